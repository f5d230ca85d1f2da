import { at, type Interjections } from '@naos/engine';
import { playBlessing } from './blessing.ts';
import { ADVANCE, ADVANCE_STEPS, firstOf } from './content/blessings.ts';
import { advance } from './gains.ts';
import { BLESS_MARKER, HAPPINESS, POPULATION, type TekhenuMove } from './moves.ts';
import { playerOf, type TekhenuState } from './state.ts';
import type { Tekhenu } from './vocabulary.ts';
import { whyNoBlessing } from './why/blessings.ts';

const NONE: readonly TekhenuMove[] = [];

function advances(state: TekhenuState, seat: number): readonly TekhenuMove[] {
  if (state.turn !== seat) return NONE;
  const card = firstOf(playerOf(state, seat).blessings, ADVANCE);
  if (card === -1) return NONE;
  return [at(BLESS_MARKER, card * 2 + POPULATION), at(BLESS_MARKER, card * 2 + HAPPINESS)];
}

/** SPEC 7.3.B07, R50: population or happiness +3, beside every decision of the own turn. */
export const interjections: Interjections<Tekhenu> = {
  is: (move) => move.do === 'bless marker',
  moves: advances,
  chosen: (table, move, seat) => {
    if (move.do !== 'bless marker') return;
    playBlessing(table, seat, move.card);
    advance(table, seat, move.marker, ADVANCE_STEPS);
  },
  whyNot: (state, move, seat) => {
    if (move.do !== 'bless marker') return null;
    if (state.turn !== seat) return { rule: '7.3.B07', why: 'why.own-turn' };
    return whyNoBlessing(state, seat, move.card, ADVANCE);
  },
};
