// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePuzzleList } from '../../src/puzzles/use-puzzles.ts';

let puzzles: () => Promise<{ readonly heads: readonly object[] }>;
vi.mock('../../src/games/game-modules.ts', () => ({ gameModuleOf: () => ({ puzzles: () => puzzles() }) }));
afterEach(cleanup);

const problems: unknown[] = [];
class Screen extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch = (problem: unknown) => void problems.push(problem);
  override render = () => (this.state.broken ? null : this.props.children);
}
const rested = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));

test('what can not be loaded comes to the page’s error screen: nobody waits for ever', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  puzzles = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  renderHook(() => usePuzzleList('toy'), { wrapper: Screen });
  await rested();
  expect(problems).toMatchObject([{ message: 'Failed to fetch dynamically imported module' }]);
  quiet.mockRestore();
});

test('of two that were asked for only the later one is shown, in whatever order they come', async () => {
  const slow = Promise.withResolvers<{ readonly heads: readonly object[] }>();
  puzzles = () => slow.promise;
  const { result, rerender } = renderHook(({ game }) => usePuzzleList(game), { initialProps: { game: 'one' } });
  puzzles = async () => ({ heads: [{ id: 'two' }] });
  rerender({ game: 'two' });
  await rested();
  slow.resolve({ heads: [{ id: 'one' }] });
  await rested();
  expect(result.current).toEqual([{ id: 'two' }]);
});
