import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinedLessons, readWeights, type Trainer, writeWeights } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import { type Gain, gainsOf, winnersBy } from '../arena/acceptance.ts';
import { type Conditions, WEIGHTS } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import { runPairs } from '../arena/run-pairs.ts';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { makeFolder, written } from '../files.ts';
import { findGameModule } from '../game-file.ts';
import { Problem } from '../problem.ts';
import { Course, type Generation } from '../training/course.ts';
import { fitted, surpriseOf, taughtNet } from '../training/fit.ts';
import { type Players, selfPlay, type Taught } from '../training/self-play.ts';

/** Lessons of so many generations are kept: old ones tell of weaker play. */
const MEMORY_GENERATIONS = 3;
/** A candidate must be rather this much better than the champion than equal to it. */
const CLEARLY_BETTER = { worse: 0.5, better: 0.53, error: 0.05 };

interface Wanted {
  readonly crew: Players;
  /** Names of the opponents that must not gain by a change, and blocks for each of them. */
  readonly pool: readonly string[];
  readonly poolBlocks: number;
  readonly generations: number;
  readonly games: number;
  readonly blocks: number;
  /** Whatever is left to chance in a generation comes from this number times its own. */
  readonly seed: number;
  /** Whether to begin with weights set by hand, although the game has trained ones. */
  readonly fresh: boolean;
}

const wantedBy = (given: Arguments, crew: Players, pool: readonly string[]): Wanted => ({
  crew,
  pool,
  poolBlocks: given.whole('pool-blocks', 0) ?? 50,
  generations: given.whole('generations', 1) ?? 4,
  games: given.whole('games', 1) ?? 1000,
  blocks: given.whole('blocks', 1) ?? 300,
  seed: given.whole('seed', 1, 1_000_000) ?? 7919,
  fresh: given.flag('fresh'),
});

/** The command that makes the same weights again, whatever was left out of it. */
function callOf(game: string, { fresh, generations, games, blocks, poolBlocks, seed }: Wanted): string {
  const much = `--generations ${generations} --games ${games} --blocks ${blocks} --pool-blocks ${poolBlocks}`;
  return `npm run naos -- train ${game}${fresh ? ' --fresh' : ''} ${much} --seed ${seed}`;
}

/** What the generations before taught, played once more: a course that was cut short goes on as if it had not been. */
async function remembered(
  { seats }: Trainer<Vocabulary>,
  course: Course,
  conditions: Conditions,
  wanted: Wanted,
): Promise<Taught[]> {
  const lessons: Taught[] = [];
  for (const { generation, games, seed } of course.curve.slice(1 - MEMORY_GENERATIONS)) {
    const weights = course.teacher(generation);
    if (existsSync(weights)) lessons.push(await selfPlay(conditions, wanted.crew, { weights, games, seed, seats }));
  }
  return lessons;
}

async function againstPool(
  conditions: Conditions,
  { crew, pool, poolBlocks }: Wanted,
  [candidate, champion]: readonly [string, string],
  generation: number,
): Promise<readonly Gain[]> {
  const bar = new Progress(2 * pool.length * poolBlocks);
  const gains = await gainsOf(
    { ...conditions, series: `train ${generation} pool` },
    { ...crew, candidate, champion, pool, blocks: poolBlocks },
    (done) => bar.show(done, 'blocks against the pool'),
  );
  bar.end();
  return gains;
}

/** What became of a candidate. */
function fateOf({ accepted, pool = [] }: Generation): string {
  if (accepted) return 'kept';
  const points = (score: number): string => (100 * score).toFixed(1);
  const [winner] = winnersBy(pool);
  if (winner === undefined) return 'not kept';
  const { member, before, after, blocks } = winner;
  return `not kept: ${member} gains ${points(after - before)} points by it (${blocks} blocks on the same deals)`;
}

async function trainOn(
  trainer: Trainer<Vocabulary>,
  course: Course,
  conditions: Conditions,
  wanted: Wanted,
): Promise<void> {
  const { crew, games, blocks } = wanted;
  if (course.curve.length >= wanted.generations) return;
  const kept = await remembered(trainer, course, conditions, wanted);
  while (course.curve.length < wanted.generations) {
    const generation = course.begin();
    const seed = generation * wanted.seed;
    const { seats } = trainer;
    const fresh = await selfPlay(conditions, crew, { weights: course.champion, games, seed, seats });
    kept.push(fresh);
    if (kept.length > MEMORY_GENERATIONS) kept.shift();
    const champion = readWeights(readFileSync(course.champion));
    const { weights, ...fit } =
      trainer.net === undefined ? fitted(kept, trainer.fresh()) : taughtNet(trainer, kept, champion, seed);
    writeFileSync(course.candidate, writeWeights(weights));
    const names = [`${WEIGHTS}${course.candidate}`, `${WEIGHTS}${course.champion}`] as const;
    const bar = new Progress(blocks);
    const series = `train ${generation}`;
    const { results } = await runPairs(
      { ...conditions, series },
      { ...crew, pairs: [names], blocks, until: CLEARLY_BETTER },
      (done, _total, { mean }) => bar.show(done, `blocks against the champion, ${(100 * mean).toFixed(1)} %`),
    );
    bar.end();
    const [result] = results;
    if (result === undefined) throw new Problem('The candidate was not measured.');
    const better = result.verdict === 'better';
    const pool = better && wanted.poolBlocks > 0 ? await againstPool(conditions, wanted, names, generation) : [];
    const accepted = better && winnersBy(pool).length === 0;
    if (accepted) copyFileSync(course.candidate, course.champion);
    course.note({
      generation,
      call: callOf(conditions.game, wanted),
      games,
      positions: fresh.fitted.rivals.length + fresh.held.rivals.length,
      seed,
      ...(fit.ridge === undefined ? {} : { ridge: fit.ridge }),
      lossBefore: surpriseOf(trainer, champion, joinedLessons(kept.map(({ held }) => held))),
      lossAfter: fit.lossHeld,
      lossFitted: fit.lossFitted,
      score: result.mean,
      low: result.low,
      high: result.high,
      blocks: result.blocks,
      ...(better ? { pool } : {}),
      accepted,
    });
  }
}

export const train: Command = {
  name: 'train',
  summary: "trains a game's weights by self-play; a change is kept only if it wins and helps nobody of the pool",
  usage: '<game> [--generations n] [--write]',
  help: [
    '--generations n  rounds of self-play, fitting and measuring in all, with those that the folder holds (default: 4)',
    '--games n        games of self-play in each (default: 1000)',
    '--blocks n       at most so many blocks to tell candidate and champion apart (default: 300)',
    '--pool-blocks n  blocks of champion and candidate against each of the pool, who may gain 5 points at most (default: 50; 0: they',
    '                 are not asked)',
    '--seed n         the same seed makes the same weights, on any machine, cut short or not (default: 7919)',
    "--fresh          begins with weights set by hand, not with the game's",
    '--folder path    where the champion and the learning curve are kept; called again, it goes on from there',
    '--workers n      threads (default: one for each core)',
    "--write          puts the champion and its learning curve into the game's folder at the end",
  ],
  options: {
    generations: { type: 'string' },
    games: { type: 'string' },
    blocks: { type: 'string' },
    'pool-blocks': { type: 'string' },
    seed: { type: 'string' },
    fresh: { type: 'boolean' },
    folder: { type: 'string' },
    workers: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: async (given, { gameModules, registry, print, remark }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const shelf = await gameModule.bots();
    const trainer = await shelf.trainer?.();
    if (trainer === undefined) throw new Problem(`${gameModule.id} has nothing to train: its bots have no weights.`);
    const file = fileURLToPath(trainer.file);
    const pool = (await shelf.pool?.())?.bots.map(({ name }) => name) ?? [];
    const workers = given.whole('workers', 1, 64);
    const wanted = wantedBy(given, { registry, ...(workers === undefined ? {} : { workers }) }, pool);
    const course = new Course(given.text('folder') ?? join('.cache', 'train', gameModule.id), () =>
      existsSync(file) && !wanted.fresh ? readWeights(readFileSync(file)) : trainer.fresh(),
    );
    const conditions: Conditions = {
      game: gameModule.id,
      seats: Math.min(...trainer.seats),
      options: trainer.options,
      budget: shelf.budget,
      series: 'train',
    };
    const before = course.curve.length;
    await trainOn(trainer, course, conditions, wanted);
    const fresh = course.curve.slice(before);
    if (given.flag('json')) print(JSON.stringify(course.curve, null, 2));
    else {
      for (const entry of fresh) {
        const { generation, lossBefore, lossAfter, score, low, high, blocks } = entry;
        const sure = `${(100 * score).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
        const loss = `loss on unseen games ${lossBefore.toFixed(4)} → ${lossAfter.toFixed(4)}`;
        print(`generation ${generation}: ${loss}, ${sure} of ${blocks} blocks, ${fateOf(entry)}`);
      }
    }
    if (!given.flag('write')) return;
    if (!course.curve.some(({ accepted }) => accepted)) {
      remark('No candidate was clearly better, so the weights of the game stay as they are.');
      return;
    }
    makeFolder(dirname(file));
    written(file, () => copyFileSync(course.champion, file));
    const curve = join(dirname(file), 'curve.json');
    written(curve, () => copyFileSync(course.curveFile, curve));
    remark(`The champion is written to ${file}, its learning curve beside it.`);
  },
};
