import { AsyncLocalStorage } from 'node:async_hooks';

const networks = new AsyncLocalStorage<string>();

/** Does what somebody of a network has asked for: whatever takes long on the way takes its turn with that of others. */
export function onBehalfOf<T>(network: string, work: () => T): T {
  return networks.run(network, work);
}

/** The network for which something is done now; empty for the house itself. */
export function asker(): string {
  return networks.getStore() ?? '';
}
