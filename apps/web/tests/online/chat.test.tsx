// @vitest-environment happy-dom
import type { Act, ChatLine, Refused, TableCard } from '@naos/protocol';
import { Listeners } from '@naos/table-ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import type { TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { Chat } from '../../src/online/people/Chat.tsx';
import { Said } from '../../src/online/people/Said.tsx';
import { useMuted } from '../../src/store/muted.ts';
import { useSettings } from '../../src/store/settings.ts';

const sent: Act[] = [];
beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  useMuted.setState({ players: [] });
  useSettings.setState({ language: 'en' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const said = (n: number, player: string, text: string): ChatLine => ({
  n,
  player,
  name: player === 'anna' ? 'Anna' : 'Boris',
  at: n,
  text,
});

/** The chat of Anna's table, where Boris was rude; Clara has said nothing. */
function open(you: string, more: Partial<TableCard> = {}, around = (chat: ReactElement) => chat) {
  const listeners = new Listeners();
  const seats = ['Anna', 'Boris', 'Clara'].map((name, seat) => ({ seat, name, player: name.toLowerCase() }));
  const card = { id: 'table-1', host: 'anna', seats, silenced: [], ...more };
  const chat = [said(1, 'anna', 'good luck'), said(2, 'boris', 'rude words')];
  const connection = {
    refused: null as Refused | null,
    subscribe: listeners.subscribe,
    act: (one: Act) => sent.push(one),
  };
  const place = seats.findIndex(({ player }) => player === you);
  const news = standIn<TableNews>({ card, chat, watchers: [], you, seat: place === -1 ? null : place, ahead: 0 });
  render(around(<Chat connection={standIn<TableConnection>(connection)} news={news} />));
  const refuse = (refused: Refused) =>
    act(() => {
      connection.refused = refused;
      listeners.tell();
    });
  return { refuse };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const lines = () => [...document.querySelectorAll('.chat li')].map(({ lastChild }) => lastChild?.textContent);
const everybody = () => [...document.querySelectorAll('.person button')].map(({ textContent }) => textContent);

/** Opens what can be done about Boris from the list of people, where he is also when nothing of his is shown. */
function meetBoris(): void {
  click('Hide or report somebody');
  fireEvent.click(screen.getByText('Boris', { selector: '.person button' }));
}

test('who only watches reads that those at the table talk; a host without a chair can talk', () => {
  open('dora');
  expect(screen.getByText('Those at the table talk; those who watch read along.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  open('dora', { host: 'dora' });
  expect(screen.getByRole('textbox')).toBeDefined();
});

test('the second Anna is told apart in the chat as at the table; a reaction is a sign with a name', () => {
  const seats = ['anna', 'boris'].map((player, seat) => ({ seat, name: 'Anna', player, kind: 'person' as const }));
  open('clara', standIn<Partial<TableCard>>({ seats }));
  expect([...document.querySelectorAll('.chat li button')].map(({ textContent }) => textContent)).toEqual([
    'Anna',
    'Anna 2',
  ]);
  cleanup();
  render(<Said text="👏" />);
  expect(screen.getByRole('img', { name: 'Bravo' })).toBeDefined();
});

describe('hiding somebody for oneself', () => {
  test('takes their lines away, is kept on the device, and can be undone', () => {
    open('clara');
    fireEvent.click(screen.getByText('Boris', { selector: '.chat li button' }));
    click('Hide their lines from me');
    expect(lines()).toEqual(['good luck']);
    expect(localStorage.getItem('naos.muted')).toContain('boris');
    cleanup();
    open('clara');
    expect(lines()).toEqual(['good luck']);
    meetBoris();
    click('Show me their lines again');
    expect(lines()).toEqual(['good luck', 'rude words']);
    expect(localStorage.getItem('naos.muted')).not.toContain('boris');
  });

  test('is for everybody else at the table, also for who has said nothing, not for oneself', () => {
    open('boris');
    click('Hide or report somebody');
    expect(everybody()).toEqual(['Anna', 'Clara']);
    expect(screen.getByText('Boris').tagName).toBe('B');
  });
});

test('Escape closes the box, not the sheet that the chat lies in', () => {
  const heard = vi.fn();
  // biome-ignore lint/a11y/noStaticElementInteractions: stands for the sheet
  open('clara', {}, (chat) => <div onKeyDown={heard}>{chat}</div>);
  meetBoris();
  fireEvent.keyDown(screen.getByText('Hide their lines from me'), { key: 'Escape' });
  expect(heard).not.toHaveBeenCalled();
});

describe('silencing somebody', () => {
  test('is for the host, who can also take it back', () => {
    open('anna');
    meetBoris();
    click('Silence them for the whole table');
    cleanup();
    open('anna', { silenced: ['boris'] });
    expect(lines()).toEqual(['good luck']);
    meetBoris();
    click('Let them speak again');
    expect(sent).toEqual([
      { do: 'silence', player: 'boris', on: true },
      { do: 'silence', player: 'boris', on: false },
    ]);
  });

  test('is not offered to others', () => {
    open('clara');
    meetBoris();
    expect(screen.queryByText('Silence them for the whole table')).toBeNull();
  });

  test('that the server refuses says so', () => {
    const { refuse } = open('anna');
    meetBoris();
    click('Silence them for the whole table');
    refuse({ t: 'refused', code: 'not stored', text: 'No.' });
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('could not keep it');
  });

  test('is told to who was silenced, in place of the field to write in', () => {
    open('boris', { silenced: ['boris'] });
    expect(screen.getByText(/The host has silenced you/)).toBeDefined();
    expect(screen.queryByLabelText('Say something')).toBeNull();
  });

  test('can be taken back from somebody who has left and whose name nobody knows any more', () => {
    open('anna', { silenced: ['gone'] });
    click('Hide or report somebody');
    fireEvent.click(screen.getByText('Somebody who has left'));
    click('Let them speak again');
    expect(sent).toEqual([{ do: 'silence', player: 'gone', on: false }]);
  });
});

describe('a report', () => {
  function report(answer: () => Response): { readonly body: () => unknown } {
    let body: unknown;
    vi.stubGlobal('fetch', async (path: string, { method, body: text }: RequestInit) => {
      body = [method, path, JSON.parse(String(text))];
      return answer();
    });
    open('clara');
    meetBoris();
    fireEvent.change(screen.getByLabelText('Report to the host of the site'), { target: { value: ' He swears. ' } });
    click('Send the report');
    return { body: () => body };
  }

  test('goes to the server with the table and the person, and is said to be sent', async () => {
    const { body } = report(() => Response.json({}));
    expect(await screen.findByText('Sent. The host of the site will read it.')).toBeDefined();
    expect(body()).toEqual(['POST', '/api/reports', { table: 'table-1', player: 'boris', text: 'He swears.' }]);
  });

  test.each([
    ['slow down', () => Response.json({ code: 'slow down', text: 'Wait.' }, { status: 429 }), /Too fast/],
    ['offline', () => Response.error(), /nothing was sent/],
  ])('that was not taken says why and stays to be sent again: %s', async (_, answer, why) => {
    report(answer);
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(why);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Report to the host of the site').value).toBe(' He swears. ');
  });
});
