import type { WhyNot } from '@naos/engine';
import { type Line, line } from '@naos/words';

/** Why a move is not allowed. A card is named by its code, which each language writes in its own letters. */
export function whyNot({ why, facts = {} }: WhyNot): Line {
  return line(why, 'code' in facts ? { ...facts, code: line(`code.${facts.code}`) } : facts);
}
