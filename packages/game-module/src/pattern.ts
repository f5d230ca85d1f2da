import type { Seat, Vocabulary } from '@naos/engine';

/** Something that often goes wrong, in the words of a game; its text is `pattern.<id>`. */
export interface Pattern<V extends Vocabulary> {
  readonly id: string;
  /** How much of it a seat has. */
  readonly measure: (state: V['state'], seat: Seat) => number;
  /** It has gone wrong when the better turn ends with so much more. */
  readonly by: number;
}

/** The first of a game's patterns in which the turn that was played ends with less than the better one; null: none. */
export function patternOf<V extends Vocabulary>(
  patterns: readonly Pattern<V>[],
  better: V['state'],
  played: V['state'],
  seat: Seat,
): string | null {
  const lapse = patterns.find(({ measure, by }) => measure(better, seat) - measure(played, seat) >= by);
  return lapse?.id ?? null;
}
