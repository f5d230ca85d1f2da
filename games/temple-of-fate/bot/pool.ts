import {
  anyMove,
  type Bot,
  greedyBot,
  linearWorth,
  type Net,
  randomBot,
  rivalsEvaluation,
  thinking,
  treeBot,
} from '@naos/bots';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';
import { player } from './player.ts';
import { fullStyle, quickStyle } from './style.ts';
import { handWeights, templeTerms } from './terms.ts';

/** Playouts of the tree search stop about where a priest turn ends. */
const TREE_HORIZON = 6;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 140;

/** Opponents to be measured against: different ways to play, kept as they are. */
export function poolOf(net: Net): readonly Bot<TempleOfFate>[] {
  const weights = net.layers[0] as Float32Array;
  const byHand: Net = { sizes: net.sizes, layers: [handWeights()] };
  const evaluation = (from: Net) => rivalsEvaluation(linearWorth(templeTerms, from));
  const tree = treeBot(templeOfFate, { evaluate: evaluation(net), horizon: TREE_HORIZON, policy: anyMove });
  return [
    randomBot(templeOfFate),
    // One small move at a time, by hand-made values; then the same for whole turns.
    greedyBot(templeOfFate, evaluation(byHand)),
    player('whole-turns', quickStyle(handWeights())),
    player('linear', quickStyle(weights)),
    player('by-hand', fullStyle(handWeights())),
    player('no-denial', { ...fullStyle(weights), denies: false }),
    thinking(tree, 'tree', TREE_ROUNDS),
    thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
  ];
}

/** What each of them does. */
export const POOL: Readonly<Record<string, string>> = {
  random: 'any legal move',
  greedy: 'one step ahead with weights set by hand: each small move by the evaluation right after it',
  'whole-turns': 'whole priest turns, tiles one after the other, weights set by hand',
  linear: 'whole-turns with the learned weights',
  'by-hand': 'the top level with weights set by hand',
  'no-denial': 'the top level without a thought for what a tile is worth to the one who gets it',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};
