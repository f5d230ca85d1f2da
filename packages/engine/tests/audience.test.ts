import { describe, expect, it } from 'vitest';
import { Audiences, type Entry, type Game, isIn, Match, openlyUndoable, type Viewer } from '../src/index.ts';
import { type Duel, duel } from './duel.ts';

const SEED = 'ab'.repeat(32);
const VIEWERS: readonly Viewer[] = [null, 0, 1];

/** The duel with charms that nobody else sees: spending one is a step that tells others nothing. */
const secretive: Game<Duel> = {
  ...duel,
  interjections: {
    is: (move) => move.do === 'charm',
    moves: ({ charms }, seat) => ((charms[seat] ?? 0) > 0 ? [{ do: 'charm' }] : []),
    chosen: ({ state }, _move, seat) => {
      state.charms[seat] = 0;
    },
  },
  view: (state, viewer) => {
    const view = duel.view(state, viewer);
    return { ...view, charms: view.charms.map((charm, seat) => (seat === viewer ? charm : 1)) };
  },
};

/** The same where seat 1 sees every charm: of what seat 0 does in secret it hears nothing and yet notices it. */
const spied: Game<Duel> = {
  ...secretive,
  view: (state, viewer) => (viewer === 1 ? duel.view(state, viewer) : secretive.view(state, viewer)),
};

function play(game: Game<Duel>, ...lines: readonly (readonly [number, string])[]) {
  const match = Match.begin(game, { seats: 2, seed: SEED });
  const audiences = new Audiences<Duel>(2);
  const add = (entry: Entry): void => {
    const from = match.position;
    expect(match.follow(entry)).toBeNull();
    audiences.add(audiences.of(entry, from, match.position));
  };
  for (const [seat, move] of lines) {
    const n = match.entries.length + 1;
    add(move === 'undo' ? { n, seat, back: match.undoable(seat).at(-1) ?? 0 } : { n, seat, move });
  }
  return { match, audiences, counts: VIEWERS.map((viewer) => audiences.count(viewer)) };
}

describe('who notices a line', () => {
  it('everybody, where everybody hears of it, is asked something else or sees a change', () => {
    expect(play(duel, [0, 'bid 2']).counts).toEqual([1, 1, 1]);
    expect(play(duel, [0, 'charm']).counts).toEqual([1, 1, 1]);
    expect(play(duel, [0, 'bid 2'], [1, 'bid 1']).counts).toEqual([2, 2, 2]);
  });

  it('only its maker, where others neither hear nor see anything; taking it back is as silent', () => {
    expect(play(secretive, [0, 'charm']).counts).toEqual([0, 1, 0]);
    expect(play(secretive, [0, 'charm'], [0, 'undo']).counts).toEqual([0, 2, 0]);
    expect(play(secretive, [0, 'charm'], [1, 'charm'], [0, 'bid 2']).counts).toEqual([1, 2, 2]);
  });

  it('whoever sees a change from how it is now, not from how it was after an earlier line in secret', () => {
    expect(play(spied, [0, 'charm']).counts).toEqual([0, 1, 1]);
    expect(play(spied, [0, 'charm'], [0, 'undo'], [0, 'charm']).counts).toEqual([0, 3, 3]);
    expect(play(spied, [0, 'charm'], [1, 'charm'], [0, 'undo']).counts).toEqual([0, 2, 3]);
  });

  it('whoever noticed what is taken back', () => {
    expect(play(secretive, [0, 'charm'], [0, 'bid 2'], [0, 'undo']).counts).toEqual([2, 3, 2]);
  });

  it('counts and lines lead to each other, and silent lines belong to what was noticed before them', () => {
    const { audiences } = play(secretive, [0, 'charm'], [0, 'bid 2'], [1, 'charm']);
    expect(audiences.size).toBe(3);
    expect([0, 1, 2, 3].map((n) => audiences.countAt(null, n))).toEqual([0, 0, 1, 1]);
    expect([0, 1].map((count) => audiences.lineAt(null, count))).toEqual([1, 3]);
    expect([0, 1, 2].map((count) => audiences.lineAt(0, count))).toEqual([0, 1, 3]);
    expect(isIn(audiences.at(1), 0)).toBe(true);
    expect(isIn(audiences.at(1), 1)).toBe(false);
  });
});

it('what a seat may take back does not depend on what another does in secret at the same moment', () => {
  const open = (...lines: readonly (readonly [number, string])[]) =>
    openlyUndoable(play(secretive, ...lines).match.position, 0).length;
  expect(open([0, 'bid 2'])).toBe(1);
  expect(open([0, 'bid 2'], [1, 'charm'])).toBe(1);
});
