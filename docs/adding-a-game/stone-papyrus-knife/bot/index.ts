import type { Bot, BotShelf } from '@naos/bots';
import { FastRandom, situationFrom } from '@naos/engine';
import {
  beats,
  CARDS,
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

/** How often a card wins rather than loses against the unseen ones. */
function worth(card: Card, unseen: readonly Card[]): number {
  return unseen.reduce((sum, other) => sum + (beats(card, other) ? 1 : beats(other, card) ? -1 : 0), 0);
}

function value(move: Move, unseen: readonly Card[]): number {
  if (move.do === 'show') return worth(move.card, unseen);
  return move.do === 'swap' ? -worth(move.card, unseen) : 0;
}

/** Counts cards; among equals it picks at random, so that it can't be read. */
const counter: Bot<StonePapyrusKnife> = {
  name: 'counter',
  decide: ({ view, seed }) => {
    const { moves } = situationFrom(game, view);
    const unseen = unseenCards(view);
    const best = Math.max(...moves.map((move) => value(move, unseen)));
    const good = moves.filter((move) => value(move, unseen) === best);
    return { move: good[new FastRandom(seed).below(good.length)] as Move };
  },
};

/** Shows the same card for ever, if it can: a first opponent. */
const stubborn: Bot<StonePapyrusKnife> = {
  name: 'stubborn',
  decide: ({ view }) => {
    const { moves } = situationFrom(game, view);
    const shows = (card: Card): Move | undefined => moves.find((move) => move.do === 'show' && move.card === card);
    return { move: CARDS.map(shows).find((move) => move !== undefined) ?? (moves[0] as Move) };
  },
};

export const bots: BotShelf<StonePapyrusKnife> = {
  load: async () => [stubborn, counter],
  levels: ['stubborn', 'counter'],
  budget: { evaluations: 100, milliseconds: 50 },
};
