import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { Batch } from './batch.ts';
import { type Bus, type Cares, readWakeUps, type WakeUp } from './bus.ts';

const CHANNEL = 'naos';
/** Long enough to gather a burst, short enough that nobody notices. */
const BATCH_DELAY_MS = 5;
/** PostgreSQL's payload ends at 8,000 bytes. */
const BATCH_CHARACTERS = 7_000;
const RETRY_MS = 500;

/**
 * Wakes nodes through PostgreSQL. Wake-ups go out in batches on a connection of their own, after the commit: NOTIFY inside
 * the inserting transaction takes a lock that all writers share.
 */
export async function notifyBus(url: string, node: string, log: FastifyBaseLogger): Promise<Bus> {
  let heard: (wakeUp: WakeUp | null) => void = () => {};
  let cares: Cares | undefined;
  let client: pg.Client | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      const [from, text = ''] = payload.split('|');
      if (from !== node) for (const wakeUp of readWakeUps(text, cares)) heard(wakeUp);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    heard(null);
  };
  const lost = (which: pg.Client): void => {
    if (which !== client) return;
    client = null;
    if (closed) return;
    log.warn('the connection that wakes other nodes is lost; trying again');
    again();
  };
  const again = (): void => {
    setTimeout(() => {
      if (!closed) connect().catch(again);
    }, RETRY_MS).unref();
  };
  await connect();

  let sending: Promise<unknown> = Promise.resolve();
  const send = (text: string): void => {
    // A lost wake-up is made good when the connection is back: every node then looks at what it shows.
    const say = () => client?.query('select pg_notify($1, $2)', [CHANNEL, `${node}|${text}`]);
    sending = sending.then(say).catch(() => {});
  };
  const batch = new Batch(send, BATCH_DELAY_MS, BATCH_CHARACTERS);
  return {
    kind: 'notify',
    publish: (wakeUp) => batch.add(wakeUp),
    listen: (listener, ofUse) => {
      heard = listener;
      cares = ofUse;
    },
    close: async () => {
      batch.flush();
      closed = true;
      await sending;
      await client?.end().catch(() => {});
    },
  };
}
