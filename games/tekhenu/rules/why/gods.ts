import type { WhyNot } from '@naos/engine';
import { BASTET_PAPYRUS, STATUE_GRANITE, THOTH_PAPYRUS } from '../content/board.ts';
import { BREAD, GRANITE, LIMESTONE, PAPYRUS } from '../content/goods.ts';
import { T04, T20, T21 } from '../content/technologies.ts';
import { SLOT_OF_VALUE, TILES } from '../content/tiles.ts';
import { BASTET, HATHOR, HORUS, OSIRIS, RA, THOTH } from '../content/wheel.ts';
import {
  barTo,
  income,
  NO_HAPPINESS,
  NO_PIECE,
  NO_PLACE,
  NO_TILE,
  type Terms,
  TOO_DEAR,
  TOO_FEW_CARDS,
} from '../legality.ts';
import { meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';

/** A cost that can't be paid, with what is needed and what there is. */
export function cannotPay(rule: string, why: string, need: number, have: number): WhyNot {
  return { rule, why, facts: { need, have } };
}

function noPiece(god: number): WhyNot {
  const why = god === HORUS ? 'why.no-statue-left' : god === RA ? 'why.no-pillar-left' : 'why.no-building-left';
  return { rule: '5.5.1', why };
}

function tooDear(state: TekhenuState, seat: number, god: number, value: number, terms: Terms): WhyNot {
  const p = playerOf(state, seat);
  switch (god) {
    case HORUS: {
      const have = meansOf(p, GRANITE) + income(p, T04, terms);
      return cannotPay('6.1.1', 'why.granite', STATUE_GRANITE[p.statues] ?? 0, have);
    }
    case RA: {
      const tile = state.raSlots[SLOT_OF_VALUE[value] ?? 0] ?? -1;
      return cannotPay('6.2.1', 'why.limestone', TILES[tile]?.limestone ?? 0, meansOf(p, LIMESTONE));
    }
    case HATHOR:
      return { rule: '6.3.1', why: 'why.no-space-payable', facts: { have: meansOf(p, BREAD) + income(p, T21, terms) } };
    case BASTET:
      return cannotPay('6.4.1', 'why.papyrus', BASTET_PAPYRUS, meansOf(p, PAPYRUS));
    default: {
      const have = meansOf(p, PAPYRUS) + income(p, T20, terms);
      return cannotPay('6.5.1', 'why.papyrus', THOTH_PAPYRUS[value] ?? 0, have);
    }
  }
}

const NO_PLACE_FOR: Readonly<Record<number, WhyNot>> = {
  [HORUS]: { rule: '6.1.2', why: 'why.no-statue-space' },
  [RA]: { rule: '6.2.1', why: 'why.temple-full' },
  [HATHOR]: { rule: '2.4.1', why: 'why.spaces-full' },
  [OSIRIS]: { rule: '6.6.2', why: 'why.row-full' },
};

/** SPEC 5.1.3: why a god action with this value is not legal now; null when it is. */
export function whyNoGod(state: TekhenuState, seat: number, god: number, value: number, terms: Terms): WhyNot | null {
  return whyBarred(state, seat, god, value, terms, barTo(state, seat, god, value, terms));
}

/** What stands in the way, in words. */
export function whyBarred(
  state: TekhenuState,
  seat: number,
  god: number,
  value: number,
  terms: Terms,
  bar: number,
): WhyNot | null {
  switch (bar) {
    case NO_PIECE:
      return noPiece(god);
    case TOO_DEAR:
      return tooDear(state, seat, god, value, terms);
    case NO_PLACE:
      return NO_PLACE_FOR[god] ?? null;
    case NO_TILE:
      return { rule: '6.2.1', why: 'why.no-tile' };
    case NO_HAPPINESS:
      return { rule: god === THOTH ? '6.5.2' : '6.6.1', why: 'why.no-happiness' };
    case TOO_FEW_CARDS:
      return { rule: '6.5.3', why: 'why.section-short' };
    default:
      return null;
  }
}
