import type { ByKind } from './content/market.ts';
/** SPEC 4, 9: one stream for each deck, die and draw, so that no order of play shifts another draw. */
export const STREAMS = [
  'wheel',
  'tiles',
  'tokens',
  'bag',
  'dice',
  'blessings',
  'technologies',
  'decrees',
  'starting cards',
  'start player',
  'opponent',
  'deben',
  'pyramid',
] as const;

const at = (name: (typeof STREAMS)[number]): number => STREAMS.indexOf(name);
export const WHEEL_STREAM = at('wheel');
export const TILE_STREAM = at('tiles');
export const TOKEN_STREAM = at('tokens');
export const BAG_STREAM = at('bag');
export const DICE_STREAM = at('dice');
/** Streams of the three market decks, by kind of card. */
export const DECK_STREAMS: ByKind<number> = [at('blessings'), at('technologies'), at('decrees')];
export const STARTING_STREAM = at('starting cards');
export const FIRST_STREAM = at('start player');
export const BOT_STREAM = at('opponent');
export const DEBEN_STREAM = at('deben');
export const PYRAMID_STREAM = at('pyramid');
