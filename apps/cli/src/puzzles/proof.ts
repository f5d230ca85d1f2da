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
const SLOW = { worlds: 8, lead: 0.15, errors: 1, refutable: -0.5 };
/** Worlds of the proof have nothing to do with those of the search that found the puzzle. */
const FIRST_WORLD = 7001;

/** One rival as the games have it. */
export interface Standing {
  readonly move: string;
  /** Games of one that it loses against the solution, on average over the same worlds. */
  readonly loss: number;
  /** What it loses at least, with 99 % confidence; null: not shown to lose any. */
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

/**
 * Plays out from the solution and its rivals, the same worlds for each, until it is clear whether the solution leads. One
 * rival after the other: most that fail do so against the closest, and what the solution came to in a world is kept. Every
 * rival has to be left behind, so each may be tested with the whole doubt: a puzzle that does not lead passes no test of all
 * more often than the test against the one that it does not lead.
 */
export function prove(
  players: Players,
  { enough, most }: Proof,
  view: Vocabulary['view'],
  seat: Seat,
  solution: Vocabulary['move'],
  rivals: readonly Vocabulary['move'][],
): Proven {
  const own: number[] = [];
  const ownIn = (world: number): number => {
    own[world] ??= playOut(players, view, seat, solution, FIRST_WORLD + world);
    return own[world] ?? 0;
  };
  const standings: Standing[] = [];
  for (const move of rivals) {
    const wager = new Wager(1 / DOUBT);
    let squares = 0;
    const clear = (): boolean => wager.margin !== null && wager.margin >= enough;
    for (let world = 0; world < most && !clear() && !wager.refuted && !hopeless(wager, squares); world++) {
      const difference = ownIn(world) - playOut(players, view, seat, move, FIRST_WORLD + world);
      wager.take(difference);
      squares += difference ** 2;
    }
    const { mean: loss, margin, refuted: refutes, played: worlds } = wager;
    standings.push({ move: players.game.write(move), loss, margin, refutes, worlds });
    if (margin === null || margin <= 0) break;
  }
  standings.sort((a, b) => a.loss - b.loss);
  const isLeading =
    standings.length === rivals.length && standings.every(({ margin }) => margin !== null && margin > 0);
  const verdict = standings.some(({ refutes }) => refutes) ? 'refuted' : isLeading ? 'proven' : 'open';
  const chance = own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
  return { chance, rivals: standings, verdict };
}

function hopeless({ mean, played, margin }: Wager, squares: number): boolean {
  // Where it loses outright, a few more worlds refute it.
  if (played < SLOW.worlds || margin !== null || mean < SLOW.refutable) return false;
  const error = Math.sqrt(Math.max(0, squares / played - mean ** 2) / played);
  return mean + SLOW.errors * error < SLOW.lead;
}
