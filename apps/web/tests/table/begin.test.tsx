// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoachOffer } from '../../src/home/CoachOffer.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { allTables } from '../../src/store/tables.ts';
import { usePlayNow } from '../../src/table/use-play-now.ts';
import { memoryStorage } from '../toy.ts';

let bots: () => Promise<{ readonly levels: readonly string[] }>;
vi.mock('../../src/games/game-modules.ts', () => ({ gameModuleOf: () => ({ bots: () => bots() }) }));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  HTMLDialogElement.prototype.showModal ??= () => {};
  useSettings.setState({ language: 'en' });
  bots = async () => ({ levels: ['one', 'two', 'three'] });
});
afterEach(cleanup);

const rested = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
const game = { id: 'toy', seats: { min: 2, max: 2 } };

test('pressed twice, “play now” begins one game', async () => {
  const { result } = renderHook(() => usePlayNow(game));
  act(() => {
    result.current.begin();
    result.current.begin();
  });
  await rested();
  expect(allTables().map(({ chairs }) => chairs[1])).toMatchObject([{ kind: 'bot', level: 'two' }]);
  expect(location.pathname).toBe(`/play/${allTables()[0]?.id}`);
});

test('the first press on a device offers a coach, and begins when that is answered; later ones begin', async () => {
  useSettings.setState({ coach: 'offer' });
  const { result } = renderHook(() => usePlayNow(game));
  act(() => result.current.press());
  await rested();
  expect([result.current.offering, allTables().length]).toEqual([true, 0]);
  const offer = render(<CoachOffer onAnswer={result.current.begin} onClose={result.current.cancel} />);
  fireEvent.click(offer.getByText('No, thanks'));
  await rested();
  expect([useSettings.getState().coach, allTables().length]).toEqual(['off', 1]);
  act(() => result.current.press());
  await rested();
  expect(allTables()).toHaveLength(2);
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
  act(() => result.current.begin());
  await rested();
  expect(problems).toMatchObject([{ message: 'Failed to fetch dynamically imported module' }]);
  quiet.mockRestore();
});
