import type { DuelStanding } from '@naos/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { Chip } from '../home/Chip.tsx';
import { ownId } from '../online/api.ts';
import { tryOf, useDuels } from '../store/duels.ts';
import { loadTable } from '../store/tables.ts';
import { useLanguage, useT } from '../words/index.ts';
import { ownResult } from './ladder.ts';
import { useDuel } from './use-duel.ts';

/** Others that a line names. */
const MOST_NAMED = 3;

interface DuelLineProps {
  readonly game: string;
  readonly day: string;
  readonly standing: DuelStanding | null;
}

/** Today's duel of one game: how the others fared, and one's own result or the way to it. */
export function DuelLine({ game, day, standing }: DuelLineProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const play = useDuel(game);
  const here = useDuels((memory) => tryOf(memory, day, game));
  const me = ownId();
  const mine = ownResult(here, standing, me);
  const { rank, people } = standing?.among ?? standing ?? { rank: null, people: 0 };
  // Those whom one follows before strangers, each the best first.
  const others = (standing?.rows ?? [])
    .filter(({ player }) => player !== me)
    .toSorted((a, b) => Number(b.followed ?? false) - Number(a.followed ?? false))
    .slice(0, MOST_NAMED);
  const begun = mine === null && loadTable(`duel-${game}-${day}`) !== null;
  const title = titleOf(game, language);
  return (
    <li className="duel-line">
      <Chip game={game} size={38} />
      <span className="duel-words">
        <b>{title}</b>
        <small className="faint">
          {others.length === 0
            ? t('duel.nobody')
            : others.map(({ name, points }) => `${name}\u00a0${points}`).join(', ')}
        </small>
      </span>
      {mine === null ? (
        <button
          type="button"
          className="btn strong"
          onClick={play}
          aria-label={t(begun ? 'duel.go-on.of' : 'duel.play.of', { game: title })}
        >
          {t(begun ? 'duel.go-on' : 'duel.play')}
        </button>
      ) : (
        <Link className="duel-own" href={`/duel/${game}/${day}`}>
          <b className="duel-points">{mine.points}</b>
          {rank !== null && (
            <small>
              {rank}/{people}
            </small>
          )}
          <span className="unseen">{t('duel.compare.of', { game: title })}</span>
        </Link>
      )}
    </li>
  );
}
