import type { Told } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { INTERVENTIONS, interventionAt, KINDS } from '../rules/content/interventions.ts';
import { TILES, tileAt } from '../rules/content/tiles.ts';
import { permanentFame } from '../rules/control.ts';
import type { KemetEvent } from '../rules/events.ts';
import type { Kemet } from '../rules/index.ts';
import { owns } from '../rules/ownership.ts';
import type { KemetState } from '../rules/state.ts';
import { words } from '../texts/index.ts';
import { tile } from './scene.ts';

/** What the laws need to know of Kemet. Cities that are in play with every number of players can be picked in any run. */
export const lawSpec: LawSpec<Kemet> = {
  runs: 32,
  options: [{}, { 'city-1': 'w3' }, { 'city-1': 'w3', 'city-2': 'w1' }],
  conserved,
  points: (state) => state.city.map((_, seat) => permanentFame(state, seat)),
  recount,
  moves: {
    garrison: 'always',
    raise: 'always',
    take: 'always',
    token: 'always',
    silver: 'always',
    gold: 'always',
    post: 'always',
    enlist: 'always',
    invoke: 'always',
    buy: 'always',
    remove: 'always',
    from: 'always',
    group: 'always',
    step: 'always',
    teleport: 'always',
    leap: 'always',
    assault: 'rare',
    fight: 'always',
    drop: 'always',
    discard: 'rare',
    fetch: 'always',
    strike: 'always',
    flee: 'always',
    spend: 'always',
    keep: 'always',
    use: 'always',
    slot: 'always',
    decline: 'always',
    'end-turn': 'always',
    done: 'always',
    stop: 'always',
    ready: 'always',
    recall: 'always',
    retreat: 'always',
    stay: 'always',
    offer: 'always',
    draw: 'always',
    muster: 'always',
  },
  events: {
    colours: 'always',
    city: 'always',
    order: 'always',
    garrison: 'always',
    round: 'always',
    turn: 'always',
    night: 'always',
    token: 'always',
    gold: 'always',
    wasted: 'always',
    pyramid: 'always',
    tile: 'always',
    enlisted: 'always',
    posted: 'always',
    unleashed: 'always',
    prayer: 'always',
    fame: 'always',
    veterans: 'always',
    card: 'always',
    robbed: 'always',
    fetched: 'always',
    struck: 'always',
    exchanged: 'always',
    went: 'always',
    toll: 'rare',
    battle: 'always',
    committed: 'always',
    spied: 'rare',
    revealed: 'always',
    wounded: 'rare',
    outcome: 'always',
    lost: 'always',
    recalled: 'always',
    retreated: 'always',
    refreshed: 'always',
    offered: 'always',
    drawn: 'always',
    drew: 'always',
    reshuffled: 'always',
    'passed-over': 'always',
    slot: 'always',
    ended: 'always',
  },
  rareSteps: ['recruit / battle order', 'battle / divine wound'],
  rows: {
    all: [...TILES.map(({ id }) => id), ...INTERVENTIONS.map(({ id }) => id)],
    used: (event) => {
      if (event.kind === 'tile') return [tileAt(event.tile).id];
      if (event.kind === 'card') return [interventionAt(event.card).id];
      return event.kind === 'revealed' ? event.added.map((card) => interventionAt(card).id) : [];
    },
  },
  words,
};

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** I1, I4, I5: units, battle cards and intervention cards, wherever they are; a group on its way counts. */
function conserved(state: KemetState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let seat = 0; seat < state.seats; seat++) {
    const board = state.units.reduce((sum, n, area) => sum + (state.holder[area] === seat ? n : 0), 0);
    const [acting] = state.agenda.filter((task) => task.do === 'turn').map((task) => task.seat);
    const raiders = acting === seat ? state.raiders.reduce((sum, n) => sum + n, 0) : 0;
    const group = state.agenda.reduce(
      (sum, task) => sum + (task.do === 'move' && task.seat === seat ? task.units : 0),
      0,
    );
    const hired = owns(state, seat, tile('mercenaries')) ? 3 : 0;
    counts[`${seat} units`] = board + raiders + group + (state.supply[seat] ?? 0) - hired;
    const shown = state.agenda
      .filter((task) => task.do === 'battle')
      .filter(({ attacker, defender }) => state.revealed && [attacker, defender].includes(seat));
    const cards = [state.battleHand, state.faceUp, state.faceDown].map((list) => bits(list[seat] ?? 0));
    counts[`${seat} battle cards`] = cards.reduce((sum, n) => sum + n, shown.length);
  }
  for (const { index, id } of INTERVENTIONS) {
    const hands = state.hand.reduce((sum, n, at) => sum + (at % KINDS === index ? n : 0), 0);
    const deck = state.deck.filter((kind) => kind === index).length;
    counts[id] = hands + deck + (state.pile[index] ?? 0) + (state.vision[index] ?? 0);
  }
  for (const { index, id } of TILES) {
    const owners = state.city.filter((_, seat) => owns(state, seat, index)).length;
    counts[`tile ${id}`] = (state.offer[index] ?? 0) + owners;
  }
  return counts;
}

/** Permanent fame added up from what was told. */
function recount(state: KemetState, told: readonly Told<KemetEvent>[]): readonly number[] {
  const fame = state.city.map(() => 0);
  for (const { event } of told) if (event.kind === 'fame') fame[event.seat] = (fame[event.seat] ?? 0) + event.points;
  return fame;
}
