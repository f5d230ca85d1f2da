import type { Seat, Told } from '@naos/engine';
import type { Holdings, Posting } from '@naos/laws';
import { sideOf } from '../rules/battle-sums.ts';
import { ORDINARY_CARDS } from '../rules/content/battle-cards.ts';
import { CREATURES } from '../rules/content/creatures.ts';
import { INTERVENTIONS, KINDS } from '../rules/content/interventions.ts';
import { DEDICATION, FAME_ON_PURCHASE, MERCENARY_UNITS } from '../rules/content/powers.ts';
import { SPACES } from '../rules/content/spaces.ts';
import { TILES, tileIndex } from '../rules/content/tiles.ts';
import { permanentFame } from '../rules/control.ts';
import type { KemetEvent } from '../rules/events.ts';
import type { KemetMove } from '../rules/moves.ts';
import { owns, tilesOf } from '../rules/ownership.ts';
import { type KemetState, NONE } from '../rules/state.ts';
import type { KemetView } from '../rules/view.ts';
import { isHostile } from '../rules/ways.ts';
import { priceOf } from '../texts/moves.ts';

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

/** I1, I4, I5 and the tokens: everything of the box, wherever it is; a group on its way counts. */
export function conserved(state: KemetState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let seat = 0; seat < state.seats; seat++) {
    counts[`${seat} units`] = unitsOf(state, seat);
    counts[`${seat} battle cards`] = battleCardsOf(state, seat);
    counts[`${seat} exchanged battle cards`] = bits(state.removed[seat] ?? 0) - specialsOf(state, seat);
    const laid = bits((state.spaces[seat] ?? 0) & ((1 << SPACES.length) - 1));
    counts[`${seat} tokens`] = (state.tokens[seat] ?? 0) + laid - (state.silverAt[seat] === NONE ? 0 : 1);
  }
  for (const { index, id } of INTERVENTIONS) {
    const hands = state.hand.reduce((all, n, at) => all + (at % KINDS === index ? n : 0), 0);
    const deck = state.deck.filter((kind) => kind === index).length;
    counts[id] = hands + deck + (state.pile[index] ?? 0) + (state.vision[index] ?? 0);
  }
  for (const { index, id } of TILES) {
    const owners = state.city.filter((_, seat) => owns(state, seat, index)).length;
    counts[`tile ${id}`] = (state.offer[index] ?? 0) + owners;
  }
  // A creature is with its tile or with the tile's owner, never with nobody's troop.
  for (const { index, id } of CREATURES) counts[`creature ${id} astray`] = astray(state, index) ? 1 : 0;
  return counts;
}

const MERCENARIES = tileIndex('mercenaries');

function unitsOf(state: KemetState, seat: Seat): number {
  const board = state.units.reduce((all, n, area) => all + (state.holder[area] === seat ? n : 0), 0);
  const [acting] = state.agenda.filter((task) => task.do === 'turn').map((task) => task.seat);
  const raiders = acting === seat ? sum(state.raiders) : 0;
  const group = sum(state.agenda.map((task) => (task.do === 'move' && task.seat === seat ? task.units : 0)));
  const hired = owns(state, seat, MERCENARIES) ? (MERCENARY_UNITS[MERCENARIES] ?? 0) : 0;
  return board + raiders + group + (state.supply[seat] ?? 0) - hired;
}

/** Battle cards in play of a seat, those on the table after a clash included. */
function cardsInPlay(state: KemetState, seat: Seat): number[] {
  const shown = state.agenda.flatMap((task) => {
    if (task.do !== 'battle' || !state.revealed || ![task.attacker, task.defender].includes(seat)) return [];
    return [1 << (state.played[sideOf(task, seat)] ?? 0)];
  });
  return [state.battleHand[seat] ?? 0, state.faceUp[seat] ?? 0, state.faceDown[seat] ?? 0, ...shown];
}

function battleCardsOf(state: KemetState, seat: Seat): number {
  return sum(cardsInPlay(state, seat).map(bits));
}

function specialsOf(state: KemetState, seat: Seat): number {
  return sum(cardsInPlay(state, seat).map((mask) => bits(mask >> ORDINARY_CARDS)));
}

const TILE_OF: readonly number[] = CREATURES.map(({ power }) => tileIndex(power));

function astray(state: KemetState, creature: number): boolean {
  const tamer = state.tamer[creature] ?? NONE;
  const lair = state.lair[creature] ?? NONE;
  const tile = TILE_OF[creature] ?? NONE;
  if (tamer === NONE) return lair !== NONE || state.city.some((_, seat) => owns(state, seat, tile));
  const fighting = state.agenda.some((task) => task.do === 'battle' || task.do === 'recruit');
  return !owns(state, tamer, tile) || (lair >= 0 && state.holder[lair] !== tamer && !fighting);
}

/** What a seat holds that moves take and give. */
export function holdings(state: KemetState, seat: Seat): Holdings {
  return {
    prayer: state.prayer[seat] ?? 0,
    veterans: state.veterans[seat] ?? 0,
    fame: permanentFame(state, seat),
    supply: state.supply[seat] ?? 0,
  };
}

/** What the log says of it. */
export function ledger(event: KemetEvent): readonly Posting[] {
  const post = (seat: Seat, what: string, by: number): Posting[] => (by === 0 ? [] : [{ seat, what, by }]);
  switch (event.kind) {
    case 'garrison':
      return post(event.seat, 'supply', -5 * event.areas.length);
    case 'pyramid':
    case 'card':
    case 'revealed':
    case 'went':
    case 'toll':
      return post(event.seat, 'prayer', -event.cost);
    case 'tile':
      return [
        ...post(event.seat, 'prayer', -event.cost),
        ...post(event.seat, 'supply', MERCENARY_UNITS[event.tile] ?? 0),
      ];
    case 'enlisted':
      return [...post(event.seat, 'prayer', -event.cost), ...post(event.seat, 'supply', -event.units)];
    case 'prayer':
      return post(event.seat, 'prayer', event.points);
    case 'robbed':
      return post(event.seat, 'prayer', -event.points);
    case 'fame':
      return post(event.seat, 'fame', event.points);
    case 'veterans':
      return post(event.seat, 'veterans', event.tokens);
    case 'spent':
      return post(event.seat, 'veterans', -event.tokens);
    case 'lost':
    case 'recalled':
    case 'offered':
      return post(event.seat, 'supply', event.units);
    case 'struck':
      return post(event.owner, 'supply', 1);
    default:
      return [];
  }
}

/** What the label of a move promises: its price and the units it takes from the supply. */
export function promised(move: KemetMove, view: KemetView): Holdings | null {
  const { viewer } = view;
  const task = view.agenda.at(-1);
  if (viewer === null || task === undefined) return null;
  switch (move.do) {
    case 'raise':
    case 'buy':
      return { prayer: -priceOf(move, view) };
    case 'enlist':
      return { prayer: -priceOf(move, view), supply: -move.units };
    case 'step':
    case 'teleport':
    case 'leap':
      // Dedication to Battle pays on entering a fight (13.4.4): its gain is the tile's, the label names the price.
      return isHostile(view, viewer, move.area) && owns(view, viewer, DEDICATION)
        ? null
        : { prayer: -priceOf(move, view) };
    case 'invoke':
      // Cards of a war council are paid at the clash (R26); what a free card brings is on the card.
      return task.do === 'battle' || priceOf(move, view) === 0 ? null : { prayer: -priceOf(move, view) };
    case 'spend':
      return { veterans: -move.veterans };
    case 'draw':
      return { veterans: -2 };
    default:
      return null;
  }
}

/** Permanent fame counted from the tiles that bring it and from the rest of what was told. */
export function recount(state: KemetState, told: readonly Told<KemetEvent>[]): readonly number[] {
  const fame = state.city.map((_, seat) => sum(tilesOf(state, seat).map(({ index }) => FAME_ON_PURCHASE[index] ?? 0)));
  for (const { event } of told) {
    if (event.kind === 'fame' && event.source !== 'tile') fame[event.seat] = (fame[event.seat] ?? 0) + event.points;
  }
  return fame;
}
