import type { Bot } from '@naos/bots';
import type { AnyDoor } from '@naos/door';
import { situationFrom, type Vocabulary } from '@naos/engine';
import { doorOf } from '@naos/registry';

/** How long the ponderer thinks, in milliseconds. */
export const PONDERS = 700;

const aton = doorOf('aton');
if (aton === undefined) throw new Error('The registry has no Aton.');
const real: AnyDoor = aton;
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

export const doors: readonly AnyDoor[] = [
  { ...real, bots: async () => ({ ...(await real.bots()), levels: ['ponderer'], load: async () => [ponderer] }) },
];
