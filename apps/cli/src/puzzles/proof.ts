import type { Seat, Vocabulary } from '@naos/engine';
import { type Players, playOut } from './play-out.ts';
import { Wager } from './wager.ts';

/** What playing out has to show, and when it ends. */
export interface Proof {
  /** A lead of so many games of one is enough: no need to find out how much larger it is. */
  readonly enough: number;
  /** Worlds that are played out at most, each from every answer. */
  readonly most: number;
  /** Number of the first world: others show whether what was proven holds there too. */
  readonly first: number;
  /** How soon a lead is given up; null: not before all worlds are played. */
  readonly thrift: Thrift | null;
}

/** Giving up is no proof, and drops a puzzle that further worlds might have proven. */
export interface Thrift {
  /** From so many worlds on a lead that is likely too small is not pursued, and from half of them on none at all. */
  readonly worlds: number;
  /** What is too small: a lead of half as much needs twice as many worlds. */
  readonly lead: number;
}

/** Chance that a puzzle passes whose solution does not lead by the margin that is published. */
export const DOUBT = 0.01;
/** Worlds of the proof have nothing to do with those of the search that found the puzzle. */
export const FIRST_WORLD = 7001;
/** Worlds in which what was proven has to hold once more. */
export const FRESH_WORLD = 90_001;
/** Where it loses outright, a few more worlds refute it. */
const REFUTABLE = -0.5;

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
 * Plays out from the solution and its rivals, the same worlds for each, until it is clear whether the solution leads. At
 * first a few worlds against every rival: most that fail do so there. Then one rival after the other, the closest first;
 * what the solution came to in a world is kept. Every rival has to be left behind, so each may be tested with the whole
 * doubt: a puzzle that does not lead passes no test of all more often than the test against the one that it does not lead.
 */
export function prove(
  players: Players,
  { enough, most, first, thrift }: Proof,
  view: Vocabulary['view'],
  seat: Seat,
  solution: Vocabulary['move'],
  rivals: readonly Vocabulary['move'][],
): Proven {
  const own: number[] = [];
  const ownIn = (world: number): number => {
    own[world] ??= playOut(players, view, seat, solution, first + world);
    return own[world] ?? 0;
  };
  const duels = rivals.map((move) => ({ move, wager: new Wager(1 / DOUBT) }));
  const isClear = ({ wager }: Duel): boolean =>
    wager.refuted || (wager.margin !== null && wager.margin >= enough) || wager.played >= most;
  /** Whether it goes on: a duel that ends without a lead ends all of them. */
  const pursue = (duel: Duel, until: number): boolean => {
    const { move, wager } = duel;
    while (wager.played < until && !isClear(duel) && !isHopeless(wager, thrift)) {
      const world = first + wager.played;
      wager.take(ownIn(wager.played) - playOut(players, view, seat, move, world));
    }
    return !isHopeless(wager, thrift) && !wager.refuted && (wager.played < most || (wager.margin ?? 0) > 0);
  };
  // Whoever loses with the solution itself leads nobody.
  const glances = thrift === null ? 0 : thrift.worlds / 2;
  const isLost = glances > 0 && Array.from({ length: glances }, (_, world) => ownIn(world)).every((one) => one === 0);
  if (!isLost && duels.every((duel) => pursue(duel, thrift?.worlds ?? 0))) {
    duels.sort((a, b) => a.wager.mean - b.wager.mean);
    duels.every((duel) => pursue(duel, most));
  }
  const standings = duels
    .filter(({ wager }) => wager.played > 0)
    .map(
      ({ move, wager: { mean: loss, margin, refuted: refutes, played: worlds } }): Standing => ({
        move: players.game.write(move),
        loss,
        margin,
        refutes,
        worlds,
      }),
    )
    .toSorted((a, b) => a.loss - b.loss);
  const isLeading =
    standings.length === rivals.length && standings.every(({ margin }) => margin !== null && margin > 0);
  const verdict = standings.some(({ refutes }) => refutes) ? 'refuted' : isLeading ? 'proven' : 'open';
  const chance = own.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
  return { chance, rivals: standings, verdict };
}

/** A rival and the bet against it. */
interface Duel {
  readonly move: Vocabulary['move'];
  readonly wager: Wager;
}

function isHopeless({ mean, error, played, margin }: Wager, thrift: Thrift | null): boolean {
  if (thrift === null || played < thrift.worlds / 2 || margin !== null || mean < REFUTABLE) return false;
  return mean <= 0 || (played >= thrift.worlds && mean + error < thrift.lead);
}
