import { describe, expect, test } from 'vitest';
import { LAWS } from '../src/all-laws.ts';
import { groundOf, seedOf } from '../src/ground.ts';
import { tryLaw } from '../src/try-law.ts';
import { FAULTS, type Fault } from './toy/faults.ts';
import { offerings } from './toy/offerings.ts';
import { toySpec } from './toy/spec.ts';

type Kind = 'first' | 'crowded';

function reportOf({ law: number, game, spec }: Pick<Fault, 'law' | 'game' | 'spec'>, kind: Kind = 'first'): string {
  const law = LAWS.find((candidate) => candidate.number === number);
  if (law === undefined) throw new RangeError(`There is no law ${number}.`);
  try {
    const ground = groundOf(game, { ...toySpec, ...spec }, {});
    tryLaw(law, { ...ground, starts: ground.starts.filter(({ crowded }) => crowded === (kind === 'crowded')) });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'the law holds';
}

function faultThat(what: string): Fault {
  const fault = FAULTS.find((candidate) => candidate.what === what);
  if (fault === undefined) throw new RangeError(`No toy game ${what}.`);
  return fault;
}

describe('each law is seen to fail on a toy game that', () => {
  test.each(FAULTS.map((fault) => [fault.what, fault.law, fault] as const))('%s (law %i)', (_what, _law, fault) => {
    expect(reportOf(fault)).toMatch(fault.says);
  });

  test('every law has a toy game that breaks it', () => {
    expect(new Set(FAULTS.map(({ law }) => law))).toEqual(new Set(LAWS.map(({ number }) => number)));
  });
});

describe('each law is seen to fail in a crowded position of a toy game that', () => {
  const seen = FAULTS.filter(({ atSetup }) => atSetup !== true);
  test.each(seen.map((fault) => [fault.what, fault.law, fault] as const))('%s (law %i)', (_what, _law, fault) => {
    expect(reportOf(fault, 'crowded')).toMatch(fault.says);
  });

  test('every law has one', () => {
    expect(new Set(seen.map(({ law }) => law))).toEqual(new Set(LAWS.map(({ number }) => number)));
  });
});

describe('a report', () => {
  test('of a crowded position repeats it by its seed', () => {
    const doubled = faultThat('counts a point twice');
    const report = reportOf(doubled, 'crowded');
    expect(report).toContain(`LAWS_SEED=crowded-${seedOf('offerings', 0)}`);
    const { starts } = groundOf(offerings, toySpec, { LAWS_SEED: `crowded-${seedOf('offerings', 0)}` });
    expect(starts.every(({ crowded, seed }) => crowded && seed === seedOf('offerings', 0))).toBe(true);
    const moves = report.split('\n').filter((line) => /^ {2}\d+\. seat/.test(line));
    expect(moves).toHaveLength(3);
  });

  const first = faultThat('loses a card');

  test('names the law, the seats, the seed and the way to see it once more', () => {
    const report = reportOf(first);
    expect(report).toMatch(/^Law 8 is broken by offerings: /);
    expect(report).toContain(`seed ${seedOf('offerings', 0)}`);
    expect(report).toContain(`LAWS_SEED=${seedOf('offerings', 0)}`);
  });

  test('is shortened to the fewest moves that break the law', () => {
    const counted = faultThat('counts a point twice');
    const moves = reportOf(counted)
      .split('\n')
      .filter((line) => /^ {2}\d+\. seat/.test(line));
    // Two offers and one mark: no shorter game reaches a mark.
    expect(moves).toHaveLength(3);
  });
});

describe('the games that are played', () => {
  test('are the same every day, and go through all seats and options', () => {
    const { starts } = groundOf(offerings, { ...toySpec, runs: 4 }, {});
    expect(starts.filter(({ crowded }) => !crowded).map(({ seats }) => seats)).toEqual([2, 3, 2, 3]);
    expect(starts.filter(({ crowded }) => crowded).map(({ seats }) => seats)).toEqual([2, 3, 2, 3]);
    expect(starts).toEqual(groundOf(offerings, { ...toySpec, runs: 4 }, {}).starts);
  });

  test('grow to a soak, in which rare things must occur, with LAWS_RUNS', () => {
    const { starts, soak } = groundOf(offerings, toySpec, { LAWS_RUNS: '500' });
    expect([starts.length, soak]).toEqual([1000, true]);
    expect(groundOf(offerings, toySpec, {}).soak).toBe(false);
  });

  test('are one reported game with LAWS_SEED', () => {
    const seed = seedOf('offerings', 'x');
    expect(groundOf(offerings, { ...toySpec, runs: 2 }, { LAWS_SEED: seed }).starts.every((s) => s.seed === seed)).toBe(
      true,
    );
  });
});
