import type { Counselled } from '@naos/bots';
import type { Seat, Vocabulary } from '@naos/engine';
import type { Line } from '@naos/words';

/** A figure of a table of advice: a chance from 0 to 1, a number that is averaged, or words. */
export type AdviceCell = { readonly chance: number } | { readonly mean: number } | { readonly says: Line };

/** What an adviser has found, as plain data: the page draws it, so that every game's looks and reads alike. */
export interface Advice {
  /** What was worked out, in a sentence or two. */
  readonly text: readonly Line[];
  /** Headings of the columns; the first is that of the rows' names. */
  readonly columns: readonly Line[];
  /** Best first. A marked row is the one to follow. */
  readonly rows: readonly {
    readonly name: Line;
    readonly cells: readonly AdviceCell[];
    readonly marked?: boolean;
  }[];
  /** How far the figures can be trusted. */
  readonly note: Line;
}

/** Advice that only one game has, worked out from a seat's view alone. Shown on demand, never against people. */
export interface Adviser<V extends Vocabulary> {
  readonly id: string;
  /** The words on its button. */
  readonly title: Line;
  /** Whether there is something to say to this seat now; quick. */
  readonly applies: (view: V['view'], seat: Seat) => boolean;
  /** Works it out; runs in a worker. */
  readonly advise: (view: V['view'], seat: Seat) => Promise<Advice>;
}

/** Moves compared for a seat by equal looks, from the seat's view alone; topics have their texts as `gains.<topic>`. */
export type Explain<V extends Vocabulary> = (view: V['view'], seat: Seat, moves: readonly V['move'][]) => Counselled<V>;
