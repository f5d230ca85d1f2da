// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allTables } from '../../src/store/tables.ts';
import { usePlayNow } from '../../src/table/use-play-now.ts';
import { memoryStorage } from '../toy.ts';

let bots: () => Promise<{ readonly levels: readonly string[] }>;
vi.mock('../../src/games/game-modules.ts', () => ({ gameModuleOf: () => ({ bots: () => bots() }) }));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  bots = async () => ({ levels: ['one', 'two', 'three'] });
});
afterEach(cleanup);

const rested = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
const game = { id: 'toy', seats: { min: 2, max: 2 } };

test('pressed twice, “play now” begins one game', async () => {
  const { result } = renderHook(() => usePlayNow(game));
  act(() => {
    result.current();
    result.current();
  });
  await rested();
  expect(allTables().map(({ chairs }) => chairs[1])).toMatchObject([{ kind: 'bot', level: 'two' }]);
  expect(location.pathname).toBe(`/play/${allTables()[0]?.id}`);
});

test('bots that can not be loaded are told by the page’s error screen: the button does not just do nothing', async () => {
  bots = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const problems: unknown[] = [];
  class Screen extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
    override state = { broken: false };
    static getDerivedStateFromError = () => ({ broken: true });
    override componentDidCatch = (problem: unknown) => void problems.push(problem);
    override render = () => (this.state.broken ? null : this.props.children);
  }
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(() => usePlayNow(game), { wrapper: Screen });
  act(() => result.current());
  await rested();
  expect(problems).toMatchObject([{ message: 'Failed to fetch dynamically imported module' }]);
  quiet.mockRestore();
});
