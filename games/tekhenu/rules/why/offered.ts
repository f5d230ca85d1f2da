import type { WhyNot } from '@naos/engine';
import type { TekhenuMove } from '../moves.ts';

/** Cards and resources that are chosen from an open row: what is not in it can't be taken. */
export function notOffered(
  rule: string,
  kind: TekhenuMove['do'],
): (...of: [object, object, TekhenuMove]) => WhyNot | null {
  return (_, __, move) => (move.do === kind ? { rule, why: 'why.not-offered' } : null);
}
