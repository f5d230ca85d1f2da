import type { WhyNot } from '@naos/engine';
import { ANUBIS_SCRIBES } from '../content/board.ts';
import { SCRIBE } from '../content/goods.ts';
import { colourOf, dieAt, GODS, GRAY, sectorOf } from '../content/wheel.ts';
import { canStepBack, NO_PAN, panFor, scribesFor } from '../draft.ts';
import type { TekhenuMove } from '../moves.ts';
import { meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANUBIS, type ExtraTask, type TurnTask } from '../tasks.ts';
import { cannotPay, whyNoGod } from './gods.ts';

/** SPEC 5.3.1, 6.9.1, 5.1.3: why a die can't be taken like this. */
export function whyNoDraft(state: TekhenuState, { seat, freeAnubis }: TurnTask, move: TekhenuMove): WhyNot | null {
  if (move.do === 'anubis') {
    return state.dice.includes(move.spot)
      ? cannotPay('6.9.1', 'why.anubis-scribes', ANUBIS_SCRIBES, meansOf(playerOf(state, seat), SCRIBE))
      : null;
  }
  if (move.do !== 'take' || !state.dice.includes(move.spot)) return null;
  if (freeAnubis) return { rule: '7.3.B23', why: 'why.anubis-played' };
  const colour = colourOf(dieAt(move.spot));
  const sector = sectorOf(move.spot);
  if (panFor(state, sector, colour) === NO_PAN) return { rule: '5.3.1', why: 'why.forbidden-die' };
  return colour === GRAY ? { rule: '5.1.3', why: 'why.gray-die', facts: { god: GODS[sector] ?? '' } } : null;
}

/** SPEC 5.1.2, 5.2.1, 6.8.2, 7.3, 7.4.T19: why a use of the held die is not offered. */
export function whyNoAction(state: TekhenuState, task: TurnTask, move: TekhenuMove): WhyNot | null {
  const p = playerOf(state, task.seat);
  switch (move.do) {
    case 'produce':
      if (task.acted) return { rule: '5.1.2', why: 'why.one-action' };
      return task.colour === GRAY
        ? { rule: '6.8.2', why: 'why.gray-production' }
        : { rule: '6.8.2', why: 'why.other-colour' };
    case 'act':
      if (task.acted) return { rule: '5.1.2', why: 'why.one-action' };
      if (task.mode !== ANUBIS && move.god !== task.sector) return { rule: '5.1.2', why: 'why.other-sector' };
      return move.produceFirst
        ? { rule: '7.4.T19', why: 'why.no-production-first' }
        : whyNoGod(state, task.seat, move.god, task.value);
    case 'extra':
      return { rule: '7.3.B17', why: 'why.no-extra' };
    case 'value':
      if (task.valued) return { rule: '5.2.1', why: 'why.value-changed' };
      return cannotPay('5.2.1', 'why.scribes', scribesFor(task.value, move.value), meansOf(p, SCRIBE));
    case 'bless colour':
      return { rule: 'R28', why: 'why.forbidden-colour' };
    case 'bless god':
      return canStepBack(p)
        ? cannotPay('7.3.B17', 'why.scribes', 1, meansOf(p, SCRIBE))
        : { rule: 'R37', why: 'why.markers-zero' };
    default:
      return null;
  }
}

/** SPEC 6.10.2, 8.2.0. */
export function whyNoExtra(state: TekhenuState, { seat, decree }: ExtraTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'act') return null;
  return decree ? { rule: '8.2.0', why: 'why.not-now' } : whyNoGod(state, seat, move.god, 1);
}
