import data from '../../components.json' with { type: 'json' };
import { type Amounts, amounts } from './goods.ts';

/** Codes B01 to B24; a held blessing is the bit of its index. */
export const BLESSING_CODES: readonly string[] = data.cards.blessings.items.map(({ code }) => code);

interface BlessingRow {
  readonly timing: string;
  readonly effect: { readonly op: string; readonly items?: Readonly<Record<string, number | undefined>> };
  readonly gods?: readonly string[];
}

const rows: readonly BlessingRow[] = data.cards.blessings.items;

function maskOf(fits: (row: BlessingRow) => boolean): number {
  return rows.reduce((mask, row, i) => (fits(row) ? mask | (1 << i) : mask), 0);
}

/** B01-B06: goods beside a production. */
export const GOODS_WITH_PRODUCTION = maskOf(({ timing, effect }) => timing === 'production' && effect.op === 'gain');
/** B07, B08: population or happiness at any time of the own turn. */
export const ADVANCE = maskOf(({ timing }) => timing === 'own-turn');
/** B09, B10: any value. */
export const SET_VALUE = maskOf(({ effect }) => effect.op === 'set-value');
/** B11, B12: another colour. */
export const RECOLOUR = maskOf(({ effect }) => effect.op === 'recolour');
/** B13, B14: Ra and Horus for nothing. */
export const STONE_WAIVER = maskOf(({ effect, gods }) => effect.op === 'waive-cost' && gods?.includes('ra') === true);
/** B15, B16: Bastet and Hathor for nothing. */
export const FOOD_WAIVER = maskOf(
  ({ effect, gods }) => effect.op === 'waive-cost' && gods?.includes('bastet') === true,
);
const extra = maskOf(({ effect }) => effect.op === 'extra-god-action');
/** B17, B18: one more god action of a neighbouring sector, for a scribe. */
export const NEIGHBOUR_ACTION = extra & maskOf(({ effect }) => 'where' in effect && effect.where === 'adjacent');
/** B19, B20: one more god action of the opposite sector, for a step back of both markers. */
export const OPPOSITE_ACTION = extra & ~NEIGHBOUR_ACTION;
/** B09-B12, B17-B20: what is played with a die in hand (SPEC 5.1.1). */
export const WITH_THE_DRAFT = SET_VALUE | RECOLOUR | NEIGHBOUR_ACTION | OPPOSITE_ACTION;
/** B21, B22: the production once more. */
export const SECOND_RUN = maskOf(({ effect }) => effect.op === 'repeat-production');
/** B23, B24: an Anubis action without scribes. */
export const FREE_ANUBIS = maskOf(({ effect }) => effect.op === 'free-anubis');

/** What B01-B06 give; nothing for the others. */
export const PRODUCTION_GIFT: readonly Amounts[] = rows.map(({ effect }) => amounts(effect.items ?? {}));

const KINDS = [
  ADVANCE,
  SET_VALUE,
  RECOLOUR,
  STONE_WAIVER,
  FOOD_WAIVER,
  NEIGHBOUR_ACTION,
  OPPOSITE_ACTION,
  SECOND_RUN,
  FREE_ANUBIS,
];
/** For each blessing, itself and the one that does the same. */
export const TWINS: readonly number[] = rows.map(
  (_, card) => KINDS.find((mask) => (mask & (1 << card)) !== 0) ?? 1 << card,
);

/** Steps of B07 and B08. */
export const ADVANCE_STEPS = 3;

/** The lowest held card among those of a mask, or -1. Cards of one kind do the same, so one of them is offered. */
export function firstOf(held: number, mask: number): number {
  const both = held & mask;
  return both === 0 ? -1 : 31 - Math.clz32(both & -both);
}

/** How many of the cards of a mask are held. */
export function countOf(held: number, mask: number): number {
  let count = 0;
  for (let rest = held & mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
