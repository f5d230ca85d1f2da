import { Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { type Aton, aton } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { tutorial } from '../tutorial/index.ts';

/** Plays the lesson as the page does: each welcome move leads on, the other side answers from the list. */
function teach(pick: (welcome: readonly Aton['move'][]) => Aton['move'] | undefined): Play<Aton> {
  const play = new Play(aton, tutorial.start());
  const replies = [...tutorial.replies];
  for (const [i, step] of tutorial.steps.entries()) {
    if (step.welcome === undefined) continue;
    const view = aton.view(play.state, 0);
    const welcome = play.moves(0).filter((move) => step.welcome?.(move, view));
    const others = play.moves(0).length - welcome.length;
    const move = pick(welcome);
    if (move === undefined) throw new Error(`step ${i + 1} has no welcome move`);
    expect(others, `step ${i + 1} leaves something to get wrong`).toBeGreaterThan(0);
    play.make(move, 0);
    while (!play.over && !play.seats().includes(0)) {
      const reply = replies.shift();
      const answer = play.moves().find((one) => aton.write(one) === reply);
      if (answer === undefined) throw new Error(`"${reply}" is not legal after step ${i + 1}`);
      play.make(answer);
    }
  }
  expect(replies).toEqual([]);
  return play;
}

test('the lesson is about ten steps and ends in a won game, whichever welcome moves are made', () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(9);
  expect(tutorial.steps.length).toBeLessThanOrEqual(12);
  for (const pick of [(list: readonly Aton['move'][]) => list[0], (list: readonly Aton['move'][]) => list.at(-1)]) {
    const play = teach(pick);
    expect(play.state.ending).toEqual({ how: 'temple', winner: 0 });
  }
});

test('the lesson starts from a position that a game can reach: all priests and cards are there', () => {
  const { sides, board } = tutorial.start();
  for (const [seat, side] of sides.entries()) {
    expect(side.supply + side.dead + board.filter((owner) => owner === seat).length).toBe(29);
    const cards = [...side.deck, ...side.hand, ...side.discard];
    expect([1, 2, 3, 4].map((value) => cards.filter((card) => card === value).length)).toEqual([9, 9, 9, 9]);
    expect(side.deck.length % 4).toBe(0);
  }
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

test('the lesson names every way to win', () => {
  const said = tutorial.steps.map(({ text }) => words.catalogs.en[text.key] ?? '').join(' ');
  for (const way of [
    'whole temple wins',
    'all 14 yellow',
    'all 14 green',
    '40 after the Points cards',
    'higher score wins',
  ]) {
    expect(said).toContain(way);
  }
});

test('the row that the lesson refuses last is refused for what is true of it', () => {
  const play = new Play(aton, tutorial.start());
  const reply = (text: string, seat: number): void => {
    const move = play.moves(seat).find((one) => aton.write(one) === text);
    if (move === undefined) throw new Error(`"${text}" is not legal`);
    play.make(move, seat);
  };
  for (const text of ['commit 4322', 'remove t1-r2-c4', 'place t1-r2-c4', 'place t1-r1-c4', 'commit 2212']) {
    while (!play.seats().includes(0)) reply('place t2-r2-c4', 1);
    reply(text, 0);
    if (text === 'commit 4322') reply('commit 3221', 1);
  }
  reply('commit 4431', 1);
  // Only temple I is open, and it has two free spaces for two priests: it fills by itself (R27).
  expect(play.state.ending).toEqual({ how: 'temple', winner: 0 });
});
