import data from '../../components.json' with { type: 'json' };

/** The three kinds of market cards; a deck, a discard pile and a mask of held cards each. */
export const KINDS = ['blessing', 'technology', 'decree'] as const;
export type Kind = (typeof KINDS)[number];
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

/** Kind of card of each of the 15 market slots. */
export const KIND_OF_SLOT: readonly number[] = rows.flatMap(({ slots }) =>
  slots.map((kind) => KINDS.indexOf(kind as Kind)),
);
export const MARKET_SLOTS = KIND_OF_SLOT.length;

/** Section of each market slot. */
export const SECTION_OF_SLOT: readonly number[] = rows.flatMap(({ slots }, section) => slots.map(() => section));

export const SECTIONS: readonly Section[] = rows.map(({ minHappiness }, section) => ({
  happiness: minHappiness,
  slots: SECTION_OF_SLOT.flatMap((of, slot) => (of === section ? [slot] : [])),
}));

/** Sections open from the start. */
export const OPEN_AT_SETUP = rows.filter(({ openAtSetup }) => openAtSetup).length;
