import { Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../rules/content/cards.ts';
import { allTiles } from '../rules/content/tiles.ts';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';
import type { TempleMove } from '../rules/moves.ts';
import { words } from '../texts/index.ts';
import { tutorial } from '../tutorial/index.ts';

/** Plays the lesson as the page does: each welcome move leads on, the other side answers from the list. */
function teach(pick: (welcome: readonly TempleMove[]) => TempleMove | undefined): Play<TempleOfFate> {
  const play = new Play(templeOfFate, tutorial.start());
  const replies = [...tutorial.replies];
  for (const [i, step] of tutorial.steps.entries()) {
    if (step.welcome === undefined) continue;
    const view = templeOfFate.view(play.state, 0);
    const move = pick(play.moves(0).filter((one) => step.welcome?.(one, view)));
    if (move === undefined) throw new Error(`step ${i + 1} has no welcome move`);
    play.make(move, 0);
    while (!play.over && !play.seats().includes(0)) {
      const reply = replies.shift();
      const answer = play.moves().find((one) => templeOfFate.write(one) === reply);
      if (answer === undefined) throw new Error(`"${reply}" is not legal after step ${i + 1}`);
      play.make(answer);
    }
  }
  return play;
}

test('whichever welcome moves are made, the lesson wins the Fire card and makes a water chain of four', () => {
  const picks: ((list: readonly TempleMove[]) => TempleMove | undefined)[] = [
    (list) => list[0],
    (list) => list.at(-1),
    (list) => list[Math.floor(list.length / 2)],
    (list) => list[Math.floor(list.length / 3)],
  ];
  for (const pick of picks) {
    const { state } = teach(pick);
    expect(state.players[0]?.won.map((card) => CARDS[card]?.id)).toEqual(['blessing-fire-02']);
    expect(state.players[0]?.temple.strips).toHaveLength(1);
    expect(state.round).toBe(2);
  }
});

test('the lesson is about ten steps and starts from a position that a game can reach', () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(9);
  expect(tutorial.steps.length).toBeLessThanOrEqual(13);
  const { stock, players, decks, open, piles } = tutorial.start();
  const tiles = [...stock, ...players.flatMap(({ drawn }) => drawn)];
  expect(tiles.toSorted((a, b) => a - b)).toEqual(allTiles());
  expect([...decks.flat(), ...open].toSorted((a, b) => a - b)).toEqual(CARDS.map((_, card) => card));
  expect(piles.map((pile) => pile.length)).toEqual([28, 24]);
});

test('every step and every answer has its words in both languages', () => {
  const keys = tutorial.steps.flatMap(({ text, instead }) => [
    text.key,
    ...(instead === undefined ? [] : [instead.key]),
  ]);
  for (const catalog of Object.values(words.catalogs)) {
    expect(keys.filter((key) => !Object.hasOwn(catalog, key))).toEqual([]);
  }
});
