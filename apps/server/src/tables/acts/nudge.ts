import type { Act } from '@naos/protocol';
import { because } from '../../request-refusal.ts';
import { type ActPlan, mySeat, whileRunning } from './act-context.ts';

/** Whoever is waited for is reminded by the others at most so often, all of them together. */
const AGAIN_MS = 24 * 3_600_000;

/** Reminds somebody whom a game by the day waits for. */
export const nudge: ActPlan<Extract<Act, { readonly do: 'nudge' }>> = (context, { seat }) => {
  whileRunning(context);
  const by = mySeat(context);
  const { services, live } = context;
  const { doc } = live;
  const now = services.now();
  if (doc.clock.kind === 'live')
    throw because('not now', 'nudge-live', 'At a live table the clock is reminder enough.');
  if (seat === by || doc.seats[seat]?.kind !== 'person' || !doc.waiting.includes(seat))
    throw because('not now', 'nudge-idle', 'The game does not wait for them.');
  const before = doc.nudged ?? [];
  if (before.some((one) => one.seat === seat && one.at > now - AGAIN_MS))
    throw because('not now', 'nudge-daily', 'They have been reminded already; once a day is enough.');
  const others = before.filter((one) => one.seat !== seat);
  return { doc: { ...doc, nudged: [...others, { seat, at: now, by }] }, saveNow: true };
};
