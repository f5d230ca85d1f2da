import { fastChance } from '@naos/engine';
import type { Tutorial } from '@naos/game-module';
import { line } from '@naos/words';
import { freshDeck, type State, type StonePapyrusKnife, takeFrom } from '../rules/index.ts';

/** A position in the middle of the real game: both hands dealt as the lesson needs them. */
function start(): State {
  const deck = freshDeck();
  const hands: State['hands'] = [
    ['stone', 'papyrus', 'knife'],
    ['papyrus', 'knife', 'knife'],
  ];
  for (const card of hands.flat()) takeFrom(deck, card);
  const dealt = 2;
  return {
    seats: 2,
    agenda: [{ do: 'play', at: dealt }],
    chance: fastChance(1, 1),
    deck,
    hands,
    chosen: [null, null],
    pile: [],
    points: [0, 0],
  };
}

export const tutorial: Tutorial<StonePapyrusKnife> = {
  seats: 2,
  options: {},
  start,
  steps: [
    { text: line('tutorial.hand') },
    {
      text: line('tutorial.show'),
      welcome: (move) => move.do === 'show' && move.card === 'stone',
      instead: line('tutorial.instead'),
    },
  ],
  replies: ['show knife'],
};
