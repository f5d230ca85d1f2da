import type { EventGame, EventPage } from '@naos/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useT } from '../words/index.ts';
import type { NameOf } from './names.ts';

interface RoundGamesProps {
  readonly page: EventPage;
  readonly nameOf: NameOf;
}

/** The games of a round; of a deal how everybody fared on it, the best first. */
export function RoundGames({ page, nameOf }: RoundGamesProps): ReactElement | null {
  const t = useT();
  const { kind, round, games, byes, you, begun, mine, status } = page;
  const isDuplicate = kind === 'duplicate';
  const sorted = isDuplicate ? games.toSorted((a, b) => (aheadOf(b)?.n ?? 0) - (aheadOf(a)?.n ?? 0)) : games;
  if (begun.length === 0 && status === 'cancelled') return null;
  return (
    <section aria-labelledby="event-round">
      <h2 id="event-round">{t(isDuplicate ? 'contest.deal' : 'contest.round', { n: round + 1 })}</h2>
      {begun.length === 0 && <p className="soft">{t('contest.no-games')}</p>}
      <ul className="event-games">
        {sorted.map((game, i) => (
          <li key={game.table ?? i} data-mine={you !== null && game.seats.includes(you)}>
            <Game
              game={game}
              nameOf={nameOf}
              isDuplicate={isDuplicate}
              isRunning={game.table !== null && mine.includes(game.table)}
              isMine={you !== null && game.seats.includes(you)}
            />
          </li>
        ))}
        {byes.map((number) => (
          <li key={`bye ${number}`} data-mine={number === you}>
            <span>{nameOf(number)}</span>
            <small>{t('contest.bye')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GameProps {
  readonly game: EventGame;
  readonly nameOf: NameOf;
  readonly isDuplicate: boolean;
  /** It waits for the reader. */
  readonly isRunning: boolean;
  /** The reader sits there. */
  readonly isMine: boolean;
}

function Game({ game, nameOf, isDuplicate, isRunning, isMine }: GameProps): ReactElement {
  const t = useT();
  const { table, seats, places } = game;
  const ahead = isDuplicate ? aheadOf(game) : null;
  const names = seats.map(nameOf).join(' – ');
  const state =
    places === null ? 'contest.hidden' : places.length === 0 ? 'contest.none-played' : ('contest.over' as const);
  // A deal that one has played oneself is over for oneself, while others still play it.
  const isOver = places !== null || (isMine && !isRunning);
  const go = isOver ? 'contest.look' : isMine ? 'contest.go' : ('contest.watch' as const);
  return (
    <>
      <span>{names}</span>
      <b>{scoreText(game)}</b>
      {ahead !== null && <em>{ahead.n === 0 ? t('contest.level') : signed(ahead.n)}</em>}
      {table === null ? (
        <small>{t(state)}</small>
      ) : (
        <Link href={`/t/${table}`} aria-label={`${t(go)}: ${names}`}>
          {t(go)}
        </Link>
      )}
    </>
  );
}

/** Points as the game counts them; of a game that was given up who has won it. */
function scoreText({ points, places }: EventGame): string {
  if (points.length > 0) return points.join(' : ');
  return places === null || places.length === 0 ? '–' : places.map((place) => (place === 1 ? 1 : 0)).join(' : ');
}

/** A lead with its sign. */
const signed = (lead: number): string => `${lead > 0 ? '+' : '−'}${Math.abs(lead)}`;

/** How far the person at a table of a deal was ahead of the others there. */
function aheadOf({ seats, points }: EventGame): { readonly n: number } | null {
  const seat = seats.findIndex((number) => number !== null);
  const own = points[seat];
  return own === undefined ? null : { n: own - Math.max(...points.filter((_, other) => other !== seat)) };
}
