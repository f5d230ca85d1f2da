import { expect, test } from 'vitest';
import { threads } from '../src/threads.ts';

test('a thread that fails when nobody waits for it any more does not end the process', async () => {
  const pool = threads(new URL('../src/bots/bot-worker.ts', import.meta.url));
  // So a pool tells of it.
  expect(() => pool.emit('error', new Error('JS heap out of memory'))).not.toThrow();
  await pool.destroy();
});
