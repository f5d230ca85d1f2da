import data from '../../components.json' with { type: 'json' };

/** Codes T01 to T24; a held technology is the bit of its index. */
export const TECHNOLOGY_CODES: readonly string[] = data.cards.technologies.items.map(({ code }) => code);

/** SPEC 7.4, as bits of the mask of held technologies. */
export const T01 = 1 << 0;
export const T02 = 1 << 1;
export const T03 = 1 << 2;
export const T04 = 1 << 3;
export const T05 = 1 << 4;
export const T06 = 1 << 5;
export const T07 = 1 << 6;
export const T08 = 1 << 7;
export const T09 = 1 << 8;
export const T10 = 1 << 9;
export const T11 = 1 << 10;
export const T12 = 1 << 11;
export const T13 = 1 << 12;
export const T14 = 1 << 13;
export const T15 = 1 << 14;
export const T16 = 1 << 15;
export const T17 = 1 << 16;
export const T18 = 1 << 17;
export const T19 = 1 << 18;
export const T20 = 1 << 19;
export const T21 = 1 << 20;
export const T22 = 1 << 21;
export const T23 = 1 << 22;
export const T24 = 1 << 23;

interface Effect {
  readonly vp?: number;
  readonly items?: Readonly<Record<string, number | undefined>>;
  readonly vpOncePerTurn?: number;
  readonly max?: number;
  readonly ankh?: number;
  readonly first?: Readonly<Record<string, number | undefined>>;
  readonly last?: Readonly<Record<string, number | undefined>>;
}

const effects: readonly Effect[] = data.cards.technologies.items.map(({ effect }) => effect);

/** The printed effect of a technology, by its bit. */
export function effectOf(technology: number): Effect {
  return effects[31 - Math.clz32(technology)] ?? {};
}

/** Points that a technology pays each time: its own `vp`, or those among its items. */
export function pointsOf(technology: number): number {
  const effect = effectOf(technology);
  return effect.vp ?? effect.items?.vp ?? 0;
}
