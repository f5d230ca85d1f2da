// @vitest-environment happy-dom
import type { Opinion } from '@naos/bots/review';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChanceChart } from '../../src/replay/ChanceChart.tsx';
import { useSettings } from '../../src/store/settings.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(cleanup);

const LAST = 10;
const opinion = (index: number, seat: number, chance: number): Opinion => ({
  index,
  seat,
  chance,
  played: 'a',
  better: 'b',
  cost: 0.1,
});
const opinions = [opinion(0, 0, 0.3), opinion(1, 1, 0.4), opinion(2, 2, 0.3), opinion(3, 0, 0.25)];

/** What stands beside each name, two of whom are called the same. */
function chances(places: readonly number[] | null, now: number): string[] {
  const names = ['Anna', 'Mira', 'Anna'];
  const { container } = render(
    <ChanceChart {...{ opinions, last: LAST, places, names, now }} turns={opinions.slice(2)} onGo={() => {}} />,
  );
  return [...container.querySelectorAll('figcaption span')].map(({ textContent }) => textContent ?? '');
}

test('at the end of a game the chances are what came of it, and of what was not looked at yet there are none', () => {
  expect(chances([2, 1, 3], LAST)).toEqual([' Anna 0 %', ' Mira 100 %', ' Anna 0 %']);
  cleanup();
  expect(chances(null, LAST)).toEqual([' Anna ', ' Mira ', ' Anna ']);
  cleanup();
  expect(chances(null, 1)).toEqual([' Anna 30 %', ' Mira 40 %', ' Anna 30 %']);
});

test('of two marks at one place the costlier one lies above', () => {
  chances([2, 1, 3], LAST);
  const above = screen.getAllByRole('button').map(({ style }) => Number(style.zIndex));
  expect(above).toEqual(above.toSorted((a, b) => b - a));
  expect(new Set(above).size).toBe(above.length);
});
