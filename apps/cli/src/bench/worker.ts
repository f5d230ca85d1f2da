import { parentPort, workerData } from 'node:worker_threads';
import type { AnyDoor } from '@naos/door';
import type { Order } from './measure-apart.ts';
import { measureDrills, measureGame } from './measure-game.ts';
import { measureOverhead } from './overhead.ts';

const { what, seconds } = workerData as Order;

if (what === 'engine') {
  parentPort?.postMessage(measureOverhead(seconds));
} else {
  const { doors } = (await import(what.registry)) as { doors: readonly AnyDoor[] };
  const door = doors.find(({ id }) => id === what.game);
  if (door !== undefined)
    parentPort?.postMessage(
      what.seats === 'drills'
        ? measureDrills((await door.drills?.()) ?? {}, seconds)
        : measureGame(await door.rules(), what.seats, seconds),
    );
}
