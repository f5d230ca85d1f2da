import { AREAS, areaAt, areaIndex, cityOfDistrict, DISTRICTS, DISTRICTS_PER_CITY } from './content/areas.ts';
import { battleCardAt, battleCardIndex } from './content/battle-cards.ts';
import { COLOURS, colourIndex } from './content/colours.ts';
import { CREATURES, creatureAt, creatureIndex } from './content/creatures.ts';
import { interventionAt, interventionIndex } from './content/interventions.ts';
import { ACTIONS, spaceAt, spaceIndex } from './content/spaces.ts';
import { tileAt, tileIndex } from './content/tiles.ts';
import type { KemetMove, Plain } from './moves.ts';
import * as moves from './moves.ts';

/** The two districts of the city that a garrison move mans. */
export function manned(without: number): readonly number[] {
  const first = cityOfDistrict(without) * DISTRICTS_PER_CITY;
  return [first, first + 1, first + 2].filter((district) => district !== without);
}

/** A move as text: `token l2-move`, `step w-oasis`, `raise w1-d1 ruby 3`, `group 3 war-elephant`. */
export function write(move: KemetMove): string {
  switch (move.do) {
    case 'garrison':
      return `garrison ${manned(move.without)
        .map((district) => areaAt(district).id)
        .join(' ')}`;
    case 'raise':
      return `raise ${areaAt(move.district).id} ${COLOURS[move.colour]} ${move.level}`;
    case 'take':
    case 'buy':
    case 'use':
      return `${move.do} ${tileAt(move.tile).id}`;
    case 'token':
    case 'silver':
      return `${move.do} ${spaceAt(move.space).id}`;
    case 'gold':
      return `gold ${tileAt(move.tile).id} ${move.action}`;
    case 'post':
      return `post ${creatureAt(move.creature).id} ${areaAt(move.district).id}`;
    case 'enlist':
      return `enlist ${move.units} ${areaAt(move.area).id}`;
    case 'group':
      return ['group', String(move.units), ...beastNames(move.beasts)].join(' ');
    case 'invoke':
    case 'discard':
    case 'fetch':
    case 'keep':
      return `${move.do} ${interventionAt(move.card).id}`;
    case 'remove':
    case 'fight':
    case 'drop':
      return `${move.do} ${battleCardAt(move.card).id}`;
    case 'from':
    case 'step':
    case 'teleport':
    case 'leap':
    case 'assault':
    case 'strike':
    case 'flee':
      return `${move.do} ${areaAt(move.area).id}`;
    case 'spend':
      return `spend ${move.veterans}`;
    case 'slot':
      return `slot ${move.slot + 1}`;
    default:
      return move.do;
  }
}

function beastNames(mask: number): string[] {
  return CREATURES.filter(({ index }) => (mask & (1 << index)) !== 0).map(({ id }) => id);
}

type Finder = readonly [list: readonly KemetMove[], index: (id: string) => number];
const ONE_OBJECT: Readonly<Record<string, Finder>> = {
  take: [moves.TAKE, tileIndex],
  buy: [moves.BUY, tileIndex],
  use: [moves.USE, tileIndex],
  token: [moves.TOKEN, spaceIndex],
  silver: [moves.SILVER, spaceIndex],
  invoke: [moves.INVOKE, interventionIndex],
  discard: [moves.DISCARD, interventionIndex],
  fetch: [moves.FETCH, interventionIndex],
  keep: [moves.KEEP, interventionIndex],
  remove: [moves.REMOVE, battleCardIndex],
  fight: [moves.FIGHT, battleCardIndex],
  drop: [moves.DROP, battleCardIndex],
  from: [moves.FROM, areaIndex],
  step: [moves.STEP, areaIndex],
  teleport: [moves.TELEPORT, areaIndex],
  leap: [moves.LEAP, areaIndex],
  assault: [moves.ASSAULT, areaIndex],
  strike: [moves.STRIKE, areaIndex],
  flee: [moves.FLEE, areaIndex],
};

const PLAIN: Readonly<Record<Plain, KemetMove>> = {
  decline: moves.DECLINE,
  'end-turn': moves.END_TURN,
  done: moves.DONE,
  stop: moves.STOP,
  ready: moves.READY,
  recall: moves.RECALL,
  retreat: moves.RETREAT,
  stay: moves.STAY,
  offer: moves.OFFER,
  draw: moves.DRAW,
  muster: moves.MUSTER,
};

/** A count as it is written: no sign, no leading zero. */
function count(text: string | undefined, most: number): number {
  const n = text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : -1;
  return n <= most ? n : -1;
}

/** The move that a text means, or null. */
export function read(text: string): KemetMove | null {
  const [verb = '', first = '', ...rest] = text.split(' ');
  const move = Object.hasOwn(PLAIN, verb) ? PLAIN[verb as Plain] : object(verb, first, rest);
  return move !== null && write(move) === text ? move : null;
}

function object(verb: string, first: string, rest: readonly string[]): KemetMove | null {
  if (Object.hasOwn(ONE_OBJECT, verb)) {
    const [list, index] = ONE_OBJECT[verb] as Finder;
    return list[index(first)] ?? null;
  }
  const [second = '', third] = rest;
  switch (verb) {
    case 'garrison': {
      const [a, b] = [areaIndex(first), areaIndex(second)];
      const without = AREAS.findIndex(
        ({ index }) => index < DISTRICTS && manned(index)[0] === a && manned(index)[1] === b,
      );
      return moves.GARRISON[without] ?? null;
    }
    case 'raise': {
      const [district, colour, level] = [areaIndex(first), colourIndex(second), count(third, 4)];
      return district >= 0 && district < DISTRICTS && colour >= 0 && level >= 1
        ? moves.raise(district, colour, level)
        : null;
    }
    case 'gold': {
      const tile = tileIndex(first);
      return moves.GOLD.find((gold) => gold.do === 'gold' && gold.tile === tile && gold.action === second) ?? null;
    }
    case 'post': {
      const [creature, district] = [creatureIndex(first), areaIndex(second)];
      return creature >= 0 && district >= 0 && district < DISTRICTS ? moves.post(creature, district) : null;
    }
    case 'enlist': {
      const [units, area] = [count(first, moves.MOST_UNITS), areaIndex(second)];
      return units >= 1 && area >= 0 ? moves.enlist(units, area) : null;
    }
    case 'group': {
      const units = count(first, moves.MOST_UNITS);
      const beasts = rest.map(creatureIndex);
      return units >= 1 && !beasts.includes(-1)
        ? moves.group(
            units,
            beasts.reduce((mask, index) => mask | (1 << index), 0),
          )
        : null;
    }
    case 'spend': {
      const veterans = count(first, 999);
      return veterans >= 0 ? moves.spend(veterans) : null;
    }
    case 'slot':
      return moves.SLOT[count(first, moves.SLOT.length) - 1] ?? null;
    default:
      return null;
  }
}

const VERBS = [
  'garrison',
  'raise',
  'take',
  'token',
  'silver',
  'gold',
  'post',
  'enlist',
  'invoke',
  'buy',
  'remove',
  'from',
  'group',
  'step',
  'teleport',
  'leap',
  'assault',
  'fight',
  'drop',
  'discard',
  'fetch',
  'strike',
  'flee',
  'spend',
  'keep',
  'use',
  'slot',
  ...moves.PLAIN,
] as const satisfies readonly KemetMove['do'][];
const BASE: Readonly<Record<string, number>> = Object.fromEntries(VERBS.map((verb, index) => [verb, index * 0x8000]));

/** A small whole number that tells the moves of one decision apart. */
export function key(move: KemetMove): number {
  return (BASE[move.do] as number) + within(move);
}

function within(move: KemetMove): number {
  switch (move.do) {
    case 'garrison':
      return move.without;
    case 'raise':
      return (move.district * COLOURS.length + move.colour) * 5 + move.level;
    case 'take':
    case 'buy':
    case 'use':
      return move.tile;
    case 'token':
    case 'silver':
      return move.space;
    case 'gold':
      return move.tile * ACTIONS.length + ACTIONS.indexOf(move.action);
    case 'post':
      return move.creature * DISTRICTS + move.district;
    case 'enlist':
      return move.area * (moves.MOST_UNITS + 1) + move.units;
    case 'group':
      return move.units * (1 << CREATURES.length) + move.beasts;
    case 'invoke':
    case 'discard':
    case 'fetch':
    case 'keep':
    case 'remove':
    case 'fight':
    case 'drop':
      return move.card;
    case 'from':
    case 'step':
    case 'teleport':
    case 'leap':
    case 'assault':
    case 'strike':
    case 'flee':
      return move.area;
    case 'spend':
      return move.veterans;
    case 'slot':
      return move.slot;
    default:
      return 0;
  }
}
