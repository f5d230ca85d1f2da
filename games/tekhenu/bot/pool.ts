import { anyMove, type Bot, greedyBot, type Net, randomBot, thinking, treeBot } from '@naos/bots';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { byHand, evaluationOf } from './levels.ts';
import { player } from './player.ts';
import { turnBot } from './turns.ts';
import { BY_HAND, evaluation } from './worth.ts';

/** Playouts of the tree search stop about where a turn ends. */
const TREE_HORIZON = 8;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 300;

/** Opponents to be measured against: different ways to play, kept as they are. */
export function poolOf(net: Net): readonly Bot<Tekhenu>[] {
  const simple = evaluationOf(byHand());
  const learned = evaluationOf(net);
  const tree = treeBot(tekhenu, { evaluate: learned, horizon: TREE_HORIZON, policy: anyMove });
  return [
    randomBot(tekhenu),
    // One small move at a time, by hand-made values; then the same for whole turns.
    greedyBot(tekhenu, simple),
    player('whole-turns', { evaluate: simple, steps: 300 }),
    player('linear', { evaluate: learned, steps: 300 }),
    player('rows', { evaluate: learned, steps: 6000 }),
    player('answers', { evaluate: learned, steps: 1000, beyond: { width: 6, steps: 60, rows: 4 } }),
    turnBot({ name: 'templates', evaluate: evaluation(BY_HAND), cells: 6, depth: 4, samples: 2 }),
    thinking(tree, 'tree', TREE_ROUNDS),
    thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
  ];
}

/** What each of them does. */
export const POOL: Readonly<Record<string, string>> = {
  random: 'any legal move',
  greedy: 'one step ahead with weights set by hand: each small move by the evaluation right after it',
  'whole-turns': 'whole turns with weights set by hand, a short search',
  linear: 'whole-turns with the learned weights',
  rows: 'the top level without a look beyond its turn: whole turns with the learned weights, a long search',
  answers: 'a look at the others’ best answers to its best six turns',
  templates: 'whole turns by another evaluation, in points to come, four small moves ahead',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};
