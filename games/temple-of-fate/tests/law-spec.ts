import type { Told } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { BOARDS } from '../rules/content/boards.ts';
import { CARDS, MOST_CELLS } from '../rules/content/cards.ts';
import { hasPriest } from '../rules/content/cells.ts';
import { ROUNDS, SUMMIT } from '../rules/content/geometry.ts';
import { GOALS } from '../rules/content/goals.ts';
import { SPECIALS } from '../rules/content/specials.ts';
import { STRIP_IDS } from '../rules/content/strips.ts';
import { FACES } from '../rules/content/tiles.ts';
import type { TempleEvent } from '../rules/events.ts';
import type { TempleOfFate } from '../rules/index.ts';
import { goalState, pointsOf } from '../rules/scoring.ts';
import type { Player, TempleState } from '../rules/state.ts';
import { words } from '../texts/index.ts';
import { holdings, ledger, promised } from './books.ts';
import { crowded } from './crowded.ts';

/** Everything a player has laid, holds or has drawn, each thing once. */
function tilesOf(state: TempleState, player: Player): readonly number[] {
  const laid = player.temple.laid.slice(0, SUMMIT).filter((tile) => tile >= 0);
  const inHand = player.slots.filter((_, slot) => (player.used >> slot) % 2 === 0);
  return [...laid.map((tile) => tile >> 2), ...inHand, ...(state.round < ROUNDS ? player.drawn : [])];
}

function specialsOf(state: TempleState, player: Player): readonly number[] {
  const summit = player.temple.laid[SUMMIT] ?? -1;
  const laid = summit >= 0 ? [summit >> 1] : [];
  return [...laid, ...(player.discard >= 0 ? [player.discard] : []), ...(state.round === ROUNDS ? player.drawn : [])];
}

function stripsOf({ temple }: Player): readonly number[] {
  return [...temple.held, ...temple.strips.map((placed) => placed & 7)];
}

const bits = (mask: number): number => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) % 2 === 1).length;

function conserved(state: TempleState): Readonly<Record<string, number>> {
  const { players } = state;
  const counts: Record<string, number> = {};
  const count = (name: string, things: readonly number[]): void => {
    for (const thing of things) counts[`${name} ${thing}`] = (counts[`${name} ${thing}`] ?? 0) + 1;
  };
  count('tile', [...state.stock, ...players.flatMap((player) => tilesOf(state, player))]);
  count('special', [...state.specials, ...players.flatMap((player) => specialsOf(state, player))]);
  count('strip', [...state.piles.flat(), ...players.flatMap(stripsOf)]);
  const outside = players.flatMap(({ won, privateCard }) => [...won, privateCard]);
  count(
    'card',
    [...state.decks.flat(), ...state.open, ...outside].filter((card) => card >= 0),
  );
  players.forEach((player, seat) => {
    const markers = player.temple.cells.filter(hasPriest).length;
    const onCards = state.stands.filter((owner) => owner === seat).length + bits(player.privateCells);
    counts[`priests ${seat}`] = player.temple.reserve + markers + onCards;
  });
  return counts;
}

/** Small points another way: sort the seats of each card by number of priests and leftmost cell. */
function smallPoints(state: TempleState, seat: number): number {
  const led = state.open.filter((card, god) => {
    const cells = state.stands.slice(god * MOST_CELLS, god * MOST_CELLS + MOST_CELLS);
    const rivals = [...new Set(cells)].filter((owner) => owner >= 0);
    const priests = (owner: number) => cells.filter((other) => other === owner).length;
    rivals.sort((a, b) => priests(b) - priests(a) || cells.indexOf(a) - cells.indexOf(b));
    return card >= 0 && rivals[0] === seat;
  });
  const own = state.players[seat];
  if (own !== undefined && own.privateCells > 0) led.push(own.privateCard);
  return led.reduce((sum, card) => sum + (CARDS[card]?.small ?? 0), 0);
}

/** Points from what was told (cards won, strips drawn and placed) and from the cards on the table. */
function recount(state: TempleState, told: readonly Told<TempleEvent>[]): readonly number[] {
  return state.players.map(({ side }, seat) => {
    let points = smallPoints(state, seat);
    for (const { event } of told) {
      if (event.kind === 'card won' && event.seat === seat) points += CARDS[event.card]?.large ?? 0;
      if (event.kind === 'strip drawn' && event.seat === seat) points++;
      if (event.kind === 'strip placed' && event.seat === seat) points--;
    }
    for (const goal of GOALS[side] ?? []) if (goalState(state, seat, goal).met) points += goal.points;
    return points;
  });
}

function rowsOf(event: TempleEvent): readonly string[] {
  switch (event.kind) {
    case 'board dealt':
      return [BOARDS[event.board] ?? ''];
    case 'card opened':
    case 'private card taken':
      return [CARDS[event.card]?.id ?? ''];
    case 'tile laid':
      return [FACES[event.face]?.id ?? ''];
    case 'summit laid':
      return [SPECIALS[event.special]?.id ?? ''];
    case 'strip placed':
      return [STRIP_IDS[event.strip] ?? ''];
    default:
      return [];
  }
}

/** What the laws need to know of Temple of Fate. */
export const lawSpec: LawSpec<TempleOfFate> = {
  runs: 24,
  options: [
    { specials: 'mono', goals: false, hummingbird: false },
    { specials: 'effect', goals: true, hummingbird: false },
    { specials: 'mixed', goals: false, hummingbird: true },
    { specials: 'effect', goals: false, hummingbird: true },
  ],
  conserved,
  crowded,
  holdings,
  ledger,
  promised,
  points: (state) => state.players.map((_, seat) => pointsOf(state, seat).total),
  recount,
  moves: {
    goals: 'always',
    exchange: 'always',
    assign: 'always',
    'turn-up': 'always',
    place: 'always',
    summit: 'always',
    decline: 'always',
    strip: 'always',
    done: 'always',
    deck: 'always',
    mark: 'always',
    occupy: 'always',
    end: 'always',
  },
  events: {
    'board dealt': 'always',
    'first player': 'always',
    'card opened': 'always',
    'deck empty': 'rare',
    'goals picked': 'always',
    'round began': 'always',
    'tiles drawn': 'always',
    'tile looked at': 'always',
    'specials drawn': 'always',
    'exchange chosen': 'always',
    'tile assigned': 'always',
    'tiles passed': 'always',
    'tile received': 'always',
    'tile laid': 'always',
    'summit laid': 'always',
    'strip placed': 'always',
    built: 'always',
    'build done': 'always',
    'turn began': 'always',
    'private card taken': 'always',
    'chain marked': 'always',
    'cells occupied': 'always',
    'strip drawn': 'always',
    'strip colour': 'always',
    'pile empty': 'rare',
    'card won': 'always',
    'turn ended': 'always',
    'token moved': 'always',
    scored: 'always',
  },
  rows: {
    all: [...BOARDS, ...FACES, ...SPECIALS, ...CARDS]
      .map((row) => (typeof row === 'string' ? row : row.id))
      .concat(STRIP_IDS),
    used: rowsOf,
  },
  words,
};
