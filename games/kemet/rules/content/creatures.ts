import { at } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

/** A creature: a bit of a mask of creatures is its index. */
export interface Creature {
  readonly index: number;
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly strength: number;
  readonly protection: number;
  readonly damage: number;
  readonly move: number;
  /** The power tile it comes with. */
  readonly power: string;
}

/** Creature ids are those of their tiles: the data's `creature-` is left out. */
export const CREATURES: readonly Creature[] = data.creatures.list.map(
  ({ id, name, strength, protection, damage, move, power }, index) => ({
    index,
    id: id.replace('creature-', ''),
    name,
    strength,
    protection,
    damage,
    move,
    power,
  }),
);

/** A creature by its index. */
export function creatureAt(index: number): Creature {
  return at(CREATURES, index);
}

/** Index of a creature, or -1. */
export function creatureIndex(id: string): number {
  return CREATURES.findIndex((creature) => creature.id === id);
}

function withAbility(special: string): number {
  return data.creatures.list.findIndex((creature) => creature.special === special);
}

/** 13.1.3: its group ignores walls. */
export const PHOENIX = withAbility('ignore-walls');
/** 13.3.5: voids the opposing creature in battle. */
export const SNAKE = withAbility('cancel-enemy-creature');
/** 13.4.3: opponents pay to enter its area. */
export const KHNUMS_SPHINX = withAbility('entry-toll-2');
/** 13.4.7: its group teleports from obelisks. */
export const GRIFFIN = withAbility('teleport-from-obelisk');
/** 13.4.10: fame for two destroyed units; its units are safe outside battle. */
export const SOUL_DEVOURER = withAbility('devour');
/** The toll stands at the end of the ability's name. */
export const TOLL = Number(data.creatures.list[KHNUMS_SPHINX]?.special?.split('-').at(-1));
/** Enemy units that must be lost for Soul Devourer's fame point (3.4.1). */
export const DEVOURED = 2;
