import type { Vocabulary } from '@naos/engine';
import type { Bot } from './bot.ts';

/**
 * How raw win chances become honest ones, by the number of seats: the logit is stretched and shifted, each with a part that
 * grows with the stage of the game. Four numbers: stretch, stretch by stage, shift, shift by stage.
 */
export type Calibration = Readonly<Record<string, readonly number[]>>;

/** A win chance as it was stated, how far the game was (0 to 1), and the share of the victory that came of it. */
export interface Statement {
  readonly chance: number;
  readonly stage: number;
  readonly share: number;
}

/** How the top level's win chances are made honest: loaded by the command line alone. */
export interface Calibrator<V extends Vocabulary> {
  /** Where the calibration is kept. */
  readonly file: URL;
  /** The top level with its chances as it finds them. */
  readonly raw: () => Promise<Bot<V>>;
  /** How far the game is, from 0 to 1. */
  readonly stage: (view: V['view']) => number;
}

const AS_IT_IS: readonly number[] = [1, 0, 0, 0];
/** A stretch below this would hardly tell good from bad. */
const LEAST_STRETCH = 0.05;
/** Chances nearer to 0 or 1 teach nothing more; certain ones stay certain. */
const NEARLY = 1e-3;

const logitOf = (chance: number): number => Math.log(chance / (1 - chance));

/** The numbers for so many seats, or for the nearest number of seats that has some. */
function numbersFor(calibration: Calibration, seats: number): readonly number[] {
  const [nearest] = Object.keys(calibration).sort((a, b) => Math.abs(Number(a) - seats) - Math.abs(Number(b) - seats));
  return nearest === undefined ? AS_IT_IS : (calibration[nearest] as readonly number[]);
}

/** An honest chance out of a raw one. A larger one always stays larger, and certain ones stay as they are. */
function honest(
  chance: number,
  stage: number,
  [stretch = 1, later = 0, shift = 0, drift = 0]: readonly number[],
): number {
  if (chance <= 0 || chance >= 1) return chance;
  const slope = Math.max(LEAST_STRETCH, stretch + later * stage);
  return 1 / (1 + Math.exp(-(slope * logitOf(chance) + shift + drift * stage)));
}

/** The same bot with honest chances: the same moves in the same order. */
export function calibratedBot<V extends Vocabulary>(
  bot: Bot<V>,
  calibration: Calibration,
  stage: (view: V['view']) => number,
): Bot<V> {
  return {
    name: bot.name,
    decide: (question) => {
      const answer = bot.decide(question);
      const numbers = numbersFor(calibration, question.view.seats);
      const now = stage(question.view);
      const { winChance, ranked } = answer;
      return {
        ...answer,
        ...(winChance === undefined ? {} : { winChance: honest(winChance, now, numbers) }),
        ...(ranked === undefined
          ? {}
          : { ranked: ranked.map(({ move, value }) => ({ move, value: honest(value, now, numbers) })) }),
      };
    },
  };
}

/** How firmly the numbers are held near "as it is", in statements. */
const HOLD = 4;
const ROUNDS = 25;

/** Fits the four numbers to statements: the likeliest ones, by Newton's method. */
export function fitCalibration(statements: readonly Statement[]): readonly number[] {
  const rows = statements
    .filter(({ chance }) => chance > 0 && chance < 1)
    .map(({ chance, stage, share }) => {
      const logit = logitOf(Math.min(1 - NEARLY, Math.max(NEARLY, chance)));
      return { terms: [logit, logit * stage, 1, stage], share };
    });
  let numbers = AS_IT_IS;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = numbers.map((number, i) => -HOLD * (number - (AS_IT_IS[i] as number)));
    const bend = numbers.map((_, i) => numbers.map((__, j) => (i === j ? HOLD : 0)));
    for (const { terms, share } of rows) {
      const sum = terms.reduce((total, term, i) => total + term * (numbers[i] as number), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      for (const [i, term] of terms.entries()) {
        slope[i] = (slope[i] as number) + (share - chance) * term;
        const line = bend[i] as number[];
        for (const [j, other] of terms.entries()) {
          line[j] = (line[j] as number) + chance * (1 - chance) * term * other;
        }
      }
    }
    const step = solved(bend, slope);
    numbers = numbers.map((number, i) => number + (step[i] as number));
  }
  return numbers.map((number) => Number(number.toFixed(4)));
}

/** Solves a few linear equations; the matrix is symmetric and positive, so no pivot is zero. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] as number]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] as number[];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const row = rows[k] as number[];
      const times = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= n; j++) row[j] = (row[j] as number) - times * (pivot[j] as number);
    }
  }
  return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}
