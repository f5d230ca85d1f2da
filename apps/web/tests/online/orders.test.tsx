// @vitest-environment happy-dom
import type { Act, SeatOrders } from '@naos/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { loadGame } from '../../src/games/loaded-game.ts';
import type { TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { ordersTab } from '../../src/online/table/OrdersTab.tsx';
import { useSettings } from '../../src/store/settings.ts';

const sent: Act[] = [];
beforeEach(() => {
  sent.length = 0;
  useSettings.setState({ language: 'ru' });
});
afterEach(cleanup);
const loaded = await loadGame('kemet');

const tabs = (orders: SeatOrders | null, clock: 'days' | 'live' = 'days') =>
  ordersTab((key) => key, {
    connection: standIn<TableConnection>({ act: (act: Act) => sent.push(act) }),
    news: standIn<TableNews>({
      card: { game: 'kemet', status: 'running', clock: { kind: clock } },
      seat: 0,
      view: {},
      orders,
    }),
    loaded,
  });

test('an order is given from a list and taken back with one press', async () => {
  const [tab] = tabs({ standing: { won: 'stay' }, plan: [], dropped: false });
  render(<div>{tab?.content}</div>);
  const destiny = await screen.findByLabelText('Моё место в очерёдности следующего дня');
  fireEvent.change(destiny, { target: { value: 'last' } });
  fireEvent.click(screen.getByRole('button', { name: /Отменить: После выигранного сражения/ }));
  expect(sent).toEqual([
    { do: 'order', kind: 'destiny', way: 'last' },
    { do: 'order', kind: 'won', way: null },
  ]);
});

test('a plan is shown and dropped; one that came to nothing calls until it is seen', () => {
  const [tab] = tabs({ standing: {}, plan: [{ choice: 'menu', move: 'end-turn' }], dropped: true });
  expect([tab?.title, tab?.call]).toEqual(['orders.tab.dropped', 'dropped']);
  render(<div>{tab?.content}</div>);
  expect(screen.getByRole('listitem').textContent).not.toBe('');
  fireEvent.click(screen.getByText('Снять план'));
  fireEvent.click(screen.getByText('Понятно'));
  expect(sent).toEqual([
    { do: 'plan', moves: [] },
    { do: 'plan', moves: [] },
  ]);
});

test('there is none at a live table, nor from a server that knows no orders', () => {
  expect(tabs({ standing: {}, plan: [], dropped: false }, 'live')).toEqual([]);
  expect(tabs(null)).toEqual([]);
});
