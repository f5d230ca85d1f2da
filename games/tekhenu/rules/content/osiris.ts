import data from '../../components.json' with { type: 'json' };
import { type Amounts, amounts, GOODS } from './goods.ts';

/** SPEC 2.8: districts in the order of their goods; a slot is district * 6 + row - 1. */
export const DISTRICTS = GOODS.slice(0, 4);
export const ROWS = 6;
export const OSIRIS_SLOTS = 24;

/** What a building in a slot brings. */
export interface OsirisSlot {
  /** Steps on each of the four production tracks. */
  readonly steps: readonly number[];
  readonly gain: Amounts;
  /** Further steps on one track of choice (row 6). */
  readonly anySteps: number;
}

interface SlotRow {
  readonly district: string;
  readonly row: number;
  readonly production: Readonly<Record<string, number | undefined>>;
  readonly gain: Readonly<Record<string, number | undefined>>;
  readonly productionAny?: number;
}

const rows: readonly SlotRow[] = data.osiris.slots;

export const SLOTS: readonly OsirisSlot[] = DISTRICTS.flatMap((good) =>
  Array.from({ length: ROWS }, (_, i) => {
    const row = rows.find((slot) => slot.district === `district-${good}` && slot.row === i + 1);
    return {
      steps: amounts(row?.production ?? {}).slice(0, 4),
      gain: amounts(row?.gain ?? {}),
      anySteps: row?.productionAny ?? 0,
    };
  }),
);

export function slotOf(district: number, row: number): number {
  return district * ROWS + row - 1;
}

export function districtOf(slot: number): number {
  return Math.floor(slot / ROWS);
}

export function rowOf(slot: number): number {
  return (slot % ROWS) + 1;
}

/** SPEC 2.8.2: the people statue space above each district (2 workshops, 3 quarries). */
export const STATUE_OF_DISTRICT: readonly number[] = DISTRICTS.map((good) => {
  const above = data.osiris.statueSpaces.items.findIndex(({ districts }) => districts.includes(`district-${good}`));
  return above + 2;
});

/** Place of the gold beside row 2 in the list of gold on the board: after the four statue spaces. */
export const ROW_GOLD = 4;
/** The row that the gold lies beside. */
export const GOLD_ROW = 2;
export const MAJORITY_POINTS = data.osiris.majorityVp;
export const HAPPINESS_COST = data.osiris.happinessCost;
