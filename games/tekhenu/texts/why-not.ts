import type { WhyNot } from '@naos/engine';
import { type Line, line } from '@naos/words';

/** Why a move is not allowed. */
export function whyNot({ why, facts = {} }: WhyNot): Line {
  return line(why, facts);
}
