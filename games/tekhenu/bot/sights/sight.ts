import type { Seat } from '@naos/engine';
import type { TekhenuState } from '../../rules/index.ts';

/** Something that a net looks at. */
export interface Sight {
  /** A name for each of its numbers, with the size that brings it to about 1. */
  readonly rows: readonly (readonly [name: string, size: number])[];
  /** Tells its numbers of a seat, in the order of the rows. */
  readonly measure: (state: TekhenuState, seat: Seat, tell: (number: number) => void) => void;
}

export const most = (a: number, b: number): number => (a > b ? a : b);
export const oneIf = (is: boolean): number => (is ? 1 : 0);
