// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StrongestGames } from '../../src/home/StrongestGames.tsx';
import { LastGames } from '../../src/profile/LastGames.tsx';
import { Luck } from '../../src/profile/Luck.tsx';
import { useSettings } from '../../src/store/settings.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const told = (luck: Parameters<typeof Luck>[0]['luck']): string => {
  const { container } = render(<Luck luck={luck} />);
  const text = container.textContent ?? '';
  cleanup();
  return text;
};

test('what was won stands beside what even luck would have given, with its range and its sample', () => {
  const text = told({ games: 38, won: 0.62, even: 0.66, range: 0.08, more: 2 });
  for (const part of ['62 won of 100', '66 with even luck, ± 8', 'the newest 38 games', '2 games are still'])
    expect(text).toContain(part);
});

test('with too few games nothing is claimed', () => {
  const text = told({ games: 3, won: 1, even: 0.2, range: null, more: 0 });
  expect(text).toContain('after five games');
  expect(text).not.toContain('100');
});

test('the strongest games are listed with ratings, and nothing is shown without a server', async () => {
  const game = {
    table: 'abcdefghij',
    game: 'aton',
    ended: Date.UTC(2026, 10, 16),
    seats: [
      { name: 'Mira', place: 2, points: 31, rating: 1563 },
      { name: 'Oleg', place: 1, points: 40, rating: 1520 },
    ],
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.endsWith('/aton') ? [game] : []));
  render(<StrongestGames />);
  const link = await screen.findByRole('link', { name: 'Watch Aton: Mira, Oleg' });
  expect(link.getAttribute('href')).toBe('/replay/abcdefghij');
  expect(screen.getByRole('listitem').textContent).toMatch(/Oleg 1520 40Mira 1563 31/);
  cleanup();
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
  const { container } = render(<StrongestGames />);
  await new Promise((done) => setTimeout(done, 20));
  expect(container.textContent).toBe('');
});

test('a game alone has a date and nobody before it', () => {
  const game = { table: 't', game: 'tekhenu', ended: Date.UTC(2026, 6, 20, 12), place: 1, shared: false, seats: 1 };
  const { container } = render(<LastGames games={[{ ...game, points: [21], rivals: [] }]} />);
  expect(container.querySelector('small')?.textContent).toMatch(/^(20 July|July 20)$/);
});
