import { vi } from 'vitest';
import type { Database } from '../../src/store/database.ts';

/**
 * The most that is asked of the store in one turn of the event loop while something is done: questions, and statements that
 * change something. So much of the work is done at a stroke, whatever the machine needs for it.
 */
export async function busiestTurn(db: Database, work: () => Promise<void>): Promise<number> {
  const rows = vi.spyOn(db, 'rows');
  const write = vi.spyOn(db, 'write');
  const asked = (): number => rows.mock.calls.length + write.mock.calls.flatMap(([statements]) => statements).length;
  let most = 0;
  let before = 0;
  let isOver = false;
  const turn = (): void => {
    const now = asked();
    most = Math.max(most, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  turn();
  rows.mockRestore();
  write.mockRestore();
  return most;
}
