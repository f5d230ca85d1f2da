import { at, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

/** The five actions of the day (SPEC chapter 8). */
export const ACTIONS = ['build', 'recruit', 'buy', 'pray', 'move'] as const;
export type Action = (typeof ACTIONS)[number];

/** A space of the action pyramid; a bit of a player's mask of taken spaces is its index (3.2.1). */
export interface Space {
  readonly index: number;
  readonly id: string;
  readonly row: number;
  readonly action: Action;
  /** Which of the buy spaces it is, from 0; -1 for the others. */
  readonly buy: number;
}

let buys = 0;
export const SPACES: readonly Space[] = data.actionPyramid.spaces.map(({ id, row, action }, index) => ({
  index,
  id,
  row,
  action: oneOf(ACTIONS, action),
  buy: action === 'buy' ? buys++ : -1,
}));
export const BUY_SPACES: readonly Space[] = SPACES.filter(({ buy }) => buy >= 0);
export const ROWS: readonly number[] = [1, 2, 3];

/** Mask of the spaces of each row; index 0 is unused, as rows count from 1. */
export const ROW_MASK: readonly number[] = [0, ...ROWS].map((row) =>
  SPACES.reduce((mask, space) => (space.row === row ? mask | (1 << space.index) : mask), 0),
);

/** A space by its index. */
export function spaceAt(index: number): Space {
  return at(SPACES, index);
}

/** Index of a space, or -1. */
export function spaceIndex(id: string): number {
  return SPACES.findIndex((space) => space.id === id);
}
