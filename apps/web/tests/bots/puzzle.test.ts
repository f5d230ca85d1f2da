import { anyGameModule } from '@naos/game-module';
import { expect, test } from 'vitest';
import { gameModule } from '../../../../games/aton/index.ts';
import { PuzzleSession, tryOf } from '../../src/puzzles/puzzle-session.ts';
import { must } from '../must.ts';

const aton = anyGameModule(gameModule);
const [game, words] = await Promise.all([aton.rules(), aton.words()]);
const loaded = { game, words, board: null };
const puzzle = must((await (await aton.puzzles?.())?.all())?.[0]);
const NAMES = ['Anna', 'Boris'];

function opened() {
  const solved: boolean[] = [];
  const met: boolean[] = [];
  const notes = { solved: (helped: boolean) => solved.push(helped), met: (right: boolean) => met.push(right) };
  return { session: new PuzzleSession(loaded, puzzle, NAMES, notes), solved, met };
}

test('it is seen by its seat alone: view, log and moves', () => {
  const { session } = opened();
  const { situation, seat, log } = session.scene();
  expect([seat, situation.view.viewer, situation.asked?.seats.includes(puzzle.seat)]).toEqual([
    puzzle.seat,
    puzzle.seat,
    true,
  ]);
  expect(situation.moves.map((move) => game.write(move))).toContain(puzzle.solution);
  expect(log.length).toBeGreaterThan(5);
});

test('a wrong try changes nothing on the board and says what it gives away', () => {
  const { session, solved, met } = opened();
  const before = session.scene().situation.view;
  const rival = puzzle.rivals[0];
  session.attempt(rival?.move ?? '');
  expect(session.result).toEqual({ move: rival?.move, right: false, loss: rival?.loss, atLeast: false });
  expect(session.scene().situation.view).toEqual(before);
  expect(tryOf(puzzle, 'something else')).toMatchObject({ right: false, loss: rival?.loss, atLeast: true });
  expect(solved).toEqual([]);
  // The first try counts: finding it now is no longer found at once.
  session.attempt(puzzle.solution);
  expect(met).toEqual([false]);
});

test('the right move is played, ends the tries and counts as found alone', () => {
  const { session, solved, met } = opened();
  const move = session.scene().situation.moves.find((one) => game.write(one) === puzzle.solution);
  if (move !== undefined) session.choose(move);
  expect([session.result?.right, solved, met]).toEqual([true, [false], [true]]);
  expect(session.scene().situation.moves).toEqual([]);
  session.again();
  expect([session.result, session.scene().situation.moves.length > 0]).toEqual([null, true]);
});

test('a hint names the solution among others and counts as help; so does showing the move', () => {
  const { session, solved, met } = opened();
  session.hint();
  expect(met).toEqual([false]);
  expect(session.candidates).toContain(puzzle.solution);
  expect(session.candidates.length).toBe(1 + Math.min(2, puzzle.rivals.length));
  session.show();
  expect([session.result?.right, solved]).toEqual([true, [true]]);
  while (session.more) session.goOn();
  expect(session.line).toEqual(puzzle.line);
});
