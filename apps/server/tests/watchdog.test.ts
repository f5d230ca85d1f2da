import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { Starved, Stuck, Watchdog } from '../src/tables/watchdog.ts';

const forever = (): never => {
  for (;;);
};

test('calls of one moment run in order under one watch; one that throws hurts no other', async () => {
  const watchdog = new Watchdog(1_000);
  const order: number[] = [];
  const calls = [1, 2, 3].map((n) =>
    watchdog.run('t', () => {
      order.push(n);
      if (n === 2) throw new Error('no');
      return n * 10;
    }),
  );
  expect(await Promise.allSettled(calls)).toMatchObject([{ value: 10 }, { reason: { message: 'no' } }, { value: 30 }]);
  expect(order).toEqual([1, 2, 3]);
});

test('a call waits for one piece of what takes long, however many there are, and those of each owner come in turns', async () => {
  const watchdog = new Watchdog(1_000);
  const order: string[] = [];
  const pieces = async (name: string, owner: string, many: number): Promise<void> => {
    for (let n = 0; n < many; n++) await watchdog.runPiece(name, owner, () => void order.push(name));
  };
  const flood = Promise.all(Array.from({ length: 20 }, () => pieces('flood', 'one network', 3)));
  await watchdog.runPiece('first', 'one network', () => {});
  const [before, call] = [order.length, watchdog.run('move', () => void order.push('move'))];
  await Promise.all([call, pieces('other', 'another network', 3)]);
  expect(order.indexOf('move') - before).toBeLessThanOrEqual(1);
  expect(order.lastIndexOf('other') - before).toBeLessThan(10);
  await flood;
  expect(order.filter((name) => name === 'flood')).toHaveLength(60);
});

test('an endless call is ended; those behind it run as if nothing had been', async () => {
  const watchdog = new Watchdog(500);
  // On a busy machine it takes up to three tries to tell a stuck game from a starved one.
  const problems: unknown[] = [];
  for (let tries = 0; tries < 3 && !(problems.at(-1) instanceof Stuck); tries++) {
    const [stuck, after] = [watchdog.run('bad', forever), watchdog.run('good', () => 'fine')];
    problems.push(await stuck.catch((problem: unknown) => problem));
    expect(await after).toBe('fine');
  }
  expect(problems.at(-1)).toBeInstanceOf(Stuck);
});

test('a row of slow calls takes longer than one call may, and none of them is blamed', async () => {
  const watchdog = new Watchdog(300);
  const slow = (): number => {
    for (const end = performance.now() + 40; performance.now() < end; );
    return 1;
  };
  const calls = Array.from({ length: 15 }, (_, i) => watchdog.run(`t${i}`, slow));
  expect(await Promise.all(calls)).toHaveLength(15);
});

test('a call that got no processor time is not blamed on the game, unless it happens again and again', async () => {
  const usage = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 5_000, system: 0 });
  const watchdog = new Watchdog(50);
  for (const kind of [Starved, Starved, Stuck, Starved]) {
    await expect(watchdog.run('t', forever)).rejects.toBeInstanceOf(kind);
  }
  usage.mockRestore();
});

test('a loop in which V8 can not be interrupted stops the server with a sentence instead of hanging it for ever', () => {
  const watchdog = new URL('../src/tables/watchdog.ts', import.meta.url).href;
  const script = `
    import { Watchdog } from '${watchdog}';
    new Watchdog(100).run('bad', () => { for (;;) new Array(1000).fill(0); });`;
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { timeout: 60_000 });
  expect(String(stderr)).toContain('This server stops, so that it is noticed');
  expect(signal).toBe('SIGKILL');
});
