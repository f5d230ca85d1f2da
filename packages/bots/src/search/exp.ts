/** ln 2 in two parts: the first has zeros at its end, so that multiples of it are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Beyond these the result is nothing or more than there is. */
const LEAST = -700;
const MOST = 700;

/** 2 to the power of -1022 up to 1023, by doubling: exact. */
const ZEROTH = 1022;
const POWERS = powersOfTwo();

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(2046);
  let up = 1;
  let down = 1;
  for (let n = 0; n <= 1022; n++, up *= 2, down /= 2) {
    powers[ZEROTH + n] = up;
    powers[ZEROTH - n] = down;
  }
  return powers;
}

/** The series' parts, 1 / n!. */
const C2 = 1 / 2;
const C3 = 1 / 6;
const C4 = 1 / 24;
const C5 = 1 / 120;
const C6 = 1 / 720;
const C7 = 1 / 5040;
const C8 = 1 / 40320;
const C9 = 1 / 362880;
const C10 = 1 / 3628800;
const C11 = 1 / 39916800;
const C12 = 1 / 479001600;
const C13 = 1 / 6227020800;

/**
 * e to the power of x with sums, products and a table alone. `Math.exp` may differ in its last digit from one browser to
 * the next, and a bot whose values differ may choose another move: a duel is played here and checked elsewhere.
 */
export function exp(x: number): number {
  if (!(x > LEAST)) return 0;
  if (x > MOST) return Number.MAX_VALUE;
  const n = Math.round(x * Math.LOG2E);
  const r = x - n * LN2_HIGH - n * LN2_LOW;
  // The series up to the 13th power: what follows is less than half a unit of the last digit.
  let sum = C13;
  sum = sum * r + C12;
  sum = sum * r + C11;
  sum = sum * r + C10;
  sum = sum * r + C9;
  sum = sum * r + C8;
  sum = sum * r + C7;
  sum = sum * r + C6;
  sum = sum * r + C5;
  sum = sum * r + C4;
  sum = sum * r + C3;
  sum = sum * r + C2;
  sum = (sum * r + 1) * r + 1;
  return sum * (POWERS[ZEROTH + n] ?? 0);
}
