// @vitest-environment happy-dom
import { FastRandom, hears, Match } from '@naos/engine';
import type { BoardProps } from '@naos/table-ui';
import { speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { board } from '../board/index.tsx';
import { glyphOf } from '../board/input/glyph-of.ts';
import { Market } from '../board/panels/Market.tsx';
import { BLESSING, DECREE, TECHNOLOGY } from '../rules/content/market.ts';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { CARD } from '../rules/moves.ts';
import type { TurnTask } from '../rules/tasks.ts';
import { words } from '../texts/index.ts';

afterEach(cleanup);

/** So long a game is drawn, and so often the table beside it is drawn anew. */
const MOVES = 40;
const LOOK_EVERY = 4;

const say = speaker('en', words.catalogs);
const seats = ['Lena', 'Nefer'].map((name, seat) => ({
  seat,
  name,
  kind: 'person' as const,
  thinking: false,
  online: true,
}));
const steady = {
  seat: 0,
  seats,
  choose: vi.fn(),
  preview: () => null,
  whyNot: () => null,
  explain: vi.fn(),
  fresh: [],
  say,
  language: 'en',
  still: true,
} as const;

function propsOf(match: Match<Tekhenu>): BoardProps<Tekhenu> {
  const { view, asked, moves, facts, outcome } = match.situation(0);
  const told = match.standing.at(-1)?.told ?? [];
  return {
    ...steady,
    view,
    moves,
    outcome,
    recent: told.filter((one) => hears(one, 0)).map(({ event }) => event),
    ask: asked?.seats.includes(0) ? { task: asked.task, choice: asked.choice, facts } : null,
  };
}

const Table = (props: BoardProps<Tekhenu>) => (
  <>
    <board.Board {...props} />
    <Market {...props} />
  </>
);

const PIECES = '.tekhenu-target, .tekhenu-market, .tekhenu-cond, .tekhenu-lit';

/** Of a sector, whose light turns from what it was, only what it says. */
const piecesIn = (container: Element): (string | null)[] => [
  ...[...container.querySelectorAll(PIECES)].map((piece) => piece.outerHTML),
  ...[...container.querySelectorAll('[data-part^="sector-"]')].map((sector) => sector.getAttribute('data-explain')),
];

test('a card that is kept or taken bears the sign of its kind', () => {
  const kinds = [BLESSING, TECHNOLOGY, DECREE].map((kind) => glyphOf({ do: 'keep', kind, card: 0 }));
  expect(new Set(kinds).size).toBe(3);
  expect(new Set(CARD.map(glyphOf))).toEqual(new Set(kinds));
});

test('pieces that were kept through a game look as if they were drawn anew', () => {
  const match = Match.begin(tekhenu, { seats: 2, seed: '07'.repeat(32), players: ['Lena', 'Nefer'] });
  const random = new FastRandom(7);
  const { container, rerender } = render(<Table {...propsOf(match)} />);
  for (let n = 0; n < MOVES && !match.over; n++) {
    const seat = match.asked[0] ?? 0;
    const { moves } = match.situation(seat);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error('Somebody is asked and has no move.');
    match.make(seat, tekhenu.write(move));
    const props = propsOf(match);
    rerender(<Table {...props} />);
    if (n % LOOK_EVERY > 0) continue;
    const anew = render(<Table {...props} />);
    expect(piecesIn(container)).toEqual(piecesIn(anew.container));
    anew.unmount();
  }
});

const TURN: TurnTask = {
  do: 'turn',
  at: 0,
  seat: 0,
  mode: 0,
  freeAnubis: false,
  sector: 2,
  die: 0,
  held: false,
  colour: 0,
  value: 1,
  valued: false,
  pan: 0,
  extras: 0,
  acted: false,
};

test('a sector that was kept turns with the light, and is lit with the turn', () => {
  const props = propsOf(Match.begin(tekhenu, { seats: 2, seed: '07'.repeat(32), players: ['Lena', 'Nefer'] }));
  const { container, rerender } = render(<Table {...props} />);
  for (const change of [{ wheel: (props.view.wheel + 1) % 6 }, { agenda: [TURN] }]) {
    const later = { ...props, view: { ...props.view, ...change } };
    rerender(<Table {...later} />);
    const anew = render(<Table {...later} />);
    expect(piecesIn(container)).toEqual(piecesIn(anew.container));
    anew.unmount();
  }
});
