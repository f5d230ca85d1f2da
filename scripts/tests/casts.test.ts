import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allCasts, castsIn } from '../casts.ts';

/** May only go down: a cast more is a place more where the compiler is told and not asked. */
const MOST = { sources: 28, tests: 67 };

test('a cast is found, and `as const` is none', () => {
  const text =
    'const one = list[0] as string;\nconst two = { kind: "x" } as const;\nconst three = four as unknown as Five;';
  expect(castsIn('x.ts', text).map(({ where }) => where)).toEqual([
    'x.ts:1: list[0] as string',
    'x.ts:3: four as unknown as Five',
    'x.ts:3: four as unknown',
  ]);
});

test('there are no more casts than there were: write a reader, a table or a narrower type instead', () => {
  const casts = allCasts(join(import.meta.dirname, '../..'));
  for (const [room, inTests] of [
    ['sources', false],
    ['tests', true],
  ] as const) {
    const found = casts.filter((cast) => cast.inTests === inTests).map(({ where }) => where);
    expect(found.length, `${room}:\n${found.join('\n')}`).toBeLessThanOrEqual(MOST[room]);
  }
});
