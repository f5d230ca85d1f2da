import type { Seat } from '@naos/engine';

/** The whole game: shuffle, then round after round. */
export interface GameTask {
  readonly do: 'game';
  at: number;
}

/** One round; `first` is NOBODY until the order of play is known. */
export interface RoundTask {
  readonly do: 'round';
  at: number;
  first: Seat;
}

/** Cartouche 2b of one player; `left` priests still have to go. */
export interface RemoveTask {
  readonly do: 'remove';
  at: number;
  readonly seat: Seat;
  left: number;
}

/** Cartouches 3 and 4 of one player; `left` priests still have to be placed, `surplus` found no space. */
export interface PlaceTask {
  readonly do: 'place';
  at: number;
  readonly seat: Seat;
  left: number;
  surplus: number;
}

export interface ScoringTask {
  readonly do: 'scoring';
  at: number;
}

/** The cull of one player: own priests by temple when it began, and those taken so far. */
export interface CullTask {
  readonly do: 'cull';
  at: number;
  readonly seat: Seat;
  readonly had: readonly number[];
  readonly taken: number[];
}

export type AtonTask = GameTask | RoundTask | RemoveTask | PlaceTask | ScoringTask | CullTask;
