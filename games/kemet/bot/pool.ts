import { flatBot, loadFrozenWeights, type Pool, randomBot, thinking, treeBot } from '@naos/bots';
import { type Kemet, kemet } from '../rules/index.ts';
import { evaluationOf } from './evaluate.ts';
import { player } from './player.ts';

/** Playouts of the tree search stop about where a turn ends. */
const TREE_HORIZON = 8;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 165;

/** Playouts of the flat search, all moves together. */
const FLAT_PLAYOUTS = 200;

/** How the strongest of the first release looked at threats. */
const THREATS = { width: 5, alike: 1, margin: 0.1, looks: 10, beam: 2, turns: 1 };

/** What each of them does. */
const ABOUT: Readonly<Record<string, string>> = {
  random: 'any legal move',
  'whole-turns': 'whole turns with weights set by hand, a short search',
  linear: 'whole-turns with learned weights',
  'by-hand':
    'whole turns with weights set by hand, a long search; battles as matrix games, as all that play whole turns',
  older: 'by-hand with the first weights that training made',
  answers: 'whole turns with learned weights and a look at the others’ best answers to its best six',
  'top-1': 'the strongest level of the first release, as it was',
  flat: 'flat Monte Carlo: 200 random playouts of about a turn, then the learned evaluation',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};

/** Opponents to be measured against: different ways to play, with weights and searches of their own. */
export async function loadPool(): Promise<Pool<Kemet>> {
  const [hand, learned, older] = await Promise.all([
    loadFrozenWeights(new URL('./weights/pool-hand.bin', import.meta.url), '13925b83').then(evaluationOf),
    loadFrozenWeights(new URL('./weights/pool-learned.bin', import.meta.url), '38f39fb6').then(evaluationOf),
    loadFrozenWeights(new URL('./weights/pool-older.bin', import.meta.url), '590f27ed').then(evaluationOf),
  ]);
  const playouts = { evaluate: learned, horizon: TREE_HORIZON };
  const tree = treeBot(kemet, playouts);
  return {
    bots: [
      randomBot(kemet),
      player('whole-turns', { evaluate: hand, steps: 300 }),
      player('linear', { evaluate: learned, steps: 300 }),
      player('by-hand', { evaluate: hand, steps: 800 }),
      player('older', { evaluate: older, steps: 800 }),
      player('answers', { evaluate: learned, steps: 1000, beyond: { width: 6, steps: 60, rows: 8 } }),
      player('top-1', { evaluate: learned, steps: 800, threats: THREATS }),
      thinking(flatBot(kemet, playouts), 'flat', FLAT_PLAYOUTS),
      thinking(tree, 'tree', TREE_ROUNDS),
      thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
    ],
    about: ABOUT,
  };
}
