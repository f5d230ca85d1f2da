import type { Bot } from '@naos/bots';
import { situationFrom, type Vocabulary } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { gameModuleOf } from '@naos/registry';

/** How long the ponderer thinks, in milliseconds. */
export const PONDERS = 700;

const aton = gameModuleOf('aton');
if (aton === undefined) throw new Error('The registry has no Aton.');
const real: AnyGameModule = aton;
const rules = await real.rules();

/** Takes its time and plays the first legal move. */
const ponderer: Bot<Vocabulary> = {
  name: 'ponderer',
  decide: ({ view }) => {
    for (const end = performance.now() + PONDERS; performance.now() < end; );
    const [move] = situationFrom(rules, view).moves;
    if (move === undefined) throw new Error('there is nothing to decide');
    return { move };
  },
};

export const gameModules: readonly AnyGameModule[] = [
  { ...real, bots: async () => ({ ...(await real.bots()), levels: ['ponderer'], load: async () => [ponderer] }) },
];
