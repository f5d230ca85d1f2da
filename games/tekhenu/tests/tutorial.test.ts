import { at, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { tutorial } from '../tutorial/index.ts';

/** Walks through the lesson as a diligent learner does; returns what was played by whom. */
function walk(): { readonly play: Play<Tekhenu>; readonly made: string[] } {
  const play = new Play(tekhenu, tutorial.start(), true);
  const made: string[] = [];
  const replies = [...tutorial.replies];
  for (const { welcome } of tutorial.steps) {
    while (!play.over && play.seat !== 0) {
      const wanted = replies.shift();
      const reply = play.moves().find((move) => tekhenu.write(move) === wanted) ?? at(play.moves(), 0);
      made.push(`1 ${tekhenu.write(reply)}`);
      play.make(reply);
    }
    if (welcome === undefined) continue;
    const view = tekhenu.view(play.state, 0);
    const fits = play.moves(0).filter((move) => welcome(move, view));
    expect(fits.length, `after ${made.join(', ')}`).toBeGreaterThan(0);
    const first = at(fits, 0);
    made.push(`0 ${tekhenu.write(first)}`);
    play.make(first, 0);
  }
  return { play, made };
}

test('each step of the lesson finds the move it asks for, and the rival answers as written', () => {
  const { made } = walk();
  // What follows the last step is the rival's own business.
  expect(made.slice(0, 9)).toEqual([
    '0 take ra white4',
    '0 value 2',
    '0 act ra',
    '0 lay r3c3',
    '0 turn 0',
    '1 take osiris brown5',
    '1 produce bread',
    '0 take bastet gray3',
    '0 act bastet',
  ]);
});

test('the lesson shows what it says: three faith, two gold of the tile, a pure and a tainted die', () => {
  const { play } = walk();
  const [learner] = play.state.players;
  expect(learner?.goods[6]).toBe(3);
  expect(learner?.goods[4]).toBe(1 + 2);
  expect(learner?.left).toHaveLength(1);
  expect(learner?.right).toHaveLength(1);
  expect(learner?.happiness).toBe(5);
});

test('every sentence of the lesson is said in both languages', () => {
  for (const { text, instead } of tutorial.steps) {
    for (const { key } of instead === undefined ? [text] : [text, instead]) {
      expect(words.catalogs.en).toHaveProperty([key]);
      expect(words.catalogs.ru).toHaveProperty([key]);
    }
  }
});
