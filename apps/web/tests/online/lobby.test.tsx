// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tables from '../../src/pages/Tables.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { must } from '../must.ts';

beforeEach(() => useSettings.setState({ language: 'en', name: '' }));
afterEach(cleanup);

test('the lobby says that one is barred, and does not blame the network for it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'barred', text: 'No.' }, { status: 403 }));
  render(<Tables />);
  expect((await screen.findByRole('alert')).textContent).toBe('You may not do this here.');
});

test('a server that can not be reached is told as such', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  render(<Tables />);
  expect((await screen.findByRole('alert')).textContent).toContain('The server can’t be reached.');
});

test('a table says what clock it has and when this rests, before one sits down there', async () => {
  const card = {
    id: 'a',
    game: 'aton',
    status: 'open',
    seats: [],
    clock: { kind: 'days', days: 3, sleep: { from: 23, to: 8, zone: 'Asia/Yekaterinburg' } },
  };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/me' ? { id: 'a', name: '' } : { tables: path.includes('status=open') ? [card] : [] }),
  );
  render(<Tables />);
  const told = '3 days for each turn. Clocks rest from 23:00 to 08:00 (Asia/Yekaterinburg, GMT+5)';
  expect(await screen.findByText(told)).toBeDefined();
});

test('finished games are there to look back at, and a rated table says so', async () => {
  const card = { id: 'b', game: 'aton', status: 'finished', seats: [], clock: { kind: 'none' }, rated: true };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/me' ? { id: 'a', name: '' } : { tables: path.includes('status=finished') ? [card] : [] },
    ),
  );
  render(<Tables />);
  expect(await screen.findByText('Rated · No clock')).toBeDefined();
  expect(screen.getByRole('link', { name: /Aton/ }).getAttribute('href')).toBe('/t/b');
});

test('ratings come with their uncertainty, people and bots on one list, when somebody wants to see them', async () => {
  const rows = [
    { player: 'x', name: 'Ann', bot: false, rating: 1104.4, spread: 60.2, games: 7 },
    { player: null, name: 'level-2', bot: true, rating: 1000, spread: 300, games: 1 },
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/ratings/')) return Response.json(path.endsWith('/aton') ? rows : []);
    return Response.json(path === '/api/me' ? { id: 'a', name: '' } : { tables: [] });
  });
  render(<Tables />);
  const shown = must((await screen.findByText('Who plays how well here')).closest('details'));
  expect(asked.some((path) => path.startsWith('/api/ratings'))).toBe(false);
  shown.open = true;
  fireEvent(shown, new Event('toggle'));
  await waitFor(() => expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toHaveLength(3));
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toBe('1. Ann1104 ± 1207');
  expect(second).toMatch(/^2\. (?!level-2).+1000 ± 6001$/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: 'kemet' } });
  expect(await screen.findByText(/No rated game has been finished yet/)).toBeDefined();
});
