import { FastRandom, type Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Ranked } from './answer.ts';
import { type Evaluate, worthOf } from './evaluate.ts';
import type { Meter } from './meter.ts';
import { oneOf } from './policy.ts';

/** How a seat's row of small moves is searched. */
export interface RowSearch<V extends Vocabulary> {
  readonly evaluate: Evaluate<V>;
  /** Names the turn, or whatever else is decided in one go, that a position belongs to: a row ends where it changes. */
  readonly moment: (state: V['state']) => string | number;
  /** Names the turn alone, where a moment may be a part of it (a battle); the moment when absent. */
  readonly turn?: (state: V['state']) => string | number;
  /** Moves worth trying; all when absent. Never empty. */
  readonly worth?: (play: Play<V>, seat: Seat, moves: readonly V['move'][]) => readonly V['move'][];
  /** Whether what was told between two positions of a row was known to its seat: a card of its own that it showed. No when absent. */
  readonly nothingNew?: (before: V['state'], now: V['state']) => boolean;
  /** Settles by chance what is not worth a thought in a look ahead (secret choices of several); null where there is no such thing. */
  readonly settle?: (play: Play<V>, luck: number) => Play<V> | null;
  /** How many ends are kept, best first. */
  readonly keep?: number;
}

/** Where a row leads. It ends where the turn ends or where something would be learned: nobody plans with luck. */
export interface RowEnd<V extends Vocabulary> {
  /** The row's first move. */
  readonly move: V['move'];
  readonly moves: readonly V['move'][];
  readonly play: Play<V>;
  readonly value: number;
}

export interface Rows<V extends Vocabulary> {
  /** Every first move with the best value that a row beginning with it reaches. */
  readonly ranked: readonly Ranked<V>[];
  readonly ends: readonly RowEnd<V>[];
}

/** A first move, and the best that a row behind it was found to reach. */
interface First<V extends Vocabulary> {
  readonly move: V['move'];
  best: number;
}

/** Whether a row that began here goes on: the seat still decides within the same moment, and has learned nothing. */
export function isOpen<V extends Vocabulary>(
  play: Play<V>,
  here: Play<V>,
  seat: Seat,
  { moment, nothingNew }: RowSearch<V>,
  began: string | number,
): boolean {
  if (play.over || !play.seats().includes(seat) || moment(play.state) !== began) return false;
  return !play.gained || nothingNew?.(here.state, play.state) === true;
}

class Search<V extends Vocabulary> {
  readonly ends: RowEnd<V>[] = [];
  private readonly here: Play<V>;
  private readonly seat: Seat;
  private readonly rules: RowSearch<V>;
  private readonly meter: Meter;
  private readonly moment: string | number;

  constructor(here: Play<V>, seat: Seat, rules: RowSearch<V>, meter: Meter) {
    this.here = here;
    this.seat = seat;
    this.rules = rules;
    this.meter = meter;
    this.moment = rules.moment(here.state);
  }

  /** Tries all rows behind a first move with at most so many steps; false when there are more. */
  exhaust(first: First<V>, steps: number): boolean {
    let left = steps;
    const row: V['move'][] = [];
    const explore = (play: Play<V>, move: V['move']): boolean => {
      if (left-- <= 0 || !this.meter.left) return false;
      const there = play.copy();
      there.make(move, this.seat);
      row.push(move);
      const tried = this.open(there)
        ? this.choices(there).every((next) => explore(there, next))
        : this.note(first, there, row);
      row.pop();
      return tried;
    };
    return explore(this.here, first.move);
  }

  /** One row behind a first move, chosen by chance. */
  sample(first: First<V>, random: FastRandom): void {
    const play = this.here.copy();
    play.make(first.move, this.seat);
    const row = [first.move];
    while (this.open(play)) {
      const move = oneOf<V['move']>(this.choices(play), random);
      play.make(move, this.seat);
      row.push(move);
    }
    this.note(first, play, row);
  }

  private open(play: Play<V>): boolean {
    return isOpen(play, this.here, this.seat, this.rules, this.moment);
  }

  private choices(play: Play<V>): readonly V['move'][] {
    const legal = play.moves(this.seat);
    return this.rules.worth?.(play, this.seat, legal) ?? legal;
  }

  private note(first: First<V>, play: Play<V>, row: readonly V['move'][]): true {
    const value = worthOf(play, this.seat, this.rules.evaluate);
    this.meter.spend();
    if (value > first.best) first.best = value;
    const keep = this.rules.keep ?? 0;
    if (keep === 0 || (this.ends.length >= keep && value <= (this.ends.at(-1)?.value ?? 0))) return true;
    this.ends.push({ move: first.move, moves: [...row], play, value });
    this.ends.sort((a, b) => b.value - a.value);
    if (this.ends.length > keep) this.ends.length = keep;
    return true;
  }
}

/**
 * Rates the seat's moves by the best that a whole row of its moves can reach. Small families of rows are tried out
 * completely; of large ones rows are drawn by chance, more of them behind first moves that look better.
 */
export function searchRows<V extends Vocabulary>(
  here: Play<V>,
  seat: Seat,
  rules: RowSearch<V>,
  meter: Meter,
  { seed, steps }: { readonly seed: number /** Steps granted to the search, about. */; readonly steps: number },
): Rows<V> {
  const legal = here.moves(seat);
  const moves = rules.worth?.(here, seat, legal) ?? legal;
  const firsts = moves.map((move): First<V> => ({ move, best: -1 }));
  const search = new Search(here, seat, rules, meter);
  const random = new FastRandom(seed);
  const each = Math.max(24, Math.floor(steps / 2 / moves.length));
  let open = firsts.filter((first) => !search.exhaust(first, each));
  for (let pulls = 4; open.length > 0 && meter.left; pulls *= 2) {
    for (const first of open) for (let i = 0; i < pulls && meter.left; i++) search.sample(first, random);
    if (pulls * 16 > steps) break;
    // Sorting keeps the order of equal ones.
    open = open.sort((a, b) => b.best - a.best).slice(0, Math.max(2, Math.ceil(open.length / 2)));
  }
  const tried = new Map(firsts.map(({ move, best }) => [move, best]));
  const floor = Math.max(0, Math.min(...tried.values()));
  return { ranked: legal.map((move) => ({ move, value: Math.max(0, tried.get(move) ?? floor) })), ends: search.ends };
}
