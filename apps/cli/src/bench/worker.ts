import { parentPort, workerData } from 'node:worker_threads';
import type { AnyDoor } from '@naos/door';
import type { Order } from './measure-apart.ts';
import { measureGame } from './measure-game.ts';
import { measureOverhead } from './overhead.ts';

const { what, seconds } = workerData as Order;

if (what === 'engine') {
  parentPort?.postMessage(measureOverhead(seconds));
} else {
  const { doors } = (await import(what.registry)) as { doors: readonly AnyDoor[] };
  const game = await doors.find(({ id }) => id === what.game)?.rules();
  if (game !== undefined) parentPort?.postMessage(measureGame(game, what.seats, seconds));
}
