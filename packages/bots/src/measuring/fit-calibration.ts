import { SymmetricMatrix } from '../learning/symmetric.ts';
import { AS_IT_IS, logitOf, type Statement } from '../playing/calibrate.ts';

/** Chances nearer to 0 or 1 teach nothing more; certain ones stay certain. */
const NEARLY = 1e-3;

/** How firmly the numbers are held near "as it is", in statements. */
const HOLD = 4;
const ROUNDS = 25;

/** Fits the four numbers to statements: the likeliest ones, by Newton's method. */
export function fitCalibration(statements: readonly Statement[]): readonly number[] {
  const rows = statements
    .filter(({ chance }) => chance > 0 && chance < 1)
    .map(({ chance, stage, share }) => {
      const logit = logitOf(Math.min(1 - NEARLY, Math.max(NEARLY, chance)));
      return { terms: Float64Array.of(logit, logit * stage, 1, stage), share };
    });
  const places = [...AS_IT_IS.keys()];
  let numbers = Float64Array.from(AS_IT_IS);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = numbers.map((number, i) => -HOLD * (number - (AS_IT_IS[i] ?? 0)));
    const bend = new SymmetricMatrix(places.length);
    bend.addDiagonal(HOLD);
    for (const { terms, share } of rows) {
      const sum = terms.reduce((total, term, i) => total + term * (numbers[i] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      for (const [i, term] of terms.entries()) slope[i] = (slope[i] ?? 0) + (share - chance) * term;
      bend.addOuter(terms, places, chance * (1 - chance));
    }
    const step = bend.solve(slope);
    numbers = numbers.map((number, i) => number + (step[i] ?? 0));
  }
  return Array.from(numbers, (number) => Number(number.toFixed(4)));
}
