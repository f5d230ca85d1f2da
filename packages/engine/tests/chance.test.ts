import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment } from '../src/chance.ts';
import { copyChance, copyPlain, draw, FastRandom, fastChance, keyedChance, samePlain, sha256 } from '../src/index.ts';
import { hmac } from '../src/sha256.ts';

const SEED = '0123456789abcdef'.repeat(4);

describe('hashes', () => {
  it.each(['', 'abc', 'жрец', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)])(
    'agree with the platform for "%.8s…"',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
      const mine = Array.from(hmac(SEED, text), (word) => word.toString(16).padStart(8, '0')).join('');
      expect(mine).toBe(createHmac('sha256', SEED).update(text).digest('hex'));
    },
  );
});

describe('chance', () => {
  const draws = (chance: ReturnType<typeof keyedChance>, stream: number, count: number): number[] =>
    Array.from({ length: count }, () => draw(chance, stream, `stream ${stream}`, 6));

  it.each([
    ['keyed', () => keyedChance(SEED, 2)],
    ['fast', () => fastChance(42, 2)],
  ])('%s: the same seed gives the same draws, and one stream does not shift another', (_name, make) => {
    const first = make();
    const second = make();
    draws(second, 1, 5);
    expect(draws(first, 0, 20)).toEqual(draws(second, 0, 20));
    expect(draws(make(), 0, 20)).not.toEqual(draws(make(), 1, 20));
  });

  it.each([
    ['keyed', keyedChance(SEED, 1)],
    ['fast', fastChance(9, 1)],
  ])('%s: every face of a die comes about equally often', (_name, chance) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of draws(chance, 0, 6000)) counts[face] = (counts[face] ?? 0) + 1;
    for (const count of counts) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  it('goes on from a copy without touching the original', () => {
    const chance = keyedChance(SEED, 1);
    const copy = copyChance(chance);
    draws(copy, 0, 3);
    expect(chance.drawn).toEqual([0]);
    expect(copy.drawn).toEqual([3]);
  });

  it('commits to a seed without showing it', () => {
    expect(commitment(SEED)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(SEED)).not.toBe(commitment(SEED.replace('0', '1')));
    expect(() => keyedChance('short', 1)).toThrow('64 hex digits');
  });
});

describe('the fast generator', () => {
  it('repeats itself from a seed and shuffles without losing anything', () => {
    const list = Array.from({ length: 50 }, (_, i) => i);
    const shuffled = list.slice();
    new FastRandom(3).shuffle(shuffled);
    const again = list.slice();
    new FastRandom(3).shuffle(again);
    expect(again).toEqual(shuffled);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });
});

describe('plain data', () => {
  it('copies deeply and compares in every part', () => {
    const value: { readonly a: unknown[]; readonly c: string } = { a: [1, { b: null }], c: 'x' };
    const copy = copyPlain(value);
    expect(samePlain(value, copy)).toBe(true);
    copy.a[0] = 2;
    expect(value.a[0]).toBe(1);
    expect(samePlain(value, copy)).toBe(false);
    expect(samePlain({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(samePlain([1], { 0: 1 })).toBe(false);
    expect(samePlain({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });
});
