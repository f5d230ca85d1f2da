// @vitest-environment happy-dom
import type { Act, TableCard } from '@naos/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { Holidays } from '../../src/online/account/Holidays.tsx';
import type { TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { useNoticeOffer } from '../../src/online/table/OfferNotices.tsx';
import { SlowTurns } from '../../src/online/table/SlowTurns.tsx';
import { device } from '../../src/store/device.ts';
import { useSettings } from '../../src/store/settings.ts';

const sent: (Act | string)[] = [];
beforeEach(() => {
  sent.length = 0;
  device.removeItem('naos.notices-offered');
  useSettings.setState({ language: 'en' });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push(String(body));
    const holiday = method === 'PUT' ? JSON.parse(String(body)) : null;
    if (path.startsWith('/api/me/channels')) {
      return Response.json(path.endsWith('ways') ? { email: false, telegram: 'https://t.me/naos?start=x' } : []);
    }
    return Response.json({ id: 'me', name: 'Lena', pushKey: null, holiday });
  });
});
afterEach(cleanup);

const NOW = Date.now();
const news = (more: Partial<TableCard['seats'][number]> = {}, beats: TableNews['beats'] = []): TableNews => {
  const seats = ['Anna', 'Boris'].map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    ...(seat === 1 ? more : {}),
  }));
  return standIn<TableNews>({
    card: { id: 'abcdefghij', status: 'running', clock: { kind: 'days', days: 2, sleep: null }, waiting: [1], seats },
    seat: 0,
    ahead: 0,
    beats,
  });
};
const connection = standIn<TableConnection>({ act: (act: Act) => sent.push(act) });

test('whoever is waited for can be reminded, and not twice on a day', () => {
  const { rerender } = render(<SlowTurns connection={connection} news={news()} />);
  fireEvent.click(screen.getByText('Remind Boris'));
  expect(sent).toEqual([{ do: 'nudge', seat: 1 }]);
  rerender(<SlowTurns connection={connection} news={news({ nudged: NOW })} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SlowTurns connection={connection} news={news({ away: { since: NOW - 1, until: NOW + 86_400_000 } })} />);
  expect(screen.getByText(/Boris is away until/)).toBeDefined();
});

function Offered({ with: known }: { readonly with: TableNews }) {
  return (
    <>
      {useNoticeOffer(known).map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </>
  );
}

test('ways to be called are offered after the first move of a slow game, until somebody says no', async () => {
  const moved = news({}, [{ n: 1, at: 1, kind: 'moved', seat: 0, told: [] }]);
  const { rerender } = render(<Offered with={news()} />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<Offered with={moved} />);
  expect((await screen.findByRole('link', { name: 'By Telegram' })).getAttribute('href')).toContain('t.me');
  fireEvent.click(screen.getByText('No, thank you'));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  render(<Offered with={moved} />);
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a holiday is taken from one day to another, both of them whole', async () => {
  render(<Holidays />);
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-24' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-31' } });
  fireEvent.submit(screen.getByLabelText('Last day'));
  const since = new Date(2026, 11, 24).getTime();
  const until = new Date(2027, 0, 1).getTime();
  await vi.waitFor(() => expect(sent).toEqual([JSON.stringify({ since, until })]));
  expect((await screen.findByRole('status')).textContent).toContain('You are away');
});
