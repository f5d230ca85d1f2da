import type { Seat } from '@naos/engine';
import { KINGDOM_SIZE } from '../rules/content/constants.ts';
import { BONUS_POINTS, CAPACITY, CLASS_OF, CLASSES, KIND, KINDS_EACH, TEMPLE } from './classes.ts';

const TEMPLES = 4;

/** What states and views have in common. */
interface Open {
  readonly board: readonly number[];
  readonly round: number;
  readonly options: { readonly removalsFirst: boolean };
  readonly sides: readonly {
    readonly score: number;
    readonly supply: number;
    readonly dead: number;
    readonly token: boolean;
  }[];
}

/**
 * A position as the bot counts it: priests by class, and the sums that worth is made of. One object is changed in place
 * through a whole search; every change can be taken back.
 */
export class Position {
  /** Priests of a seat on a class: `on[seat * CLASSES + class]`. */
  readonly on = new Int8Array(2 * CLASSES);
  readonly inTemple = new Int8Array(2 * TEMPLES);
  /** Priests by kind: yellow, green, black, blue, bonus. */
  readonly onKind = new Int8Array(2 * KINDS_EACH);
  readonly bonus = new Int8Array(2);
  readonly supply = new Int8Array(2);
  readonly dead = new Int8Array(2);
  readonly score = new Int16Array(2);
  /** Exchange tokens left, 0 or 1. */
  readonly token = new Int8Array(2);
  /** How good the cards left in the deck are: their mean above the average card, or 0 for a fresh deck. */
  readonly deck = new Float32Array(2);
  round = 1;
  /** Both remove before anybody places: the optional order. */
  removalsFirst = false;

  /** The position of a state or of a view: the board is open to all. */
  static of({ board, sides, round, options }: Open): Position {
    const position = new Position();
    for (let space = 0; space < board.length; space++) {
      const owner = board[space] ?? 0;
      if (owner >= 0) position.add(owner, CLASS_OF[space] ?? 0, 1);
    }
    for (const [seat, side] of sides.entries()) {
      position.supply[seat] = side.supply;
      position.dead[seat] = side.dead;
      position.score[seat] = side.score;
      position.token[seat] = side.token ? 1 : 0;
    }
    position.round = round;
    position.removalsFirst = options.removalsFirst;
    return position;
  }

  set(other: Position): void {
    this.on.set(other.on);
    this.inTemple.set(other.inTemple);
    this.onKind.set(other.onKind);
    this.bonus.set(other.bonus);
    this.supply.set(other.supply);
    this.dead.set(other.dead);
    this.score.set(other.score);
    this.token.set(other.token);
    this.deck.set(other.deck);
    this.round = other.round;
    this.removalsFirst = other.removalsFirst;
  }

  copy(): Position {
    const copied = new Position();
    copied.set(this);
    return copied;
  }

  /** Adds or (with -1) takes away a priest; where it comes from or goes to is for the caller. */
  add(seat: Seat, c: number, n: number): void {
    this.on[seat * CLASSES + c] = (this.on[seat * CLASSES + c] ?? 0) + n;
    const temple = seat * TEMPLES + (TEMPLE[c] ?? 0);
    this.inTemple[temple] = (this.inTemple[temple] ?? 0) + n;
    const kind = seat * KINDS_EACH + (KIND[c] ?? 0);
    this.onKind[kind] = (this.onKind[kind] ?? 0) + n;
    this.bonus[seat] = (this.bonus[seat] ?? 0) + n * (BONUS_POINTS[c] ?? 0);
  }

  free(c: number): number {
    return (CAPACITY[c] ?? 0) - (this.on[c] ?? 0) - (this.on[CLASSES + c] ?? 0);
  }

  get kingdom(): number {
    return (this.dead[0] ?? 0) + (this.dead[1] ?? 0);
  }

  /** A priest leaves a temple for the Kingdom, or for its owner's supply when that is full (4.6.10, 4.6.11). */
  kill(owner: Seat, c: number): void {
    this.add(owner, c, -1);
    if (this.kingdom < KINGDOM_SIZE) this.dead[owner] = (this.dead[owner] ?? 0) + 1;
    else this.supply[owner] = (this.supply[owner] ?? 0) + 1;
  }

  /** A priest goes from the supply to a space (4.7.3). */
  settle(seat: Seat, c: number): void {
    this.add(seat, c, 1);
    this.supply[seat] = (this.supply[seat] ?? 0) - 1;
  }

  /** Points that a scoring of this board would pay (5.1). */
  scoring(seat: Seat): number {
    const other = 1 - seat;
    const own = (t: number): number => this.inTemple[seat * TEMPLES + t] ?? 0;
    const theirs = (t: number): number => this.inTemple[other * TEMPLES + t] ?? 0;
    let points = this.bonus[seat] ?? 0;
    if (own(0) > theirs(0)) points += own(0) - theirs(0);
    if (own(1) > theirs(1)) points += 5;
    if (own(2) > theirs(2)) points += own(2);
    if (own(3) > theirs(3)) points += 3 * (this.onKind[seat * KINDS_EACH + 3] ?? 0);
    if ((this.onKind[seat * KINDS_EACH + 2] ?? 0) > (this.onKind[other * KINDS_EACH + 2] ?? 0)) points += 8;
    return points;
  }

  /** Whether one more priest could fill something; most often it can't, and need not be looked at. */
  nearlyFills(seat: Seat): boolean {
    for (let t = 0; t < TEMPLES; t++) if ((this.inTemple[seat * TEMPLES + t] ?? 0) >= 11) return true;
    return (this.onKind[seat * KINDS_EACH] ?? 0) >= 13 || (this.onKind[seat * KINDS_EACH + 1] ?? 0) >= 13;
  }

  /** Whether a seat's priests fill a temple, or all yellow or all green spaces (4.7.11 to 4.7.13). */
  filled(seat: Seat): boolean {
    for (let t = 0; t < TEMPLES; t++) if (this.inTemple[seat * TEMPLES + t] === 12) return true;
    return this.onKind[seat * KINDS_EACH] === 14 || this.onKind[seat * KINDS_EACH + 1] === 14;
  }
}
