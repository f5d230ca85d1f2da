import type { GameState } from '@naos/engine';
import type { Supply } from './content/goods.ts';
import type { ByKind } from './content/market.ts';
import type { Difficulty } from './content/solo.ts';
import type { TekhenuTask } from './tasks.ts';

/** A noble's side of the table, or Botankhamun's (SPEC 2.6, 3). */
export interface Player {
  vp: number;
  /** Papyrus, bread, limestone, granite, gold, scribes, faith. */
  goods: Supply;
  /** Production markers of the four basic goods. */
  production: number[];
  happiness: number;
  population: number;
  /** Happiness rewards (16, 19, 21) taken so far, in rising order. */
  rewards: number;
  /** The extra action of happiness 21 is waiting (SPEC 6.10.2). */
  extraDue: boolean;
  /** Pieces that have left the player board. */
  buildings: number;
  statues: number;
  pillars: number;
  /** Held cards, one bit each. */
  blessings: number;
  technologies: number;
  decrees: number;
  /** Dice on the pans and under the scales: colour * 6 + face - 1. */
  left: number[];
  right: number[];
  under: number[];
  /** Excess resources on the right pan. */
  excess: number;
  /** Starting cards taken and not yet resolved. */
  starting: number[];
  /** Destiny card in front of the player, or -1. */
  destiny: number;
  /** Balance of the running Maat phase, faith included (SPEC 8.1). */
  balance: number;
  /** Decrees scored at the end, in order, and what each paid. */
  scored: number[];
  scoredPoints: number[];
}

/** The solo opponent's tokens and marker (SPEC 9). */
export interface Solo {
  readonly difficulty: Difficulty;
  readonly randomStart: boolean;
  /** Points of each of the opponent's decrees. */
  readonly decreePoints: number;
  /** Action tokens, row by row from below. */
  pyramid: number[];
  /** The progress marker; row -1 is left of the base. */
  row: number;
  index: number;
}

/** Owners are indices of `players`; -1 is nobody or nothing. */
export interface TekhenuState extends GameState {
  agenda: TekhenuTask[];
  /** One for each seat; in solo the opponent is the second one, without a seat. */
  players: Player[];
  solo: Solo | null;
  /** Horus tokens lie as printed instead of at random (SPEC 4.3). */
  readonly printed: boolean;
  /** 1 to 16; 0 before the first round. */
  round: number;
  /** The player whose turn it is, or -1 outside turns. */
  turn: number;
  /** Substitutions that have paid their point this turn: bits of T10 and T22. */
  swapped: number;
  /** Actions under way, one inside the other. */
  acting: number;
  /** Index of the first sunny sector. */
  wheel: number;
  /** Dice on the wheel: sector * 30 + colour * 6 + face - 1. */
  dice: number[];
  /** Dice in the bag, by colour. */
  bag: number[];
  /** The god whose token lies on each Horus position. */
  tokens: number[];
  /** Owner of each god statue slot: god * 3 + index. */
  godStatues: number[];
  peopleStatues: number[];
  /** Gold on the four people statue spaces and beside Osiris' row 2. */
  gold: number[];
  /** Tiles in the left, middle and right Ra slot. */
  raSlots: number[];
  /** Face-down tiles; the last one is drawn next. */
  stack: number[];
  /** Tile * 4 + quarter turns on each temple cell. */
  tiles: number[];
  /** Owner of the pillar on each temple cell. */
  pillars: number[];
  /** Owner of the building on each temple space. */
  spaces: number[];
  /** Owner of the building in each Osiris slot. */
  osiris: number[];
  /** Card in each market slot, an index among the cards of the slot's kind. */
  market: number[];
  /** Market sections open. */
  open: number;
  /** Face-down decks of blessings, technologies and decrees; the last card is drawn next. */
  decks: ByKind<number[]>;
  discards: ByKind<number[]>;
  order: number[];
  /** Starting cards and destiny cards that lie open to be taken. */
  shown: number[];
  destinies: number[];
  /** Two decrees dealt to each seat at setup, and which of them it keeps (-1: not chosen yet). Secret. */
  dealt: number[][];
  kept: number[];
  /** The decree each seat put under the deck, while it lies there. Known to that seat. */
  returned: number[];
  /** Two cards that the player resolving starting card 5 or 6 looks at. Known to that seat. */
  offered: number[];
  /** Decree hands lie open (FINAL). */
  revealed: boolean;
}

/** A player of the table who is no seat: Botankhamun. */
export function isBot(state: TekhenuState, player: number): boolean {
  return player >= state.seats;
}

/** How events name the solo opponent, who has no seat. */
export const OPPONENT = -1;

/** A player as events name it: a seat, or OPPONENT. */
export function named(state: TekhenuState, player: number): number {
  return isBot(state, player) ? OPPONENT : player;
}

export function playerOf(state: TekhenuState, player: number): Player {
  const p = state.players[player];
  if (p === undefined) throw new RangeError(`There is no player ${player}.`);
  return p;
}
