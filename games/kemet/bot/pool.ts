import { anyMove, type Bot, greedyBot, type Net, randomBot, thinking, treeBot } from '@naos/bots';
import { type Kemet, kemet } from '../rules/index.ts';
import { byHand, evaluationOf } from './levels.ts';
import { player } from './player.ts';

/** Playouts of the tree search stop about where a turn ends. */
const TREE_HORIZON = 8;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 600;

/** Opponents to be measured against: different ways to play, kept as they are. */
export function poolOf(net: Net): readonly Bot<Kemet>[] {
  const simple = evaluationOf(byHand());
  const learned = evaluationOf(net);
  const tree = treeBot(kemet, { evaluate: learned, horizon: TREE_HORIZON, policy: anyMove });
  return [
    randomBot(kemet),
    // One small move at a time, by hand-made values; then the same for whole turns.
    greedyBot(kemet, simple),
    player('whole-turns', { evaluate: simple, steps: 300 }),
    // Looks at what the others would answer; the arena did not prefer it, so no level does.
    player('answers', { evaluate: learned, steps: 1000, beyond: { width: 6, steps: 60, rows: 8 } }),
    thinking(tree, 'tree', TREE_ROUNDS),
    thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
  ];
}
