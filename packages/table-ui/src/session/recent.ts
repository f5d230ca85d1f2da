import type { Seat, Vocabulary } from '@naos/engine';
import type { LogLine } from './log.ts';

/** One move as the line above the board tells it: who made it, its sentences, and its events to be lit. */
export interface RecentMove<V extends Vocabulary> {
  readonly n: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly events: readonly V['event'][];
}

/** So many moves of others are stepped through; the recap and the log have them all. */
const MOST = 9;

/** Sentences of the log have no full stop of their own. */
const joined = (one: string, other: string): string => `${one}${/[.!?…]$/.test(one) ? '' : '.'} ${other}`;

/** What the others have done since the viewer's own last move, move by move; when nobody has, the last move alone. */
export function recentMoves<V extends Vocabulary>(
  log: readonly LogLine<V>[],
  viewer: Seat | null,
  tell: (event: V['event']) => string | null,
): readonly RecentMove<V>[] {
  const moves: RecentMove<V>[] = [];
  for (const { n, seat, event } of log.toReversed()) {
    const last = moves.at(-1);
    const another = last !== undefined && last.n !== n;
    if (n === 0 || (another && (viewer === null || seat === viewer || last.seat === viewer))) break;
    if (another && moves.length === MOST) break;
    const sentence = tell(event);
    if (last?.n === n) {
      const text = sentence === null ? last.text : joined(sentence, last.text);
      moves.splice(-1, 1, { ...last, text, events: [event, ...last.events] });
    } else if (sentence !== null) moves.push({ n, seat, text: sentence, events: [event] });
  }
  return moves.reverse();
}
