import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../problem.ts';
import { gameFigures } from './measure-apart.ts';

/** One number of seats of one game, here and in another checkout, measured in turns. */
export interface Pairing {
  readonly registry: string;
  readonly game: string;
  readonly seats: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** How many times the moves a second of the other checkout: the middle of all rounds, and the quarters beside it. */
export interface Ratio {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** What measures a game in another checkout of the project. */
export function otherWorker(folder: string): { readonly worker: URL; readonly registry: string } {
  const at = (path: string): URL => pathToFileURL(join(resolve(folder), path));
  const worker = at('apps/cli/src/bench/worker.ts');
  if (!existsSync(worker))
    throw new Problem(
      `${folder} is no checkout of Naos that can be measured: give a folder with its packages installed.`,
    );
  return { worker, registry: at('games/registry/index.ts').href };
}

export function ratioOf(ratios: readonly number[]): Ratio {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}

/**
 * A machine's speed drifts within minutes, and the compiler is luckier with one thread than with the next: only rounds
 * that stand beside each other are compared, each side once first.
 */
export async function paired(order: Pairing, other: ReturnType<typeof otherWorker>): Promise<Ratio> {
  const { registry, game, seats, seconds, rounds } = order;
  const here = async () => (await gameFigures(registry, game, seats, seconds)).movesPerSecond;
  const there = async () => (await gameFigures(other.registry, game, seats, seconds, other.worker)).movesPerSecond;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const own = await here();
      ratios.push(own / (await there()));
    } else {
      const others = await there();
      ratios.push((await here()) / others);
    }
  }
  return ratioOf(ratios);
}
