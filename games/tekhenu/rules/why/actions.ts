import { at, type WhyNot } from '@naos/engine';
import { REFRESH_PAPYRUS } from '../content/board.ts';
import { BREAD, PAPYRUS } from '../content/goods.ts';
import { SECTIONS, sectionOf } from '../content/market.ts';
import { districtOf, rowOf } from '../content/osiris.ts';
import { spaceOf } from '../content/temple.ts';
import { freeGodSlot } from '../legality.ts';
import { cardsIn, sectionsInReach } from '../market.ts';
import { PEOPLE, type TekhenuMove } from '../moves.ts';
import { meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { HathorTask, HorusTask, OsirisTask, RaTask, ThothTask } from '../tasks.ts';
import { cannotPay } from './gods.ts';

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
export function whyNoCell(_: TekhenuState, __: RaTask, move: TekhenuMove): WhyNot | null {
  return move.do === 'lay' ? { rule: '6.2.1', why: 'why.cell-taken' } : null;
}

/** SPEC 2.4.1, 6.3.1. */
export function whyNoSpace(state: TekhenuState, { seat }: HathorTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'build') return null;
  const { bread, fromPlayers } = spaceOf(move.space);
  if (fromPlayers > state.players.length)
    return { rule: '2.4.1', why: 'why.space-closed', facts: { players: fromPlayers } };
  if (state.spaces[move.space] !== -1) return { rule: '6.3.1', why: 'why.space-taken' };
  return cannotPay('6.3.1', 'why.bread', bread, meansOf(playerOf(state, seat), BREAD));
}

function whyNoRefresh(state: TekhenuState, task: ThothTask, section: number): WhyNot {
  if (section >= state.open) return { rule: '6.5.7', why: 'why.section-closed' };
  if (task.section !== -1) return { rule: '6.5.4', why: 'why.refresh-too-late' };
  if ((task.refreshed & (1 << section)) !== 0) return { rule: '6.5.4', why: 'why.refreshed-already' };
  if (cardsIn(state, section) === 0) return { rule: 'R23', why: 'why.section-empty' };
  return cannotPay('6.5.4', 'why.papyrus', REFRESH_PAPYRUS, meansOf(playerOf(state, task.seat), PAPYRUS));
}

/** SPEC 6.5.2-6.5.4. */
export function whyNoCard(state: TekhenuState, task: ThothTask, move: TekhenuMove): WhyNot | null {
  if (move.do === 'refresh') return whyNoRefresh(state, task, move.section);
  if (move.do !== 'card') return null;
  const { happiness } = playerOf(state, task.seat);
  const section = sectionOf(move.slot);
  if (section >= state.open) return { rule: '6.5.7', why: 'why.section-closed' };
  if (state.market[move.slot] === -1) return { rule: '5.1.4', why: 'why.slot-empty' };
  if (section >= sectionsInReach(state, happiness)) {
    return cannotPay('6.5.2', 'why.happiness', at(SECTIONS, section).happiness, happiness);
  }
  return task.section === -1
    ? { rule: 'R20', why: 'why.too-few-cards', facts: { left: task.left } }
    : { rule: '6.5.3', why: 'why.other-section', facts: { section: task.section + 1 } };
}

/** SPEC 2.8.1, 6.6.2. */
export function whyNoSlot(state: TekhenuState, task: OsirisTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'osiris') return null;
  if (rowOf(move.slot) !== task.value) return { rule: '6.6.2', why: 'why.other-row', facts: { row: task.value } };
  if (state.osiris[move.slot] !== -1) return { rule: '2.8.1', why: 'why.space-taken' };
  return (task.districts & (1 << districtOf(move.slot))) === 0 ? { rule: '7.1.1', why: 'why.other-district' } : null;
}

/** SPEC 6.6.7. */
export function whyNoTrack(_: TekhenuState, __: OsirisTask, move: TekhenuMove): WhyNot | null {
  return move.do === 'track' ? { rule: '6.6.7', why: 'why.track-full' } : null;
}
