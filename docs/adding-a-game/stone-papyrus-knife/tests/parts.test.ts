import { FastRandom, Play } from '@naos/engine';
import { speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { gameModule } from '../index.ts';
import { game } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { tutorial } from '../tutorial/index.ts';

test('the module leads to every part', async () => {
  expect((await gameModule.rules()).id).toBe(gameModule.id);
  expect((await gameModule.words()).rules.length).toBeGreaterThan(0);
  expect((await gameModule.board()).Board).toBeTypeOf('function');
  expect((await gameModule.bots()).levels).toEqual(['stubborn', 'counter']);
  expect((await gameModule.tutorial()).seats).toBe(2);
});

test('the card counter knows what beats most of the cards it has not seen', async () => {
  const [, counter] = await bots.load();
  const view = game.view(tutorial.start(), 0);
  const hand = ['stone', 'papyrus', 'knife'] as const;
  // All stones but the own one lie open: a knife has nothing to fear any more, and papyrus has little to catch.
  const pile = new Array<'stone'>(5).fill('stone');
  const question = { seat: 0, seed: 1, budget: bots.budget, cancelled: () => false };
  const answer = counter?.decide({ ...question, view: { ...view, hand, pile } });
  expect(answer?.move).toEqual({ do: 'show', card: 'knife' });
});

test('the tutorial can be followed on the real engine', () => {
  const play = new Play(game, tutorial.start(), true);
  for (const step of tutorial.steps) {
    const welcome = play.moves(0).find((move) => step.welcome?.(move, game.view(play.state, 0)));
    if (step.welcome !== undefined) expect(welcome).toBeDefined();
    if (welcome !== undefined) play.make(welcome, 0);
  }
  const reply = game.read(tutorial.replies[0] ?? '');
  expect(play.moves(1)).toContainEqual(reply);
  if (reply !== null) play.make(reply, 1);
  expect(play.state.points).toEqual([1, 0]);
});

test('an imagined deal differs in what is hidden', () => {
  const play = new Play(game, tutorial.start());
  const view = game.view(play.state, 0);
  const hands = new Set(Array.from({ length: 20 }, (_, i) => game.imagine(view, new FastRandom(i)).hands[1]?.join()));
  expect(hands.size).toBeGreaterThan(5);
});

test('Russian counts its cards', () => {
  const say = speaker('ru', words.catalogs);
  const told = (count: number) => words.event({ kind: 'drew unseen', seat: 0, count }, () => 'Анна', null);
  expect([1, 3, 5].map((n) => say(told(n) ?? { key: '' }))).toEqual([
    'Анна берёт 1 карту.',
    'Анна берёт 3 карты.',
    'Анна берёт 5 карт.',
  ]);
});
