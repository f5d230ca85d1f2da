import { at, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { tutorial } from '../tutorial/index.ts';
import { famed, units } from './scene.ts';

test('the lesson can be played to its end: every awaited move is legal when it is asked for', () => {
  const play = new Play(kemet, tutorial.start(), true);
  const replies = [...tutorial.replies];
  const answerOthers = (): void => {
    for (;;) {
      const other = play.seats().find((seat) => seat !== 0);
      if (other === undefined) return;
      const wanted = kemet.read(replies[0] ?? '');
      const legal = wanted !== null && play.moves(other).includes(wanted);
      if (legal) replies.shift();
      play.make(legal ? wanted : at(play.moves(other), 0), other);
    }
  };
  for (const { welcome, text } of tutorial.steps) {
    expect(Object.hasOwn(words.catalogs.en, text.key)).toBe(true);
    if (welcome === undefined) continue;
    answerOthers();
    const view = kemet.view(play.state, 0);
    const move = play.moves(0).find((one) => welcome(one, view));
    expect(move, text.key).toBeDefined();
    if (move !== undefined) play.make(move, 0);
  }
  expect([famed(play, 0), units(play, 'w-temple-south')]).toEqual([2, '5 of 0']);
  expect(replies).toEqual(['token l1-pray']);
});
