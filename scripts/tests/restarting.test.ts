import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Says what its thread has said, and stays; `told` is in a file beside it. */
const PROGRAM = `
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { told } from './told.mjs';
if (isMainThread) new Worker(new URL(import.meta.url)).on('message', (said) => console.log('heard', JSON.stringify(said)));
else {
  parentPort.postMessage(told);
  setInterval(() => {}, 1_000);
}
`;

test('a program hears nothing from its threads but what they say, and starts again when a source changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naos-restarting-'));
  const tell = (what: string) => writeFileSync(join(folder, 'told.mjs'), `export const told = '${what}';`);
  const program = join(folder, 'program.mjs');
  writeFileSync(program, PROGRAM);
  tell('one');
  const restarting = spawn(process.execPath, ['scripts/restarting.mjs', program, folder], { cwd: root });
  let said = '';
  for (const stream of [restarting.stdout, restarting.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(restarting, 'exit');
  try {
    await vi.waitFor(() => expect(said).toBe('heard "one"\n'), 30_000);
    tell('two');
    const again = `A source has changed: ${program} starts again.\n`;
    await vi.waitFor(() => expect(said).toBe(`heard "one"\n${again}heard "two"\n`), 30_000);
  } finally {
    restarting.kill();
    rmSync(folder, { recursive: true });
  }
  expect(await ended).toEqual([0, null]);
});
