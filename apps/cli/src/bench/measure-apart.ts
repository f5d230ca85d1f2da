import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { DrillFigures, Figures } from './measure-game.ts';
import { type EngineFigures, middle } from './overhead.ts';

/** What a worker is to measure. */
export interface Order {
  readonly what: 'engine' | { readonly registry: string; readonly game: string; readonly seats: number | 'drills' };
  readonly seconds: number;
}

const OWN = new URL('./worker.ts', import.meta.url);

/**
 * Measures in a thread of its own: what the compiler learned from one game would slow the next one down, and the order of
 * the games would show in the figures.
 */
function measureApart<T>(order: Order, file = OWN): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Problem(`Nothing came out of measuring ${JSON.stringify(order.what)}.`)));
  });
}

export const gameFigures = (
  registry: string,
  game: string,
  seats: number,
  seconds: number,
  file?: URL,
): Promise<Figures> => measureApart({ what: { registry, game, seats }, seconds }, file);

export const drillFigures = (registry: string, game: string, seconds: number): Promise<DrillFigures> =>
  measureApart({ what: { registry, game, seats: 'drills' }, seconds });

/** The compiler does not make the same of the same loop every time: one thread could be a lucky or an unlucky one. */
const THREADS = 3;

export async function engineFigures(seconds: number): Promise<EngineFigures> {
  const threads: EngineFigures[] = [];
  for (let n = 0; n < THREADS; n++) threads.push(await measureApart({ what: 'engine', seconds: seconds / THREADS }));
  return middle(threads);
}
