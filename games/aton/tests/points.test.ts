import { expect, test } from 'vitest';
import { asked, play, scores, temple, told } from './position.ts';

const after = (red: string, blue: string, redScore = 0, blueScore = 0) =>
  play({ red: { row: red, score: redScore }, blue: { row: blue, score: blueScore } });

test('[4.4.1] the higher card scores twice the difference', () => {
  expect(scores(after('4222', '2222').state)).toEqual([4, 0]);
  expect(scores(after('2222', '3222').state)).toEqual([0, 2]);
});

test('[V1] 1 against 4 gives six', () => {
  expect(scores(after('1222', '4222', 3, 5).state)).toEqual([3, 11]);
});

test('[P1] 3 against 4 gives two', () => {
  expect(scores(after('3222', '4222').state)).toEqual([0, 2]);
});

test('[P2] 2 against 4 gives four', () => {
  expect(scores(after('2222', '4222').state)).toEqual([0, 4]);
  expect(scores(after('4222', '2222').state)).toEqual([4, 0]);
});

test('[4.4.2, D2] equal cards score nothing', () => {
  const running = after('3223', '3223', 7, 9);
  expect(scores(running.state)).toEqual([7, 9]);
  expect(told(running, 'points')).toMatchObject([{ seat: -1, points: 0, cards: [3, 3] }]);
});

test('[4.4.3, D39] exactly 40 wins at once', () => {
  const running = after('4222', '1222', 34);
  expect(scores(running.state)).toEqual([40, 0]);
  expect(running.state.ending).toEqual({ how: 'cartouche', winner: 0 });
});

test('[R17] more than 40 wins as well', () => {
  expect(after('1222', '4222', 0, 39).state.ending).toEqual({ how: 'cartouche', winner: 1 });
});

test('[D16] 38 points do not end the game', () => {
  const running = after('4222', '2222', 34);
  expect(scores(running.state)).toEqual([38, 0]);
  expect(running.over).toBe(false);
});

test('[4.4.4, D15] a win on the first cartouche leaves the rest of the round undone', () => {
  const running = play({
    red: { row: '4412', score: 35 },
    blue: { row: '1111', at: temple(1, 1) },
  });
  expect(scores(running.state)).toEqual([41, 0]);
  expect(running.state.ending).toEqual({ how: 'cartouche', winner: 0 });
  expect(asked(running)).toBe('over');
  expect([told(running, 'order'), told(running, 'removed'), told(running, 'placed')]).toEqual([[], [], []]);
});
