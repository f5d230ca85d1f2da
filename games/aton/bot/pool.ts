import { loadFrozenWeights, type Pool, randomBot, thinking, treeBot } from '@naos/bots';
import { type Aton, aton } from '../rules/index.ts';
import { evaluation } from './evaluate.ts';
import { greedyPlayer } from './greedy.ts';
import { player } from './player.ts';
import type { Style } from './style.ts';
import { TOKEN_TERM } from './worth.ts';

/** Playouts of the tree search stop about when a round ends, where the evaluation is at home. */
const TREE_HORIZON = 6;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 240;

/** The whole game in mind, as the top level was when the pool was made: later levels do not move it. */
const whole = (weights: Float32Array): Style => ({
  weights,
  countsCards: true,
  mixes: true,
  iterations: 1000,
  enough: 0.0003,
  seesReply: true,
  wholePlacements: true,
  tokenWorth: (w) => Math.max(0.12, w[TOKEN_TERM] ?? 0),
});

const short = (weights: Float32Array): Style => ({
  ...whole(weights),
  mixes: false,
  countsCards: false,
  seesReply: false,
  wholePlacements: false,
});

/** What each of them does. */
const ABOUT: Readonly<Record<string, string>> = {
  random: 'any legal move',
  greedy:
    'one step ahead with weights set by hand: every decision by the evaluation right after it; a row of cards counts as if it were carried out alone, without the other player',
  'even-reply':
    'no one-step player: fills the whole table of the round with weights set by hand and takes the row that is best against every row of the other alike; priests one after the other, no counting of cards',
  linear: 'even-reply with learned weights',
  'pure-reply': 'the best row against every row alike, whole placements, counts cards; learned weights',
  'by-hand': "the round's equilibrium, whole placements, counts cards; weights set by hand",
  'no-counting': "the round's equilibrium without counting cards; learned weights",
  older: "the round's equilibrium, whole placements, counts cards; the first weights that training made",
  'top-1': 'the strongest level of the first release, as it was',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};

/** Opponents to be measured against: different ways to play, with weights and styles of their own. */
export async function loadPool(): Promise<Pool<Aton>> {
  const [hand, learned, older, top] = await Promise.all([
    loadFrozenWeights(new URL('./weights/pool-hand.bin', import.meta.url), 'bd506880'),
    loadFrozenWeights(new URL('./weights/pool-learned.bin', import.meta.url), 'fc9b98ef'),
    loadFrozenWeights(new URL('./weights/pool-older.bin', import.meta.url), '92e8a26f'),
    loadFrozenWeights(new URL('./weights/pool-top-1.bin', import.meta.url), '6dda9b70'),
  ]);
  const tree = treeBot(aton, { evaluate: evaluation(learned), horizon: TREE_HORIZON });
  return {
    bots: [
      randomBot(aton),
      greedyPlayer('greedy', hand),
      player('even-reply', short(hand)),
      player('linear', short(learned)),
      player('pure-reply', { ...whole(learned), mixes: false }),
      player('by-hand', whole(hand)),
      player('no-counting', { ...whole(learned), countsCards: false }),
      player('older', whole(older)),
      player('top-1', whole(top)),
      thinking(tree, 'tree', TREE_ROUNDS),
      thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
    ],
    about: ABOUT,
  };
}
