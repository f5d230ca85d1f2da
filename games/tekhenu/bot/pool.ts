import { greedyBot, loadFrozenWeights, type Pool, randomBot, thinking, treeBot } from '@naos/bots';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { evaluationOf } from './evaluate.ts';
import { player } from './player.ts';
import { turnBot } from './turns.ts';
import { evaluation, type Weights } from './worth.ts';

/** Playouts of the tree search stop about where a turn ends. */
const TREE_HORIZON = 8;
/** Rounds of tree search that take as long as the top level's decision. */
const TREE_ROUNDS = 300;

/** What things are worth in points to come to the one who plays by templates. */
const POINTS: Weights = {
  basic: 0.75,
  fading: 0.06,
  gold: 1.15,
  scribe: 1.1,
  faith: 0.2,
  production: 0.09,
  happiness: 0.3,
  population: 0.22,
  technology: 0.42,
  blessing: 2,
  decree: 0.75,
  bonus: 0.22,
  distance: 0.12,
  upkeep: 1.1,
  place: 0.7,
  scoring: 0.95,
};

/** How the strongest of the first release looked at what follows its best rows. */
const CLOSER = { width: 8, alike: 2, margin: 0.05, looks: 32, beam: 3, turns: 1 };
/** And the strongest before a net judged its positions, with its usual budget. */
const SECOND_CLOSER = { ...CLOSER, looks: 100, trust: 24 };

/** What each of them does. */
const ABOUT: Readonly<Record<string, string>> = {
  random: 'any legal move',
  greedy: 'one step ahead with weights set by hand: each small move by the evaluation right after it',
  'whole-turns': 'whole turns with weights set by hand, a short search',
  linear: 'whole-turns with learned weights',
  rows: 'whole turns with learned weights, a long search, no look beyond the turn',
  older: 'whole turns with weights of another, earlier training, a long search',
  answers: 'a look at the others’ best answers to its best six turns',
  'top-1': 'the strongest level of the first release, as it was',
  'top-2': 'the strongest level before a net judged its positions, as it was',
  templates: 'whole turns by another evaluation, in points to come, four small moves ahead',
  tree: "information-set tree search with the learned evaluation, about the top level's time",
  'tree-10x': 'the same with ten times the rounds',
};

/** Opponents to be measured against: different ways to play, with weights and searches of their own. */
export async function loadPool(): Promise<Pool<Tekhenu>> {
  const [hand, learned, older, second] = await Promise.all([
    loadFrozenWeights(new URL('./weights/pool-hand.bin', import.meta.url), '3af19364').then(evaluationOf),
    loadFrozenWeights(new URL('./weights/pool-learned.bin', import.meta.url), 'ce97e45e').then(evaluationOf),
    loadFrozenWeights(new URL('./weights/pool-older.bin', import.meta.url), '2da3fcc7').then(evaluationOf),
    loadFrozenWeights(new URL('./weights/pool-second.bin', import.meta.url), '1829adeb').then(evaluationOf),
  ]);
  const tree = treeBot(tekhenu, { evaluate: learned, horizon: TREE_HORIZON });
  return {
    bots: [
      randomBot(tekhenu),
      // One small move at a time, by hand-made values; then the same for whole turns.
      greedyBot(tekhenu, hand),
      player('whole-turns', { evaluate: hand, steps: 300 }),
      player('linear', { evaluate: learned, steps: 300 }),
      player('rows', { evaluate: learned, steps: 6000 }),
      player('older', { evaluate: older, steps: 2000 }),
      player('answers', { evaluate: learned, steps: 1000, beyond: { width: 6, steps: 60, rows: 4 } }),
      player('top-1', { evaluate: learned, steps: 2000, closer: CLOSER }),
      player('top-2', { evaluate: second, steps: 2000, closer: SECOND_CLOSER }),
      turnBot({ name: 'templates', evaluate: evaluation(POINTS), cells: 6, depth: 4, samples: 2 }),
      thinking(tree, 'tree', TREE_ROUNDS),
      thinking(tree, 'tree-10x', TREE_ROUNDS * 10),
    ],
    about: ABOUT,
  };
}
