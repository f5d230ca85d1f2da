import { GameError, type GameOptions, type OptionRow } from '@naos/engine';
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

/** What a table has chosen; flags that it does not name are off. */
export function optionsOf({ printed, difficulty, randomStart, dearDecrees }: GameOptions): TekhenuOptions {
  const level = DIFFICULTIES.find((name) => name === difficulty);
  if (level === undefined) throw new GameError(`The opponent's difficulty is one of ${DIFFICULTIES.join(', ')}.`);
  return {
    printed: printed === true,
    difficulty: level,
    randomStart: randomStart === true,
    dearDecrees: dearDecrees === true,
  };
}
