import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lessons, lossOf, type Net, readNet, type Trainer, teach, writeNet } from '@naos/bots';
import { FastRandom, GameError, type Vocabulary } from '@naos/engine';
import { type Gain, gainsOf, winnersBy } from '../arena/acceptance.ts';
import { Crew } from '../arena/crew.ts';
import { type Conditions, type Study, WEIGHTS } from '../arena/job.ts';
import { Progress } from '../arena/progress.ts';
import { runPairs } from '../arena/run-pairs.ts';
import type { Command } from '../command.ts';
import { findDoor } from '../game-file.ts';
import { Problem } from '../problem.ts';

/** Lessons of so many generations are kept: old ones tell of weaker play. */
const MEMORY = 3;
/** One order of self-play for a thread. */
const PORTION = 25;
const PASSES = 12;
/** A candidate must be rather this much better than the champion than equal to it. */
const CLEARLY_BETTER = { worse: 0.5, better: 0.53, error: 0.05 };

/** One generation as it is kept: the learning curve. */
interface Generation {
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  readonly seed: number;
  /** Mean surprise at fresh positions, before and after fitting. */
  readonly lossBefore: number;
  readonly lossAfter: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly blocks: number;
  /** The pool's scores against champion and candidate; asked for only when the candidate is better than the champion. */
  readonly pool?: readonly Gain[];
  readonly accepted: boolean;
}

function joined(all: readonly Lessons[]): Lessons {
  const glue = (lists: readonly Float32Array[]): Float32Array => {
    const whole = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let at = 0;
    for (const list of lists) {
      whole.set(list, at);
      at += list.length;
    }
    return whole;
  };
  return { inputs: glue(all.map(({ inputs }) => inputs)), targets: glue(all.map(({ targets }) => targets)) };
}

const copyOf = (net: Net): Net => ({ sizes: net.sizes, layers: net.layers.map((layer) => layer.slice()) });

/** A training under way: a folder with the champion, the candidate and the learning curve. */
class Course {
  readonly folder: string;
  readonly curve: Generation[];

  constructor(folder: string, fresh: () => Net) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const curve = join(folder, 'curve.json');
    this.curve = existsSync(curve) ? (JSON.parse(readFileSync(curve, 'utf8')) as Generation[]) : [];
    if (!existsSync(this.champion)) writeFileSync(this.champion, writeNet(fresh()));
  }

  get champion(): string {
    return join(this.folder, 'champion.bin');
  }

  get candidate(): string {
    return join(this.folder, 'candidate.bin');
  }

  note(generation: Generation): void {
    this.curve.push(generation);
    writeFileSync(join(this.folder, 'curve.json'), `${JSON.stringify(this.curve, null, 2)}\n`);
  }
}

async function selfPlay(
  registry: string,
  conditions: Conditions,
  weights: string,
  games: number,
  seed: number,
): Promise<Lessons> {
  const random = new FastRandom(seed);
  const orders = Array.from({ length: Math.ceil(games / PORTION) }, () => ({
    weights,
    games: PORTION,
    seed: random.next(),
  }));
  const bar = new Progress(orders.length);
  const crew = new Crew(registry);
  const found: Lessons[] = [];
  try {
    await crew.work<Study>(
      () => {
        const task = orders.shift();
        return task && { conditions, task };
      },
      (lessons) => {
        found.push(lessons);
        bar.show(found.length, `× ${PORTION} games of self-play`);
      },
    );
  } finally {
    await crew.dismiss();
    bar.end();
  }
  return joined(found);
}

interface Wanted {
  readonly registry: string;
  /** Names of the opponents that must not gain by a change, and blocks for each of them. */
  readonly pool: readonly string[];
  readonly poolBlocks: number;
  readonly generations: number;
  readonly games: number;
  readonly blocks: number;
}

async function againstPool(
  conditions: Conditions,
  { registry, pool, poolBlocks }: Wanted,
  [candidate, champion]: readonly [string, string],
  generation: number,
): Promise<readonly Gain[]> {
  const bar = new Progress(2 * pool.length * poolBlocks);
  const gains = await gainsOf(
    { ...conditions, series: `train ${generation} pool` },
    { registry, candidate, champion, pool, blocks: poolBlocks },
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
  const kept: Lessons[] = [];
  for (let i = 0; i < wanted.generations; i++) {
    const generation = course.curve.length + 1;
    const seed = generation * 7919;
    const champion = readNet(readFileSync(course.champion));
    const fresh = await selfPlay(wanted.registry, conditions, course.champion, wanted.games, seed);
    kept.push(fresh);
    if (kept.length > MEMORY) kept.shift();
    const candidate = copyOf(champion);
    teach(candidate, joined(kept), { passes: PASSES, seed, pace: 0.003, decay: 1e-4 });
    trainer.settle?.(candidate);
    writeFileSync(course.candidate, writeNet(candidate));
    const names = [`${WEIGHTS}${course.candidate}`, `${WEIGHTS}${course.champion}`] as const;
    const bar = new Progress(wanted.blocks);
    const series = `train ${generation}`;
    const { results } = await runPairs(
      { ...conditions, series },
      { registry: wanted.registry, pairs: [names], blocks: wanted.blocks, until: CLEARLY_BETTER },
      (done, _total, { mean }) => bar.show(done, `blocks against the champion, ${(100 * mean).toFixed(1)} %`),
    );
    bar.end();
    const [result] = results;
    if (result === undefined) throw new Problem('The candidate was not measured.');
    const better = result.verdict === 'better';
    const pool = better ? await againstPool(conditions, wanted, names, generation) : [];
    const accepted = better && winnersBy(pool).length === 0;
    if (accepted) writeFileSync(course.champion, writeNet(candidate));
    course.note({
      generation,
      games: wanted.games,
      positions: fresh.targets.length,
      seed,
      lossBefore: lossOf(champion, fresh),
      lossAfter: lossOf(candidate, fresh),
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
    '--generations n  rounds of self-play, fitting and measuring (default: 4)',
    '--games n        games of self-play in each (default: 1000)',
    '--blocks n       at most so many blocks to tell candidate and champion apart (default: 300)',
    '--pool-blocks n  blocks of champion and candidate against each of the pool, who may gain 5 points at most (default: 50)',
    '--folder path    where the champion and the learning curve are kept; called again, it goes on from there',
    "--write          puts the champion into the game's folder at the end",
  ],
  options: {
    generations: { type: 'string' },
    games: { type: 'string' },
    blocks: { type: 'string' },
    'pool-blocks': { type: 'string' },
    folder: { type: 'string' },
    write: { type: 'boolean' },
  },
  run: async (given, { doors, registry, print, remark }) => {
    const door = findDoor(doors, given.word('The name of a game'));
    const shelf = await door.bots();
    const trainer = await shelf.trainer?.();
    if (trainer === undefined) throw new Problem(`${door.id} has nothing to train: its bots have no weights.`);
    const file = fileURLToPath(trainer.file);
    const course = new Course(given.text('folder') ?? join('.cache', 'train', door.id), () =>
      existsSync(file) ? readNet(readFileSync(file)) : trainer.fresh(),
    );
    const conditions: Conditions = {
      game: door.id,
      seats: trainer.seats,
      options: trainer.options,
      budget: shelf.budget,
      series: 'train',
    };
    const before = course.curve.length;
    await trainOn(trainer, course, conditions, {
      registry,
      pool: (await shelf.pool?.())?.bots.map(({ name }) => name) ?? [],
      poolBlocks: given.whole('pool-blocks', 1) ?? 50,
      generations: given.whole('generations', 1) ?? 4,
      games: given.whole('games', 1) ?? 1000,
      blocks: given.whole('blocks', 1) ?? 300,
    });
    const fresh = course.curve.slice(before);
    if (given.flag('json')) print(JSON.stringify(course.curve, null, 2));
    else {
      for (const entry of fresh) {
        const { generation, lossBefore, lossAfter, score, low, high, blocks } = entry;
        const sure = `${(100 * score).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
        const loss = `loss ${lossBefore.toFixed(4)} → ${lossAfter.toFixed(4)}`;
        print(`generation ${generation}: ${loss}, ${sure} of ${blocks} blocks, ${fateOf(entry)}`);
      }
    }
    if (!given.flag('write')) return;
    if (!fresh.some(({ accepted }) => accepted)) {
      remark('No candidate was clearly better, so the weights of the game stay as they are.');
      return;
    }
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, readFileSync(course.champion));
    } catch (error) {
      throw new GameError(`${file} can't be written (${(error as NodeJS.ErrnoException).code}).`);
    }
    remark(`The champion is written to ${file}.`);
  },
};
