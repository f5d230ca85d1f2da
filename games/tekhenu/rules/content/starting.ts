import data from '../../components.json' with { type: 'json' };
import { type Amounts, amounts, goodOf } from './goods.ts';
import { type KindIndex, kindNamed } from './market.ts';
import { DISTRICTS } from './osiris.ts';

/** What a starting or destiny card does (SPEC 7.1, 7.2). Masks have a bit for each of the four basic goods. */
export type CardEffect =
  | { readonly op: 'osiris'; readonly value: number; readonly districts: number }
  | { readonly op: 'mix'; readonly count: number; readonly of: number }
  | { readonly op: 'draw'; readonly kind: KindIndex }
  | { readonly op: 'gain'; readonly amounts: Amounts }
  | { readonly op: 'advance'; readonly population: number; readonly happiness: number }
  | { readonly op: 'either marker'; readonly steps: number };

interface EffectRow {
  readonly op: string;
  readonly values?: readonly number[];
  readonly districts?: readonly string[];
  readonly count?: number;
  readonly of?: readonly unknown[];
  readonly deck?: string;
  readonly items?: Readonly<Record<string, number | undefined>>;
  readonly population?: number;
  readonly happiness?: number;
}

const ALL_BASICS = 0b1111;

function maskOf(names: readonly unknown[]): number {
  return names.reduce<number>((mask, name) => mask | (1 << goodOf(String(name))), 0);
}

function effectOf(row: EffectRow | undefined): CardEffect {
  switch (row?.op) {
    case 'god-action': {
      const goods = row.districts?.map((district) => district.replace('district-', ''));
      return { op: 'osiris', value: row.values?.[0] ?? 1, districts: goods === undefined ? ALL_BASICS : maskOf(goods) };
    }
    case 'gain-choice':
      return { op: 'mix', count: row.count ?? 0, of: maskOf(row.of ?? []) };
    case 'draw-choose':
      return { op: 'draw', kind: kindNamed(row.deck ?? '') };
    case 'advance':
      return { op: 'advance', population: row.population ?? 0, happiness: row.happiness ?? 0 };
    case 'choice':
      return { op: 'either marker', steps: 1 };
    default:
      return { op: 'gain', amounts: amounts(row?.items ?? {}) };
  }
}

const startingRows: readonly (readonly EffectRow[])[] = data.cards.starting.items.map(({ effects }) => effects);
const destinyRows: readonly (readonly EffectRow[])[] = data.cards.destiny.items.map(({ effects }) => effects);

/** Starting cards; the initiative of card i is i + 1 (SPEC 7.1). */
export const STARTING: readonly CardEffect[] = startingRows.map((effects) => effectOf(effects[0]));
export const INITIATIVE: readonly number[] = data.cards.starting.items.map(({ initiative }) => initiative);

/** Destiny cards and their ankh values (SPEC 7.2.1). */
export const DESTINY: readonly CardEffect[] = destinyRows.map((effects) => effectOf(effects[0]));
export const ANKH: readonly number[] = data.cards.destiny.items.map(({ ankh }) => ankh);

/** Every district allowed. */
export const ANY_DISTRICT = (1 << DISTRICTS.length) - 1;
