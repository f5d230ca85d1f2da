import { NOBODY, type Procedure, type Seat, type Table } from '@naos/engine';
import { DISTRICTS_PER_CITY } from '../content/areas.ts';
import { battleCardIndex, ORDINARY_CARDS } from '../content/battle-cards.ts';
import { creatureIndex } from '../content/creatures.ts';
import { FAME_ON_PURCHASE, MERCENARY_UNITS } from '../content/powers.ts';
import { effectOf, TILES } from '../content/tiles.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { add, battleHandOf, mark } from '../counts.ts';
import { creatureWith, inSupply, postCreature } from '../creatures.ts';
import { DONE, type KemetMove, post, REMOVE } from '../moves.ts';
import { gainFame } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { TakenTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';
import { hasRoom, levyTask } from './levy.ts';
import { asks, does } from './steps.ts';

const SPECIAL_CARDS: readonly number[] = TILES.map((tile) => {
  const card = effectOf(tile, 'special-battle-card')?.card;
  return card === undefined ? NONE : battleCardIndex(card);
});
const COMPANIONS: readonly number[] = TILES.map((tile) => {
  const creature = effectOf(tile, 'creature')?.creature;
  return creature === undefined ? NONE : creatureIndex(creature.replace('creature-', ''));
});

/** The special battle card that comes with a tile, or NONE (3.3.2). */
export function specialCardOf(tile: number): number {
  return SPECIAL_CARDS[tile] ?? NONE;
}

/** The creature that comes with a tile, or NONE. */
export function creatureOf(tile: number): number {
  return COMPANIONS[tile] ?? NONE;
}

/** Fame, mercenaries, the figure in the supply, the return of all discarded battle cards (8.3.8, 13.1.5). */
function onTaken(table: Table<Kemet>, { seat, tile }: TakenTask): void {
  const { state } = table;
  const fame = FAME_ON_PURCHASE[tile] ?? 0;
  if (fame > 0) gainFame(table, seat, fame, 'tile');
  const creature = creatureOf(tile);
  if (creature !== NONE) state.tamer[creature] = seat;
  const mercenaries = MERCENARY_UNITS[tile] ?? 0;
  if (mercenaries > 0) {
    add(state.supply, seat, mercenaries);
    if (hasRoom(state, seat, false)) table.begin(levyTask(seat, mercenaries, 0, false, false));
  }
  if (specialCardOf(tile) !== NONE) takeCardsBack(state, seat);
}

/** All discarded battle cards return to the hand. */
export function takeCardsBack(state: KemetState, seat: Seat): void {
  state.battleHand[seat] = battleHandOf(state, seat) | (state.faceUp[seat] ?? 0) | (state.faceDown[seat] ?? 0);
  state.faceUp[seat] = 0;
  state.faceDown[seat] = 0;
}

/** What keeps the new figure from a district (8.3.8). */
function whyNotLair(state: KemetState, { seat, tile }: TakenTask, creature: number, district: number): Reason | null {
  if (creature !== creatureOf(tile)) return 'creature-of-tile';
  if (!isOwnDistrict(state, seat, district)) return 'creature-own-city';
  if (state.holder[district] !== seat) return 'creature-troop';
  return creatureWith(state, seat, district) === NONE ? null : 'creature-two';
}

/** Own districts where the new figure may go at once. */
function lairs(state: KemetState, task: TakenTask): readonly KemetMove[] {
  const creature = creatureOf(task.tile);
  const moves: KemetMove[] = [];
  const first = firstDistrict(state, task.seat);
  for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
    if (whyNotLair(state, task, creature, district) === null) moves.push(post(creature, district));
  }
  if (moves.length > 0) moves.push(DONE);
  return moves;
}

/** What keeps a battle card in the hand when a special one comes (13.1.5): only an ordinary one leaves the game. */
function whyNotRemove(state: KemetState, { seat }: TakenTask, card: number): Reason | null {
  if (card >= ORDINARY_CARDS) return 'special-stays';
  return (battleHandOf(state, seat) & (1 << card)) === 0 ? 'battle-card-gone' : null;
}

/** What happens when a tile comes to a player, bought or as the starting tile. */
export const taken: Procedure<Kemet, TakenTask> = [
  does('immediate effects', onTaken),
  asks('replace a battle card', {
    who: (_, { seat, tile }) => (specialCardOf(tile) === NONE ? NOBODY : seat),
    moves: (state, task) => REMOVE.filter((_, card) => whyNotRemove(state, task, card) === null),
    whyNot: explained((state, task, move) =>
      move.do === 'remove' ? whyNotRemove(state, task, move.card) : misplaced(move),
    ),
    chosen: (table, { seat, tile }, move) => {
      if (move.do !== 'remove') return;
      const { battleHand, removed } = table.state;
      const card = specialCardOf(tile);
      battleHand[seat] = ((battleHand[seat] ?? 0) & ~(1 << move.card)) | (1 << card);
      mark(removed, seat, 1 << move.card);
      table.tell({ kind: 'exchanged', seat, removed: move.card, card });
    },
  }),
  asks('place the creature', {
    who: (state, { seat, tile }) =>
      creatureOf(tile) !== NONE && inSupply(state, seat, creatureOf(tile)) ? seat : NOBODY,
    // 8.3.8: without a troop in an own district to join, the creature waits in the supply.
    mayBeEmpty: true,
    moves: lairs,
    whyNot: explained((state, task, move) => {
      if (move.do === 'done') return null;
      return move.do === 'post' ? whyNotLair(state, task, move.creature, move.district) : misplaced(move);
    }),
    chosen: (table, { seat }, move) => {
      if (move.do === 'post') postCreature(table, seat, move.creature, move.district);
    },
  }),
];
