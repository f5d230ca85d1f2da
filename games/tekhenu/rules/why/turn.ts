import type { WhyNot } from '@naos/engine';
import { SCRIBE } from '../content/goods.ts';
import { GRAY } from '../content/wheel.ts';
import { extrasOf, NO_PAN, scribesFor } from '../draft.ts';
import { FREE, USUAL } from '../legality.ts';
import type { TekhenuMove } from '../moves.ts';
import { canPay, meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANUBIS, type ExtraTask, type TurnTask } from '../tasks.ts';
import { holds323 } from '../worth.ts';
import { COLOUR_FIRST, whyNoDraftBlessing } from './draft.ts';
import { cannotPay, whyNoGod } from './gods.ts';

function whyNoShift(state: TekhenuState, task: TurnTask, value: number): WhyNot {
  const p = playerOf(state, task.seat);
  if (value === task.value) return { rule: '5.2.1', why: 'why.same-value' };
  if (task.valued) return { rule: '5.2.1', why: 'why.value-changed' };
  const scribes = scribesFor(task.value, value);
  return canPay(p, SCRIBE, scribes)
    ? { rule: '5.1.3', why: 'why.no-action-left' }
    : cannotPay('5.2.1', 'why.scribes', scribes, meansOf(p, SCRIBE));
}

/** SPEC 5.1.2, 6.8.2, 7.3, 7.4.T19: why an action with the die is not offered. */
export function whyNoAction(state: TekhenuState, task: TurnTask, move: TekhenuMove): WhyNot | null {
  switch (move.do) {
    case 'produce':
      if (task.acted) return { rule: '5.1.2', why: 'why.one-action' };
      return { rule: '6.8.2', why: task.colour === GRAY ? 'why.gray-production' : 'why.other-colour' };
    case 'act':
      if (task.acted) return { rule: '5.1.2', why: 'why.one-action' };
      if (task.mode !== ANUBIS && move.god !== task.sector) return { rule: '5.1.2', why: 'why.other-sector' };
      return move.produceFirst
        ? { rule: '7.4.T19', why: 'why.no-production-first' }
        : whyNoGod(state, task.seat, move.god, task.value, USUAL);
    case 'extra':
      return extrasOf(task.extras, move.god) > 0
        ? whyNoGod(state, task.seat, move.god, task.value, USUAL)
        : { rule: '7.3.B17', why: 'why.no-extra' };
    default:
      return null;
  }
}

/** SPEC 5.1.1, 5.2.1: why a use of the die in hand is not offered. */
export function whyNotReady(state: TekhenuState, task: TurnTask, move: TekhenuMove): WhyNot | null {
  const blessing = whyNoDraftBlessing(state, task, move);
  if (blessing !== null) return blessing;
  if (task.pan === NO_PAN && ['act', 'produce', 'value', 'extra'].includes(move.do)) return COLOUR_FIRST;
  return move.do === 'value' ? whyNoShift(state, task, move.value) : whyNoAction(state, task, move);
}

/** SPEC 5.1.1: after the first action the die is as it was declared. */
export function whyNotNext(state: TekhenuState, task: TurnTask, move: TekhenuMove): WhyNot | null {
  return move.do === 'value' || move.do.startsWith('bless ')
    ? { rule: '5.1.1', why: 'why.draft-over' }
    : whyNoAction(state, task, move);
}

/** SPEC 6.10.2, 8.2.0. */
export function whyNoExtra(state: TekhenuState, { seat, decree }: ExtraTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'act' && move.do !== 'produce') return null;
  if (decree && !holds323(playerOf(state, seat))) return { rule: '8.2.0', why: 'why.decree-not-held' };
  if (move.do === 'act' && move.produceFirst) return { rule: 'R16', why: 'why.no-die' };
  return move.do === 'act' ? whyNoGod(state, seat, move.god, 1, decree ? FREE : USUAL) : null;
}
