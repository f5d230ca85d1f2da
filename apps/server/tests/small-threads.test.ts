import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SERVER_FLAGS } from '../../../scripts/server-flags.mjs';

const MEGABYTE = 1e6;

/** What a thread takes that leaves a few hundred megabytes behind, started by a program with the server's flags. */
function memoryOfAThread(first: string): number {
  const inThread = `
    import { parentPort } from 'node:worker_threads';
    for (let i = 0; i < 3e6; i++) String(i).split('');
    parentPort.postMessage(process.memoryUsage().heapTotal)`;
  const program = `
    ${first}
    const { Worker } = await import('node:worker_threads');
    new Worker(${JSON.stringify(inThread)}, { eval: true }).on('message', (bytes) => console.log(bytes));`;
  const flags = ['--no-warnings', ...SERVER_FLAGS, '--input-type=module', '--eval', program];
  return Number(execFileSync('node', flags, { cwd: import.meta.dirname, encoding: 'utf8' }));
}

test('the memory of the thread that plays is not given to the others as well', () => {
  const small = memoryOfAThread(`(await import('../src/small-threads.ts')).keepOtherThreadsSmall();`);
  expect(small).toBeLessThan(35 * MEGABYTE);
  expect(memoryOfAThread('')).toBeGreaterThan(2 * small);
});
