import type { GameOptions, OptionRow } from '@naos/engine';
import { DIFFICULTIES, type Difficulty } from './content/solo.ts';

/** SPEC 4.3, 9.1.3, 9.1.5, 9.4.5: what a table can choose; all but the first matter in solo only. */
export interface TekhenuOptions extends GameOptions {
  readonly printed: boolean;
  readonly difficulty: Difficulty;
  readonly randomStart: boolean;
  readonly dearDecrees: boolean;
}

export const OPTIONS: readonly OptionRow[] = [
  { key: 'printed', kind: 'flag', standard: false },
  { key: 'difficulty', kind: 'pick', values: DIFFICULTIES, standard: 'medium' },
  { key: 'randomStart', kind: 'flag', standard: false },
  { key: 'dearDecrees', kind: 'flag', standard: false },
];
