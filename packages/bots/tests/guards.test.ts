import { FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  type Faced,
  greedyBot,
  Meter,
  mirrorLevel,
  mirrorPick,
  misjudged,
  peeking,
  randomBot,
  resultAgainst,
  type Slip,
  safeBot,
  weakerBot,
} from '../src/index.ts';
import { type Nim, nim, nimTruth, nimView } from './nim.ts';

const budget = { evaluations: 100, milliseconds: 50 };
const question = { view: nimView(6), seat: 0, seed: 1, budget, cancelled: () => false };

describe('the safe wrapper', () => {
  const slips: Slip[] = [];
  const note = (slip: Slip): void => void slips.push(slip);
  const safe = (decide: Bot<Nim>['decide'], clock?: () => number): string => {
    slips.length = 0;
    return nim.write(safeBot(nim, { name: 'odd', decide }, note, clock).decide(question).move);
  };

  test('passes a legal answer on', () => {
    expect(safe(() => ({ move: { do: 'take', n: 2 } }))).toBe('take 2');
    expect(slips).toEqual([]);
  });

  test('replaces an illegal move and counts it', () => {
    expect(safe(() => ({ move: { do: 'take', n: 9 } }))).toMatch(/^take [123]$/);
    expect(slips).toEqual(['illegal']);
  });

  test('replaces an answer that crashed and counts it', () => {
    expect(
      safe(() => {
        throw new Error('lost my head');
      }),
    ).toMatch(/^take [123]$/);
    expect(slips).toEqual(['crash']);
  });

  test('counts an answer that comes too late', () => {
    let now = 0;
    safe(
      () => ({ move: { do: 'take', n: 1 } }),
      () => (now += 1000),
    );
    expect(slips).toEqual(['late']);
  });

  test('lets the bot think by the clock that tells whether it is late', () => {
    let now = 0;
    let looks = 0;
    const search: Bot<Nim>['decide'] = (asked) => {
      const meter = new Meter({ ...asked, budget: { evaluations: Number.POSITIVE_INFINITY, milliseconds: 50 } });
      for (; meter.left; looks++) meter.spendMany(1);
      return { move: { do: 'take', n: 1 } };
    };
    safe(search, () => now++);
    expect(looks).toBeGreaterThan(40);
    expect(looks).toBeLessThan(60);
    expect(slips).toEqual([]);
  });
});

describe('a weaker level', () => {
  const ranked = [0.6, 0.58, 0.5, 0.2].map((value, n) => ({ move: { do: 'take', n } as const, value }));
  const picks = (noise: number, cap: number): number[] => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const picked = misjudged<Nim>(ranked, { noise, cap }, new FastRandom(seed));
      const n = picked?.move.n ?? 0;
      counts[n] = (counts[n] ?? 0) + 1;
    }
    return counts;
  };

  test('errs more the more it misjudges, and mostly by little', () => {
    expect(picks(0, 1)).toEqual([400, 0, 0, 0]);
    const [best = 0, near = 0, far = 0] = picks(0.05, 1);
    expect(best).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
  });

  test('never plays a move further below the best than its cap', () => {
    expect(picks(1, 0.15)[3]).toBe(0);
    expect(picks(1, 0.15)[2]).toBeGreaterThan(0);
  });

  test('with sense never plays what is silly to somebody who sees more, however it misjudges', () => {
    const blind: Bot<Nim> = {
      name: 'blind',
      decide: () => ({ move: { do: 'take', n: 1 }, ranked: nimMoves.map((move) => ({ move, value: 0.5 })) }),
    };
    const nimMoves = [1, 2, 3].flatMap((n) => nim.read(`take ${n}`) ?? []);
    const weakness = { name: 'weak', noise: 5, cap: 1 };
    const sees = { bot: greedyBot(nim, nimTruth), silly: 0.5 };
    const taken = (bot: Bot<Nim>) =>
      new Set(Array.from({ length: 40 }, (_, seed) => bot.decide({ ...question, seed }).move.n));
    expect(taken(weakerBot(blind, weakness)).size).toBe(3);
    // Of six sticks only two may be taken: the rest loses.
    expect([...taken(weakerBot(blind, weakness, sees))]).toEqual([2]);
  });

  test('never misses a win in one', () => {
    const bot = weakerBot(greedyBot(nim, nimTruth), { name: 'weak', noise: 5, cap: 1 });
    for (let seed = 0; seed < 50; seed++) {
      expect(bot.decide({ ...question, view: nimView(3), seed }).move.n).toBe(3);
    }
  });
});

describe('the check for peeking', () => {
  const conditions = { positions: 200, seats: 2, options: {}, budget, seed: 1 };

  test('finds nothing at a bot that uses its view alone', () => {
    expect(peeking(nim, randomBot(nim), conditions)).toEqual({ positions: 200, peeked: [] });
  });

  test('finds a bot that is shown more than its view', () => {
    const leaky = {
      ...nim,
      view: (state: Nim['state'], viewer: number | null) => ({ ...nim.view(state, viewer), secret: state.secret }),
    };
    const cheat: Bot<Nim> = {
      name: 'cheat',
      decide: ({ view }) => ({
        move: { do: 'take', n: 1 + ((('secret' in view ? Number(view.secret) : 0) + view.left) % 3) },
      }),
    };
    expect(peeking(leaky, cheat, conditions).peeked.length).toBeGreaterThan(50);
  });
});

describe('the mirror', () => {
  /** Games against whatever level the mirror plays at the time. */
  const against = (results: readonly number[]): Faced[] => {
    const games: Faced[] = [];
    for (const result of results) games.push({ level: mirrorPick(mirrorLevel(games, 5), 0.5), result });
    return games;
  };

  test('climbs when the person wins, steps down when the person loses, stays within the levels', () => {
    expect(mirrorLevel(against([1, 1, 1, 1, 1, 1]), 5)).toBe(4);
    expect(mirrorLevel(against([0, 0, 0, 0, 0, 0]), 5)).toBe(0);
    expect(mirrorLevel([], 5)).toBe(2);
    expect(mirrorLevel(against([1]), 5)).toBeGreaterThan(2);
  });

  test('learns nothing from a game against a level far away', () => {
    expect(mirrorLevel([{ level: 4, result: 0 }], 5)).toBe(2);
    expect(mirrorLevel([{ level: 0, result: 1 }], 5)).toBe(2);
    expect(mirrorLevel([{ level: 3, result: 0 }], 5)).toBeLessThan(2);
  });

  test('a result is told by places', () => {
    expect([resultAgainst([1, 2, 3], 0, 2), resultAgainst([1, 1], 0, 1), resultAgainst([2, 1], 0, 1)]).toEqual([
      1, 0.5, 0,
    ]);
  });

  test('plays the stronger of two levels as often as it stands nearer to it', () => {
    expect([mirrorPick(2.3, 0.2), mirrorPick(2.3, 0.4), mirrorPick(3, 0)]).toEqual([3, 2, 3]);
  });
});
