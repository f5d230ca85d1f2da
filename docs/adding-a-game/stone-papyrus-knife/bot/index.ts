import { type Bot, type BotShelf, bestOf, onlyMove } from '@naos/bots';
import { FastRandom, situationFrom } from '@naos/engine';
import {
  beats,
  type Card,
  freshDeck,
  game,
  type Move,
  type StonePapyrusKnife,
  takeFrom,
  type View,
} from '../rules/index.ts';

/** Cards the viewer has not seen: one of them is what the other will show. */
function unseenCards({ pile, hand, chosen }: View): Card[] {
  const unseen = freshDeck();
  for (const card of [...pile, ...hand]) takeFrom(unseen, card);
  if (chosen !== null) takeFrom(unseen, chosen);
  return unseen;
}

/** The chance that a card wins against one of the unseen; a tie is half of it. */
function chance(card: Card, unseen: readonly Card[]): number {
  const won = unseen.reduce((sum, other) => sum + (beats(card, other) ? 1 : beats(other, card) ? 0 : 0.5), 0);
  return won / Math.max(1, unseen.length);
}

/** What promises nothing is what to swap. */
function value(move: Move, unseen: readonly Card[]): number {
  if (move.do === 'keep') return 0.5;
  return move.do === 'show' ? chance(move.card, unseen) : 1 - chance(move.card, unseen);
}

/** Counts cards; of equals it takes any, so that it can't be read. */
const counter: Bot<StonePapyrusKnife> = {
  name: 'counter',
  decide: ({ view, seed }) => {
    const moves = [...situationFrom(game, view).moves];
    new FastRandom(seed).shuffle(moves);
    const unseen = unseenCards(view);
    return bestOf(moves.map((move) => ({ move, value: value(move, unseen) })));
  },
};

/** Takes the first move of every list, so it shows stones as long as it has any: a first opponent. */
const stubborn: Bot<StonePapyrusKnife> = {
  name: 'stubborn',
  decide: ({ view }) => onlyMove(situationFrom(game, view).moves),
};

export const bots: BotShelf<StonePapyrusKnife> = {
  load: async () => [stubborn, counter],
  levels: ['stubborn', 'counter'],
  budget: { evaluations: 100, milliseconds: 50 },
};
