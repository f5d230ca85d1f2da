import type { WhyNot } from '@naos/engine';
import { FOOD_WAIVER, STONE_WAIVER } from '../content/blessings.ts';
import { BASTET_PAPYRUS, START, STATUE_GRANITE, THOTH_PAPYRUS } from '../content/board.ts';
import { BREAD, GRANITE, LIMESTONE, PAPYRUS } from '../content/goods.ts';
import { T04, T20, T21 } from '../content/technologies.ts';
import { SLOT_OF_VALUE, TILES, type Tile } from '../content/tiles.ts';
import { BASTET, GODS, HATHOR, HORUS, OSIRIS, RA, THOTH } from '../content/wheel.ts';
import { sectionsInReach } from '../market.ts';
import { canPay, meansOf } from '../payment.ts';
import { type Player, playerOf, type TekhenuState } from '../state.ts';

/** A cost that can't be paid, with what is needed and what there is. */
export function cannotPay(rule: string, why: string, need: number, have: number): WhyNot {
  return { rule, why, facts: { need, have } };
}

function whyNoHorus(state: TekhenuState, p: Player): WhyNot {
  if (p.statues >= START.statues) return { rule: '5.5.1', why: 'why.no-statue-left' };
  const cost = STATUE_GRANITE[p.statues] as number;
  const income = (p.technologies & T04) !== 0 ? 1 : 0;
  if (!canPay(p, GRANITE, cost, income, STONE_WAIVER)) {
    return cannotPay('6.1.1', 'why.granite', cost, meansOf(p, GRANITE) + income);
  }
  return state.peopleStatues.includes(-1)
    ? { rule: '6.1.1', why: 'why.not-now' }
    : { rule: '6.1.2', why: 'why.no-statue-space' };
}

function whyNoRa(state: TekhenuState, p: Player, value: number): WhyNot {
  if (p.pillars >= START.pillars) return { rule: '5.5.1', why: 'why.no-pillar-left' };
  if (!state.tiles.includes(-1)) return { rule: '6.2.1', why: 'why.temple-full' };
  const tile = TILES[state.raSlots[SLOT_OF_VALUE[value] as number] as number] as Tile | undefined;
  if (tile === undefined) return { rule: '6.2.1', why: 'why.no-tile' };
  return cannotPay('6.2.1', 'why.limestone', tile.limestone, meansOf(p, LIMESTONE));
}

function whyNoHathor(p: Player): WhyNot {
  if (p.buildings >= START.buildings) return { rule: '5.5.1', why: 'why.no-building-left' };
  const income = (p.technologies & T21) !== 0 ? 1 : 0;
  return { rule: '6.3.1', why: 'why.no-space-payable', facts: { have: meansOf(p, BREAD) + income } };
}

function whyNoThoth(state: TekhenuState, p: Player, value: number): WhyNot {
  if (sectionsInReach(state, p.happiness) === 0) return { rule: '6.5.2', why: 'why.no-happiness' };
  const cost = THOTH_PAPYRUS[value] as number;
  const income = (p.technologies & T20) !== 0 ? 1 : 0;
  if (!canPay(p, PAPYRUS, cost, income)) return cannotPay('6.5.1', 'why.papyrus', cost, meansOf(p, PAPYRUS) + income);
  return { rule: '6.5.3', why: 'why.section-short' };
}

function whyNoOsiris(p: Player): WhyNot {
  if (p.buildings >= START.buildings) return { rule: '5.5.1', why: 'why.no-building-left' };
  if (p.happiness === 0) return { rule: '6.6.1', why: 'why.no-happiness' };
  return { rule: '6.6.2', why: 'why.row-full' };
}

/** SPEC 5.1.3: why a god action with this value is not legal now. */
export function whyNoGod(state: TekhenuState, seat: number, god: number, value: number): WhyNot {
  const p = playerOf(state, seat);
  switch (god) {
    case HORUS:
      return whyNoHorus(state, p);
    case RA:
      return whyNoRa(state, p, value);
    case HATHOR:
      return whyNoHathor(p);
    case BASTET:
      return canPay(p, PAPYRUS, BASTET_PAPYRUS, 0, FOOD_WAIVER)
        ? { rule: '6.4.1', why: 'why.not-now' }
        : cannotPay('6.4.1', 'why.papyrus', BASTET_PAPYRUS, meansOf(p, PAPYRUS));
    case THOTH:
      return whyNoThoth(state, p, value);
    case OSIRIS:
      return whyNoOsiris(p);
    default:
      return { rule: '5.1.3', why: 'why.not-now', facts: { gods: GODS.length } };
  }
}
