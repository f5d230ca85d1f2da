import { networkInterfaces } from 'node:os';
import { toString as drawCode } from 'qrcode';
import type { Settings } from './settings.ts';

interface Started {
  readonly address: string;
  readonly port: number;
}

/** Where other devices of the same network find a server; null: nowhere, or it has an address of its own. */
function networkAddress({ host, publicUrl }: Settings, port: number): string | null {
  if (publicUrl !== null || (host !== '::' && host !== '0.0.0.0')) return null;
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const own = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return own === undefined ? null : `http://${own.address}:${port}`;
}

/** What whoever has started a server reads: its address, the link by which they make a table for friends, and its code. */
export async function startMessage(settings: Settings, server: Started, isTerminal: boolean): Promise<string> {
  const near = networkAddress(settings, server.port);
  const link = new URL('/tables?new', near ?? server.address).href;
  const lines = [
    `Naos is ready at ${server.address}`,
    ...(near === null ? [] : [`Other devices of this network find it at ${near}`]),
    `Make a table for friends: ${link}`,
  ];
  // In a log file a code would be nothing but noise.
  if (isTerminal) lines.push(await drawCode(link, { type: 'terminal', small: true }));
  return lines.join('\n');
}
