/** Everything that is counted in a player's supply, in this order wherever goods lie in a list; points come last. */
export const GOODS = ['papyrus', 'bread', 'limestone', 'granite', 'gold', 'scribe', 'faith'] as const;

export const PAPYRUS = 0;
export const BREAD = 1;
export const LIMESTONE = 2;
export const GRANITE = 3;
export const GOLD = 4;
export const SCRIBE = 5;
export const FAITH = 6;
/** Place of victory points in a row of amounts; points are no good. */
export const POINTS = 7;

/** The four goods that are produced: papyrus, bread, limestone, granite. */
export const BASICS = 4;

/** How many of each good lie in a supply. */
export type Supply = [
  papyrus: number,
  bread: number,
  limestone: number,
  granite: number,
  gold: number,
  scribes: number,
  faith: number,
];

/** How much of each good and, last, how many points something gives. */
export type Amounts = readonly number[];

/** No goods and no points. */
export const NOTHING: Amounts = [0, 0, 0, 0, 0, 0, 0, 0];

/** The component file's items, such as `{ "gold": 1 }`, as amounts. */
export function amounts(items: Readonly<Record<string, number | undefined>>): Amounts {
  return [...GOODS, 'vp'].map((good) => items[good] ?? 0);
}

const GOOD_NAMES: readonly string[] = GOODS;

/** Place of a good by its name, or -1. */
export function goodOf(name: string): number {
  return GOOD_NAMES.indexOf(name);
}

/** No cost is higher than 6 tokens of one kind, so each part of a payment is a digit to this base. */
export const SIDES_OF_PAYMENT = 7;
