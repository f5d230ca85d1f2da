import { FastRandom, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';
import { logitOf } from '../playing/calibrate.ts';
import type { Ranked } from './answer.ts';
import { worthOf } from './evaluate.ts';
import { exp } from './exp.ts';
import { compared } from './looks.ts';
import type { Meter } from './meter.ts';
import { isOpen, type RowEnd, type RowSearch, searchRows } from './rows.ts';

/** How the best rows are looked at closer. */
export interface Closer {
  /** Rows that are looked at closer, and at most so many of them behind one first move. */
  readonly width: number;
  readonly alike: number;
  /** Rows so far behind the best in win chance are not looked at. */
  readonly margin: number;
  /** Looks at them all together; most go to those that are hard to tell apart. */
  readonly looks: number;
  /** Unfinished rows kept side by side while a further turn is thought through: the others', and the own next one. */
  readonly beam: number;
  /** Own turns looked ahead; 0: only the others' answers. */
  readonly turns: number;
  /** For how many looks a row's own value counts; none when absent. */
  readonly trust?: number;
  /** Worlds that the chance of the best row is the mean of, where what a turn brings is left to luck; the one of the search when absent. */
  readonly worlds?: number;
}

/** The luck of these worlds: the same ones whatever the seed is, so that the chance that is named does not waver with it. */
const LUCK = 7919;

/** Moves of a turn after which a thought about it ends. */
const LONGEST_ROW = 24;
/** Rows of others between two own turns, and parts of a turn that something learned breaks off. */
const MOST_ROWS = 12;

/**
 * A good whole row of a seat's small moves, found quickly: a few unfinished rows are carried on side by side, those that
 * look best. Null when the budget ends before any row does.
 */
function quickRow<V extends Vocabulary>(
  here: Play<V>,
  seat: Seat,
  rules: RowSearch<V>,
  beam: number,
  meter: Meter,
): Play<V> | null {
  const moment = rules.moment(here.state);
  const open = (play: Play<V>): boolean => isOpen(play, here, seat, rules, moment);
  let best: Play<V> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let rows: readonly Play<V>[] = [here];
  for (let step = 0; step < LONGEST_ROW && rows.length > 0; step++) {
    const unfinished: { readonly play: Play<V>; readonly value: number }[] = [];
    for (const row of rows) {
      const legal = row.moves(seat);
      for (const move of rules.worth?.(row, seat, legal) ?? legal) {
        if (!meter.left) return best;
        const play = row.copy();
        play.make(move, seat);
        const value = worthOf(play, seat, rules.evaluate);
        meter.spend();
        if (open(play)) unfinished.push({ play, value });
        else if (value > most) {
          most = value;
          best = play;
        }
      }
    }
    unfinished.sort((a, b) => b.value - a.value);
    rows = unfinished.slice(0, beam).map(({ play }) => play);
  }
  return best;
}

/** What the end of a row is worth once the others have answered and the seat has taken its next turns. */
function ahead<V extends Vocabulary>(
  end: Play<V>,
  seat: Seat,
  rules: RowSearch<V>,
  { beam, turns }: Closer,
  luck: number,
  meter: Meter,
): number {
  // Hidden things and chance lie anew in every look.
  let play = imagined(end.game, end.game.view(end.state, seat), luck);
  const turnOf = rules.turn ?? rules.moment;
  let latest = turnOf(end.state);
  let own = -1;
  for (let i = 0; i < MOST_ROWS * Math.max(1, turns) && !play.over; i++) {
    const asked = play.seat;
    const turn = turnOf(play.state);
    if (asked === seat && turn !== latest) {
      own++;
      latest = turn;
      if (own === turns) break;
    }
    const next = rules.settle?.(play, luck + i) ?? quickRow(play, asked, rules, beam, meter);
    if (next === null) break;
    next.gained = false;
    play = next;
  }
  return worthOf(play, seat, rules.evaluate);
}

/** The best ends, but not too many behind one first move. */
function different<V extends Vocabulary>(ends: readonly RowEnd<V>[], { width, alike, margin }: Closer): RowEnd<V>[] {
  const behind = new Map<V['move'], number>();
  const kept: RowEnd<V>[] = [];
  const least = (ends[0]?.value ?? 0) - margin;
  for (const end of ends) {
    if (end.value < least) break;
    const count = behind.get(end.move) ?? 0;
    if (count >= alike || kept.length === width) continue;
    behind.set(end.move, count + 1);
    kept.push(end);
  }
  return kept;
}

/** What a row is worth on average over so many worlds: what its end has learned or rolled is one of many. */
function meanWorth<V extends Vocabulary>(
  here: Play<V>,
  seat: Seat,
  { evaluate }: RowSearch<V>,
  moves: readonly V['move'][],
  worlds: number,
): number {
  const view = here.game.view(here.state, seat);
  const random = new FastRandom(LUCK);
  let sum = 0;
  for (let n = 0; n < worlds; n++) {
    const play = imagined(here.game, view, random.next());
    for (const move of moves) {
      if (play.over || !play.moves(seat).includes(move)) break;
      play.make(move, seat);
    }
    sum += worthOf(play, seat, evaluate);
  }
  return sum / worlds;
}

/** Nothing is surer than this, so that every chance has a logit. */
const SURE = 1e-6;
const logit = (chance: number): number => logitOf(Math.min(1 - SURE, Math.max(SURE, chance)));

/** The same order, with the best one's chance as it is on average; all others go along, what is certain stays. */
function named<V extends Vocabulary>(
  ranked: readonly Ranked<V>[],
  best: RowEnd<V> | undefined,
  mean: (moves: readonly V['move'][]) => number,
): readonly Ranked<V>[] {
  if (best === undefined || best.play.over || best.value <= 0 || best.value >= 1) return ranked;
  const shift = logit(mean(best.moves)) - logit(best.value);
  return ranked.map((one) => {
    const { move, value } = one;
    return value <= 0 || value >= 1 ? one : { move, value: 1 / (1 + exp(-(logitOf(value) + shift))) };
  });
}

/**
 * Rates the seat's moves by whole rows, then the best rows by looks at what follows: the others' quick answers and the own
 * next turns, with other luck in each look and the same luck for each row. Looks are dealt out by sequential halving.
 */
export function searchDeeper<V extends Vocabulary>(
  here: Play<V>,
  seat: Seat,
  rules: RowSearch<V>,
  meter: Meter,
  limits: { readonly seed: number; readonly steps: number },
  closer: Closer,
): readonly Ranked<V>[] {
  const keep = closer.width * 8;
  const { ranked, ends } = searchRows(here, seat, { ...rules, keep }, meter, limits);
  const rated = closely(ranked, ends, seat, rules, meter, limits.seed, closer);
  const { worlds } = closer;
  return worlds === undefined ? rated : named(rated, ends[0], (moves) => meanWorth(here, seat, rules, moves, worlds));
}

/** The rated moves with the best rows looked at closer. */
function closely<V extends Vocabulary>(
  ranked: readonly Ranked<V>[],
  ends: readonly RowEnd<V>[],
  seat: Seat,
  rules: RowSearch<V>,
  meter: Meter,
  seed: number,
  closer: Closer,
): readonly Ranked<V>[] {
  const arms = different(ends, closer);
  const [first] = arms;
  if (first === undefined || first.play.over || arms.every(({ move }) => move === first.move)) return ranked;
  const looked = compared(arms, {
    seed,
    looks: closer.looks,
    judged: ({ value }) => value,
    trust: closer.trust ?? 0,
    look: (end, luck) => (end.play.over ? end.value : ahead(end.play, seat, rules, closer, luck, meter)),
    goesOn: () => meter.left,
  });
  if (looked === null) return ranked;
  const close = new Map<V['move'], number>();
  for (const { arm, value } of looked) if (!close.has(arm.move)) close.set(arm.move, value);
  const floor = Math.min(...close.values());
  return ranked.map(({ move, value }) => ({ move, value: close.get(move) ?? Math.min(value, floor) }));
}
