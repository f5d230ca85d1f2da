import { at, Play, whyNot } from '@naos/engine';
import { expect, test } from 'vitest';
import { aton } from '../rules/index.ts';
import { PLACE } from '../rules/moves.ts';
import { ENDINGS, type Ending } from '../rules/state.ts';
import { asked, dead, make, type Plan, play, position, scores, temple, told } from './position.ts';

const outcomeOf = (ending: Ending, red = 10, blue = 20) => {
  const state = position({ red: { score: red }, blue: { score: blue } });
  state.agenda = [];
  state.ending = ending;
  return aton.outcome(state);
};

test('[6.1.1] red wins, blue wins, or a draw; scores break no tie', () => {
  expect(outcomeOf({ how: 'temple', winner: 0 })).toEqual({ places: [1, 2], points: [10, 20], how: 'how.temple' });
  expect(outcomeOf({ how: 'green', winner: 1 })).toMatchObject({ places: [2, 1], how: 'how.green' });
  expect(outcomeOf({ how: 'scoring', winner: -1 }, 44, 44)).toMatchObject({ places: [1, 1], how: 'how.draw-scoring' });
  expect(() => aton.outcome(position({}))).toThrow(/not over/);
});

const full = (red: number, blue: number, round = 5): Plan => ({
  round,
  red: { row: '2241', supply: 0, dead: 4, score: red },
  blue: { row: '2241', supply: 0, dead: 4, score: blue },
});

test('[6.1.2] a draw arises only from equal scores after a scoring or at the guard', () => {
  expect(play(full(40, 40)).state.ending).toEqual({ how: 'scoring', winner: -1 });
  expect(play(full(39, 39)).over, 'equal below 40 is no end').toBe(false);
  expect(play(full(39, 39, 200)).state.ending).toEqual({ how: 'guard', winner: -1 });
  expect(ENDINGS.filter((how) => how !== 'scoring' && how !== 'guard')).toEqual([
    'cartouche',
    'temple',
    'yellow',
    'green',
  ]);
});

test('[6.1.3] the first ending that applies ends the game: points, first placement, second placement, scoring', () => {
  const plan = (redRow: string, redScore: number, free: number): Plan => ({
    red: { row: redRow, score: redScore, at: temple(1, free), dead: 4 },
    blue: { row: '3241', score: 39, at: temple(2, 1), dead: 4 },
  });
  expect(play(plan('4241', 39, 1)).state.ending, 'points before placements').toEqual({ how: 'cartouche', winner: 0 });

  const first = play({ ...plan('3141', 0, 1) });
  make(first, 0, 'remove t1-r1-c1', 'place t1-r1-c1');
  expect(first.over, 'still one space short').toBe(false);
  make(first, 1, 'place t2-r3-c4');
  expect(first.state.ending, 'second placement before the scoring').toEqual({ how: 'temple', winner: 1 });

  const both = play({ red: { row: '3241', at: temple(1, 1) }, blue: { row: '3341', at: temple(2, 1) } });
  make(both, 0, 'place t1-r3-c4');
  expect(both.state.ending, 'first placement before the second').toEqual({ how: 'temple', winner: 0 });
});

test('[6.1.4, R23, D49] a scoring that ends the game leaves everything where it is', () => {
  const running = play(full(12, 41));
  expect(running.state.ending).toEqual({ how: 'scoring', winner: 1 });
  expect(dead(running.state)).toEqual([4, 4]);
  expect([told(running, 'culled'), told(running, 'returned')]).toEqual([[], []]);
  expect(running.state.sides.map(({ row }) => row.length)).toEqual([4, 4]);
  expect(asked(running)).toBe('over');
  for (const seat of [0, 1]) expect(running.moves(seat)).toEqual([]);
  expect(() => running.make(at(PLACE, 0), 0)).toThrow(/over/);
  expect(whyNot(running, 0, at(PLACE, 0))).toBeNull();
  expect(new Play(aton, aton.copy(running.state)).over).toBe(true);
});

test('[R22, D52] the guard ends round 200 by score, with its scoring but without a cull', () => {
  const quiet = play({
    round: 200,
    red: { row: '2241', supply: 0, score: 31, dead: 2 },
    blue: { row: '2241', supply: 0, score: 28, dead: 3 },
  });
  expect(quiet.state.ending).toEqual({ how: 'guard', winner: 0 });
  const scoring = play({
    round: 200,
    red: { row: '2241', supply: 0, score: 20, dead: 4 },
    blue: { row: '2241', supply: 0, score: 18, dead: 4, at: 't2-r1-c1' },
  });
  expect(scores(scoring.state)).toEqual([20, 23]);
  expect(scoring.state.ending).toEqual({ how: 'guard', winner: 1 });
  expect(told(scoring, 'culled')).toEqual([]);
  const before = play({ round: 199, red: { row: '2241', supply: 0 }, blue: { row: '2241', supply: 0 } });
  expect(before.over).toBe(false);
  expect(before.state.round).toBe(200);
});
