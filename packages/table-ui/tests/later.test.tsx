// @vitest-environment happy-dom
import { Match } from '@naos/engine';
import { speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game, type StonePapyrusKnife } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { words } from '../../../docs/adding-a-game/stone-papyrus-knife/texts/index.ts';
import { Listeners, type Scene, type Session, TableScreen, tableWords, useSceneLater } from '../src/index.ts';

const say = speaker('en', { ...tableWords, en: { ...tableWords.en, ...words.catalogs.en } });
const nothing = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
  // Outside of tests nothing waits for a drawing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A table at which seats are named by the position that is drawn, on their cards and on the board. */
function sceneAt(version: number): Scene<StonePapyrusKnife> {
  const match = Match.begin(game, { seats: 2, seed: 'a'.repeat(64) });
  return {
    version,
    seat: 0,
    situation: match.situation(0),
    seats: [0, 1].map((seat) => ({ seat, name: `at ${version}`, kind: 'person', thinking: false, online: true })),
    log: [],
    fresh: [],
    undo: null,
    curtain: null,
    notice: null,
  };
}

test('board and prompt are drawn first; the seats beside them follow, and what stands around the table', async () => {
  const listeners = new Listeners();
  let scene = sceneAt(1);
  const session: Session<StonePapyrusKnife> = {
    loaded: {
      game,
      words,
      board: { Board: ({ seats }) => <p id="board">{seats[0]?.name}</p>, SeatFacts: () => null, panels: [] },
    },
    scene: () => scene,
    subscribe: listeners.subscribe,
    choose: nothing,
    undo: nothing,
    restartTurn: nothing,
    liftCurtain: nothing,
    close: nothing,
  };
  const preferences = { say, language: 'en', still: true, beat: 0, confirm: false, autoSkip: false } as const;
  const Around = () => <p id="around">at {useSceneLater(session).version}</p>;
  const { container } = render(
    <>
      <Around />
      <TableScreen session={session} preferences={preferences} textMode={false} />
    </>,
  );
  const shown = () => ['#board', '.seat-card b', '#around'].map((what) => container.querySelector(what)?.textContent);
  await vi.waitFor(() => expect(shown()).toEqual(['at 1', 'at 1', 'at 1']));
  scene = sceneAt(2);
  flushSync(() => listeners.tell());
  expect(shown()).toEqual(['at 2', 'at 1', 'at 1']);
  await vi.waitFor(() => expect(shown()).toEqual(['at 2', 'at 2', 'at 2']));
});
