import { at, numberAt, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

/** The three kinds of market cards; a deck, a discard pile and a mask of held cards each. */
export const KINDS = ['blessing', 'technology', 'decree'] as const;
/** A kind as an index. */
export type KindIndex = 0 | 1 | 2;
/** Something for each kind. */
export type ByKind<T> = [blessing: T, technology: T, decree: T];
export const BLESSING = 0;
export const TECHNOLOGY = 1;
export const DECREE = 2;
export const CARDS_OF_KIND = 24;

/** SPEC 2.9: the sections from the lowest, with the happiness that reaches them. */
export interface Section {
  readonly happiness: number;
  /** Market slots of the section, left to right. */
  readonly slots: readonly number[];
}

const rows = data.market.sections;

/** A kind by its name. */
export function kindNamed(name: string): KindIndex {
  const kind = oneOf(KINDS, name);
  return kind === 'blessing' ? BLESSING : kind === 'technology' ? TECHNOLOGY : DECREE;
}

/** Kind of card of each of the 15 market slots. */
export const KIND_OF_SLOT: readonly KindIndex[] = rows.flatMap(({ slots }) => slots.map(kindNamed));
export const MARKET_SLOTS = KIND_OF_SLOT.length;
export const kindOf = (slot: number): KindIndex => numberAt(KIND_OF_SLOT, slot);

/** Section of each market slot. */
export const SECTION_OF_SLOT: readonly number[] = rows.flatMap(({ slots }, section) => slots.map(() => section));

export const SECTIONS: readonly Section[] = rows.map(({ minHappiness }, section) => ({
  happiness: minHappiness,
  slots: SECTION_OF_SLOT.flatMap((of, slot) => (of === section ? [slot] : [])),
}));

export const sectionOf = (slot: number): number => numberAt(SECTION_OF_SLOT, slot);
/** Market slots of a section, left to right. */
export const slotsOf = (section: number): readonly number[] => at(SECTIONS, section).slots;

/** Sections open from the start. */
export const OPEN_AT_SETUP = rows.filter(({ openAtSetup }) => openAtSetup).length;
