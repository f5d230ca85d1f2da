import type { WhyNot } from '@naos/engine';
import { type Line, line } from '@naos/words';
import { roman } from './terms.ts';

/** Why a move is not allowed. */
export function whyNot({ why, facts = {} }: WhyNot): Line {
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    TEMPLES.has(name) && typeof fact === 'number' ? roman(fact) : fact,
  ]);
  return line(why, Object.fromEntries(said));
}

/** Facts that are numbers of temples. */
const TEMPLES: ReadonlySet<string> = new Set(['temple', 'missing', 'source']);
