// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OnlineTable from '../../src/pages/OnlineTable.tsx';
import { useSettings } from '../../src/store/settings.ts';

const TABLE = 'abcdefghij';
const REFUSED = { t: 'refused', table: TABLE, code: 'no table', text: 'No.' };

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly readyState = 1;
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(): void {}
  close(): void {}
}

const asked: string[] = [];
/** The server answers a call by its path: a code is a refusal, null is no answer at all. */
let answers: (path: string) => string | null | object;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers(path);
    if (answer === null) throw new TypeError('no network');
    return typeof answer === 'string'
      ? Response.json({ code: answer, text: 'No.' }, { status: 409 })
      : Response.json(answer);
  });
  useSettings.setState({ language: 'en', name: '' });
  history.replaceState(null, '', `/t/${TABLE}?invite=1.abc`);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an invite that is opened while the server restarts shows its table when it is back; nobody is seated unasked', async () => {
  answers = () => null;
  render(<OnlineTable id={TABLE} />);
  await passes(100);
  expect(screen.getByRole('status').textContent).toContain('trying again');
  expect(FakeSocket.all).toHaveLength(0);
  answers = () => ({ id: 'me', name: 'Guest' });
  await passes(10_000);
  expect(asked.filter((path) => path !== '/api/me')).toEqual([]);
  expect(FakeSocket.all).toHaveLength(1);
});

test('an invite that somebody else has used says so', async () => {
  answers = (path) => (path === '/api/me' ? { id: 'me', name: 'Guest' } : 'not now');
  render(<OnlineTable id={TABLE} />);
  await passes(100);
  const message = new MessageEvent('message', { data: JSON.stringify(REFUSED) });
  act(() => void FakeSocket.all[0]?.dispatchEvent(message));
  expect(screen.getByRole('main').textContent).toContain('This link has been used already');
});

test('who is barred is told so, and nothing goes on trying', async () => {
  answers = () => 'barred';
  render(<OnlineTable id={TABLE} />);
  await passes(60_000);
  expect(screen.getByRole('main').textContent).toContain('You may not do this here.');
  expect(FakeSocket.all).toHaveLength(0);
});
