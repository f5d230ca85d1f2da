import type { Seat } from '@naos/engine';
import type { Ending } from './state.ts';

/** Where a removed priest went: the Kingdom, or its owner's supply when the Kingdom was full (4.6.11). */
export type Grave = 'kingdom' | 'supply';

/** What pays in a scoring, in the order in which it is counted. */
export const SCORING_ITEMS = ['temple-1', 'temple-2', 'temple-3', 'temple-4', 'black', 'bonus'] as const;
export type ScoringItem = (typeof SCORING_ITEMS)[number];

export type AtonEvent =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'reshuffled'; readonly seat: Seat; readonly cards: number }
  /** For the owner alone. */
  | { readonly kind: 'hand'; readonly seat: Seat; readonly cards: readonly number[] }
  /** For the owner alone until the reveal. */
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly given: readonly number[];
      readonly cards: readonly number[];
    }
  | { readonly kind: 'committed'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly rows: readonly (readonly number[])[]; readonly exchanged: readonly boolean[] }
  /** Cartouche 1; `seat` is NOBODY when the cards are equal. */
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      readonly points: number;
      readonly cards: readonly number[];
      readonly scores: readonly number[];
    }
  /** Cards that both turned up in a tie-break draw, first to last. */
  | { readonly kind: 'turned-up'; readonly cards: readonly (readonly number[])[] }
  | { readonly kind: 'order'; readonly first: Seat; readonly by: 'cartouche-2' | 'cartouche-1' | 'draw' }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly owner: Seat; readonly space: number; readonly to: Grave }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'surplus'; readonly seat: Seat; readonly dead: number; readonly kept: number }
  | { readonly kind: 'scoring' }
  | {
      readonly kind: 'scored';
      readonly item: ScoringItem;
      readonly counts: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly kind: 'total'; readonly points: readonly number[]; readonly scores: readonly number[] }
  | { readonly kind: 'culled'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'returned'; readonly priests: readonly number[] }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly scores: readonly number[] };
