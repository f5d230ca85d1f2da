// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tables from '../src/pages/Tables.tsx';
import { useSettings } from '../src/store/settings.ts';

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
