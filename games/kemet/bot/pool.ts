import { anyMove, type Bot, flatBot, greedyBot, type Net, randomBot, thinking, treeBot } from '@naos/bots';
import { type Kemet, kemet } from '../rules/index.ts';
import { byHand, evaluationOf } from './levels.ts';
import { player } from './player.ts';

/** Playouts of the tree search stop about where a turn ends. */
const TREE_HORIZON = 8;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 150;

/** Playouts of the flat search, all moves together. */
const FLAT_PLAYOUTS = 200;

/** Opponents to be measured against: different ways to play, kept as they are. */
export function poolOf(net: Net): readonly Bot<Kemet>[] {
  const simple = evaluationOf(byHand());
  const learned = evaluationOf(net);
  const tree = treeBot(kemet, { evaluate: learned, horizon: TREE_HORIZON, policy: anyMove });
  return [
    randomBot(kemet),
    // One small move at a time, by hand-made values; then the same for whole turns.
    greedyBot(kemet, simple),
    greedyBot(kemet, learned, { name: 'linear' }),
    player('whole-turns', { evaluate: simple, steps: 300 }),
    player('by-hand', { evaluate: simple, steps: 800 }),
    // Looks at what the others would answer; the arena did not prefer it, so no level does.
    player('answers', { evaluate: learned, steps: 1000, beyond: { width: 6, steps: 60, rows: 8 } }),
    thinking(
      flatBot(kemet, { policy: () => anyMove, horizon: TREE_HORIZON, evaluate: learned }),
      'flat',
      FLAT_PLAYOUTS,
    ),
    thinking(tree, 'tree', TREE_ROUNDS),
    thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
  ];
}

/** What each of them does. */
export const POOL: Readonly<Record<string, string>> = {
  random: 'any legal move',
  greedy: 'one step ahead with weights set by hand: each small move by the evaluation right after it',
  linear: 'greedy with the learned weights',
  'whole-turns': 'whole turns with weights set by hand, a short search',
  'by-hand': 'the top level with weights set by hand',
  answers: 'the top level, with a look at the others’ best answers to its best six turns',
  flat: 'flat Monte Carlo: 200 random playouts of about a turn, then the learned evaluation',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};
