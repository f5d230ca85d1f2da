import { FastRandom, type Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Ranked } from './answer.ts';
import { worthOf } from './evaluate.ts';
import type { Meter } from './meter.ts';
import { type RowSearch, searchRows } from './rows.ts';

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
