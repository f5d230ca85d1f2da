import { samePlain } from './copy.ts';
import type { Position } from './position.ts';
import type { Seat, Viewer } from './seat.ts';
import { hears } from './told.ts';
import type { BackEntry, Entry, MoveEntry } from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** For whom a line is anything at all: a bit for those who watch, then one for each seat. */
export type Audience = number;

/** Everybody notices the line. */
export const WHOLE_AUDIENCE: Audience = -1;

const NONE: readonly number[] = [];

/** What some viewers see at a position. */
interface Seen<V extends Vocabulary> {
  readonly position: Position<V>;
  readonly views: ReadonlyMap<Viewer, V['view']>;
}

/** Where something for a viewer stands in a list with a place for each: those who watch first, then the seats. */
export function placeOf(viewer: Viewer): number {
  return viewer === null ? 0 : viewer + 1;
}

/** Whose place it is. */
export function viewerAt(place: number): Viewer {
  return place === 0 ? null : place - 1;
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
  private lines = 0;
  /** Of lines that somebody does not notice, by number. The others, which most are, cost nothing. */
  private readonly partial = new Map<number, Audience>();
  /** By place: the numbers of the lines that were not noticed, in order. */
  private readonly missed: number[][];
  /** What viewers see after the last of some lines in secret: the next one begins there. */
  private seen: Seen<V> | null = null;

  constructor(seats: number) {
    this.seats = seats;
    this.missed = Array.from({ length: seats + 1 }, () => []);
  }

  /** Who notices a line that leads from one position to another. */
  of(entry: Entry, from: Position<V>, to: Position<V>): Audience {
    if ('move' in entry) return this.ofMove(entry, from, to);
    return 'back' in entry ? this.ofBack(entry, from) : WHOLE_AUDIENCE;
  }

  /** Notes who notices the next line. */
  add(audience: Audience): void {
    const n = ++this.lines;
    if (audience === WHOLE_AUDIENCE) return;
    this.partial.set(n, audience);
    for (const [place, missed] of this.missed.entries()) if (((audience >> place) & 1) === 0) missed.push(n);
  }

  /** How many lines a viewer has noticed: its own version of the match. */
  count(viewer: Viewer): number {
    return this.lines - this.missedBy(viewer).length;
  }

  /** How many of the lines up to number `n` it has noticed. */
  countAt(viewer: Viewer, n: number): number {
    const last = Math.min(n, this.lines);
    return last - fitting(this.missedBy(viewer), (line) => line <= last);
  }

  /** The number of the last line before the viewer noticed another one than its first `count`. */
  lineAt(viewer: Viewer, count: number): number {
    return Math.min(this.lines, count + fitting(this.missedBy(viewer), (line, before) => line <= count + before + 1));
  }

  /** Who notices line `n`. */
  at(n: number): Audience {
    return this.partial.get(n) ?? WHOLE_AUDIENCE;
  }

  get size(): number {
    return this.lines;
  }

  private missedBy(viewer: Viewer): readonly number[] {
    return this.missed[placeOf(viewer)] ?? NONE;
  }

  /** Whoever made it, hears of it, or sees something else than before. */
  private ofMove({ seat }: MoveEntry, from: Position<V>, to: Position<V>): Audience {
    const told = to.standing.at(-1)?.told ?? [];
    if (told.some((one) => one.to === null && one.not === null) || !samePlain(from.question, to.question)) {
      this.seen = null;
      return WHOLE_AUDIENCE;
    }
    const before = this.seen?.position === from ? this.seen.views : null;
    const views = new Map<Viewer, V['view']>();
    let audience = 1 << placeOf(seat);
    for (let place = 0; place <= this.seats; place++) {
      const viewer = viewerAt(place);
      if (viewer === seat) continue;
      const view = to.view(viewer);
      views.set(viewer, view);
      if (told.some((one) => hears(one, viewer)) || !samePlain(before?.get(viewer) ?? from.view(viewer), view))
        audience |= 1 << place;
    }
    this.seen = { position: to, views };
    return audience;
  }

  /** Whoever takes back or noticed something of what is taken back; what the table agreed on, everybody. */
  private ofBack({ seat, back, all }: BackEntry, from: Position<V>): Audience {
    if (all === true) return WHOLE_AUDIENCE;
    const gone = from.standing.filter((move) => move.n >= back && move.seat === seat);
    return gone.reduce((audience, { n }) => audience | this.at(n), 1 << placeOf(seat));
  }
}

/** How many numbers at the start of a list fit, where none does after the first that does not. */
function fitting(list: readonly number[], fits: (value: number, index: number) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(list[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The seat's own moves that it may take back without anything that others do in secret having a say in it. */
export function openlyUndoable<V extends Vocabulary>(position: Position<V>, seat: Seat): readonly number[] {
  const open = position.undoable(seat);
  if (open.length === 0 || !position.together) return open;
  return open.filter((n) => position.standing.some((move) => move.n === n && move.moment === position.moment));
}
