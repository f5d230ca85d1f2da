import type { Seat } from '@naos/engine';

/** The whole game: setup, then rounds. */
export interface GameTask {
  readonly do: 'game';
  at: number;
}

/** Chapter 5; `turn` counts the players of the step under way, `parts` the pyramid parts still to place. */
export interface SetupTask {
  readonly do: 'setup';
  at: number;
  turn: number;
  parts: number;
}

/** The day: the next turn is that of the player in slot `slot` (from 0). */
export interface DayTask {
  readonly do: 'day';
  at: number;
  slot: number;
}

/** One turn: whether the own token, or any token, has been placed; mask of own districts arranged this turn (10.4). */
export interface TurnTask {
  readonly do: 'turn';
  at: number;
  readonly seat: Seat;
  placed: boolean;
  begun: boolean;
  arranged: number;
}

export interface BuildTask {
  readonly do: 'build';
  at: number;
  readonly seat: Seat;
  /** Hand of God: one level, free (13.3.7). */
  readonly night: boolean;
}

/** `count` units placed so far; `fresh` is a mask of the city's districts that got units. */
export interface RecruitTask {
  readonly do: 'recruit';
  at: number;
  readonly seat: Seat;
  count: number;
  fresh: number;
}

/** Placing units from the supply outside Recruit. */
export interface LevyTask {
  readonly do: 'levy';
  at: number;
  readonly seat: Seat;
  left: number;
  /** At least so many must still be placed. */
  least: number;
  /** Also with own troops anywhere, not in own districts alone. */
  readonly anywhere: boolean;
  /** Each unit costs a veteran token (14.7.1). */
  readonly veterans: boolean;
  fresh: number;
}

export interface BuyTask {
  readonly do: 'buy';
  at: number;
  readonly seat: Seat;
  /** Buy space of the token, 0 to 2, or NONE without a space (Twin Ceremony, Night Ceremony). */
  readonly space: number;
  readonly extra: number;
  readonly night: boolean;
}

/** A tile has just come to a player: its immediate effects, then its creature. */
export interface TakenTask {
  readonly do: 'taken';
  at: number;
  readonly seat: Seat;
  readonly tile: number;
}

export interface PrayTask {
  readonly do: 'pray';
  at: number;
  readonly seat: Seat;
}

/** A Move under way (8.5): the group is off the board while it travels. */
export interface MoveTask {
  readonly do: 'move';
  at: number;
  readonly seat: Seat;
  /** Extra range of the token or tile that gave the Move. */
  readonly bonus: number;
  walls: boolean;
  from: number;
  here: number;
  units: number;
  /** Mask of the creatures that go along. */
  beasts: number;
  /** Land movement points left. */
  points: number;
  /** The ordinary teleport has been used; a foreign district has been entered. */
  ported: boolean;
  entered: boolean;
  steps: number;
  /** The group was changed in this area: it has to go on. */
  regrouped: boolean;
}

/** A battle in an area. Sides and totals are public once the cards lie open. */
export interface BattleTask {
  readonly do: 'battle';
  at: number;
  readonly area: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Units with which each side came into it. */
  readonly attackers: number;
  readonly defenders: number;
  /** Strength that Divine Wound has added. */
  wound: number;
  attack: number;
  defence: number;
  winner: Seat;
  /** Units lost by each side. */
  attackerLost: number;
  defenderLost: number;
}

/** Divine Memory or Raining Fire waits for its target. */
export interface MemoryTask {
  readonly do: 'memory';
  at: number;
  readonly seat: Seat;
}
export interface FireTask {
  readonly do: 'fire';
  at: number;
  readonly seat: Seat;
}

/** The night; `slot` is the player whose part of a step it is. */
export interface NightTask {
  readonly do: 'night';
  at: number;
  slot: number;
}

/** Step 6 of one player: cards still to draw singly. */
export interface DrawTask {
  readonly do: 'draw';
  at: number;
  readonly seat: Seat;
}

/** Step 7 of one player: masks of what the tiles owned at its start still allow. */
export interface MusterTask {
  readonly do: 'muster';
  at: number;
  readonly seat: Seat;
  veterans: boolean;
  reinforcements: boolean;
  handOfGod: boolean;
  nightCeremony: boolean;
}

export type KemetTask =
  | GameTask
  | SetupTask
  | DayTask
  | TurnTask
  | BuildTask
  | RecruitTask
  | LevyTask
  | BuyTask
  | TakenTask
  | PrayTask
  | MoveTask
  | BattleTask
  | MemoryTask
  | FireTask
  | NightTask
  | DrawTask
  | MusterTask;
