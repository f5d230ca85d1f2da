import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { Batch } from './batch.ts';
import { type Bus, type Cares, readWakeUps, type WakeUp } from './bus.ts';

const SUBJECT = 'naos.tables';
const BATCH_DELAY_MS = 1;
const BATCH_CHARACTERS = 60_000;

/** Wakes nodes through NATS. */
export async function natsBus(url: string, node: string, log: FastifyBaseLogger): Promise<Bus> {
  let heard: (wakeUp: WakeUp | null) => void = () => {};
  let cares: Cares | undefined;
  let connection: NatsConnection;
  try {
    connection = await connect({
      ...readServer(url),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      name: `naos ${node}`,
    });
  } catch (problem) {
    throw new StartError(
      `The message system at NATS_URL can't be reached (${messageOf(problem)}): check the address, the name and password in it, and that it is running.`,
    );
  }
  connection.subscribe(SUBJECT, {
    callback: (problem, message) => {
      if (problem !== null) return;
      const [from, text = ''] = message.string().split('|');
      if (from !== node) for (const wakeUp of readWakeUps(text, cares)) heard(wakeUp);
    },
  });
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') log.warn('the message system is away; trying again');
      // Wake-ups may have been missed meanwhile.
      if (type === 'reconnect') heard(null);
    }
  };
  watch().catch(() => {});
  const batch = new Batch((text) => connection.publish(SUBJECT, `${node}|${text}`), BATCH_DELAY_MS, BATCH_CHARACTERS);
  return {
    kind: 'nats',
    publish: (wakeUp) => batch.add(wakeUp),
    listen: (listener, ofUse) => {
      heard = listener;
      cares = ofUse;
    },
    close: async () => {
      batch.flush();
      await connection.drain().catch(() => {});
    },
  };
}

/** NATS takes name and password apart from the address. */
function readServer(url: string): { readonly servers: string; readonly user?: string; readonly pass?: string } {
  const { protocol, host, username, password } = new URL(url);
  if (username === '') return { servers: url };
  return { servers: `${protocol}//${host}`, user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
