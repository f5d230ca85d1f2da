import {
  type FastRandom,
  type Game,
  type OptionRow,
  type Play,
  type Seat,
  sha256,
  type Told,
  type Vocabulary,
} from '@naos/engine';
import type { Spoken } from './spoken.ts';

/** How surely a kind must turn up: in every run, or only in a long soak (a scripted test shows it meanwhile). */
export type Occurs = 'always' | 'rare';

/** Amounts by the name of what is held. */
export type Holdings = Readonly<Record<string, number>>;

/** One change of what a seat holds, as an event tells it. */
export interface Posting {
  readonly seat: Seat;
  readonly what: string;
  readonly by: number;
}

/** What a game says about itself so that the laws can be checked on it. */
export interface LawSpec<V extends Vocabulary> {
  /** Numbers of seats to play with; all that the game allows when absent. */
  readonly seats?: readonly number[];
  /** Sets of options to play with; the standard set and every single change of it when absent. */
  readonly options?: readonly V['options'][];
  /** Random games for each law; the LAWS_RUNS of the environment overrules it. */
  readonly runs?: number;
  /** Named counts of pieces, cards and dice that never change. */
  readonly conserved: (state: V['state']) => Readonly<Record<string, number>>;
  /** Points as the game keeps them, by seat. */
  readonly points: (state: V['state']) => readonly number[];
  /** The same points counted another way: from the board, or from everything that was told so far. */
  readonly recount: (state: V['state'], told: readonly Told<V['event']>[]) => readonly number[];
  /**
   * A loaded position that could have come about: built with the game's own set-up helpers, standing at a question. Every
   * law also plays from such positions, as often as from first moves.
   */
  readonly crowded?: (seats: number, options: V['options'], random: FastRandom) => V['state'];
  /** What a seat holds that moves take and give, by name: resources, points, pieces in hand. */
  readonly holdings?: (state: V['state'], seat: Seat) => Holdings;
  /** What an event that everybody hears says changed hands: between two decisions a seat's holdings change by exactly the sum of what was told. */
  readonly ledger?: (event: V['event']) => readonly Posting[];
  /**
   * What the label of a move promises (prices negative, gains positive), read from the same values as its text: the move
   * does exactly that to those holdings. Null: it names no number.
   */
  readonly promised?: (move: V['move'], view: V['view']) => Holdings | null;
  /** Every kind of move and event there is, so that none is forgotten when one is added. */
  readonly moves: Readonly<Record<V['move']['do'], Occurs>>;
  readonly events: Readonly<Record<V['event']['kind'], Occurs>>;
  /** Steps, as `procedure / step`, that random play reaches too seldom. */
  readonly rareSteps?: readonly string[];
  /** Content rows (cards, tiles) by id, and which of them an event shows in use. */
  readonly rows?: {
    readonly all: readonly string[];
    readonly rare?: readonly string[];
    readonly used: (event: V['event']) => readonly string[];
  };
  /** Event kinds that show a thing for a moment which no view keeps (a die whose number changed nothing). */
  readonly passing?: readonly V['event']['kind'][];
  /** Index of a move to prefer over chance, so that play gets far enough; -1 leaves it to chance. */
  readonly steer?: (play: Play<V>, turns: readonly Turn<V>[], roll: (n: number) => number) => number;
  /** The game's texts: every prompt, move, event and reason must have its words in both languages. */
  readonly words?: Spoken<V>;
  /** Address of the module that exports the game; `@naos/<id>/rules` when absent. */
  readonly module?: string;
}

/** A move that some asked seat may make. */
export interface Turn<V extends Vocabulary> {
  readonly seat: number;
  readonly move: V['move'];
}

/** How one random game begins: with its first move, or in a crowded position. */
export interface Start<V extends Vocabulary> {
  readonly seats: number;
  readonly options: V['options'];
  readonly seed: string;
  readonly crowded: boolean;
}

/** A game together with what it says about itself and the games to be played. */
export interface Ground<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly spec: LawSpec<V>;
  readonly starts: readonly Start<V>[];
  /** True in soaks: rare things must turn up too. */
  readonly soak: boolean;
}

const USUAL_RUNS = 60;
/** Stands before the seed of a crowded position. */
const CROWDED = 'crowded-';

const standardOf = (rows: readonly OptionRow[]): Record<string, boolean | string> =>
  Object.fromEntries(rows.map((row) => [row.key, row.standard]));

/** The standard options and every set that differs from them in one row. */
export function optionSets<V extends Vocabulary>(game: Game<V>): readonly V['options'][] {
  const standard = standardOf(game.options);
  const changed = game.options.flatMap((row) =>
    row.kind === 'flag'
      ? [{ ...standard, [row.key]: !row.standard }]
      : row.values.filter((value) => value !== row.standard).map((value) => ({ ...standard, [row.key]: value })),
  );
  return [standard, ...changed];
}

/** The seed of the numbered random game of a game: the same on every machine and every day. */
export function seedOf(id: string, run: number | string): string {
  return sha256(`laws ${id} ${run}`);
}

/** The start of a random game as a report names it and `LAWS_SEED` repeats it. */
export const nameOfStart = ({ crowded, seed }: Pick<Start<Vocabulary>, 'crowded' | 'seed'>): string =>
  crowded ? CROWDED + seed : seed;

/**
 * Lays out the random games of a spec, by turns from the first move and from a crowded position where the spec has them.
 * `LAWS_RUNS` asks for a soak, `LAWS_SEED` for one reported game.
 */
export function groundOf<V extends Vocabulary>(
  game: Game<V>,
  spec: LawSpec<V>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Ground<V> {
  const asked = Number(environment.LAWS_RUNS ?? 0);
  const runs = asked > 0 ? asked : (spec.runs ?? USUAL_RUNS);
  const reported = environment.LAWS_SEED;
  const kinds =
    spec.crowded === undefined ? [false] : reported === undefined ? [false, true] : [reported.startsWith(CROWDED)];
  const starts = Array.from({ length: runs }, (_, run) =>
    kinds.map(
      (crowded): Start<V> => ({
        ...setting(game, spec, run, crowded),
        seed: reported?.replace(CROWDED, '') ?? seedOf(game.id, run),
        crowded,
      }),
    ),
  );
  return { game, spec, starts: starts.flat(), soak: asked > (spec.runs ?? USUAL_RUNS) };
}

/** Seats and options of the numbered game: all of them by turns; crowded ones also with every option on. */
function setting<V extends Vocabulary>(game: Game<V>, spec: LawSpec<V>, run: number, crowded: boolean) {
  const { min, max } = game.seats;
  const seats = spec.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const options = spec.options ?? [...optionSets(game), ...(crowded ? [everythingOn(game)] : [])];
  const [count = min] = seats.slice(run % seats.length);
  const [chosen = {}] = options.slice(Math.floor(run / seats.length) % options.length);
  return { seats: count, options: chosen };
}

const everythingOn = <V extends Vocabulary>(game: Game<V>): V['options'] =>
  Object.fromEntries(game.options.map((row) => [row.key, row.kind === 'flag' ? true : row.standard]));
