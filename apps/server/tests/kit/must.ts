import type { Server } from 'node:net';

/** What a test can't go on without. */
export function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('It is not there.');
  return found;
}

/** The port that a server listens at. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.');
  return address.port;
}
