// @vitest-environment happy-dom
import { FastRandom, Play, whyNot } from '@naos/engine';
import { speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { kemet } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';
import { go, type Running, scene } from './scene.ts';

const { Board, SeatFacts } = board;
const rules = new Set(words.rules.flatMap((section) => section.rules));

/** Everything with a picture, a role or a number that has to say what it is. */
const THINGS =
  '.kemet-glyph, .kemet-sign, .kemet-gem, [role="button"], button, .kemet-side-total, .kemet-bar-part, .kemet-laps i, .kemet-fame, li[aria-current]';
/** Those that say it themselves: a title, a button of words, a field with its label. */
const SPEAKS =
  'h2, h3, .btn, .icon, label, .kemet-offer, .kemet-legend, .kemet-scale-key, .kemet-side-who, .kemet-tile-card';

/** What explains nothing on a crowded table, for the viewer of a seat. */
function silent(running: Running, seat: number): string[] {
  vi.stubGlobal(
    'matchMedia',
    vi.fn((query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })),
  );
  const view = kemet.view(running.state, seat);
  const { question } = running;
  if (question === null) throw new Error('Nobody is asked.');
  const say = speaker('en', words.catalogs);
  const { container } = render(
    <div>
      {view.city.map((_, one) => (
        <SeatFacts key={one} view={view} seat={one} say={say} />
      ))}
      <Board
        view={view}
        seat={seat}
        seats={view.city.map((_, one) => ({ seat: one, name: `N${one}`, kind: 'bot', thinking: false, online: true }))}
        ask={{ task: question.task.do, choice: question.step.name, facts: {} }}
        moves={running.moves(seat)}
        choose={vi.fn()}
        preview={() => null}
        whyNot={(move) => whyNot(running, seat, move)}
        explain={vi.fn()}
        fresh={[]}
        outcome={null}
        say={say}
        language="en"
        still
      />
    </div>,
  );
  return [...container.querySelectorAll(THINGS)].flatMap((thing) => {
    const told = thing.closest('[data-explain], [aria-describedby]');
    const rule = told?.getAttribute('data-rule') ?? null;
    if (rule !== null && !rules.has(rule)) return [`${rule} is no rule`];
    const said = told !== null && (told.getAttribute('data-explain') ?? told.getAttribute('aria-describedby')) !== '';
    return said || thing.closest(SPEAKS) !== null ? [] : [thing.outerHTML.slice(0, 120)];
  });
}

afterEach(cleanup);

test('everything on crowded tables explains itself, with a rule that exists', () => {
  const random = new FastRandom(7);
  for (const seats of [2, 5, 5, 4]) {
    const state = crowded(seats, {}, random);
    const running = new Play(kemet, state, true);
    const seat = running.seats()[0] ?? 0;
    expect(silent(running, seat)).toEqual([]);
    cleanup();
  }
});

test('so do a battle and its aftermath', () => {
  const running = go(
    scene(2).troop(0, 'w-north-dunes', 5, 'phoenix').troop(1, 'w-temple-north', 4).hold(0, 'war-fury').play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );
  expect(silent(running, 0)).toEqual([]);
  cleanup();
  go(running, '0: fight phalanx-defense', '0: drop cavalry-blitz', '0: ready');
  go(running, '1: fight sacrificial-charge', '1: drop cavalry-blitz', '1: ready');
  expect(silent(running, running.seats()[0] ?? 0)).toEqual([]);
});
