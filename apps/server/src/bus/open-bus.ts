import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import { aloneBus, type Bus } from './bus.ts';
import { coresBus } from './cores.ts';
import { natsBus } from './nats.ts';
import { notifyBus } from './notify.ts';

/** The bus that the settings ask for: NATS, else PostgreSQL's own, else that of a machine's cores, else none because the server is alone. */
export async function openBus(settings: Settings, node: string, log: FastifyBaseLogger): Promise<Bus> {
  if (settings.nats !== null) return natsBus(settings.nats, node, log);
  if (/^postgres/.test(settings.store)) return notifyBus(settings.store, node, log);
  return settings.core === null ? aloneBus() : coresBus();
}
