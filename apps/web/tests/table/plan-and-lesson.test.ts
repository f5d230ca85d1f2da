import { Match } from '@naos/engine';
import { expect, test } from 'vitest';
import { LessonSession } from '../../src/table/lesson-session.ts';
import { PlanSession } from '../../src/table/plan-session.ts';
import { toyGame, toyTutorial } from '../toy.ts';

const loaded = await toyGame();
const tutorial = await toyTutorial();
const seatInfo = (seat: number) => ({ seat, name: `P${seat}`, kind: 'person', thinking: false, online: true }) as const;

test('a plan begins with one’s own view, is played for every seat, and goes back step by step', () => {
  const match = Match.begin(loaded.game, { seats: 2, seed: '1'.repeat(64) });
  const { view, moves } = match.situation(0);
  const plan = new PlanSession(loaded, view, 0, [seatInfo(0), seatInfo(1)]);
  expect(plan.scene().situation.view).toEqual(view);
  expect(plan.scene().situation.moves).toEqual(moves);
  const [mine] = plan.scene().situation.moves;
  if (mine !== undefined) plan.choose(mine);
  expect(plan.scene().seat).toBe(1);
  const [theirs] = plan.scene().situation.moves;
  if (theirs !== undefined) plan.choose(theirs);
  expect(plan.scene().log.length).toBeGreaterThan(0);
  expect(plan.planned()).toEqual([{ choice: match.situation(0).asked?.choice, move: mine && loaded.game.write(mine) }]);
  plan.restartTurn();
  expect(plan.planned()).toEqual([]);
  expect(plan.scene().situation.view).toEqual(view);
  expect(match.standing).toEqual([]);
});

test('a lesson waits at a step that is read, then takes welcome moves only', () => {
  const lesson = new LessonSession(loaded, tutorial, ['Lena', 'Nefer']);
  expect(lesson.scene().situation.moves).toEqual([]);
  lesson.next();
  const { moves } = lesson.scene().situation;
  const unwelcome = moves.find((move) => loaded.game.write(move) !== 'show stone');
  if (unwelcome === undefined) throw new Error('The lesson offers other cards too.');
  lesson.choose(unwelcome);
  expect(lesson.answer?.key).toBe('tutorial.instead');
  expect(lesson.at).toBe(1);
  lesson.showMe();
  expect(lesson.step).toBeNull();
  expect(lesson.scene().log.map(({ event }) => event.kind)).toContain('shown');
});

test('a lesson goes back to where a step began, with the table as it was', () => {
  const lesson = new LessonSession(loaded, tutorial, ['Lena', 'Nefer']);
  lesson.next();
  const { view } = lesson.scene().situation;
  lesson.showMe();
  expect(lesson.scene().situation.view).not.toEqual(view);
  lesson.back();
  expect(lesson.scene().situation.view).toEqual(view);
  lesson.showMe();
  expect(lesson.step).toBeNull();
});
