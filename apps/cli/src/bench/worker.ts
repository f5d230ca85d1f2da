import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGameModule } from '@naos/game-module';
import type { Order } from './measure-apart.ts';
import { measureDrills, measureGame } from './measure-game.ts';
import { measureOverhead } from './overhead.ts';

const { what, seconds }: Order = workerData;

if (what === 'engine') {
  parentPort?.postMessage(measureOverhead(seconds));
} else {
  const { gameModules }: { readonly gameModules: readonly AnyGameModule[] } = await import(what.registry);
  const gameModule = gameModules.find(({ id }) => id === what.game);
  if (gameModule !== undefined)
    parentPort?.postMessage(
      what.seats === 'drills'
        ? measureDrills((await gameModule.drills?.()) ?? {}, seconds)
        : measureGame(await gameModule.rules(), what.seats, seconds),
    );
}
