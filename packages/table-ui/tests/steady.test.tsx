// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSteady } from '../src/parts/use-steady.ts';

afterEach(cleanup);

test('handlers stay the same and do what the latest ones would', () => {
  const said: string[] = [];
  const { result, rerender } = renderHook(
    ({ word }) => useSteady({ say: (to: string) => said.push(`${word} ${to}`) }),
    { initialProps: { word: 'good day' } },
  );
  const before = result.current;
  before.say('Teti');
  rerender({ word: 'good night' });
  expect(result.current).toBe(before);
  before.say('Teti');
  expect(said).toEqual(['good day Teti', 'good night Teti']);
});
