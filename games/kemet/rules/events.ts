import type { Seat } from '@naos/engine';

/** Why prayer points were gained. */
export type PrayerSource =
  | 'pray'
  | 'card'
  | 'dedication'
  | 'honor'
  | 'recall'
  | 'delta'
  | 'worship'
  | 'night'
  | 'veterans';
/** Why permanent fame was gained. */
export type FameSource = 'attack' | 'defence' | 'devourer' | 'tile' | 'offering' | 'temples';
/** How a group went from one area to another. */
export type Way = 'land' | 'boat' | 'teleport' | 'card';

export type KemetEvent =
  | { readonly kind: 'colours'; readonly colours: number }
  | { readonly kind: 'city'; readonly seat: Seat; readonly city: number }
  | { readonly kind: 'order'; readonly order: readonly Seat[] }
  | { readonly kind: 'garrison'; readonly seat: Seat; readonly areas: readonly number[] }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly lap: number }
  | { readonly kind: 'night'; readonly round: number }
  | { readonly kind: 'token'; readonly seat: Seat; readonly space: number; readonly metal: 'own' | 'silver' }
  | { readonly kind: 'gold'; readonly seat: Seat; readonly tile: number }
  /** A token without action (7.2.2). */
  | { readonly kind: 'wasted'; readonly seat: Seat }
  | {
      readonly kind: 'pyramid';
      readonly seat: Seat;
      readonly district: number;
      readonly colour: number;
      readonly level: number;
      readonly cost: number;
    }
  | {
      readonly kind: 'tile';
      readonly seat: Seat;
      readonly tile: number;
      readonly cost: number;
      readonly how: 'start' | 'buy';
    }
  | {
      readonly kind: 'enlisted';
      readonly seat: Seat;
      readonly area: number;
      readonly units: number;
      readonly cost: number;
    }
  | { readonly kind: 'posted'; readonly seat: Seat; readonly creature: number; readonly area: number }
  | { readonly kind: 'unleashed'; readonly seat: Seat; readonly creature: number }
  | { readonly kind: 'prayer'; readonly seat: Seat; readonly points: number; readonly source: PrayerSource }
  | { readonly kind: 'fame'; readonly seat: Seat; readonly points: number; readonly source: FameSource }
  | { readonly kind: 'veterans'; readonly seat: Seat; readonly tokens: number }
  /** Veteran tokens given back: for prayer, cards or units, or left over at the end of a night. */
  | { readonly kind: 'spent'; readonly seat: Seat; readonly tokens: number }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: number; readonly cost: number }
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'fetched'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly owner: Seat; readonly area: number }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly removed: number; readonly card: number }
  | {
      readonly kind: 'went';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly units: number;
      readonly beasts: number;
      readonly way: Way;
      readonly cost: number;
    }
  | { readonly kind: 'toll'; readonly seat: Seat; readonly cost: number }
  | { readonly kind: 'battle'; readonly area: number; readonly attacker: Seat; readonly defender: Seat }
  | { readonly kind: 'committed'; readonly seat: Seat }
  /** For the owner of Spy alone. */
  | { readonly kind: 'spied'; readonly seat: Seat; readonly of: Seat; readonly card: number }
  | {
      readonly kind: 'revealed';
      readonly seat: Seat;
      readonly card: number;
      readonly added: readonly number[];
      readonly cost: number;
    }
  | { readonly kind: 'wounded'; readonly seat: Seat; readonly card: number }
  | {
      readonly kind: 'outcome';
      readonly area: number;
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly attack: number;
      readonly defence: number;
      readonly winner: Seat;
    }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly units: number }
  | { readonly kind: 'recalled'; readonly seat: Seat; readonly area: number; readonly units: number }
  | {
      readonly kind: 'retreated';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly units: number;
    }
  | { readonly kind: 'refreshed'; readonly seat: Seat }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly area: number; readonly units: number }
  /** For the drawer alone; the others hear `drew`. */
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'passed-over'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly slot: number }
  | { readonly kind: 'ended'; readonly how: 'fame' | 'guard'; readonly winner: Seat; readonly fame: readonly number[] };
