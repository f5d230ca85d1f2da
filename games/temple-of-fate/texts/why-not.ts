import type { WhyNot } from '@naos/engine';
import { type Line, line } from '@naos/words';
import { roman } from './terms.ts';

/** Why a move is not allowed. */
export function whyNot({ why, facts = {} }: WhyNot): Line {
  const { level } = facts;
  return line(why, typeof level === 'number' ? { ...facts, level: roman(level) } : facts);
}
