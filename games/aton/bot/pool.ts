import { anyMove, type Bot, type Net, randomBot, thinking, treeBot } from '@naos/bots';
import { type Aton, aton } from '../rules/index.ts';
import { evaluation } from './evaluate.ts';
import { greedyPlayer } from './greedy.ts';
import { player } from './player.ts';
import { fullStyle, type Style } from './style.ts';
import { handWeights } from './worth.ts';

/** Without depth: the best row against any, one priest after the other, no look at answers, no counting. */
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
const TREE_ROUNDS = 200;

/** Opponents to be measured against: different ways to play, kept as they are. */
export function poolOf(net: Net): readonly Bot<Aton>[] {
  const weights = net.layers[0] as Float32Array;
  const byHand = fullStyle(handWeights());
  const learned = fullStyle(weights);
  const tree = treeBot(aton, { evaluate: evaluation(weights), horizon: TREE_HORIZON, policy: anyMove });
  return [
    randomBot(aton),
    greedyPlayer('greedy', handWeights()),
    player('even-reply', oneStep(byHand)),
    player('linear', oneStep(learned)),
    player('pure-reply', { ...learned, mixes: false }),
    player('by-hand', byHand),
    player('no-counting', { ...learned, countsCards: false }),
    thinking(tree, 'tree', TREE_ROUNDS),
    thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
  ];
}

/** What each of them does. */
export const POOL: Readonly<Record<string, string>> = {
  random: 'any legal move',
  greedy:
    'one step ahead with weights set by hand: every decision by the evaluation right after it; a row of cards counts as if it were carried out alone, without the other player',
  'even-reply':
    'no one-step player: fills the whole table of the round with weights set by hand and takes the row that is best against every row of the other alike; priests one after the other, no counting of cards',
  linear: 'even-reply with the learned weights',
  'pure-reply': 'the top level without the mix: the best row against every row alike, whole placements, counts cards',
  'by-hand': 'the top level with weights set by hand',
  'no-counting': 'the top level without counting cards',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};
