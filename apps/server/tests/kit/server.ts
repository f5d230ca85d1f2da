import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Substitutes } from '../../src/create-services.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';

export const REGISTRY = new URL('./registry.ts', import.meta.url).href;

/** Servers in processes of their own load what was compiled for an earlier one. */
const { NODE_COMPILE_CACHE } = process.env;
export const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Settings of a server for tests: any free port, no site, bots without delay. */
export function testEnvironment(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    NAOS_SITE: 'none',
    NAOS_REGISTRY: REGISTRY,
    LOG_LEVEL: 'silent',
    BOT_PACE: '0',
    RATE_LIMITS: 'off',
    CORES: '1',
    ...COMPILED,
    ...more,
  };
}

/** A folder that is removed after all tests. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'naos-test-'));
}

export function testServer(
  more: Readonly<Record<string, string>> = {},
  substitutes: Substitutes = {},
): Promise<RunningServer> {
  return startServer(readSettings(testEnvironment({ NAOS_DATA: temporaryFolder(), ...more })), substitutes);
}
