/** What points are won or lost for. */
export const REASONS = [
  'statue bonus',
  'temple statue',
  'buildings in line',
  'matching edges',
  'tile slot',
  'tile ability',
  'pillars in line',
  'technology',
  'substitution',
  'excess',
  'balance',
  'place',
  'district',
  'temple',
  'statues',
  'happiness',
  'production',
  'buildings',
  'upkeep',
  'decree',
  'cards',
  'scribes',
] as const;
export type Reason = (typeof REASONS)[number];

/** What goods come from. */
export const ORIGINS = [
  'statue bonus',
  'cell',
  'line',
  'gold on the board',
  'tile ability',
  'technology',
  'blessing',
  'starting card',
  'destiny',
  'happiness',
  'festival',
  'osiris',
  'maat',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** All events: facts, never prose. The solo opponent has no seat and is OPPONENT. */
export type TekhenuEvent =
  | { readonly kind: 'wheel'; readonly wheel: number }
  | { readonly kind: 'rolled'; readonly spots: readonly number[] }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'dealt decrees'; readonly decrees: readonly number[] }
  | { readonly kind: 'kept decree'; readonly decree: number }
  | { readonly kind: 'starting card'; readonly seat: number; readonly card: number }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'destiny card'; readonly seat: number; readonly card: number }
  | {
      readonly kind: 'resolved';
      readonly seat: number;
      readonly card: number;
      /** The player's destiny card, which is the one resolved when `card` says so. */
      readonly destiny: number;
    }
  | { readonly kind: 'looked'; readonly cardKind: number; readonly cards: readonly number[] }
  | { readonly kind: 'gained'; readonly seat: number; readonly goods: readonly number[]; readonly from: Origin }
  | { readonly kind: 'points'; readonly seat: number; readonly points: number; readonly reason: Reason }
  | { readonly kind: 'lost'; readonly seat: number; readonly points: number; readonly reason: Reason }
  | {
      readonly kind: 'marker';
      readonly seat: number;
      readonly marker: number;
      readonly by: number;
      readonly to: number;
    }
  | { readonly kind: 'took'; readonly seat: number; readonly spot: number; readonly mode: number }
  | { readonly kind: 'weighed'; readonly seat: number; readonly die: number; readonly pan: number }
  | { readonly kind: 'valued'; readonly seat: number; readonly value: number }
  | { readonly kind: 'recoloured'; readonly seat: number; readonly colour: number }
  | { readonly kind: 'blessing'; readonly seat: number; readonly card: number }
  | { readonly kind: 'extra bought'; readonly seat: number; readonly god: number }
  | { readonly kind: 'action'; readonly seat: number; readonly god: number; readonly value: number }
  | { readonly kind: 'skipped'; readonly seat: number; readonly god: number }
  | { readonly kind: 'paid'; readonly seat: number; readonly goods: readonly number[] }
  | {
      readonly kind: 'produced';
      readonly seat: number;
      readonly good: number;
      readonly kept: number;
      readonly excess: number;
      /** Decree 323: the excess weighs nothing and goes back (SPEC 8.2.0). */
      readonly free: boolean;
    }
  | { readonly kind: 'returned'; readonly seat: number; readonly faith: number; readonly excess: number }
  | { readonly kind: 'statue'; readonly seat: number; readonly place: number }
  | {
      readonly kind: 'laid';
      readonly seat: number;
      readonly tile: number;
      readonly cell: number;
      readonly turns: number;
    }
  | { readonly kind: 'ability'; readonly seat: number; readonly tile: number }
  | { readonly kind: 'pillar'; readonly seat: number; readonly cell: number }
  | { readonly kind: 'tile up'; readonly tile: number }
  | { readonly kind: 'built'; readonly seat: number; readonly space: number }
  | { readonly kind: 'osiris'; readonly seat: number; readonly slot: number }
  | {
      readonly kind: 'track';
      readonly seat: number;
      readonly good: number;
      readonly by: number;
      readonly to: number;
    }
  | {
      readonly kind: 'card';
      readonly seat: number;
      readonly cardKind: number;
      readonly card: number;
      /** Its slot of the market; -1 for a card drawn from the deck (SPEC 7.1.3). */
      readonly slot: number;
    }
  | { readonly kind: 'decree drawn'; readonly seat: number; readonly decree: number }
  | { readonly kind: 'refreshed'; readonly seat: number; readonly section: number }
  | { readonly kind: 'section open'; readonly section: number }
  | { readonly kind: 'market'; readonly slot: number; readonly card: number }
  | { readonly kind: 'extra action'; readonly seat: number; readonly decree: boolean }
  | { readonly kind: 'rotation'; readonly wheel: number }
  | { readonly kind: 'maat'; readonly phase: number }
  | { readonly kind: 'balance'; readonly seat: number; readonly balance: number; readonly faith: number }
  | { readonly kind: 'scoring'; readonly second: boolean }
  | { readonly kind: 'upkeep'; readonly seat: number; readonly paid: number; readonly unpaid: number }
  | { readonly kind: 'revealed'; readonly hands: readonly number[] }
  | { readonly kind: 'decree'; readonly seat: number; readonly decree: number; readonly points: number }
  | { readonly kind: 'token'; readonly token: number; readonly row: number; readonly index: number };
