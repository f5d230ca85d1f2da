import { scramble } from './random.ts';
import { hmac, sha256 } from './sha256.ts';

/**
 * Where a state's randomness comes from: plain data inside the state. Each stream (a deck, a die) counts its own draws,
 * so one order of play can't shift another draw, and the same deal can be played at two tables.
 * A real game has a secret `seed` of 64 hex digits; a state for search has an empty one and draws fast from `fast`.
 */
export interface Chance {
  readonly seed: string;
  readonly fast: number;
  /** Draws made so far, by stream. */
  readonly drawn: number[];
}

const SEED = /^[0-9a-f]{64}$/;
const WORD = 0x1_0000_0000;
const STREAM_STEP = 0x632be59b;
const DRAW_STEP = 0x9e3779b9;

/** Chance for a real game. `seed`: 64 lower-case hex digits (256 bits) from the operating system. */
export function keyedChance(seed: string, streams: number): Chance {
  if (!SEED.test(seed)) throw new RangeError('A seed is 64 hex digits (0-9, a-f).');
  return { seed, fast: 0, drawn: new Array<number>(streams).fill(0) };
}

/** Chance for search and imagination: quick, and unrelated to any real game's seed. */
export function fastChance(fast: number, streams: number): Chance {
  return { seed: '', fast: fast >>> 0, drawn: new Array<number>(streams).fill(0) };
}

/** An independent copy. */
export function copyChance(chance: Chance): Chance {
  return { seed: chance.seed, fast: chance.fast, drawn: chance.drawn.slice() };
}

/** What is published before the first draw; the seed, revealed after the last, must hash to it. */
export function commitment(seed: string): string {
  return sha256(`naos seed ${seed}`);
}

/** A fair whole number from 0 to n - 1 from a stream. `name` is the stream's name and part of every keyed draw. */
export function draw(chance: Chance, stream: number, name: string, n: number): number {
  return chance.seed === '' ? fastDraw(chance, stream, n) : keyedDraw(chance, stream, name, n);
}

function fastDraw(chance: Chance, stream: number, n: number): number {
  const count = chance.drawn[stream] ?? 0;
  chance.drawn[stream] = count + 1;
  const word = scramble(scramble(chance.fast + Math.imul(stream + 1, STREAM_STEP)) + Math.imul(count, DRAW_STEP));
  return Math.floor((word / WORD) * n);
}

function keyedDraw(chance: Chance, stream: number, name: string, n: number): number {
  // Words beyond the last whole multiple of n are thrown away, or small numbers would come a little more often.
  const fair = WORD - (WORD % n);
  for (;;) {
    const count = chance.drawn[stream] ?? 0;
    chance.drawn[stream] = count + 1;
    const [word = 0] = hmac(chance.seed, `${name} ${count}`);
    if (word < fair) return word % n;
  }
}
