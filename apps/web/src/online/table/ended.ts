import { CLOSED_BY_RULES, type TableCard } from '@naos/protocol';
import type { Line } from '@naos/words';
import type { Key } from '../../words/index.ts';

/** How a table ended that has no outcome by the rules: who gave up, as seat `seat` says it, or that it was closed. */
export function endedLine(
  { resigned, closed }: Pick<TableCard, 'resigned' | 'closed'>,
  seat: number | null,
  names: readonly string[],
): Line & { readonly key: Key } {
  if (resigned === undefined)
    return { key: closed === CLOSED_BY_RULES ? 'online.closed-by-rules' : 'online.cancelled' };
  if (resigned === seat) return { key: 'resign.mine' };
  const values = { name: names[resigned] ?? '', winner: names[1 - resigned] ?? '' };
  return { key: seat === null ? 'resign.theirs' : 'resign.won', values };
}
