import { Lightbulb } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { DuelLine } from '../duel/DuelLine.tsx';
import { useDuelDay, useStreak, useToday } from '../duel/use-duel-day.ts';
import { allGameModules } from '../games/game-modules.ts';
import { ownId } from '../online/api.ts';
import { gameOf, TODAY } from '../puzzles/daily.ts';
import { usePuzzles } from '../store/puzzles.ts';
import { useLanguage, useT } from '../words/index.ts';
import { Chip } from './Chip.tsx';
import { useNear } from './use-near.ts';

const Watch = lazy(() => import('./Watch.tsx'));

/** What there is today: duels, the puzzle, somebody to play, somebody to watch. There at once, also with no network. */
export function Today(): ReactElement {
  const t = useT();
  return (
    <section className="today" aria-label={t('today.title')}>
      <Duels />
      <Besides />
    </section>
  );
}

/** The same on a phone for whoever comes back: the doors stand after the duels, for eyes and for ears. */
export function TodayAround({ doors }: { readonly doors: ReactElement }): ReactElement {
  const t = useT();
  return (
    <>
      <section className="today" aria-label={t('today.title')}>
        <Duels />
      </section>
      {doors}
      <div className="today">
        <Besides />
      </div>
    </>
  );
}

function Duels(): ReactElement {
  const t = useT();
  const { day, left } = useToday();
  const { card } = useDuelDay(day);
  const streak = useStreak(day);
  return (
    <div className="today-duel">
      <h2>
        <Link className="today-title" href="/duel">
          {t('duel.title')}
        </Link>
        <small className="today-note">
          {streak > 0 ? t('duel.streak', { n: streak }) : t('duel.new-in', { time: left })}
        </small>
      </h2>
      <ul className="duel-lines">
        {allGameModules.map(({ id }) => (
          <DuelLine key={id} game={id} day={day} standing={card?.games.find(({ game }) => game === id) ?? null} />
        ))}
      </ul>
    </div>
  );
}

/** The puzzle of the day, and other people. */
function Besides(): ReactElement {
  const { day } = useToday();
  // A game to watch is a board with its rules: on a phone it lies below everything else.
  const [people, isNear] = useNear<HTMLDivElement>();
  return (
    <>
      <DayPuzzle day={day} />
      <div className="today-people" ref={people}>
        {isNear && (
          <Suspense>
            <Watch />
          </Suspense>
        )}
      </div>
    </>
  );
}

function DayPuzzle({ day }: { readonly day: string }): ReactElement | null {
  const t = useT();
  const language = useLanguage();
  const solved = usePuzzles((memory) => memory.day === day);
  const game = gameOf(allGameModules, day);
  const me = ownId();
  if (game === undefined) return null;
  return (
    <div className="today-puzzle">
      <h2>{t('today.puzzle')}</h2>
      <p>
        <Chip game={game.id} size={38} />
        <span>{solved ? t('today.puzzle.done') : t('today.puzzle.below', { game: game.title[language] })}</span>
      </p>
      <div className="row">
        <Link className="btn" href={`/puzzles/${game.id}/${TODAY}`}>
          <Lightbulb size={17} aria-hidden="true" />
          {t('today.puzzle.solve')}
        </Link>
      </div>
      <p className="today-more">
        <Link href="/bots">{t('today.bots')}</Link>
        {me !== '' && <Link href={`/player/${me}`}>{t('today.mine')}</Link>}
      </p>
    </div>
  );
}
