import { at, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };
import { COLOURS, colourIndex } from './colours.ts';
import { ACTIONS, type Action } from './spaces.ts';

export type Role = 'attacker' | 'defender' | 'any';
export type Stat = 'strength' | 'damage' | 'guaranteedDamage' | 'protection';

/** One effect of a tile as the data has it (SPEC 3.10). */
export interface Effect {
  readonly kind: string;
  readonly stat?: string | undefined;
  readonly value?: number | undefined;
  readonly role?: string | undefined;
  readonly of?: string | undefined;
  readonly creature?: string | undefined;
  readonly card?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly moveRange?: number | undefined;
  readonly ignoreWalls?: boolean | undefined;
  readonly extraCost?: number | undefined;
  readonly draw?: number | undefined;
  readonly perCard?: number | undefined;
  readonly perUnit?: number | undefined;
  readonly levels?: number | undefined;
}

/** A kind of power tile: equal copies are one kind, Act of God is one kind in each colour. */
export interface Tile {
  readonly index: number;
  readonly id: string;
  /** Tiles with one illustration exclude each other for a player (8.3.1). */
  readonly art: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly colour: number;
  readonly level: number;
  readonly copies: number;
  /** Place among the kinds of its colour: its bit in a player's mask of that colour. */
  readonly bit: number;
  readonly symbols: readonly string[];
  readonly effects: readonly Effect[];
  readonly rule: string;
}

interface PowerRow {
  readonly id: string;
  readonly color: string;
  readonly level: number;
  readonly copies: number;
  readonly art: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly symbols: readonly string[];
  readonly effects: readonly Effect[];
  readonly rule: string;
}

const POWERS: readonly PowerRow[] = data.powers.list;
const ROWS: readonly PowerRow[] = COLOURS.flatMap((colour) =>
  POWERS.filter(({ color }) => color === colour || color === 'each').map((power) =>
    power.color === 'each' ? { ...power, id: `${power.id}-${colour}`, color: colour, copies: 1 } : power,
  ),
);

export const TILES: readonly Tile[] = ROWS.map((row, index) => ({
  index,
  id: row.id,
  art: row.art,
  name: row.name,
  colour: colourIndex(row.color),
  level: row.level,
  copies: row.copies,
  bit: index - ROWS.findIndex(({ color }) => color === row.color),
  symbols: row.symbols,
  effects: row.effects,
  rule: row.rule,
}));

export const TILE_KINDS = TILES.length;

/** A kind of tile by its index. */
export function tileAt(index: number): Tile {
  return at(TILES, index);
}

/** Index of a kind of tile, or -1. */
export function tileIndex(id: string): number {
  return TILES.findIndex((tile) => tile.id === id);
}

/** The kinds of each colour, in the order of their bits. */
export const TILES_OF: readonly (readonly Tile[])[] = COLOURS.map((_, colour) =>
  TILES.filter((tile) => tile.colour === colour),
);

/** For every kind the others with its illustration, itself included (8.3.1). */
const SAME_ART: readonly (readonly number[])[] = TILES.map(({ art }) =>
  TILES.filter((other) => other.art === art).map(({ index }) => index),
);

/** The kinds with the illustration of a tile. */
export function sameArt(tile: number): readonly number[] {
  return at(SAME_ART, tile);
}

/** The effect of a kind on a tile, or null. */
export function effectOf(tile: Tile, kind: string): Effect | null {
  return tile.effects.find((effect) => effect.kind === kind) ?? null;
}

/** What each kind of tile adds under one effect kind, 0 for most: a table by tile index. */
export function amounts(kind: string, amount: (effect: Effect) => number): readonly number[] {
  return TILES.map(({ effects }) =>
    effects.reduce((sum, effect) => (effect.kind === kind ? sum + amount(effect) : sum), 0),
  );
}

/** What one kind of tile adds to a sum of its owner: its colour, its bit in the owner's mask of that colour, how much. */
export interface Bonus {
  readonly colour: number;
  readonly mask: number;
  readonly amount: number;
}

/** The kinds that add anything under one effect kind. They are few: a sum asks for these, not for all tiles of a player. */
export function bonuses(kind: string, amount: (effect: Effect) => number): readonly Bonus[] {
  const added = amounts(kind, amount);
  return TILES.map(({ index, colour, bit }) => ({ colour, mask: 1 << bit, amount: added[index] ?? 0 })).filter(
    (bonus) => bonus.amount !== 0,
  );
}

/** What a gold tile lets its owner do (7.3.2). */
export interface GoldAction {
  readonly tile: number;
  readonly action: Action;
  readonly range: number;
  readonly walls: boolean;
  readonly extra: number;
}

/** All gold actions, one for each tile and action it offers. */
export const GOLD_ACTIONS: readonly GoldAction[] = TILES.flatMap((tile) =>
  tile.effects
    .filter(({ kind }) => kind === 'gold-action')
    .flatMap((effect) =>
      (effect.actions ?? []).map((action) => ({
        tile: tile.index,
        action: oneOf(ACTIONS, action),
        range: effect.moveRange ?? 0,
        walls: effect.ignoreWalls ?? false,
        extra: effect.extraCost ?? 0,
      })),
    ),
);
