import { expect, test, vi } from 'vitest';
import { Guard, Starved, Stuck } from '../src/tables/guard.ts';

const forever = (): never => {
  for (;;);
};

test('calls of one moment run in order under one watch; one that throws hurts no other', async () => {
  const guard = new Guard(1_000);
  const order: number[] = [];
  const calls = [1, 2, 3].map((n) =>
    guard.run('t', () => {
      order.push(n);
      if (n === 2) throw new Error('no');
      return n * 10;
    }),
  );
  expect(await Promise.allSettled(calls)).toMatchObject([{ value: 10 }, { reason: { message: 'no' } }, { value: 30 }]);
  expect(order).toEqual([1, 2, 3]);
});

test('an endless call is ended; those behind it run as if nothing had been', async () => {
  const guard = new Guard(1_000);
  const [stuck, after] = [guard.run('bad', forever), guard.run('good', () => 'fine')];
  await expect(stuck).rejects.toBeInstanceOf(Stuck);
  expect(await after).toBe('fine');
});

test('a call that got no processor time is not blamed on the game, unless it happens again and again', async () => {
  const usage = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 5_000, system: 0 });
  const guard = new Guard(50);
  for (const kind of [Starved, Starved, Stuck, Starved]) {
    await expect(guard.run('t', forever)).rejects.toBeInstanceOf(kind);
  }
  usage.mockRestore();
});
