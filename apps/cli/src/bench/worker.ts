import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGameModule } from '@naos/game-module';
import type { Order } from './measure-apart.ts';
import { measureDrills, measureGame } from './measure-game.ts';
import { measureOverhead } from './overhead.ts';

const { what, seconds } = workerData as Order;

if (what === 'engine') {
  parentPort?.postMessage(measureOverhead(seconds));
} else {
  const { gameModules } = (await import(what.registry)) as { gameModules: readonly AnyGameModule[] };
  const gameModule = gameModules.find(({ id }) => id === what.game);
  if (gameModule !== undefined)
    parentPort?.postMessage(
      what.seats === 'drills'
        ? measureDrills((await gameModule.drills?.()) ?? {}, seconds)
        : measureGame(await gameModule.rules(), what.seats, seconds),
    );
}
