import type { Procedure, Table } from '@naos/engine';
import type { TempleEvent } from './events.ts';
import type { TempleMove } from './moves.ts';
import type { TempleOptions, TempleState } from './state.ts';
import type { TempleTask } from './tasks.ts';
import type { TempleView } from './view.ts';

/** The names of the steps that ask. */
export type TempleChoice =
  | 'pick a side'
  | 'exchange'
  | 'assign'
  | 'build'
  | 'use a chain'
  | 'take a card'
  | 'occupy cells';

/** The names that Temple of Fate gives to its own types. */
export interface TempleOfFate {
  state: TempleState;
  task: TempleTask;
  move: TempleMove;
  event: TempleEvent;
  view: TempleView;
  choice: TempleChoice;
  options: TempleOptions;
}

export type TempleTable = Table<TempleOfFate>;
export type TempleProcedure<K extends TempleTask['do']> = Procedure<
  TempleOfFate,
  Extract<TempleTask, { readonly do: K }>
>;

/** Random streams, one for each deck and pile (`Game.streams`). */
export const STREAMS = [
  'boards',
  'fire deck',
  'hunt deck',
  'water deck',
  'fertility deck',
  'supreme deck',
  'short strips',
  'long strips',
  'tiles',
  'special tiles',
  'first player',
] as const;
export const BOARD_STREAM = 0;
export const DECK_STREAM = 1;
export const PILE_STREAM = 6;
export const TILE_STREAM = 8;
export const SPECIAL_STREAM = 9;
export const FIRST_STREAM = 10;
