import { dot, rivalsChance } from '@naos/bots';
import { at, type Seat } from '@naos/engine';
import { leaderOn } from '../rules/cards.ts';
import { CARDS, COUNT, MOST_CELLS, WHOLE } from '../rules/content/cards.ts';
import { PRIEST } from '../rules/content/cells.ts';
import { ROUNDS } from '../rules/content/geometry.ts';
import { copy } from '../rules/copy.ts';
import { PRIVATE } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';
import { playerAt, type TempleState } from '../rules/state.ts';
import { layStrip } from '../rules/temple.ts';
import { fillTerms, templeTerms, turnsLeft } from './terms.ts';

/** The card that stands for one not yet turned up: a middle one of its deck. */
const MIDDLE = 5;
const CARDS_EACH = 10;

/**
 * A seat's priest turn under way, as the search counts it. What a turn would turn up is not looked at, even though the
 * imagined state has it: a new card is a middle one, a new strip has no colour yet.
 */
export class Scene {
  readonly state: TempleState;
  readonly seat: Seat;
  /** Bonus ornaments that were in hand from the beginning, whose colours are known. */
  readonly placeable: number[];
  uses: number;
  reuse: boolean;

  constructor(state: TempleState, seat: Seat, uses: number, reuse: boolean, placeable?: readonly number[]) {
    this.state = state;
    this.seat = seat;
    this.uses = uses;
    this.reuse = reuse;
    this.placeable = (placeable ?? playerAt(state, seat).temple.held).slice();
  }

  copy(): Scene {
    return new Scene(copy(this.state), this.seat, this.uses, this.reuse, this.placeable);
  }

  strip(strip: number, where: number): void {
    layStrip(playerAt(this.state, this.seat).temple, strip % 4, where);
    this.placeable.splice(this.placeable.indexOf(strip), 1);
  }

  mark(cell: number, wasMarked: boolean): void {
    const { temple } = playerAt(this.state, this.seat);
    temple.cells[cell] = (temple.cells[cell] ?? 0) | PRIEST;
    temple.reserve--;
    this.uses--;
    if (wasMarked) this.reuse = false;
  }

  /** Priests on a card and what follows (7.2). */
  occupy(card: number, cells: number): void {
    const { state, seat } = this;
    const player = playerAt(state, seat);
    const number = card === PRIVATE ? player.privateCard : (state.open[card] ?? 0);
    const { symbols, cells: all } = at(CARDS, number);
    const count = COUNT[cells] ?? 0;
    player.temple.reserve -= count;
    const symbol = count === 1 ? (symbols[31 - Math.clz32(cells)] ?? 0) : 0;
    if (symbol > 0) this.drawStrip(symbol);
    if (card === PRIVATE) {
      player.privateCells |= cells;
      if (player.privateCells !== WHOLE[number]) return;
      player.won.push(number);
      player.temple.reserve += COUNT[player.privateCells] ?? 0;
      player.privateCard = -1;
      player.privateCells = 0;
      return;
    }
    const base = card * MOST_CELLS;
    let free = 0;
    for (let cell = 0; cell < all.length; cell++) {
      if (((cells >> cell) & 1) === 1) state.stands[base + cell] = seat;
      if ((state.stands[base + cell] ?? 0) < 0) free++;
    }
    if (free === 0) this.complete(card, number);
  }

  private complete(god: number, number: number): void {
    const { state } = this;
    const winner = leaderOn(state.stands, god);
    playerAt(state, winner).won.push(number);
    for (let cell = 0; cell < MOST_CELLS; cell++) {
      const owner = state.stands[god * MOST_CELLS + cell] ?? 0;
      if (owner >= 0) playerAt(state, owner).temple.reserve++;
      state.stands[god * MOST_CELLS + cell] = -1;
    }
    if (winner !== this.seat) this.drawStrip(2);
    state.open[god] = (state.decks[god]?.length ?? 0) === 0 ? -1 : god * CARDS_EACH + MIDDLE;
  }

  private drawStrip(length: number): void {
    if ((this.state.piles[length - 2]?.length ?? 0) > 0) {
      playerAt(this.state, this.seat).temple.held.push(length === 2 ? 0 : 4);
    }
  }
}

const row = new Float32Array(templeTerms.names.length);

export function worthOfSeat(state: TempleState, seat: Seat, left: number, weights: Float32Array): number {
  fillTerms(state, seat, left, row);
  return dot(weights, row);
}

/** A seat's win chance as things stand. */
export function chanceNow(state: TempleState, seat: Seat, weights: Float32Array): number {
  const worths = Array.from({ length: state.seats }, (_, other) =>
    worthOfSeat(state, other, turnsLeft(state, other), weights),
  );
  return rivalsChance(worths, seat);
}

/** A seat's win chance once its priest turn of this round is over; exact when nobody has a turn left. */
export function chanceAfterTurn(state: TempleState, seat: Seat, weights: Float32Array): number {
  const worths: number[] = [];
  let turns = 0;
  for (let other = 0; other < state.seats; other++) {
    const left = other === seat ? ROUNDS - state.round : turnsLeft(state, other);
    turns += left;
    worths.push(worthOfSeat(state, other, left, weights));
  }
  if (turns > 0) return rivalsChance(worths, seat);
  const { places } = outcome(state);
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : rivalsChance(worths, seat) / 100;
}
