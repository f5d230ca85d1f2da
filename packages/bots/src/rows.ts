import { FastRandom, type Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Ranked } from './answer.ts';
import { type Evaluate, worthOf } from './evaluate.ts';
import type { Meter } from './meter.ts';

/** How a seat's row of small moves is searched. */
export interface RowSearch<V extends Vocabulary> {
  readonly evaluate: Evaluate<V>;
  /** Names the turn, or whatever else is decided in one go, that a position belongs to: a row ends where it changes. */
  readonly moment: (state: V['state']) => string | number;
  /** Names the turn alone, where a moment may be a part of it (a battle); the moment when absent. */
  readonly turn?: (state: V['state']) => string | number;
  /** Moves worth trying; all when absent. Never empty. */
  readonly worth?: (play: Play<V>, seat: Seat, moves: readonly V['move'][]) => readonly V['move'][];
  /** How many ends are kept, best first. */
  readonly keep?: number;
}

/** Where a row leads. It ends where the turn ends or where something would be learned: nobody plans with luck. */
export interface RowEnd<V extends Vocabulary> {
  /** The row's first move. */
  readonly move: V['move'];
  readonly play: Play<V>;
  readonly value: number;
}

export interface Rows<V extends Vocabulary> {
  /** Every first move with the best value that a row beginning with it reaches. */
  readonly ranked: readonly Ranked<V>[];
  readonly ends: readonly RowEnd<V>[];
}

class Search<V extends Vocabulary> {
  readonly best: Float64Array;
  readonly ends: RowEnd<V>[] = [];
  private readonly here: Play<V>;
  private readonly seat: Seat;
  private readonly rules: RowSearch<V>;
  private readonly meter: Meter;
  private readonly moves: readonly V['move'][];
  private readonly moment: string | number;

  constructor(here: Play<V>, seat: Seat, moves: readonly V['move'][], rules: RowSearch<V>, meter: Meter) {
    this.here = here;
    this.seat = seat;
    this.moves = moves;
    this.rules = rules;
    this.meter = meter;
    this.moment = rules.moment(here.state);
    this.best = new Float64Array(moves.length).fill(-1);
  }

  /** Tries all rows behind a first move with at most so many steps; false when there are more. */
  exhaust(first: number, steps: number): boolean {
    let left = steps;
    const explore = (play: Play<V>, move: V['move']): boolean => {
      if (left-- <= 0 || !this.meter.left) return false;
      const there = play.copy();
      there.make(move, this.seat);
      if (!this.open(there)) {
        this.note(first, there);
        return true;
      }
      for (const next of this.choices(there)) if (!explore(there, next)) return false;
      return true;
    };
    return explore(this.here, this.moves[first] as V['move']);
  }

  /** One row behind a first move, chosen by chance. */
  sample(first: number, random: FastRandom): void {
    const play = this.here.copy();
    play.make(this.moves[first] as V['move'], this.seat);
    while (this.open(play)) {
      const choices = this.choices(play);
      play.make(choices[random.below(choices.length)] as V['move'], this.seat);
    }
    this.note(first, play);
  }

  private open(play: Play<V>): boolean {
    if (play.over || play.gained || !play.seats().includes(this.seat)) return false;
    return this.rules.moment(play.state) === this.moment;
  }

  private choices(play: Play<V>): readonly V['move'][] {
    const legal = play.moves(this.seat);
    return this.rules.worth?.(play, this.seat, legal) ?? legal;
  }

  private note(first: number, play: Play<V>): void {
    const value = worthOf(play, this.seat, this.rules.evaluate);
    this.meter.spend();
    if (value > (this.best[first] as number)) this.best[first] = value;
    const keep = this.rules.keep ?? 0;
    if (keep === 0 || (this.ends.length >= keep && value <= (this.ends.at(-1)?.value ?? 0))) return;
    this.ends.push({ move: this.moves[first] as V['move'], play, value });
    this.ends.sort((a, b) => b.value - a.value);
    if (this.ends.length > keep) this.ends.length = keep;
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
  const search = new Search(here, seat, moves, rules, meter);
  const random = new FastRandom(seed);
  const each = Math.max(24, Math.floor(steps / 2 / moves.length));
  let open: number[] = [];
  for (let i = 0; i < moves.length; i++) if (!search.exhaust(i, each)) open.push(i);
  for (let pulls = 4; open.length > 0 && meter.left; pulls *= 2) {
    for (const first of open) for (let i = 0; i < pulls && meter.left; i++) search.sample(first, random);
    if (pulls * 16 > steps) break;
    open = open.sort((a, b) => (search.best[b] as number) - (search.best[a] as number) || a - b);
    open = open.slice(0, Math.max(2, Math.ceil(open.length / 2)));
  }
  const tried = new Map(moves.map((move, i) => [move, search.best[i] as number]));
  const floor = Math.max(0, Math.min(...search.best));
  return { ranked: legal.map((move) => ({ move, value: Math.max(0, tried.get(move) ?? floor) })), ends: search.ends };
}

/** How far beyond the own turn is looked. */
export interface Beyond {
  /** Ends of the own turn that are looked at with the others' answers. */
  readonly width: number;
  /** Steps granted to each answer. */
  readonly steps: number;
  /** At most so many rows are played until the seat's next turn. */
  readonly rows: number;
}

/** What a seat's next turn begins with after everybody else has made the row that is best for himself. */
function afterAnswers<V extends Vocabulary>(
  end: Play<V>,
  seat: Seat,
  rules: RowSearch<V>,
  meter: Meter,
  { steps, rows, from, seed }: Beyond & { readonly from: string | number; readonly seed: number },
): number {
  const random = new FastRandom(seed);
  let play = end.copy();
  for (let i = 0; i < rows && !play.over && meter.left; i++) {
    const asked = play.seat;
    if (asked === seat && (rules.turn ?? rules.moment)(play.state) !== from) break;
    const limits = { seed: random.next(), steps };
    const [best] = searchRows(play, asked, { ...rules, keep: 1 }, meter, limits).ends;
    if (best === undefined) break;
    play = best.play;
    play.gained = false;
  }
  return worthOf(play, seat, rules.evaluate);
}

/**
 * Rates the seat's moves by whole rows, and the best of these by what is left of them when the others have answered, each
 * for himself. Rows that were not looked at closely stay behind those that were.
 */
export function searchAnswers<V extends Vocabulary>(
  here: Play<V>,
  seat: Seat,
  rules: RowSearch<V>,
  meter: Meter,
  limits: { readonly seed: number; readonly steps: number },
  beyond: Beyond,
): readonly Ranked<V>[] {
  const { ranked, ends } = searchRows(here, seat, { ...rules, keep: beyond.width }, meter, limits);
  const from = (rules.turn ?? rules.moment)(here.state);
  const close = new Map<V['move'], number>();
  for (const end of ends) {
    if (close.size > 0 && !meter.left) break;
    const value = end.play.over
      ? end.value
      : afterAnswers(end.play, seat, rules, meter, { ...beyond, from, seed: limits.seed });
    close.set(end.move, Math.max(close.get(end.move) ?? 0, value));
  }
  const floor = Math.min(...close.values());
  return ranked.map(({ move, value }) => ({ move, value: close.get(move) ?? Math.min(value, floor) }));
}
