import type { WhyNot } from '@naos/engine';
import {
  FREE_ANUBIS,
  NEIGHBOUR_ACTION,
  OPPOSITE_ACTION,
  RECOLOUR,
  SET_VALUE,
  WITH_THE_DRAFT,
} from '../content/blessings.ts';
import { ANUBIS_SCRIBES } from '../content/board.ts';
import { SCRIBE } from '../content/goods.ts';
import { T08 } from '../content/technologies.ts';
import { colourOf, dieAt, GRAY, sectorOf } from '../content/wheel.ts';
import { canStepBack, NO_PAN, neighbours, opposite, panFor } from '../draft.ts';
import type { TekhenuMove } from '../moves.ts';
import { canPay, meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANUBIS, type TurnTask } from '../tasks.ts';
import { whyNoBlessing } from './blessings.ts';
import { cannotPay } from './gods.ts';

const FACES = 6;
/** SPEC 5.1.3: everything else is right, but a gray die would be left without an action. */
const NO_ACTION_LEFT: WhyNot = { rule: '5.1.3', why: 'why.no-action-left' };
/** SPEC 5.3.1: a forbidden die in hand needs another colour before anything else. */
export const COLOUR_FIRST: WhyNot = { rule: '5.3.1', why: 'why.colour-first' };

/** SPEC 5.3.1, 6.9.1, 5.1.3, R10: why a die can't be taken like this. */
export function whyNoDraft(state: TekhenuState, { seat, freeAnubis }: TurnTask, move: TekhenuMove): WhyNot | null {
  if (move.do === 'bless') {
    if (freeAnubis) return { rule: '7.3.B23', why: 'why.anubis-played' };
    return whyNoBlessing(state, seat, move.card, FREE_ANUBIS);
  }
  if (move.do !== 'take' && move.do !== 'anubis' && move.do !== 'idle') return null;
  if (!state.dice.includes(move.spot)) return { rule: '5.1.3', why: 'why.no-such-die' };
  if (move.do === 'anubis') {
    return cannotPay('6.9.1', 'why.anubis-scribes', ANUBIS_SCRIBES, meansOf(playerOf(state, seat), SCRIBE));
  }
  if (freeAnubis) return { rule: '7.3.B23', why: 'why.anubis-played' };
  if (move.do === 'idle') return { rule: 'R10', why: 'why.not-idle' };
  const colour = colourOf(dieAt(move.spot));
  if (panFor(state, sectorOf(move.spot), colour) === NO_PAN) return { rule: '5.3.1', why: 'why.forbidden-die' };
  return { rule: '5.1.3', why: 'why.gray-die' };
}

function whyNoColour(state: TekhenuState, task: TurnTask, colour: number, shift: number): WhyNot {
  const value = task.value + shift;
  if (value < 1 || value > FACES) return { rule: '5.2.1', why: 'why.value-out-of-reach' };
  if (task.mode === ANUBIS) return { rule: '7.3.B11', why: 'why.colour-of-anubis' };
  if (colour === task.colour) return { rule: '7.3.B11', why: 'why.same-colour' };
  const closed = (playerOf(state, task.seat).technologies & T08) === 0;
  if (closed && panFor(state, task.sector, colour) === NO_PAN) return { rule: 'R28', why: 'why.forbidden-colour' };
  return colour === GRAY ? NO_ACTION_LEFT : { rule: '7.3.B11', why: 'why.something-else' };
}

function whyNoPurchase(state: TekhenuState, task: TurnTask, card: number, god: number): WhyNot {
  const p = playerOf(state, task.seat);
  if (((1 << card) & NEIGHBOUR_ACTION) !== 0) {
    if (!neighbours(task.sector).includes(god)) return { rule: '7.3.B17', why: 'why.not-neighbour' };
    return canPay(p, SCRIBE, 1) ? NO_ACTION_LEFT : cannotPay('7.3.B17', 'why.scribes', 1, meansOf(p, SCRIBE));
  }
  if (opposite(task.sector) !== god) return { rule: '7.3.B19', why: 'why.not-opposite' };
  return canStepBack(p) ? NO_ACTION_LEFT : { rule: 'R37', why: 'why.markers-zero' };
}

/** SPEC 5.1.1, 7.3: why a blessing of the draft is not offered like this. */
export function whyNoDraftBlessing(state: TekhenuState, task: TurnTask, move: TekhenuMove): WhyNot | null {
  switch (move.do) {
    case 'bless':
      return whyNoBlessing(state, task.seat, move.card, 0);
    case 'bless value':
      if (task.pan === NO_PAN) return COLOUR_FIRST;
      return whyNoBlessing(state, task.seat, move.card, SET_VALUE) ?? NO_ACTION_LEFT;
    case 'bless colour':
      return whyNoBlessing(state, task.seat, move.card, RECOLOUR) ?? whyNoColour(state, task, move.colour, move.shift);
    case 'bless god':
      if (task.pan === NO_PAN) return COLOUR_FIRST;
      return (
        whyNoBlessing(state, task.seat, move.card, NEIGHBOUR_ACTION | OPPOSITE_ACTION) ??
        whyNoPurchase(state, task, move.card, move.god)
      );
    default:
      return null;
  }
}

/** SPEC 5.1.1: what may come before the scribes for Anubis are paid. */
export function whyNotBeforeScribes(state: TekhenuState, task: TurnTask, move: TekhenuMove): WhyNot | null {
  const p = playerOf(state, task.seat);
  if (move.do === 'done') return cannotPay('6.9.1', 'why.anubis-scribes', ANUBIS_SCRIBES, meansOf(p, SCRIBE));
  if (move.do === 'act' || move.do === 'produce' || move.do === 'value')
    return { rule: '5.1.1', why: 'why.scribes-first' };
  return (p.blessings & WITH_THE_DRAFT) === 0 ? null : whyNoDraftBlessing(state, task, move);
}
