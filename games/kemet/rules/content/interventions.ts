import { at, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

const TIMINGS = ['battle', 'day', 'move'] as const;
export type Timing = (typeof TIMINGS)[number];

/** A kind of divine intervention card. Hands and piles count the cards of each kind: copies are alike. */
export interface Intervention {
  readonly index: number;
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly cost: number;
  readonly timing: Timing;
  readonly copies: number;
  /** What a battle card of this kind adds to its side (12.5 to 12.8). */
  readonly strength: number;
  readonly damage: number;
  readonly protection: number;
  /** The amount of its effect outside battle: points, units or steps. */
  readonly amount: number;
  /** What each opponent loses. */
  readonly loss: number;
  /** The SPEC id that defines it. */
  readonly rule: string;
}

interface EffectRow {
  readonly kind: string;
  readonly stat?: string | undefined;
  readonly value?: number | undefined;
  readonly gain?: number | undefined;
  readonly lose?: number | undefined;
}

function modifier(effects: readonly EffectRow[], stat: string): number {
  return effects.find((effect) => effect.kind === 'battle-modifier' && effect.stat === stat)?.value ?? 0;
}

export const INTERVENTIONS: readonly Intervention[] = data.divineInterventionCards.list.map((card, index) => {
  const effects: readonly EffectRow[] = card.effects;
  return {
    index,
    id: card.id,
    name: card.name,
    cost: card.cost,
    timing: oneOf(TIMINGS, card.timing),
    copies: card.copies,
    strength: modifier(effects, 'strength'),
    damage: modifier(effects, 'damage'),
    protection: modifier(effects, 'protection'),
    amount: effects[0]?.value ?? effects[0]?.gain ?? 0,
    loss: effects[0]?.lose ?? 0,
    rule: card.rule,
  };
});

export const KINDS = INTERVENTIONS.length;

/** A kind of card by its index. */
export function interventionAt(index: number): Intervention {
  return at(INTERVENTIONS, index);
}

/** Index of a kind of card, or -1. */
export function interventionIndex(id: string): number {
  return INTERVENTIONS.findIndex((card) => card.id === id);
}

export const DIVERSION = interventionIndex('diversion');
export const ENLISTMENT = interventionIndex('enlistment');
export const MANA_THEFT = interventionIndex('mana-theft');
export const DIVINE_MEMORY = interventionIndex('divine-memory');
export const RAINING_FIRE = interventionIndex('raining-fire');
export const SWIFTNESS = interventionIndex('swiftness');
export const TELEPORTATION = interventionIndex('teleportation');
export const OPEN_GATES = interventionIndex('open-gates');

/** The cards of the deck at the start: all but the Diversions (3.6.1). */
export const WHOLE_DECK: readonly number[] = INTERVENTIONS.filter(({ index }) => index !== DIVERSION).flatMap(
  ({ index, copies }) => new Array<number>(copies).fill(index),
);

/** The kinds with the battle symbol, and those of the day. */
export const BATTLE_KINDS: readonly number[] = INTERVENTIONS.filter(({ timing }) => timing === 'battle').map(
  ({ index }) => index,
);
export const DAY_KINDS: readonly number[] = INTERVENTIONS.filter(({ timing }) => timing === 'day').map(
  ({ index }) => index,
);
