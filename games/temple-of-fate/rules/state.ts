import type { Chance, GameState, Seat } from '@naos/engine';
import type { SpecialSet } from './content/specials.ts';
import type { TempleTask } from './tasks.ts';

/** Options of a table (chapter 11). */
export interface TempleOptions extends Readonly<Record<string, boolean | number | string>> {
  readonly specials: SpecialSet;
  readonly goals: boolean;
  readonly hummingbird: boolean;
}

/** What a player's build may change, and so what stays hidden as a whole until all builds are revealed (6.1.1). */
export interface Temple {
  /** 64 cells, packed as content/cells.ts says. */
  cells: number[];
  /** For each area what lies on it: `4 * face + turn`, on the summit `2 * special + (face up ? 1 : 0)`; -1 nothing. */
  laid: number[];
  /** Bonus ornaments placed, in order: `strip + 8 * place`. They stay listed when covered. */
  strips: number[];
  /** Bonus ornaments in the reserve. */
  held: number[];
  /** Priests in the reserve. */
  reserve: number;
}

/** One player. Secret parts are named as such; `view.ts` decides who sees them. */
export interface Player {
  board: number;
  temple: Temple;
  /** The temple as the others still see it while builds are under way; null otherwise. */
  shown: Temple | null;
  /** Finished with the simultaneous step under way. */
  ready: boolean;

  /** Secret: tiles drawn and not yet passed on, in draw order; in round 6 the special tiles. */
  drawn: number[];
  /** Secret: how many of `drawn` the player has looked at. */
  looked: number;
  /** Secret: where each drawn tile goes (KEEP, LEFT, RIGHT), in draw order, as far as decided. */
  routes: number[];

  /** Secret: tiles to build this round, by origin as `slotGiver` says. */
  slots: number[];
  /** Secret: which slots' tiles their giver has looked at, as bits. */
  known: number;
  /** Secret: which slots the player has looked at (all but in the variant Hummingbird), as bits. */
  turned: number;
  /** Secret: which slots' tiles are laid already, as bits. */
  used: number;

  /** Secret unless it lies face up: the special tile discarded in round 6, or -1. */
  discard: number;
  /** Secret: whether the player has looked at the discarded one. */
  discardSeen: boolean;
  /** Side of the goal card, or -1; secret until all have chosen. */
  side: number;
  /** Number of the private card, or -1, and the set of its cells that the player occupies. */
  privateCard: number;
  privateCells: number;
  /** Cards won, by number, in order. */
  won: number[];
}

export interface TempleState extends GameState {
  readonly seats: number;
  agenda: TempleTask[];
  chance: Chance;
  readonly options: TempleOptions;
  /** 1 to 6; 0 before the first. */
  round: number;
  /** Holder of the first-player token. */
  first: Seat;
  /** Face-down stocks, decks and piles: the top is the last one. */
  stock: number[];
  specials: number[];
  decks: number[][];
  piles: number[][];
  /** Open card of each god, or -1. */
  open: number[];
  /** Who stands on each cell of the open cards: `MOST_CELLS * god + cell`; -1 nobody. */
  stands: number[];
  players: Player[];
}

/** Where a drawn tile goes. With two players LEFT means the opponent, and RIGHT is not used. */
export const KEEP = 0;
export const LEFT = 1;
export const RIGHT = 2;

/** The neighbour on the left is the next seat (5.10). */
export function leftOf(seats: number, seat: Seat): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}
export function rightOf(seats: number, seat: Seat): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}

/** Who gave the tile in a slot: slot 0 is the kept one, then from the left and the right, or all from the opponent. */
export function slotGiver(seats: number, round: number, seat: Seat, slot: number): Seat {
  if (slot === 0) return seat;
  if (seats > 2 && round <= 3 && slot === 1) return leftOf(seats, seat);
  return rightOf(seats, seat);
}

/** The player of a seat. */
export function playerAt(state: TempleState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return player;
}

/** Tiles drawn by each player in a round (6.0.1 to 6.0.3). */
export function tilesDrawn(round: number): number {
  return round <= 3 ? 3 : 2;
}
