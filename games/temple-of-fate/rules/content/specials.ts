import components from '../../components.json' with { type: 'json' };
import { BLOCKED, contentNamed } from './cells.ts';

const { items, sets } = components.specialTiles;

/** The special sets (5.6, 11.3). */
export const SPECIAL_SETS = ['mono', 'effect', 'mixed'] as const;
export type SpecialSet = (typeof SPECIAL_SETS)[number];

/** What an effect tile does (9.2). */
const EFFECTS = ['reuse-chain', 'extra-chain', 'two-bonuses', 'private-blessing'] as const;
export type Effect = (typeof EFFECTS)[number];

interface Special {
  readonly id: string;
  readonly effect: Effect | null;
  /** Content of each of its four cells, face up. */
  readonly content: number;
}

/** All eight faces: four colours, then four effects; a special tile is the index of its face. */
export const SPECIALS: readonly Special[] = [...new Set(items.map(({ face }) => face))].map((id) => {
  const item = items.find(({ face }) => face === id);
  const effect = EFFECTS.find((name) => item !== undefined && 'effect' in item && item.effect === name) ?? null;
  return { id, effect, content: item?.cells === null ? BLOCKED : contentNamed(item?.cells[0] ?? null) };
});

const byId = new Map(items.map(({ id, face }) => [id, SPECIALS.findIndex((special) => special.id === face)]));

const SETS = {
  mono: sets.mono.map((id) => byId.get(id) ?? 0),
  effect: sets.effect.map((id) => byId.get(id) ?? 0),
  mixed: sets.mixed.map((id) => byId.get(id) ?? 0),
} satisfies Readonly<Record<SpecialSet, readonly number[]>>;

/** The eight tiles of a set, in component order. */
export function specialsOf(set: SpecialSet): number[] {
  return SETS[set].slice();
}
