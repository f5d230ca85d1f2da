import { SPACES, spaceAt, spaceIndex } from './content/board.ts';
import { type AtonMove, COMMITS, CULL, commitIndex, EXCHANGE, PLACE, REMOVE } from './moves.ts';

/** `commit 4213`, `exchange`, `remove t1-r2-c3`, `place t1-r2-c3`, `cull t1-r2-c3`. */
export function write(move: AtonMove): string {
  switch (move.do) {
    case 'commit':
      return `commit ${move.row.join('')}`;
    case 'exchange':
      return 'exchange';
    default:
      return `${move.do} ${spaceAt(move.space).id}`;
  }
}

const LISTS: Readonly<Record<string, readonly AtonMove[]>> = { remove: REMOVE, place: PLACE, cull: CULL };

/** The move that a text means, or null. */
export function read(text: string): AtonMove | null {
  if (text === 'exchange') return EXCHANGE;
  const [verb, object, ...rest] = text.split(' ');
  if (verb === undefined || object === undefined || rest.length > 0) return null;
  if (verb === 'commit') {
    return /^[1-4]{4}$/.test(object) ? (COMMITS[commitIndex([...object].map(Number))] ?? null) : null;
  }
  const list = Object.hasOwn(LISTS, verb) ? LISTS[verb] : undefined;
  return list?.[spaceIndex(object)] ?? null;
}

const FIRST_KEY = { remove: 1000, place: 2000, cull: 3000 } as const;
const EXCHANGE_KEY = COMMITS.length + SPACES.length;

/** A small whole number that tells the moves of one decision apart. */
export function key(move: AtonMove): number {
  switch (move.do) {
    case 'commit':
      return commitIndex(move.row);
    case 'exchange':
      return EXCHANGE_KEY;
    default:
      return FIRST_KEY[move.do] + move.space;
  }
}
