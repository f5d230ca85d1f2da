import type { WhyNot } from '@naos/engine';
import { REFRESH_PAPYRUS } from '../content/board.ts';
import { BREAD, PAPYRUS } from '../content/goods.ts';
import { SECTION_OF_SLOT, SECTIONS, type Section } from '../content/market.ts';
import { districtOf, rowOf } from '../content/osiris.ts';
import { BUILDING_SPACES, type BuildingSpace } from '../content/temple.ts';
import { GODS } from '../content/wheel.ts';
import { freeGodSlot } from '../legality.ts';
import { sectionsInReach } from '../market.ts';
import { PEOPLE, type TekhenuMove } from '../moves.ts';
import { meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { GodAction, HathorTask, HorusTask, OsirisTask, RaTask, ThothTask } from '../tasks.ts';
import { cannotPay, whyNoGod } from './gods.ts';

/** SPEC 5.2.2. */
export function whyNoValue(state: TekhenuState, task: GodAction, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'value') return null;
  if (move.value < task.low || move.value > task.high) return { rule: '5.2.2', why: 'why.value-out-of-reach' };
  return whyNoGod(state, task.seat, GODS.indexOf(task.do), move.value);
}

/** SPEC 6.1.2, 6.1.4. */
export function whyNoStatue(state: TekhenuState, task: HorusTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'statue') return null;
  if (move.place >= PEOPLE) return { rule: '6.1.4', why: 'why.space-taken' };
  if (state.tokens[task.value - 1] !== move.place) {
    return { rule: '6.1.2', why: 'why.other-god', facts: { value: task.value } };
  }
  return freeGodSlot(state, move.place) === -1 ? { rule: '2.3.2', why: 'why.god-slots-full' } : null;
}

/** SPEC 6.2.1. */
export function whyNoCell(state: TekhenuState, _: RaTask, move: TekhenuMove): WhyNot | null {
  return move.do === 'lay' && state.tiles[move.cell] !== -1 ? { rule: '6.2.1', why: 'why.cell-taken' } : null;
}

/** SPEC 2.4.1, 6.3.1. */
export function whyNoSpace(state: TekhenuState, { seat }: HathorTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'build') return null;
  const { bread, fromPlayers } = BUILDING_SPACES[move.space] as BuildingSpace;
  if (fromPlayers > state.players.length)
    return { rule: '2.4.1', why: 'why.space-closed', facts: { players: fromPlayers } };
  if (state.spaces[move.space] !== -1) return { rule: '6.3.1', why: 'why.space-taken' };
  return cannotPay('6.3.1', 'why.bread', bread, meansOf(playerOf(state, seat), BREAD));
}

/** SPEC 6.5.2-6.5.4. */
export function whyNoCard(state: TekhenuState, task: ThothTask, move: TekhenuMove): WhyNot | null {
  const p = playerOf(state, task.seat);
  if (move.do === 'refresh') {
    if (move.section >= state.open) return { rule: '6.5.7', why: 'why.section-closed' };
    if (task.section !== -1) return { rule: '6.5.4', why: 'why.refresh-too-late' };
    if ((task.refreshed & (1 << move.section)) !== 0) return { rule: '6.5.4', why: 'why.refreshed-already' };
    return cannotPay('6.5.4', 'why.papyrus', REFRESH_PAPYRUS, meansOf(p, PAPYRUS));
  }
  if (move.do !== 'card') return null;
  const section = SECTION_OF_SLOT[move.slot] as number;
  if (section >= state.open) return { rule: '6.5.7', why: 'why.section-closed' };
  if (state.market[move.slot] === -1) return { rule: '5.1.4', why: 'why.slot-empty' };
  if (section >= sectionsInReach(state, p.happiness)) {
    return cannotPay('6.5.2', 'why.happiness', (SECTIONS[section] as Section).happiness, p.happiness);
  }
  return task.section === -1
    ? { rule: 'R20', why: 'why.section-short' }
    : { rule: '6.5.3', why: 'why.other-section', facts: { section: task.section + 1 } };
}

/** SPEC 2.8.1, 6.6.2. */
export function whyNoSlot(state: TekhenuState, task: OsirisTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'osiris') return null;
  if (rowOf(move.slot) !== task.value) return { rule: '6.6.2', why: 'why.other-row', facts: { row: task.value } };
  if (state.osiris[move.slot] !== -1) return { rule: '2.8.1', why: 'why.space-taken' };
  return (task.districts & (1 << districtOf(move.slot))) === 0 ? { rule: '7.1.1', why: 'why.other-district' } : null;
}
