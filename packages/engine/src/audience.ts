import type { Position } from './position.ts';
import type { Seat, Viewer } from './seat.ts';
import { hears } from './told.ts';
import type { BackEntry, Entry, MoveEntry } from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** For whom a line is anything at all: a bit for those who watch, then one for each seat. */
export type Audience = number;

/** Everybody notices the line. */
export const WHOLE_AUDIENCE: Audience = -1;

/** Where something for a viewer stands in a list with a place for each: those who watch first, then the seats. */
export function placeOf(viewer: Viewer): number {
  return viewer === null ? 0 : viewer + 1;
}

export function isIn(audience: Audience, viewer: Viewer): boolean {
  return ((audience >> placeOf(viewer)) & 1) === 1;
}

/**
 * Which lines of a match each viewer notices. A line that tells a viewer nothing is none for it: it has no number, so
 * that nobody can count what others do in secret. Worked out from the transcript alone, the same by everybody who reads it.
 */
export class Audiences<V extends Vocabulary> {
  private readonly seats: number;
  /** By place: the numbers of the lines that were noticed, in order. */
  private readonly noticed: number[][];
  private readonly all: Audience[] = [];

  constructor(seats: number) {
    this.seats = seats;
    this.noticed = Array.from({ length: seats + 1 }, () => []);
  }

  /** Who notices a line that leads from one position to another. */
  of(entry: Entry, from: Position<V>, to: Position<V>): Audience {
    if ('move' in entry) return this.ofMove(entry, from, to);
    return 'back' in entry ? this.ofBack(entry, from) : WHOLE_AUDIENCE;
  }

  /** Notes who notices the next line. */
  add(audience: Audience): void {
    const n = this.all.push(audience);
    let bits = audience;
    for (const lines of this.noticed) {
      if ((bits & 1) === 1) lines.push(n);
      bits >>= 1;
    }
  }

  /** How many lines a viewer has noticed: its own version of the match. */
  count(viewer: Viewer): number {
    return this.linesOf(viewer).length;
  }

  /** How many of the lines up to number `n` it has noticed. */
  countAt(viewer: Viewer, n: number): number {
    const lines = this.linesOf(viewer);
    let low = 0;
    let high = lines.length;
    // Mostly it is asked at the end.
    if (n >= (lines[high - 1] ?? 0)) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle] ?? 0) <= n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The number of the last line before the viewer noticed another one than its first `count`. */
  lineAt(viewer: Viewer, count: number): number {
    const next = this.linesOf(viewer)[count];
    return next === undefined ? this.all.length : next - 1;
  }

  /** Who notices line `n`. */
  at(n: number): Audience {
    return this.all[n - 1] ?? WHOLE_AUDIENCE;
  }

  get size(): number {
    return this.all.length;
  }

  private linesOf(viewer: Viewer): readonly number[] {
    return this.noticed[placeOf(viewer)] ?? [];
  }

  /** Whoever made it, hears of it, or sees something else than before. */
  private ofMove({ seat }: MoveEntry, from: Position<V>, to: Position<V>): Audience {
    const told = to.standing.at(-1)?.told ?? [];
    if (told.some((one) => one.to === null && one.not === null) || !isSame(from.question, to.question)) {
      return WHOLE_AUDIENCE;
    }
    let audience = 1 << placeOf(seat);
    for (let place = 0; place <= this.seats; place++) {
      const viewer: Viewer = place === 0 ? null : place - 1;
      if (viewer === seat) continue;
      if (told.some((one) => hears(one, viewer)) || !isSame(from.view(viewer), to.view(viewer))) audience |= 1 << place;
    }
    return audience;
  }

  /** Whoever takes back or noticed something of what is taken back; what the table agreed on, everybody. */
  private ofBack({ seat, back, all }: BackEntry, from: Position<V>): Audience {
    if (all === true) return WHOLE_AUDIENCE;
    const gone = from.standing.filter((move) => move.n >= back && move.seat === seat);
    return gone.reduce((audience, { n }) => audience | (this.all[n - 1] ?? 0), 1 << placeOf(seat));
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The seat's own moves that it may take back without anything that others do in secret having a say in it. */
export function openlyUndoable<V extends Vocabulary>(position: Position<V>, seat: Seat): readonly number[] {
  const open = position.undoable(seat);
  if (open.length === 0 || !position.together) return open;
  return open.filter((n) => position.standing.some((move) => move.n === n && move.moment === position.moment));
}
