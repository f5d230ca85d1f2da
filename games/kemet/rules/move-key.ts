import { DISTRICTS } from './content/areas.ts';
import { COLOURS } from './content/colours.ts';
import { CREATURES } from './content/creatures.ts';
import { ACTIONS } from './content/spaces.ts';
import { type KemetMove, MOST_UNITS } from './moves.ts';

/** A number for each verb. */
const VERBS: Readonly<Record<KemetMove['do'], number>> = {
  garrison: 0,
  raise: 1,
  take: 2,
  token: 3,
  silver: 4,
  gold: 5,
  post: 6,
  enlist: 7,
  invoke: 8,
  buy: 9,
  remove: 10,
  from: 11,
  group: 12,
  step: 13,
  teleport: 14,
  leap: 15,
  assault: 16,
  fight: 17,
  drop: 18,
  discard: 19,
  fetch: 20,
  strike: 21,
  flee: 22,
  spend: 23,
  keep: 24,
  use: 25,
  slot: 26,
  decline: 27,
  'end-turn': 28,
  done: 29,
  stop: 30,
  ready: 31,
  recall: 32,
  retreat: 33,
  stay: 34,
  offer: 35,
  draw: 36,
  muster: 37,
};

/** A small whole number that tells the moves of one decision apart. */
export function key(move: KemetMove): number {
  return VERBS[move.do] * 0x8000 + within(move);
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
      return move.area * (MOST_UNITS + 1) + move.units;
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
