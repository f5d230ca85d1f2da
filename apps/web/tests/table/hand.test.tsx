// @vitest-environment happy-dom
import { Match, type Vocabulary } from '@naos/engine';
import { gameModules } from '@naos/registry';
import { type Scene, type Session, TableScreen, tableWords } from '@naos/table-ui';
import { speaker } from '@naos/words';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyLoadedGame, loadGame } from '../../src/games/loaded-game.ts';

afterEach(cleanup);

const nothing = () => {};
/** What belongs to the board that everybody looks at, by the games' own names of it. */
const PUBLIC = '.kemet-land, .kemet-market, .aton-board, .tekhenu-top, .tekhenu-low, .tof-neighbours';
/** Answers that take several presses, which page tests make. */
const IN_STEPS: Readonly<Record<string, ReadonlySet<string>>> = {
  aton: new Set(['commit', 'exchange']),
  'temple-of-fate': new Set(['route', 'place', 'strip', 'mark', 'occupy', 'done', 'exchange']),
};

/** Presses everything that can be pressed on a phone beside the big screen; returns the verbs of the moves that were made. */
function pressed(loaded: AnyLoadedGame, scene: Scene<Vocabulary>): ReadonlySet<string> {
  const choose = vi.fn<Session<Vocabulary>['choose']>();
  const session: Session<Vocabulary> = {
    loaded,
    scene: () => scene,
    subscribe: () => nothing,
    choose,
    undo: nothing,
    restartTurn: nothing,
    liftCurtain: nothing,
    close: nothing,
  };
  const say = speaker('en', { ...tableWords, en: { ...tableWords.en, ...loaded.words.catalogs.en } });
  const preferences = { say, language: 'en', still: true, beat: 0, confirm: false, autoSkip: false } as const;
  const { container } = render(<TableScreen session={session} preferences={preferences} textMode={false} handOnly />);
  expect(container.querySelector(PUBLIC)).toBeNull();
  const targets = container.querySelectorAll(
    ':is(.hand-table, .prompt-extras) :is(button, [role="button"]):not(:disabled, [aria-disabled="true"])',
  );
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) fireEvent.click(target);
  cleanup();
  return new Set(choose.mock.calls.map(([move]) => move.do));
}

describe.each(gameModules.map(({ id }) => id))('hand only: %s', (id) => {
  test('every question of a game can be answered without the board', async () => {
    Object.assign(window, { innerWidth: 360, innerHeight: 740 });
    const loaded = await loadGame(id);
    expect(loaded.board?.hand).toBeDefined();
    const match = Match.begin(loaded.game, { seats: loaded.game.seats.min, seed: '5'.repeat(64) });
    const asked = new Set<string>();
    for (let n = 0; !match.over; n++) {
      const seat = match.asked[n % match.asked.length] ?? 0;
      const situation = match.situation(seat);
      const verbs = new Set(situation.moves.map((move) => move.do));
      const question = `${situation.asked?.choice} ${[...verbs].toSorted().join()}`;
      if (!asked.has(question)) {
        asked.add(question);
        const seats = Array.from({ length: loaded.game.seats.min }, (_, one) => ({
          seat: one,
          name: `Player ${one}`,
          kind: one === seat ? ('you' as const) : ('bot' as const),
          thinking: false,
          online: true,
        }));
        const scene = {
          version: n,
          seat,
          situation,
          seats,
          log: [],
          fresh: [],
          undo: null,
          curtain: null,
          notice: null,
        };
        const made = pressed(loaded, scene);
        const missing = [...verbs].filter((verb) => !made.has(verb) && IN_STEPS[id]?.has(verb) !== true);
        expect(`${question}: ${missing}`).toBe(`${question}: `);
      }
      const { moves } = situation;
      const move = moves[(n * 7919) % moves.length];
      if (move === undefined) throw new Error(`Nobody can move: ${question}.`);
      match.make(seat, loaded.game.write(move));
    }
    expect(asked.size).toBeGreaterThan(2);
  });
});
