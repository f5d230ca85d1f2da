import { anyMove, type Bot, type Net, randomBot, thinking, treeBot } from '@naos/bots';
import { type Aton, aton } from '../rules/index.ts';
import { evaluation } from './evaluate.ts';
import { player } from './player.ts';
import { fullStyle, type Style } from './style.ts';
import { handWeights } from './worth.ts';

/** One step at a time: the best row against any, one priest after the other, no look at answers, no counting. */
export const oneStep = (style: Style): Style => ({
  ...style,
  mixes: false,
  countsCards: false,
  seesReply: false,
  wholePlacements: false,
});

/** Playouts of the tree search stop about when a round ends, where the evaluation is at home. */
const TREE_HORIZON = 6;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 500;

/** Opponents to be measured against: different ways to play, kept as they are. */
export function poolOf(net: Net): readonly Bot<Aton>[] {
  const weights = net.layers[0] as Float32Array;
  const byHand = fullStyle(handWeights());
  const learned = fullStyle(weights);
  const tree = treeBot(aton, { evaluate: evaluation(weights), horizon: TREE_HORIZON, policy: anyMove });
  return [
    randomBot(aton),
    player('greedy', oneStep(byHand)),
    player('linear', oneStep(learned)),
    player('pure-reply', { ...learned, mixes: false }),
    player('by-hand', byHand),
    player('no-counting', { ...learned, countsCards: false }),
    thinking(tree, 'tree', TREE_ROUNDS),
    thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
  ];
}
