import type { Task } from '@naos/engine';
import type { KindIndex } from './content/market.ts';

/** How a die was taken (SPEC 5.1, D11). */
export const NOT_TAKEN = 0;
export const NORMAL = 1;
export const ANUBIS = 2;
/** SPEC R10: no draft is legal; the die is only put away. */
export const IDLE = 3;

/** Where a taken die goes (SPEC 5.3.2). */
export const LEFT = 0;
export const RIGHT = 1;
export const UNDER = 2;

/** Setup, rounds and the end (SPEC 4, 5). `index` counts players inside a loop. */
export interface GameTask extends Task {
  readonly do: 'game';
  index: number;
}

/** One player resolves starting cards and, when `destiny`, the destiny card (SPEC 4.13). */
export interface GainsTask extends Task {
  readonly do: 'gains';
  readonly seat: number;
  destiny: boolean;
}

/** Basic goods of the player's choice, one by one. `of`: a bit for each good allowed. */
export interface MixTask extends Task {
  readonly do: 'mix';
  readonly seat: number;
  left: number;
  readonly of: number;
}

/** Two cards looked at, one kept (SPEC 7.1.3). */
export interface DrawTask extends Task {
  readonly do: 'draw';
  readonly seat: number;
  readonly kind: KindIndex;
}

/** Population or happiness, the player's choice. */
export interface EitherTask extends Task {
  readonly do: 'either';
  readonly seat: number;
  readonly steps: number;
}

/** A player's turn (SPEC 5.1). The taken die is in these facts until it lies on the scales. */
export interface TurnTask extends Task {
  readonly do: 'turn';
  readonly seat: number;
  mode: number;
  /** Anubis without scribes has been played (B23, B24). */
  freeAnubis: boolean;
  sector: number;
  die: number;
  /** The die is in the player's hand, not on the scales yet. */
  held: boolean;
  /** Effective colour (SPEC 5.3.1) and base value (SPEC 5.2.1). */
  colour: number;
  value: number;
  /** Scribes have changed the value. */
  valued: boolean;
  pan: number;
  /** Extra god actions bought and not yet done: three bits for each god. */
  extras: number;
  /** The normal action is done. */
  acted: boolean;
}

/** The solo opponent's turn (SPEC 9.2). */
export interface BotTask extends Task {
  readonly do: 'bot';
  sector: number;
  die: number;
}

/** What all god actions share. `low` to `high` are the action values open to the player; `value` is the one chosen. */
export interface GodTask extends Task {
  readonly seat: number;
  readonly low: number;
  readonly high: number;
  value: number;
  /** Carried out with the taken die: T11 counts. */
  readonly withDie: boolean;
  /** Decree 323: no resources are paid. */
  readonly free: boolean;
  /** At the start the player had a statue for this god (SPEC 6.7.2). */
  readonly had: boolean;
}

export interface HorusTask extends GodTask {
  readonly do: 'horus';
  place: number;
}

export interface RaTask extends GodTask {
  readonly do: 'ra';
  cell: number;
  turns: number;
  slot: number;
  tile: number;
  /** Counted when the tile was laid, for abilities that count them again. */
  buildings: number;
  matches: number;
}

export interface HathorTask extends GodTask {
  readonly do: 'hathor';
  space: number;
}

export interface BastetTask extends GodTask {
  readonly do: 'bastet';
}

export interface ThothTask extends GodTask {
  readonly do: 'thoth';
  /** Technologies held when it began: one taken now does not alter it (SPEC R21). */
  readonly held: number;
  /** Cards still to take; the section they come from, -1 before the first. */
  left: number;
  section: number;
  /** Sections refreshed in this action, one bit each. */
  refreshed: number;
}

export interface OsirisTask extends GodTask {
  readonly do: 'osiris';
  /** Districts allowed, one bit each; starting cards lose no happiness. */
  readonly districts: number;
  readonly keepsHappiness: boolean;
  slot: number;
}

export type GodAction = HorusTask | RaTask | HathorTask | BastetTask | ThothTask | OsirisTask;

/** Production of one good (SPEC 6.8). */
export interface ProduceTask extends Task {
  readonly do: 'produce';
  readonly seat: number;
  readonly good: number;
  readonly low: number;
  readonly high: number;
  value: number;
  runs: number;
  readonly withDie: boolean;
  /** Decree 323: the excess goes back. */
  readonly free: boolean;
}

/** What is paid: a good's index, or ANY_GOOD. */
export const ANY_GOOD = 7;

/** A cost with a real choice of tokens (SPEC 5.4). `waivers`: blessings that make it nothing. */
export interface PayTask extends Task {
  readonly do: 'pay';
  readonly seat: number;
  readonly what: number;
  readonly amount: number;
  readonly waivers: number;
  /** A draft is being declared: a way of paying that would leave it without a legal action is not offered (SPEC 5.1.3). */
  readonly guarded: boolean;
}

/** T24's gold for a blessing whose price is being paid first (SPEC 5.1.1). */
export interface ThanksTask extends Task {
  readonly do: 'thanks';
  readonly seat: number;
}

/** SPEC R47: a god action that is looked at again after T19's production. */
export interface AttemptTask extends Task {
  readonly do: 'attempt';
  readonly seat: number;
  readonly god: number;
  readonly low: number;
  readonly high: number;
}

/** One action of any kind with any value: happiness 21 or decree 323 (SPEC 6.10.2, 8.2.0). */
export interface ExtraTask extends Task {
  readonly do: 'extra';
  readonly seat: number;
  readonly decree: boolean;
}

/** SPEC 8.1. */
export interface MaatTask extends Task {
  readonly do: 'maat';
  readonly phase: number;
  index: number;
}

/** SPEC 8.2. */
export interface ScoringTask extends Task {
  readonly do: 'scoring';
  readonly second: boolean;
  index: number;
}

/** One player scores decrees (SPEC 8.3.1). */
export interface DecreesTask extends Task {
  readonly do: 'decrees';
  readonly seat: number;
  left: number;
  /** Symbols used, one bit each. */
  symbols: number;
}

export type TekhenuTask =
  | GameTask
  | GainsTask
  | MixTask
  | DrawTask
  | EitherTask
  | TurnTask
  | BotTask
  | GodAction
  | ProduceTask
  | PayTask
  | ThanksTask
  | AttemptTask
  | ExtraTask
  | MaatTask
  | ScoringTask
  | DecreesTask;
