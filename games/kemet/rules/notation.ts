import { AREAS, areaAt, areaIndex, cityOfDistrict, DISTRICTS, DISTRICTS_PER_CITY } from './content/areas.ts';
import { battleCardAt, battleCardIndex } from './content/battle-cards.ts';
import { COLOURS, colourIndex } from './content/colours.ts';
import { CREATURES, creatureAt, creatureIndex } from './content/creatures.ts';
import { interventionAt, interventionIndex } from './content/interventions.ts';
import { spaceAt, spaceIndex } from './content/spaces.ts';
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
const ONE_OBJECT: ReadonlyMap<string, Finder> = new Map<string, Finder>(
  Object.entries({
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
  }),
);

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
const BY_VERB: ReadonlyMap<string, KemetMove> = new Map(Object.entries(PLAIN));

/** A count as it is written: no sign, no leading zero. */
function count(text: string | undefined, most: number): number {
  const n = text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : -1;
  return n <= most ? n : -1;
}

/** The move that a text means, or null. */
export function read(text: string): KemetMove | null {
  const [verb = '', first = '', ...rest] = text.split(' ');
  const move = BY_VERB.get(verb) ?? object(verb, first, rest);
  return move !== null && write(move) === text ? move : null;
}

function object(verb: string, first: string, rest: readonly string[]): KemetMove | null {
  const finder = ONE_OBJECT.get(verb);
  if (finder !== undefined) {
    const [list, index] = finder;
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
      return moves.GOLD.find((gold) => gold.tile === tile && gold.action === second) ?? null;
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
