import { linearWorth, loadFrozenWeights, type Pool, randomBot, rivalsEvaluation, thinking, treeBot } from '@naos/bots';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';
import { player } from './player.ts';
import type { Style } from './style.ts';
import { templeTerms } from './terms.ts';

/** Playouts of the tree search stop about where a priest turn ends. */
const TREE_HORIZON = 6;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 170;

/** The whole turn in mind, as the top level was when the pool was made: later levels do not move it. */
const whole = (weights: Float32Array): Style => ({
  weights,
  wholeBuilds: true,
  closer: 24,
  width: { uses: 10, strips: 6 },
  samples: 12,
  denies: true,
});

const quick = (weights: Float32Array): Style => ({
  ...whole(weights),
  wholeBuilds: false,
  closer: 0,
  width: { uses: 2, strips: 1 },
  samples: 1,
});

/** What each of them does. */
const ABOUT: Readonly<Record<string, string>> = {
  random: 'any legal move',
  'whole-turns': 'whole priest turns, tiles one after the other, weights set by hand',
  linear: 'whole-turns with learned weights',
  'by-hand': 'whole builds and a wide look at the priest turn that follows, weights set by hand',
  older: 'the same with the first weights that training made',
  'no-denial': 'the same with learned weights, without a thought for what a tile is worth to the one who gets it',
  'top-1': 'the strongest level of the first release, as it was',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};

/** Opponents to be measured against: different ways to play, with weights and styles of their own. */
export async function loadPool(): Promise<Pool<TempleOfFate>> {
  const [hand, learned, older] = await Promise.all([
    loadFrozenWeights(new URL('./weights/pool-hand.bin', import.meta.url), '2ee2d1df'),
    loadFrozenWeights(new URL('./weights/pool-learned.bin', import.meta.url), '1a881474'),
    loadFrozenWeights(new URL('./weights/pool-older.bin', import.meta.url), '6552ba81'),
  ]);
  const evaluation = (weights: Float32Array) => rivalsEvaluation(linearWorth(templeTerms, weights));
  const tree = treeBot(templeOfFate, { evaluate: evaluation(learned), horizon: TREE_HORIZON });
  return {
    bots: [
      randomBot(templeOfFate),
      player('whole-turns', quick(hand)),
      player('linear', quick(learned)),
      player('by-hand', whole(hand)),
      player('older', whole(older)),
      player('no-denial', { ...whole(learned), denies: false }),
      player('top-1', whole(learned)),
      thinking(tree, 'tree', TREE_ROUNDS),
      thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
    ],
    about: ABOUT,
  };
}
