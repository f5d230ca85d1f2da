import type { ReactElement } from 'react';
import { Among } from '../duel/Among.tsx';
import { DuelLine } from '../duel/DuelLine.tsx';
import { useAmong } from '../duel/use-among.ts';
import { useDuelDay, useStreak, useToday } from '../duel/use-duel-day.ts';
import { allGameModules } from '../games/game-modules.ts';
import { useTitle } from '../shell/use-title.ts';
import { useT } from '../words/index.ts';
import '../styles/duel.css';

/** Today's duels of all games. */
export default function Duels(): ReactElement {
  const t = useT();
  const { day, left } = useToday();
  const { among } = useAmong();
  const { card, offline } = useDuelDay(day, among);
  const streak = useStreak(day);
  useTitle(t('duel.title'));
  return (
    <main className="page narrow">
      <h1>{t('duel.title')}</h1>
      <p className="soft lead">{t('duel.below')}</p>
      <p className="duel-head">
        {streak > 0 && <b>{t('duel.streak', { n: streak })}</b>}
        <span>{t('duel.new-in', { time: left })}</span>
      </p>
      <Among among={among} />
      {offline && <p className="notice">{t('duel.offline')}</p>}
      <ul className="duel-lines">
        {allGameModules.map(({ id }) => (
          <DuelLine key={id} game={id} day={day} standing={card?.games.find(({ game }) => game === id) ?? null} />
        ))}
      </ul>
    </main>
  );
}
