import { numberAt } from '@naos/engine';
import { amounts, type Bonus, bonuses, type Effect, type Role, type Stat, TILES, tileIndex } from './tiles.ts';

/** The tiles that rules ask for by name, as indexes. */
export const PORTAL = tileIndex('portal');
export const DIVINE_WOUND = tileIndex('divine-wound');
export const REINFORCEMENT_PRAYER = tileIndex('reinforcement-prayer');
export const SPY = tileIndex('spy');
export const DEFENSIVE_VICTORY = tileIndex('defensive-victory');
export const LEGION = tileIndex('legion');
export const REINFORCEMENTS = tileIndex('reinforcements');
export const VISION = tileIndex('vision');
export const MAGICAL_SUPPORT = tileIndex('magical-support');
export const HAND_OF_GOD = tileIndex('hand-of-god');
export const NIGHT_CEREMONY = tileIndex('night-ceremony');
export const LOCAL_RECRUITS = tileIndex('local-recruits');
export const DEDICATION = tileIndex('dedication-to-battle');
export const HONOR = tileIndex('honor-in-battle');
export const PRIEST_OF_RA = tileIndex('priest-of-ra');

const value = (effect: Effect): number => effect.value ?? 0;
const reduced = (of: string, effect: Effect): number => (effect.of === of ? value(effect) : 0);
/** What one tile alone has, in a number. */
const only = (tile: number, kind: string, amount = value): number => numberAt(amounts(kind, amount), tile);

/** +1 land movement point and the like (8.5.2). */
export const RANGE = bonuses('move-range', value);
/** Discounts by what is paid for (13.0.3); Priest of Ra's applies to every cost and last. */
export const TELEPORT_DISCOUNT = only(PORTAL, 'cost-reduction', (effect) => reduced('teleport', effect));
export const TILE_DISCOUNT = bonuses('cost-reduction', (effect) => reduced('buy', effect));
export const LEVEL_DISCOUNT = bonuses('cost-reduction', (effect) => reduced('build-level', effect));
export const RA_DISCOUNT = only(PRIEST_OF_RA, 'cost-reduction', (effect) => reduced('any', effect));
/** Points of the Pray action and of the night, cards of the night, free recruits. */
export const PRAY_BONUS = bonuses('pray-bonus', value);
export const DAY_PRAYER_BONUS = bonuses('day-prayer-bonus', value);
export const NIGHT_PRAYER = bonuses('night-prayer', value);
export const NIGHT_CARDS = bonuses('night-cards', value);
export const FREE_RECRUITS = bonuses('recruit-free', value);
/** What each tile gives on purchase, by tile: fame, mercenaries. */
export const FAME_ON_PURCHASE = amounts('gain-fame', value);
export const MERCENARY_UNITS = amounts('mercenaries', value);
/** The numbers of tiles that rules ask for by name. */
export const LEGION_LIMIT = only(LEGION, 'troop-limit');
export const PRAY_UNITS = only(REINFORCEMENT_PRAYER, 'pray-units');
export const NIGHT_UNITS = only(REINFORCEMENTS, 'night-units');
export const VISION_DRAW = only(VISION, 'night-vision', (effect) => effect.draw ?? 0);
export const ATTACK_PRAYER = only(DEDICATION, 'attack-prayer');
export const HONOR_PRAYER = only(HONOR, 'honor', (effect) => effect.perUnit ?? 0);
export const DEFENCE_FAME = only(DEFENSIVE_VICTORY, 'defensive-victory');
export const WOUND_STRENGTH = only(DIVINE_WOUND, 'divine-wound', (effect) => effect.perCard ?? 0);
export const SUPPORT_STRENGTH = only(MAGICAL_SUPPORT, 'magical-support');
export const NIGHT_LEVELS = only(HAND_OF_GOD, 'night-build', (effect) => effect.levels ?? 0);

/** Mask, by colour, of the tiles that bring the silver token (13.4.13). */
export const SILVER_TILES: readonly number[] = TILES.filter(({ effects }) =>
  effects.some(({ kind }) => kind === 'silver-token'),
).map(({ index }) => index);

const modifier = (stat: Stat, role: Role): readonly Bonus[] =>
  bonuses('battle-modifier', (effect) =>
    effect.stat === stat && (effect.role === 'any' || effect.role === role) ? value(effect) : 0,
  );

/** What tiles add to its owner's side in battle, for the attacker and for the defender (11.3, 11.4). */
export const BATTLE_BONUS: Readonly<Record<Stat, readonly [readonly Bonus[], readonly Bonus[]]>> = {
  strength: [modifier('strength', 'attacker'), modifier('strength', 'defender')],
  damage: [modifier('damage', 'attacker'), modifier('damage', 'defender')],
  guaranteedDamage: [modifier('guaranteedDamage', 'attacker'), modifier('guaranteedDamage', 'defender')],
  protection: [modifier('protection', 'attacker'), modifier('protection', 'defender')],
};
