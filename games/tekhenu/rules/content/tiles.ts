import { at, numberAt } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };
import { type Amounts, amounts } from './goods.ts';
import { edgeColour } from './temple.ts';
import { conditionNamed, godOf } from './wheel.ts';

/** What a tile does when its background fits the Ra sector (SPEC 7.6). */
export type Ability =
  | { readonly op: 'none' }
  | { readonly op: 'advance'; readonly population: number; readonly happiness: number }
  | { readonly op: 'gain'; readonly amounts: Amounts }
  | { readonly op: 'matching edges'; readonly points: number }
  | { readonly op: 'buildings in line'; readonly points: number }
  | { readonly op: 'action'; readonly god: number; readonly low: number; readonly high: number }
  | { readonly op: 'draw decree' }
  | { readonly op: 'reward again' };

interface AbilityRow {
  readonly op: string;
  readonly population?: number;
  readonly happiness?: number;
  readonly items?: Readonly<Record<string, number>>;
  readonly vp?: number;
  readonly god?: string;
  readonly values?: readonly number[];
}

function abilityOf(row: AbilityRow | null): Ability {
  switch (row?.op) {
    case 'advance':
      return { op: 'advance', population: row.population ?? 0, happiness: row.happiness ?? 0 };
    case 'gain':
      return { op: 'gain', amounts: amounts(row.items ?? {}) };
    case 'vp':
      return { op: 'gain', amounts: amounts({ vp: row.vp }) };
    case 'vp-per-matching-edge':
      return { op: 'matching edges', points: row.vp ?? 0 };
    case 'vp-per-building-in-line':
      return { op: 'buildings in line', points: row.vp ?? 0 };
    case 'god-action': {
      const values = row.values ?? [];
      return { op: 'action', god: godOf(row.god ?? ''), low: Math.min(...values), high: Math.max(...values) };
    }
    case 'draw-decree':
      return { op: 'draw decree' };
    case 'repeat-cell-reward':
      return { op: 'reward again' };
    default:
      return { op: 'none' };
  }
}

/** A pillar tile (SPEC 2.5). */
export interface Tile {
  /** P01 to P27. */
  readonly code: string;
  /** The condition of the Ra sector in which the ability works; -1 for tiles without one. */
  readonly background: number;
  readonly limestone: number;
  /** Edge colours unturned: north, east, south, west. */
  readonly edges: readonly number[];
  readonly ability: Ability;
}

export const TILES: readonly Tile[] = data.pillarTiles.items.map((row) => ({
  code: row.code,
  background: row.background === null ? -1 : conditionNamed(row.background),
  limestone: row.limestoneCost,
  edges: row.edges.map(edgeColour),
  ability: abilityOf(row.ability),
}));

export const tileOf = (tile: number): Tile => at(TILES, tile);

/** Edge colours of all tiles, four for each. */
const EDGES: readonly number[] = TILES.flatMap(({ edges }) => edges);

/** SPEC 2.5.1: colour of a tile's edge in a direction after quarter turns clockwise, or -1. */
export function edgeOf(tile: number, turns: number, direction: number): number {
  return EDGES[tile * 4 + ((direction - turns + 4) % 4)] ?? -1;
}

/** SPEC 2.5: points of the left, middle and right Ra slot. */
export const SLOT_POINTS: readonly number[] = data.raSlots.items.map(({ vp }) => vp);

/** SPEC 6.2.1: the Ra slot that a value of 1 to 6 takes its tile from. */
export const SLOT_OF_VALUE: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map((value) =>
  data.raSlots.items.findIndex(({ dieValues }) => dieValues.includes(value)),
);
export const raSlotOf = (value: number): number => numberAt(SLOT_OF_VALUE, value);
