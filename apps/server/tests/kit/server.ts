import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Substitutes } from '../../src/create-services.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';

export const REGISTRY = new URL('./registry.ts', import.meta.url).href;

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
    ...more,
  };
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is removed when the process of the tests ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'naos-test-'));
  folders.push(folder);
  return folder;
}

export function testServer(
  more: Readonly<Record<string, string>> = {},
  substitutes: Substitutes = {},
): Promise<RunningServer> {
  return startServer(readSettings(testEnvironment({ NAOS_DATA: temporaryFolder(), ...more })), substitutes);
}
