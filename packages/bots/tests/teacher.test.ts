import { afterEach, describe, expect, test, vi } from 'vitest';
import { compareMoves, EVEN, type Features, linearWorth, OUTCOME, rivalsEvaluation, topicsBy } from '../src/index.ts';
import { costliest, type End, partsOf, threatOf, weightiest } from '../src/playing/reasons.ts';
import { randomBot } from '../src/search/random.ts';
import { type Nim, nim, nimView } from './nim.ts';

const at = (chance: number, topics: Record<string, number>, share = chance): End => ({
  chance,
  topics: new Map(Object.entries(topics)),
  share,
  before: { chance, topics: new Map(Object.entries(topics)) },
});
const sum = (parts: readonly { readonly part: number }[]): number => parts.reduce((all, { part }) => all + part, 0);

describe('reasons', () => {
  test('are parts of the difference that decided: together they are it, whatever the evaluation is like', () => {
    const better = [at(0.7, { fame: 2, units: 0.5 }), at(0.4, { fame: 0.2 })];
    const other = [at(0.5, { fame: 1, units: 0.9 }), at(0.45, { cards: 0.3 })];
    const parts = partsOf(better, other, 'rest');
    expect(sum(parts)).toBeCloseTo((0.7 - 0.5 + 0.4 - 0.45) / 2, 12);
    expect(weightiest(parts)[0]).toBe('fame');
    for (const topic of weightiest(parts)) expect(parts.find((one) => one.topic === topic)?.part).toBeGreaterThan(0);
  });

  test('a game that has ended is more than its last position says: the rest is the outcome', () => {
    const parts = partsOf([at(0.6, { fame: 1 }, 1)], [at(0.6, { fame: 1 }, 0)], 'rest');
    expect(parts).toEqual([{ topic: OUTCOME, part: 1 }]);
  });

  test('what comes to the same is said to, and there is always something to say', () => {
    const end = at(0.6, { fame: 1 });
    expect(weightiest(partsOf([end], [at(0.6, { fame: 0.4, units: 0.6 })], 'rest'))).toEqual([EVEN]);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`t${i}`, 0.05]));
    expect(weightiest(partsOf([at(0.7, many)], [at(0.5, {})], 'rest')).length).toBeGreaterThan(0);
  });

  test('what is given up and what is to be feared are named where they weigh', () => {
    const parts = partsOf([at(0.7, { fame: 3 })], [at(0.5, { fame: 1, units: 1.2 })], 'rest');
    expect([weightiest(parts)[0], costliest(parts)]).toEqual(['fame', 'units']);
    const before = { chance: 0.5, topics: new Map([['units', 1]]) };
    expect(threatOf([{ ...at(0.4, { units: 0.2 }), before }])).toBe('units');
    expect(threatOf([{ ...at(0.5, { units: 1 }), before }])).toBeNull();
  });
});

afterEach(() => vi.restoreAllMocks());

describe('a teacher', () => {
  const features: Features<Nim> = {
    names: ['safe', 'left'],
    fill: ({ left, turn }, seat, into) => {
      into[0] = (turn === seat) === (left % 4 === 0) ? -1 : 1;
      into[1] = left / 20;
    },
  };
  const weights = Float32Array.of(2, 0.1);
  const bot = randomBot(nim);
  const lore = {
    game: nim,
    judge: bot,
    quick: bot,
    evaluate: rivalsEvaluation(linearWorth(features, weights)),
    topics: topicsBy(features, weights, (name) => name),
    rest: 'rivals',
    // A look ends at the seat's next turn.
    turn: ({ left }: Nim['state']) => left,
  };
  const moves = nim.read('take 1') !== null ? [1, 2, 3].flatMap((n) => nim.read(`take ${n}`) ?? []) : [];

  test('compares by as many looks for every move, with the same luck, in whatever order they are asked about', () => {
    const one = compareMoves(lore, nimView(3), 0, moves);
    expect(one.moves[0]?.move.n).toBe(3);
    expect(one.reasons.length).toBeGreaterThan(0);
    expect(sum(one.parts)).toBeCloseTo(one.moves[1]?.loss ?? 0, 12);
    const other = compareMoves(lore, nimView(3), 0, moves.toReversed());
    expect(other.moves[0]).toEqual(one.moves[0]);
    expect(other.reasons).toEqual(one.reasons);
  });

  test('looks no further when somebody has waited for long, and at every move as often', () => {
    const even = { ...lore, evaluate: () => 0.5 };
    const { looks } = compareMoves(even, nimView(9), 0, moves);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20_000;
      return now;
    });
    expect([looks, compareMoves(even, nimView(9), 0, moves).looks]).toEqual([48, 12]);
  });

  test('plays a turn to its end and no further', () => {
    expect(compareMoves(lore, nimView(9), 0, moves).steps).toHaveLength(1);
  });
});
