import { isRefusal, Match, type Seat } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import { templeOfFate } from '../rules/index.ts';
import type { TempleOptions } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';
import { STANDARD } from './scene.ts';

type TempleMatch = Match<TempleOfFate>;

function begin(options: TempleOptions = STANDARD): TempleMatch {
  return Match.begin(templeOfFate, { seats: 2, options, seed: '7'.repeat(64) });
}

/** Makes the seat's first legal move of a kind and returns its number. */
function make(match: TempleMatch, seat: Seat, kind: string): number {
  const move = match.situation(seat).moves.find((legal) => legal.do === kind);
  if (move === undefined) throw new Error(`seat ${seat} has no ${kind}`);
  const answer = match.make(seat, templeOfFate.write(move));
  if (isRefusal(answer)) throw new Error(answer.refused);
  return match.standing.at(-1)?.n ?? 0;
}

function exchanged(): TempleMatch {
  const match = begin();
  for (const seat of [0, 1]) make(match, seat, 'exchange');
  return match;
}

function builds(match: TempleMatch, seat: Seat): readonly number[] {
  return ['place', 'place', 'place', 'done'].map((kind) => make(match, seat, kind));
}

describe('a submitted choice is its owner’s alone until all have submitted', () => {
  test('[6.1.1] an exchange is taken back, and made anew, while the other still chooses', () => {
    const match = begin();
    const n = make(match, 0, 'exchange');
    expect(match.undoable(0)).toEqual([n]);
    expect(isRefusal(match.undo(0))).toBe(false);
    expect(match.asked).toEqual([0, 1]);
  });

  test('[6.1.1] a side of the goal card likewise', () => {
    const match = begin({ ...STANDARD, goals: true });
    const n = make(match, 1, 'goals');
    expect(match.undoable(1)).toEqual([n]);
  });

  test('[6.1.1] a finished build likewise, tile by tile', () => {
    const match = exchanged();
    const made = builds(match, 0);
    expect(match.undoable(0)).toEqual(made);
    expect(isRefusal(match.undo(0))).toBe(false);
    expect(match.asked).toEqual([0, 1]);
  });

  test('[6.1.1] what all have submitted is final', () => {
    const match = exchanged();
    expect(match.undoable(0)).toEqual([]);
    builds(match, 0);
    builds(match, 1);
    for (const seat of [0, 1]) expect(match.undoable(seat)).toEqual([]);
  });

  test('[6.1.1] a player who finishes does not close the take-back of one who still builds', () => {
    const match = exchanged();
    const n = make(match, 1, 'place');
    builds(match, 0);
    expect(match.undoable(1)).toEqual([n]);
    const board = JSON.stringify(match.state.players[0]);
    expect(isRefusal(match.undo(1))).toBe(false);
    expect(match.asked).toEqual([1]);
    expect(JSON.stringify(match.state.players[0])).toBe(board);
  });
});

describe('Hummingbird', () => {
  /** Both have given their tiles a destination. */
  function assigned(): TempleMatch {
    const match = begin({ ...STANDARD, hummingbird: true });
    for (const seat of [0, 1]) while (assigns(match) && match.asked.includes(seat)) make(match, seat, 'assign');
    return match;
  }
  const assigns = (match: TempleMatch): boolean => match.state.agenda.at(-1)?.do === 'assign';

  test('[11.2.1] a destination once given is not taken back, nor the last one', () => {
    const match = begin({ ...STANDARD, hummingbird: true });
    while (match.asked.includes(0)) {
      make(match, 0, 'assign');
      expect(match.undoable(0)).toEqual([]);
    }
  });

  test('[11.2.4, 11.2.6] a tile that another player turns up closes that one’s take-back alone', () => {
    const match = assigned();
    match.make(0, 'turn-up 1');
    const n = make(match, 0, 'place');
    match.make(1, 'turn-up 1');
    expect(match.undoable(0)).toEqual([n]);
    expect(match.undoable(1)).toEqual([]);
    expect(isRefusal(match.undo(0))).toBe(false);
    expect(match.state.players[1]?.turned).toBe(0b10);
  });
});
