import { hearPrimary, sayToPrimary } from '../cores/writer-link.ts';
import { Batch } from './batch.ts';
import { type Bus, readWakeUps } from './bus.ts';

/** Long, because homes tell those who wait: this is for whoever worked at a table while nodes disagreed, and for lists. */
const BATCH_DELAY_MS = 10;
const BATCH_CHARACTERS = 60_000;

/** Wakes the other processes of this machine, through the one that started them all. */
export function coresBus(): Bus {
  const batch = new Batch((wake) => sayToPrimary({ wake }), BATCH_DELAY_MS, BATCH_CHARACTERS);
  return {
    kind: 'cores',
    publish: (wakeUp) => batch.add(wakeUp),
    listen: (heard, cares) => {
      hearPrimary((message) => {
        if ('wake' in message) for (const wakeUp of readWakeUps(message.wake, cares)) heard(wakeUp);
      });
    },
    close: async () => batch.flush(),
  };
}
