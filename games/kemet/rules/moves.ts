import { at } from '@naos/engine';
import { AREAS, DISTRICTS } from './content/areas.ts';
import { BATTLE_CARDS } from './content/battle-cards.ts';
import { COLOURS } from './content/colours.ts';
import { RULES } from './content/constants.ts';
import { CREATURES } from './content/creatures.ts';
import { INTERVENTIONS } from './content/interventions.ts';
import { type Action, SPACES } from './content/spaces.ts';
import { GOLD_ACTIONS, TILES } from './content/tiles.ts';

/** Moves that name one thing of a content list. */
type Named<D extends string, F extends string> = { readonly do: D } & { readonly [K in F]: number };

export type KemetMove =
  /** Setup: the district that gets no troop. */
  | Named<'garrison', 'without'>
  | { readonly do: 'raise'; readonly district: number; readonly colour: number; readonly level: number }
  | Named<'take', 'tile'>
  | Named<'token', 'space'>
  | Named<'silver', 'space'>
  | { readonly do: 'gold'; readonly tile: number; readonly action: Action }
  /** Arranging, placing or exchanging a creature in a district. */
  | { readonly do: 'post'; readonly creature: number; readonly district: number }
  | { readonly do: 'enlist'; readonly units: number; readonly area: number }
  | Named<'invoke', 'card'>
  | Named<'buy', 'tile'>
  | Named<'remove', 'card'>
  | Named<'from', 'area'>
  | { readonly do: 'group'; readonly units: number; readonly beasts: number }
  | Named<'step', 'area'>
  | Named<'teleport', 'area'>
  /** The Teleportation card takes the group to an area. */
  | Named<'leap', 'area'>
  | Named<'assault', 'area'>
  | Named<'fight', 'card'>
  | Named<'drop', 'card'>
  | Named<'discard', 'card'>
  | Named<'fetch', 'card'>
  | Named<'strike', 'area'>
  | Named<'flee', 'area'>
  | Named<'spend', 'veterans'>
  | Named<'keep', 'card'>
  | Named<'use', 'tile'>
  | Named<'slot', 'slot'>
  | { readonly do: Plain };

/** Moves that need no object. */
export const PLAIN = [
  'decline',
  'end-turn',
  'done',
  'stop',
  'ready',
  'recall',
  'retreat',
  'stay',
  'offer',
  'draw',
  'muster',
] as const;
export type Plain = (typeof PLAIN)[number];

/** The move with a verb. */
type Move<D extends KemetMove['do']> = Extract<KemetMove, { readonly do: D }>;

/** Every move exists once and is shared: lists of moves are built in the hottest loops of a search. */
const plain = (what: Plain): KemetMove => ({ do: what });
export const DECLINE = plain('decline');
export const END_TURN = plain('end-turn');
export const DONE = plain('done');
export const STOP = plain('stop');
export const READY = plain('ready');
export const RECALL = plain('recall');
export const RETREAT = plain('retreat');
export const STAY = plain('stay');
export const OFFER = plain('offer');
export const DRAW = plain('draw');
export const MUSTER = plain('muster');

export const GARRISON: readonly Move<'garrison'>[] = AREAS.slice(0, DISTRICTS).map(({ index }) => ({
  do: 'garrison',
  without: index,
}));
export const TAKE: readonly Move<'take'>[] = TILES.map(({ index }) => ({ do: 'take', tile: index }));
export const BUY: readonly Move<'buy'>[] = TILES.map(({ index }) => ({ do: 'buy', tile: index }));
export const USE: readonly Move<'use'>[] = TILES.map(({ index }) => ({ do: 'use', tile: index }));
export const TOKEN: readonly Move<'token'>[] = SPACES.map(({ index }) => ({ do: 'token', space: index }));
export const SILVER: readonly Move<'silver'>[] = SPACES.map(({ index }) => ({ do: 'silver', space: index }));
export const GOLD: readonly Move<'gold'>[] = GOLD_ACTIONS.map(({ tile, action }) => ({ do: 'gold', tile, action }));
export const INVOKE: readonly Move<'invoke'>[] = INTERVENTIONS.map(({ index }) => ({ do: 'invoke', card: index }));
export const DISCARD: readonly Move<'discard'>[] = INTERVENTIONS.map(({ index }) => ({ do: 'discard', card: index }));
export const FETCH: readonly Move<'fetch'>[] = INTERVENTIONS.map(({ index }) => ({ do: 'fetch', card: index }));
export const KEEP: readonly Move<'keep'>[] = INTERVENTIONS.map(({ index }) => ({ do: 'keep', card: index }));
export const REMOVE: readonly Move<'remove'>[] = BATTLE_CARDS.map(({ index }) => ({ do: 'remove', card: index }));
export const FIGHT: readonly Move<'fight'>[] = BATTLE_CARDS.map(({ index }) => ({ do: 'fight', card: index }));
export const DROP: readonly Move<'drop'>[] = BATTLE_CARDS.map(({ index }) => ({ do: 'drop', card: index }));
export const FROM: readonly Move<'from'>[] = AREAS.map(({ index }) => ({ do: 'from', area: index }));
export const STEP: readonly Move<'step'>[] = AREAS.map(({ index }) => ({ do: 'step', area: index }));
export const TELEPORT: readonly Move<'teleport'>[] = AREAS.map(({ index }) => ({ do: 'teleport', area: index }));
export const LEAP: readonly Move<'leap'>[] = AREAS.map(({ index }) => ({ do: 'leap', area: index }));
export const ASSAULT: readonly Move<'assault'>[] = AREAS.map(({ index }) => ({ do: 'assault', area: index }));
export const STRIKE: readonly Move<'strike'>[] = AREAS.map(({ index }) => ({ do: 'strike', area: index }));
export const FLEE: readonly Move<'flee'>[] = AREAS.map(({ index }) => ({ do: 'flee', area: index }));
export const SLOT: readonly Move<'slot'>[] = [0, 1, 2, 3, 4].map((slot) => ({ do: 'slot', slot }));

/** More units than a player can ever own, so a size of every table below. */
export const MOST_UNITS = RULES.unitsPerPlayer + 3 * 2;
/** Veteran tokens have no limit (R31): from here on the moves are made when they are first wanted. */
const SPEND: KemetMove[] = [];
const RAISE: readonly KemetMove[] = AREAS.slice(0, DISTRICTS).flatMap(({ index }) =>
  COLOURS.flatMap((_, colour) =>
    [1, 2, 3, 4].map((level): KemetMove => ({ do: 'raise', district: index, colour, level })),
  ),
);
const POST: readonly KemetMove[] = CREATURES.flatMap(({ index }) =>
  AREAS.slice(0, DISTRICTS).map((area): KemetMove => ({ do: 'post', creature: index, district: area.index })),
);
const ENLIST: readonly KemetMove[] = AREAS.flatMap(({ index }) =>
  Array.from({ length: MOST_UNITS }, (_, i): KemetMove => ({ do: 'enlist', units: i + 1, area: index })),
);
const GROUP: readonly KemetMove[][] = Array.from({ length: MOST_UNITS + 1 }, () => []);

/** Raises or starts a pyramid. */
export function raise(district: number, colour: number, level: number): KemetMove {
  return at(RAISE, (district * COLOURS.length + colour) * 4 + level - 1);
}

/** Places a creature in a district. */
export function post(creature: number, district: number): KemetMove {
  return at(POST, creature * DISTRICTS + district);
}

/** Places units from the supply in an area. */
export function enlist(units: number, area: number): KemetMove {
  return at(ENLIST, area * MOST_UNITS + units - 1);
}

/** Sets the size of the moving group and the creatures with it; most masks never occur, so these are made when wanted. */
export function group(units: number, beasts: number): KemetMove {
  const row = at(GROUP, units);
  const known = row[beasts];
  if (known !== undefined) return known;
  const made: KemetMove = { do: 'group', units, beasts };
  row[beasts] = made;
  return made;
}

/** Spends veteran tokens. */
export function spend(veterans: number): KemetMove {
  while (SPEND.length <= veterans) SPEND.push({ do: 'spend', veterans: SPEND.length });
  return at(SPEND, veterans);
}
