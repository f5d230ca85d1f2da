import { keyedChance } from './chance.ts';
import { type Game, GameError } from './game.ts';
import { EVERYBODY, NOBODY_GAINED, Play } from './play.ts';
import { KINDS } from './procedure.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import { SharedList } from './shared-list.ts';
import { type Asked, askedIn, type Situation, situationOf, whyNot } from './situation.ts';
import type { Told } from './told.ts';
import type { BackEntry, Entry, Head, MoveEntry } from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A move that stands: not taken back. */
export interface Standing<V extends Vocabulary> {
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  readonly told: readonly Told<V['event']>[];
  /** Some view gained hidden or random information through it, and whose did, as bits (`Play.gainers`). */
  readonly gained: boolean;
  readonly gainers: number;
  /** Moves of one moment answer the same question, asked of several seats at once. */
  readonly moment: number;
}

/** Where a match stood before a move: what a free undo returns to. No whole position, which would keep all before it alive. */
interface Point<V extends Vocabulary> {
  readonly n: number;
  readonly play: Play<V>;
  readonly moment: number;
}

/** Another seed that holds from a line on. */
interface Fork {
  readonly n: number;
  readonly seed: string;
}

/** What is told, and whom it is for unless it is for all. */
type KeptTold<V extends Vocabulary> = readonly [event: V['event'], to?: Seat | null, not?: Seat | null];

/**
 * What the lines do not say of the moves that stand, in order. Lists of what is alike, and how much more a number is than
 * the one before, are packed into half of the room.
 */
interface KeptMoves<V extends Vocabulary> {
  readonly n: readonly number[];
  readonly moment: readonly number[];
  readonly gainers: readonly number[];
  readonly told: readonly (readonly KeptTold<V>[])[];
}

/**
 * A position as plain data that survives JSON: a cache of the lines that lead there, which are the truth. It holds every
 * secret.
 */
export interface KeptPosition<V extends Vocabulary> {
  readonly state: V['state'];
  readonly moves: KeptMoves<V>;
  readonly moment: number;
  readonly points: readonly { readonly n: number; readonly moment: number; readonly state: V['state'] }[];
  readonly forks: readonly Fork[];
  readonly drawsBefore: number;
}

interface Parts<V extends Vocabulary> {
  readonly play: Play<V>;
  readonly moves: SharedList<Standing<V>>;
  readonly moment: number;
  readonly points: readonly Point<V>[];
  readonly forks: readonly Fork[];
  readonly drawsBefore: number;
}

const NO_UNDO: Refusal = { refused: 'take-back', why: null };

/** Whether a move ends what a seat may take back: its own taught somebody something, or another's taught the seat. */
function closes<V extends Vocabulary>({ seat: mover, gained, gainers }: Standing<V>, seat: Seat): boolean {
  return mover === seat ? gained : ((gainers >> seat) & 1) === 1;
}

const steps = (numbers: readonly number[]): number[] => numbers.map((number, i) => number - (numbers[i - 1] ?? 0));

function keptMoves<V extends Vocabulary>(standing: readonly Standing<V>[]): KeptMoves<V> {
  return {
    n: steps(standing.map(({ n }) => n)),
    moment: steps(standing.map(({ moment }) => moment)),
    gainers: standing.map(({ gainers }) => gainers),
    told: standing.map(({ told }) =>
      told.map(({ event, to, not }) => (to === null && not === null ? [event] : [event, to, not])),
    ),
  };
}

function standingOf<V extends Vocabulary>(moves: KeptMoves<V>, entries: readonly Entry[]): Standing<V>[] {
  let [n, moment] = [0, 0];
  return moves.told.map((list, i) => {
    n += moves.n[i] ?? 0;
    moment += moves.moment[i] ?? 0;
    const entry = entries[n - 1];
    if (entry === undefined || !('move' in entry)) throw new GameError(`Line ${n + 1}: it is no move.`);
    const gainers = moves.gainers[i] ?? NOBODY_GAINED;
    const told = list.map(([event, to = null, not = null]) => ({ event, to, not }));
    return { n, seat: entry.seat, move: entry.move, told, gained: gainers !== NOBODY_GAINED, gainers, moment };
  });
}

/** Where a match stands. It never changes: a line of the transcript leads from one position to the next. */
export class Position<V extends Vocabulary> {
  /** The moment that the next move belongs to: it equals a standing move's while others still decide the same thing. */
  readonly moment: number;
  private readonly play: Play<V>;
  private readonly moves: SharedList<Standing<V>>;
  /** The game before each move that may still be taken back freely, in order. */
  private readonly points: readonly Point<V>[];
  private readonly forks: readonly Fork[];
  /** Draws made with the seeds of before the last fork. */
  private readonly drawsBefore: number;

  private constructor({ play, moves, moment, points, forks, drawsBefore }: Parts<V>) {
    this.play = play;
    this.moves = moves;
    this.moment = moment;
    this.points = points;
    this.forks = forks;
    this.drawsBefore = drawsBefore;
  }

  /** The first question of a game, and what was told on the way to it. */
  static first<V extends Vocabulary>(game: Game<V>, { seats, options }: Pick<Head, 'seats' | 'options'>, seed: string) {
    const play = new Play(game, game.setup(seats, options, keyedChance(seed, game.streams.length)), true);
    const position = new Position<V>({
      play,
      moves: SharedList.of([]),
      moment: 0,
      points: [],
      forks: [],
      drawsBefore: 0,
    });
    return { position, told: play.told };
  }

  /** The position that was kept after these lines of a game. */
  static restored<V extends Vocabulary>(game: Game<V>, kept: KeptPosition<V>, entries: readonly Entry[]): Position<V> {
    const { state, moves, moment, points, forks, drawsBefore } = kept;
    return new Position<V>({
      play: new Play(game, state, true),
      moves: SharedList.of(standingOf(moves, entries)),
      moment,
      points: points.map((point) => ({ n: point.n, moment: point.moment, play: new Play(game, point.state, true) })),
      forks,
      drawsBefore,
    });
  }

  /** Everything that `restored` needs besides the lines: a part of the position, not a copy of it. */
  get kept(): KeptPosition<V> {
    const { state, moment, forks, drawsBefore } = this;
    const moves = keptMoves(this.standing);
    const points = this.points.map((point) => ({ n: point.n, moment: point.moment, state: point.play.state }));
    return { state, moves, moment, points, forks, drawsBefore };
  }

  /** The moves that stand, in order: to be read at once, not to be kept. */
  get standing(): readonly Standing<V>[] {
    return this.moves.all;
  }

  get state(): V['state'] {
    return this.play.state;
  }

  get over(): boolean {
    return this.play.over;
  }

  /** Seats asked now. */
  get asked(): readonly Seat[] {
    return this.play.seats();
  }

  /** Random draws made so far, under all seeds. */
  get draws(): number {
    return this.drawsBefore + this.state.chance.drawn.reduce((sum, count) => sum + count, 0);
  }

  /** The seeds of the forks, in order. */
  get forkSeeds(): readonly string[] {
    return this.forks.map(({ seed }) => seed);
  }

  /** What is asked now, as everybody may know it; null when the game is over. */
  get question(): Asked<V> | null {
    return askedIn(this.play);
  }

  /** Whether seats decide at once now, each perhaps in several steps that the others do not see. */
  get together(): boolean {
    return this.play.question?.step.kind === KINDS.together;
  }

  /** What a viewer may know now. */
  view(viewer: Viewer): V['view'] {
    return this.play.game.view(this.state, viewer);
  }

  /** What a viewer may know and do now. */
  situation(viewer: Viewer): Situation<V> {
    return situationOf(this.play, viewer);
  }

  /** The move that a seat's text means, if it is on the list. */
  check(seat: Seat, text: string): { readonly move: V['move'] } | Refusal {
    const { play } = this;
    const { game } = play;
    if (play.over) return { refused: 'over', why: null };
    if (!play.seats().includes(seat)) return { refused: 'not-asked', why: null };
    const wanted = game.read(text);
    if (wanted === null) return { refused: 'unreadable', why: null };
    const key = game.key(wanted);
    const written = game.write(wanted);
    const move = play.moves(seat).find((legal) => game.key(legal) === key && game.write(legal) === written);
    return move === undefined ? { refused: 'illegal', why: whyNot(play, seat, wanted) } : { move };
  }

  /** The position after a seat's move, or why it is none. */
  after(entry: MoveEntry): Position<V> | Refusal {
    const checked = this.check(entry.seat, entry.move);
    return isRefusal(checked) ? checked : this.moved(entry, checked.move);
  }

  /** The position from which another seed holds. */
  forked(n: number, seed: string): Position<V> {
    const { game } = this.play;
    const state = game.copy(this.state);
    state.chance = keyedChance(seed, game.streams.length);
    return new Position({
      play: new Play(game, state, true),
      moves: this.moves,
      moment: this.moment,
      points: [],
      forks: [...this.forks, { n, seed }],
      drawsBefore: this.draws,
    });
  }

  /**
   * The seat's own moves that it may take back now, first to last: those through which nobody, and since which the seat
   * itself, learned anything hidden or random, and since which no other seat has chosen, but for seats deciding the same
   * thing at once.
   */
  undoable(seat: Seat): readonly number[] {
    const open: number[] = [];
    let foreign: number | null = null;
    const lastFork = this.forks.at(-1)?.n ?? 0;
    // From the end, without a reversed copy: a server asks after every move.
    const { standing } = this;
    for (let i = standing.length - 1; i >= 0; i--) {
      const move = standing[i];
      if (move === undefined || closes(move, seat) || lastFork > move.n) break;
      if (foreign !== null && move.moment !== foreign) break;
      if (move.seat === seat) open.unshift(move.n);
      else foreign = move.moment;
    }
    return open;
  }

  /**
   * The position before the moves that a line takes back, with those that stay made once more. `first` is where the
   * match began: only consent goes back further than the kept points.
   */
  before(entry: BackEntry, first: Position<V>): Position<V> | Refusal {
    const all = entry.all === true;
    const open = all ? this.standing.map(({ n }) => n) : this.undoable(entry.seat);
    if (!open.includes(entry.back)) return NO_UNDO;
    const kept = this.standing.filter(({ n, seat }) => n < entry.back || (!all && seat !== entry.seat));
    const from = this.points.findIndex(({ n }) => n >= entry.back);
    const point = this.points[from];
    if (point?.n !== entry.back) return this.retold(kept, first);
    let position: Position<V> | Refusal = new Position({
      play: point.play,
      moves: SharedList.of(kept.filter(({ n }) => n < entry.back)),
      moment: point.moment,
      points: this.points.slice(0, from),
      forks: this.forks,
      drawsBefore: this.drawsBefore,
    });
    for (const { n, seat, move } of kept) {
      if (n < entry.back) continue;
      position = position.after({ n, seat, move });
      if (isRefusal(position)) return NO_UNDO;
    }
    return position;
  }

  /** The moves that stay, from the very start and through every fork. */
  private retold(kept: readonly Standing<V>[], first: Position<V>): Position<V> | Refusal {
    let position: Position<V> | Refusal = first;
    for (const step of [...kept, ...this.forks].toSorted((a, b) => a.n - b.n)) {
      position = 'seed' in step ? position.forked(step.n, step.seed) : position.after(step);
      if (isRefusal(position)) return NO_UNDO;
    }
    return position;
  }

  private moved({ n, seat, move: text }: MoveEntry, move: V['move']): Position<V> {
    const { game } = this.play;
    const play = new Play(game, game.copy(this.state), true);
    play.make(move, seat);
    const { moment, forks, drawsBefore } = this;
    const { told, gained, gainers } = play;
    return new Position({
      play,
      moves: this.moves.with({ n, seat, move: text, told, gained, gainers, moment }),
      moment: play.sameMoment ? moment : moment + 1,
      points: gainers === EVERYBODY ? [] : [...this.stillOpen(seat), { n, play: this.play, moment }],
      forks,
      drawsBefore,
    });
  }

  /** The points that somebody can freely go back to once a seat has moved: see `undoable`. Memory follows the turn, not the game. */
  private stillOpen(seat: Seat): readonly Point<V>[] {
    const { last } = this.moves;
    if (last === undefined || last.seat === seat) return this.points;
    return this.points.filter(({ moment }) => moment >= last.moment);
  }
}
