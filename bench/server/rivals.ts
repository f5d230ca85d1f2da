import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs';
import { boardgameTable } from './load/boardgame.ts';
import { colyseusTable } from './load/colyseus.ts';
import type { LoadTable } from './load/load.ts';
import { naosTable } from './load/naos.ts';
import { Measured } from './process.ts';

/** A server that is measured. */
export interface Rival {
  readonly name: string;
  /** What it does for a move, in words: the others do less than ours. */
  readonly does: string;
  readonly start: () => Promise<Measured>;
  readonly open: (base: string, number: number) => Promise<LoadTable>;
}

const here = (path: string): string => new URL(path, import.meta.url).pathname;
export const PEERS_INSTALLED = existsSync(here('./peers/node_modules'));

/** As scripts/start.mjs starts it; the rest is for measuring its memory. */
const NAOS_FLAGS = [...SERVER_FLAGS, '--expose-gc', '--import', new URL('./collect.ts', import.meta.url).href];

async function freePort(): Promise<string> {
  const probe = createServer().listen(0);
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return String(address !== null && typeof address === 'object' ? address.port : 0);
}

/** Our server as it is shipped but for its rate limits: one machine sends what otherwise comes from thousands. */
export function startNaos(
  folder: string,
  more: Readonly<Record<string, string>> = {},
  main = here('../../apps/server/src/main.ts'),
): Promise<Measured> {
  return Measured.start(
    main,
    {
      HOST: '127.0.0.1',
      PORT: '0',
      NAOS_SITE: 'none',
      NAOS_DATA: mkdtempSync(join(folder, 'data-')),
      NAOS_REGISTRY: new URL('./registry.ts', import.meta.url).href,
      RATE_LIMITS: 'off',
      CORES: '1',
      NODE_ENV: 'production',
      ...more,
    },
    NAOS_FLAGS,
  );
}

function naos(folder: string): Rival {
  return {
    name: 'Naos',
    does: 'each move is checked (message schema, identity, version, legality), stored on disk with its hash, then told to both with a view for each seat and the events',
    start: () => startNaos(folder),
    open: (base) => naosTable(base, base),
  };
}

const boardgame: Rival = {
  name: 'boardgame.io 0.50.2',
  does: 'in memory, as its documentation starts it: nothing is stored, no credentials are asked for, the state is told to both',
  start: () => Measured.start(here('./peers/boardgame.mjs'), { NODE_ENV: 'production' }),
  open: boardgameTable,
};

const colyseus: Rival = {
  name: 'Colyseus 0.18',
  does: 'in memory: nothing is stored, what changed of the state is told to both in a binary form',
  start: async () => Measured.start(here('./peers/colyseus.mjs'), { NODE_ENV: 'production', PORT: await freePort() }),
  open: colyseusTable,
};

/** Ours as another checkout of the project has it, under the same load: what a change of the server brings. */
function other(folder: string, checkout: string): Rival {
  const at = (path: string): string => join(resolve(checkout), path);
  const registry = pathToFileURL(at('bench/server/registry.ts')).href;
  return {
    name: 'other checkout',
    does: 'the same, as the other checkout does it',
    start: () => startNaos(folder, { NAOS_REGISTRY: registry }, at('apps/server/src/main.ts')),
    open: (base) => naosTable(base, base),
  };
}

/** Ours first. */
export function rivals(folder: string, checkout: string | undefined): Rival[] {
  return [
    naos(folder),
    ...(checkout === undefined ? [] : [other(folder, checkout)]),
    ...(PEERS_INSTALLED ? [boardgame, colyseus] : []),
  ];
}
