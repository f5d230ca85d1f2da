import type { WhyNot } from '@naos/engine';
import { BLESSING_CODES, firstOf, TWINS } from '../content/blessings.ts';
import { playerOf, type TekhenuState } from '../state.ts';

/**
 * SPEC 7.0.2: why a blessing can't be played whatever it is to do: not held, a twin of it comes first, or this is not its
 * moment. `fitting`: the blessings that are played now.
 */
export function whyNoBlessing(state: TekhenuState, seat: number, card: number, fitting: number): WhyNot | null {
  const { blessings } = playerOf(state, seat);
  if ((blessings & (1 << card)) === 0) return { rule: '7.0.2', why: 'why.no-blessing' };
  if ((fitting & (1 << card)) === 0) return { rule: '7.0.2', why: 'why.other-moment' };
  const first = firstOf(blessings, TWINS[card] ?? 0);
  return first === card ? null : { rule: '7.0.2', why: 'why.twin', facts: { code: BLESSING_CODES[first] ?? '' } };
}
