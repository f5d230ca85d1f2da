// @vitest-environment happy-dom
import { Match } from '@naos/engine';
import { line, speaker } from '@naos/words';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game, type StonePapyrusKnife } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { words } from '../../../docs/adding-a-game/stone-papyrus-knife/texts/index.ts';
import { logOf, PromptBar, SeatCard, type Session, tableWords } from '../src/index.ts';
import { EventLog } from '../src/parts/EventLog.tsx';
import { Reason } from '../src/parts/Reason.tsx';
import { useTable } from '../src/parts/use-table.ts';

const say = speaker('en', { ...tableWords, en: { ...tableWords.en, ...words.catalogs.en } });
const nothing = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refusal stays when the pointer leaves, as long as somebody is at the prompt, and then goes', () => {
  const match = Match.begin(game, { seats: 2, seed: 'a'.repeat(64) });
  const seats = (['you', 'bot'] as const).map((kind, seat) => ({
    seat,
    name: kind,
    kind,
    thinking: false,
    online: true,
  }));
  const scene = {
    version: 0,
    seat: 0,
    situation: match.situation(0),
    seats,
    log: [],
    fresh: [],
    undo: null,
    curtain: null,
    notice: null,
  };
  const session: Session<StonePapyrusKnife> = {
    loaded: { game, words, board: null },
    scene: () => scene,
    subscribe: () => nothing,
    choose: nothing,
    undo: nothing,
    restartTurn: nothing,
    liftCurtain: nothing,
    close: nothing,
  };
  const preferences = { say, language: 'en', still: true, beat: 0, confirm: false, autoSkip: false } as const;
  const { result } = renderHook(() => useTable(session, scene, preferences));
  fireEvent.pointerMove(document.body);
  act(() => result.current.board.explain(line('move.keep'), '4.1'));
  act(() => result.current.board.explain(null));
  const { rerender } = render(
    <section className="prompt">
      {result.current.reason && <Reason reason={result.current.reason} say={say} ruleHref={(id) => `/learn/x/${id}`} />}
    </section>,
  );
  const link = screen.getByRole('link', { name: 'Rule 4.1' });
  act(() => link.focus());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current.reason).not.toBeNull();
  act(() => link.blur());
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current.reason).toBeNull();
  rerender(<p />);
});

test('a press on a slow line shows at once that it was taken', () => {
  const bar = (sent: boolean) => (
    <PromptBar
      sentence="Choose"
      mine
      sent={sent}
      below={null}
      undo={null}
      onUndo={nothing}
      onRestart={nothing}
      held={null}
      onConfirm={nothing}
      onCancel={nothing}
      extras={null}
      say={say}
    />
  );
  const { rerender } = render(bar(false));
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
  rerender(bar(true));
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
});

test('a long name is whole in its explanation', () => {
  const name = 'Nefertari-Meritmut of the Two Lands';
  render(
    <SeatCard
      seatInfo={{ seat: 0, name, kind: 'person', thinking: false, online: true }}
      asked
      over={false}
      say={say}
    />,
  );
  expect(screen.getByText(name).getAttribute('data-explain')).toBe(name);
});

/** A log in a window of its own height, whose size the test changes. */
function openLog() {
  const match = Match.begin(game, { seats: 2, seed: 'a'.repeat(64) });
  for (const seat of [0, 1] as const) {
    const [move] = match.situation(seat).moves;
    if (move !== undefined) match.make(seat, game.write(move));
  }
  let resize = nothing;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told;
      }
      observe = nothing;
      disconnect = nothing;
    },
  );
  const [onPoint, onGo] = [vi.fn(), vi.fn()];
  const tell = () => 'Something happened.';
  render(
    <EventLog<StonePapyrusKnife>
      log={logOf(match, 0)}
      tell={tell}
      seat={0}
      name={String}
      say={say}
      onPoint={onPoint}
      onGo={onGo}
    />,
  );
  const log = screen.getByRole('region');
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
  return { log, resize: () => resize(), onPoint, onGo };
}

test('the log keeps its place when the window changes: its end, or the line that is read', () => {
  const { log, resize } = openLog();
  log.scrollTop = 0;
  resize();
  expect(log.scrollTop, 'whoever was at the end is there again').toBe(900);
  log.scrollTop = 120;
  fireEvent.scroll(log);
  resize();
  expect(log.scrollTop).toBe(120);
});

test('a line of the log lights up what it names by keyboard too, and goes to its moment', () => {
  const { onPoint, onGo } = openLog();
  const [button] = screen.getAllByRole('button');
  if (button === undefined) throw new Error('The log has a line.');
  fireEvent.focus(button);
  expect(onPoint).toHaveBeenLastCalledWith(expect.objectContaining({ kind: expect.any(String) }));
  fireEvent.blur(button);
  expect(onPoint).toHaveBeenLastCalledWith(null);
  fireEvent.click(button);
  expect(onGo).toHaveBeenCalledTimes(1);
});
