import { at } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

/** A battle card: a bit of a hand's mask is its index. A negative `damage` hits its own side (11.4.4). */
export interface BattleCard {
  readonly index: number;
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly strength: number;
  readonly damage: number;
  readonly guaranteed: number;
  readonly protection: number;
}

export const ORDINARY_CARDS = data.battleCards.list.length;

/** The eight ordinary cards, then the two special ones (3.3). */
export const BATTLE_CARDS: readonly BattleCard[] = [...data.battleCards.list, ...data.specialBattleCards.list].map(
  ({ id, name, strength, damage, guaranteedDamage, protection }, index) => ({
    index,
    id,
    name,
    strength,
    damage,
    guaranteed: guaranteedDamage,
    protection,
  }),
);

/** Mask of the eight ordinary cards: the hand at the start. */
export const FULL_HAND = (1 << ORDINARY_CARDS) - 1;

/** A battle card by its index. */
export function battleCardAt(index: number): BattleCard {
  return at(BATTLE_CARDS, index);
}

/** Index of a battle card, or -1. */
export function battleCardIndex(id: string): number {
  return BATTLE_CARDS.findIndex((card) => card.id === id);
}
