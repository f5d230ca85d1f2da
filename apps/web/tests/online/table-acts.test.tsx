// @vitest-environment happy-dom
import type { Act, Beat, TableCard } from '@naos/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import type { TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { TableActs } from '../../src/online/table/TableActs.tsx';
import { useSettings } from '../../src/store/settings.ts';

const UNTIL = Date.UTC(2026, 10, 22, 12);
const WHEN = new Date(UNTIL).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

const sent: Act[] = [];
beforeEach(() => {
  sent.length = 0;
  useSettings.setState({ language: 'en' });
});
afterEach(cleanup);

/** Shows the acts of a table without a clock, whose first two chairs are Anna's and Boris's. */
function show(seat: number | null, more: Partial<TableCard>, known: Partial<TableNews> = {}): void {
  const seats = ['Anna', 'Boris'].map((name, i) => ({ seat: i, name, kind: 'person', ladder: 'in time' }) as const);
  const table = {
    id: 'abcdefghij',
    status: 'running' as const,
    rated: false,
    seats,
    face: null,
    paused: null,
    proposal: null,
  };
  const card = { ...table, ...more };
  const sit = (taken: number) => sent.push({ do: 'sit', seat: taken });
  const connection = standIn<TableConnection>({ act: (act: Act) => sent.push(act), sit, isInvited: false });
  render(
    <TableActs
      connection={connection}
      news={standIn<TableNews>({ card, seat, kept: null, beats: [], version: 3, ahead: 0, ...known })}
    />,
  );
}

const buttons = () => screen.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);

describe('a pause', () => {
  test('can be asked for, also at a table without a clock', () => {
    show(0, {});
    fireEvent.click(screen.getByText('A pause'));
    expect(sent).toEqual([{ do: 'ask pause' }]);
  });

  test('says until when, and whoever sits there can ask to go on; nothing else of the game can be asked for', () => {
    show(0, { paused: UNTIL });
    expect(screen.getByRole('status').textContent).toContain(`Paused, until ${WHEN} at the latest.`);
    fireEvent.click(screen.getByText('Ask to go on'));
    expect(sent).toEqual([{ do: 'ask continue' }]);
    expect(buttons()).toEqual(['Ask to go on', 'End without a result', 'Get up (a bot plays on)']);
  });

  test('is seen by those who only watch', () => {
    show(null, { paused: UNTIL });
    expect(screen.getByRole('status').textContent).toBe(`Paused, until ${WHEN} at the latest.`);
    expect(buttons()).toEqual([]);
  });

  test('that somebody wants to end can be ended at once, not kept up', () => {
    show(1, { paused: UNTIL, proposal: { what: 'continue', by: 0, to: null, yes: [0] } });
    expect(screen.getByRole('status').textContent).toContain(`Anna asks to go on. The pause ends by ${WHEN}.`);
    expect(buttons()).not.toContain('Decline');
    fireEvent.click(screen.getByText('Agree'));
    expect(sent).toEqual([{ do: 'vote', yes: true }]);
  });
});

test('who has asked something can take the question back', () => {
  show(0, { proposal: { what: 'cancel', by: 0, to: null, yes: [0] } });
  fireEvent.click(screen.getByText('Withdraw it'));
  expect(sent).toEqual([{ do: 'vote', yes: false }]);
});

describe('who got up from a running game', () => {
  test('can sit down on their chair again', () => {
    show(null, {}, { kept: 1 });
    fireEvent.click(screen.getByText('Sit down again'));
    expect(sent).toEqual([{ do: 'sit', seat: 1 }]);
  });

  test('sees nothing of it when they only watch, or when the game is over', () => {
    show(null, {});
    show(null, { status: 'finished' }, { kept: 1 });
    expect(buttons()).toEqual([]);
  });
});

describe('a bot’s chair', () => {
  const bot = { kind: 'bot', name: 'level-3', left: false, invited: false, ladder: 'in time' } as const;
  const card = (bots: object[], more: object = {}) =>
    standIn<Partial<TableCard>>({
      visibility: 'public',
      botsMayBeReplaced: true,
      seats: bots.map((one, seat) => ({ ...bot, seat, ...one })),
      ...more,
    });

  test('can be taken by who only watches; one that is kept for somebody can’t', () => {
    show(null, card([{ kind: 'person', name: 'Anna' }, {}, { left: true }, { invited: true }]));
    expect(buttons()).toHaveLength(1);
    fireEvent.click(screen.getByText(/Take seat 2/));
    expect(sent).toEqual([{ do: 'sit', seat: 1 }]);
  });

  test('is not offered at a private table, where bots stay, or to who has a chair here', () => {
    show(null, card([{}], { visibility: 'private' }));
    show(null, card([{}], { botsMayBeReplaced: false }));
    show(null, card([{}], { rated: true }));
    show(null, card([{}, { left: true }]), { kept: 1 });
    show(0, card([{ kind: 'person', name: 'Anna' }, {}]));
    expect(screen.queryByText(/Take seat/)).toBeNull();
  });
});

test('the players are asked whether somebody may play on for a bot', () => {
  const proposal = { what: 'seat', by: 1, guest: { id: 'x', name: 'Oleg' }, to: null, yes: [] } as const;
  show(0, standIn<Partial<TableCard>>({ proposal }));
  expect(screen.getByText('Oleg asks to play on for the bot in seat 2, and would see its secrets.')).toBeTruthy();
  fireEvent.click(screen.getByText('Agree'));
  expect(sent).toEqual([{ do: 'vote', yes: true }]);
});

describe('taking the last move back by vote', () => {
  const moved = (n: number, seat: number | null): Beat => ({ n, at: n, kind: 'moved', seat, told: [] });

  test('goes to one’s own last decision that stands, whatever a bot has done since', () => {
    const back: Beat = { n: 3, at: 3, kind: 'back', seat: 0, back: 2, all: false };
    show(0, {}, { beats: [moved(0, null), moved(1, 0), back, moved(4, 0), moved(5, 1), moved(6, 1)] });
    fireEvent.click(screen.getByText('Go back to my last decision'));
    expect(sent).toEqual([{ do: 'ask undo', to: 3 }]);
  });

  test('is not offered where there is none', () => {
    show(0, {}, { beats: [moved(0, null), moved(1, 1)] });
    expect(buttons()).not.toContain('Go back to my last decision');
  });
});
