import type { WakeUp } from '../bus/bus.ts';

const MARK = 'mine';

/** Somebody's tables are others than before; nodes that know no such lists have no such table. */
export function mineWakeUp(player: string): WakeUp {
  return { table: `${MARK}.${player}`, version: 0, revision: 0, chat: 0 };
}

export function readMineWakeUp({ table }: WakeUp): string | null {
  const [mark, player] = table.split('.');
  return mark === MARK && player !== undefined ? player : null;
}
