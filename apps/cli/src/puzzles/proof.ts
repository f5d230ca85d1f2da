import type { Seat, Vocabulary } from '@naos/engine';
import { type Players, playOut } from './play-out.ts';
import { Wager } from './wager.ts';

/** What playing out has to show, and when it ends. */
export interface Proof {
  /** A lead of so many games of one is enough: no need to find out how much larger it is. */
  readonly enough: number;
  /** Worlds that are played out at most, each from every answer. */
  readonly most: number;
}

/** Chance that a puzzle passes whose solution does not lead by the margin that is published. */
export const DOUBT = 0.01;
/** Giving up is no proof, only thrift: from so many worlds on, a lead that is likely less than this is not pursued. */
const SLOW = { worlds: 12, lead: 0.15, errors: 1 };
/** Worlds of the proof have nothing to do with those of the search that found the puzzle. */
const FIRST_WORLD = 7001;

/** One rival as the games have it. */
export interface Standing {
  readonly move: string;
  /** Games of one that it loses against the solution, on average over the same worlds. */
  readonly loss: number;
  /** What it loses at least, with 99 % confidence for all rivals together; null: not shown to lose any. */
  readonly margin: number | null;
  readonly refutes: boolean;
  readonly worlds: number;
}

export interface Proven {
  /** The share of games that the solution wins. */
  readonly chance: number;
  /** Closest first. */
  readonly rivals: readonly Standing[];
  /** `refuted`: a rival is better; `open`: it may be as good. */
  readonly verdict: 'proven' | 'open' | 'refuted';
}

/** Plays out from the solution and its rivals, the same worlds for each, until it is clear whether the solution leads. */
export function prove(
  players: Players,
  { enough, most }: Proof,
  view: Vocabulary['view'],
  seat: Seat,
  solution: Vocabulary['move'],
  rivals: readonly Vocabulary['move'][],
): Proven {
  const odds = Math.max(1, rivals.length) / DOUBT;
  const races = rivals.map((move) => ({ move, wager: new Wager(odds), squares: 0 }));
  const clear = (wager: Wager): boolean => wager.margin !== null && wager.margin >= enough;
  let won = 0;
  let worlds = 0;
  for (; worlds < most && races.some(({ wager }) => !clear(wager)); worlds++) {
    const world = FIRST_WORLD + worlds;
    const own = playOut(players, view, seat, solution, world);
    won += own;
    for (const race of races) {
      if (clear(race.wager)) continue;
      const difference = own - playOut(players, view, seat, race.move, world);
      race.wager.take(difference);
      race.squares += difference ** 2;
    }
    if (races.some(({ wager, squares }) => wager.refuted || hopeless(wager, squares))) break;
  }
  const standings = races
    .map(
      ({ move, wager }): Standing => ({
        move: players.game.write(move),
        loss: wager.mean,
        margin: wager.margin,
        refutes: wager.refuted,
        worlds: wager.played,
      }),
    )
    .sort((a, b) => a.loss - b.loss);
  const verdict = standings.some(({ refutes }) => refutes)
    ? 'refuted'
    : standings.every(({ margin }) => margin !== null && margin > 0)
      ? 'proven'
      : 'open';
  return { chance: worlds === 0 ? 0 : won / worlds, rivals: standings, verdict };
}

function hopeless({ mean, played, margin }: Wager, squares: number): boolean {
  if (played < SLOW.worlds || margin !== null) return false;
  const error = Math.sqrt(Math.max(0, squares / played - mean ** 2) / played);
  return mean + SLOW.errors * error < SLOW.lead;
}
