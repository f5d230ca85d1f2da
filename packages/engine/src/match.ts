import { commitment, keyedChance } from './chance.ts';
import type { Fault } from './fault.ts';
import { type Game, GameError } from './game.ts';
import { allowSeats, completeOptions, headOf, type MatchSetup } from './match-setup.ts';
import { Play } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import { type Situation, situationOf, whyNot } from './situation.ts';
import { heardBy, type Told } from './told.ts';
import { type BackEntry, chainHash, type Entry, type Head, type MoveEntry, type Transcript } from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A line added to the transcript, with what was told meanwhile. */
export interface Accepted<V extends Vocabulary> {
  readonly entry: Entry;
  readonly hash: string;
  readonly told: readonly Told<V['event']>[];
}

/** A move that stands: not taken back. */
export interface Standing<V extends Vocabulary> {
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  readonly told: readonly Told<V['event']>[];
  /** Some view gained hidden or random information through it. */
  readonly gained: boolean;
  /** Moves of one moment answer the same question, asked of several seats at once. */
  readonly moment: number;
}

/** Where a match stood before a move: what a free take-back returns to. */
interface Point<V extends Vocabulary> {
  readonly n: number;
  readonly play: Play<V>;
  readonly moment: number;
}

/**
 * A game under way: the transcript and the state it leads to. The one gate through which moves of people and bots go: only
 * what is on the engine's list is taken, and a refused move changes nothing.
 */
export class Match<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly head: Head;
  readonly entries: Entry[] = [];
  readonly hashes: string[];
  /** Events of the setup, before the first move. */
  opening: readonly Told<V['event']>[] = [];
  /** The moves that stand, in order. */
  standing: Standing<V>[] = [];
  /** The moment that the next move belongs to: it equals a standing move's while others still decide the same thing. */
  moment = 0;

  private readonly seeds: string[];
  private readonly forks: number[] = [];
  /**
   * The game before each move that may still be taken back freely, in order. A list, not a Map: the outgrown tables of a
   * Map that is filled and emptied all the time refer to the next ones, which keeps every position alive until the
   * collector next looks at everything.
   */
  private readonly points: Point<V>[] = [];
  /** Draws made with the seeds of before the last fork. */
  private drawsBefore = 0;
  private play: Play<V>;

  private constructor(game: Game<V>, head: Head, seed: string) {
    this.game = game;
    this.head = head;
    this.hashes = [chainHash('', head)];
    this.seeds = [seed];
    this.play = this.opened();
  }

  /** Begins a new match. Throws a GameError for seats or options that the game does not allow. */
  static begin<V extends Vocabulary>(game: Game<V>, setup: MatchSetup): Match<V> {
    return new Match(game, headOf(game, setup), setup.seed);
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

  /** The file's content as it stands. It holds every secret: show it to nobody before the end. */
  get transcript(): Transcript {
    return { head: this.head, entries: this.entries, hashes: this.hashes };
  }

  /** What a viewer may know and do now. */
  situation(viewer: Viewer): Situation<V> {
    return situationOf(this.play, viewer);
  }

  /** Every event a viewer has heard, in order. */
  heard(viewer: Viewer): V['event'][] {
    return [this.opening, ...this.standing.map(({ told }) => told)].flatMap((told) => heardBy(told, viewer));
  }

  /** Makes a seat's move, given in notation. */
  make(seat: Seat, text: string, at?: number): Accepted<V> | Refusal {
    const checked = this.check(seat, text);
    if ('refused' in checked) return checked;
    const entry: MoveEntry = { n: this.entries.length + 1, seat, move: text, ...(at === undefined ? {} : { at }) };
    const told = this.carryOut(entry, checked.move);
    return { entry, hash: this.append(entry), told };
  }

  /** Why a text is no legal move of a seat now; null when it is one. */
  refusal(seat: Seat, text: string): Refusal | null {
    const checked = this.check(seat, text);
    return 'refused' in checked ? checked : null;
  }

  /**
   * The seat's own moves that it may take back now, first to last: those since which nothing hidden or random was learned
   * by anybody and no other seat has chosen, but for seats deciding the same thing at once.
   */
  undoable(seat: Seat): readonly number[] {
    const open: number[] = [];
    let foreign: number | null = null;
    const lastFork = this.forks.at(-1) ?? 0;
    // From the end, without a reversed copy: a server asks after every move.
    for (let i = this.standing.length - 1; i >= 0; i--) {
      const move = this.standing[i] as Standing<V>;
      if (move.gained || lastFork > move.n) break;
      if (foreign !== null && move.moment !== foreign) break;
      if (move.seat === seat) open.unshift(move.n);
      else foreign = move.moment;
    }
    return open;
  }

  /** Takes back a seat's own moves from number `from` on (the last one by default), if they are undoable. */
  takeBack(seat: Seat, from?: number, at?: number): Accepted<V> | Refusal {
    const open = this.undoable(seat);
    const back = from ?? open.at(-1);
    if (back === undefined || !open.includes(back)) return { refused: 'take-back', why: null };
    return this.back({ n: this.entries.length + 1, seat, back, ...(at === undefined ? {} : { at }) });
  }

  /** Takes back everybody's moves from number `from` on: by consent of the table, which the caller has. */
  takeBackAll(seat: Seat, from: number, at?: number): Accepted<V> | Refusal {
    if (!this.standing.some(({ n }) => n === from)) return { refused: 'take-back', why: null };
    return this.back({ n: this.entries.length + 1, seat, back: from, all: true, ...(at === undefined ? {} : { at }) });
  }

  /** The last line of a finished match: reveals the seeds. Null while it runs or when it is written already. */
  close(): Accepted<V> | null {
    const last = this.entries.at(-1);
    if (!this.over || (last !== undefined && 'seeds' in last)) return null;
    const outcome = this.game.outcome(this.state);
    const entry: Entry = { n: this.entries.length + 1, seeds: [...this.seeds], outcome };
    return { entry, hash: this.append(entry), told: [] };
  }

  /** A match of its own that shares the first `n` entries and goes on from there with another seed. */
  fork(n: number, seed: string): Match<V> {
    const transcript = { head: this.head, entries: this.entries.slice(0, n), hashes: this.hashes.slice(0, n + 1) };
    const forked = Match.replay(this.game, transcript, this.seeds);
    const entry: Entry = { n: n + 1, fork: commitment(seed) };
    forked.reseed(entry.n, seed);
    forked.append(entry);
    return forked;
  }

  /**
   * The match that a transcript describes. `seeds` come from its end or, while it runs, from where they are kept. Throws
   * a GameError that names the line of the first entry that does not fit.
   */
  static replay<V extends Vocabulary>(game: Game<V>, transcript: Transcript, seeds: readonly string[]): Match<V> {
    const { head, entries } = transcript;
    if (head.game !== game.id) {
      throw new GameError(`Line 1: this is a game of ${head.game}, not of ${game.id}.`, {
        code: 'other-game',
        values: { game: head.game },
      });
    }
    if (head.rules !== game.version) {
      throw new GameError(
        `Line 1: it was played by rules ${head.rules} of ${game.id}; this version knows ${game.version}.`,
        { code: 'rules', values: { was: head.rules, known: game.version } },
      );
    }
    const seed = seeds[0];
    if (seed === undefined)
      throw new GameError('The seed of this game is not known: it is revealed when the game ends.', {
        code: 'unfinished',
      });
    if (commitment(seed) !== head.commitment) {
      throw new GameError('Line 1: the seed does not fit its commitment.', { code: 'seed', values: { line: 1 } });
    }
    allowSeats(game, head.seats);
    completeOptions(game, head.options);
    const match = new Match(game, head, seed);
    for (const entry of entries) {
      const problem = match.repeat(entry, seeds);
      if (problem === null) continue;
      const { text, code, values } = problem;
      const at = { line: entry.n + 1 };
      throw new GameError(`Line ${at.line}: ${text}.`, { code, values: { ...at, ...values } });
    }
    return match;
  }

  /** Follows one entry of a transcript; returns what is wrong with it, or null. */
  private repeat(entry: Entry, seeds: readonly string[]): (Fault & { readonly text: string }) | null {
    if ('move' in entry) {
      const answer = this.make(entry.seat, entry.move, entry.at);
      if (!('refused' in answer)) return null;
      const { move, seat } = entry;
      const text = `"${move}" by seat ${seat} is refused (${reasonOf(answer)})`;
      return { text, code: 'move', values: { move, seat: seat + 1 } };
    }
    if ('back' in entry) {
      const answer =
        entry.all === true
          ? this.takeBackAll(entry.seat, entry.back, entry.at)
          : this.takeBack(entry.seat, entry.back, entry.at);
      if (!('refused' in answer)) return null;
      const { seat, back } = entry;
      return { text: `seat ${seat} can't take back move ${back}`, code: 'take-back', values: { seat: seat + 1, back } };
    }
    if ('fork' in entry) {
      const seed = seeds[this.forks.length + 1];
      if (seed === undefined || commitment(seed) !== entry.fork)
        return { text: 'the seed of the fork does not fit its commitment', code: 'seed' };
      this.reseed(entry.n, seed);
      this.append(entry);
      return null;
    }
    const closed = this.close();
    if (closed === null) return { text: 'the game is not over here, yet the file says it ended', code: 'not-over' };
    return JSON.stringify(closed.entry) === JSON.stringify(entry)
      ? null
      : { text: 'the outcome or the seeds do not fit the game', code: 'outcome' };
  }

  private check(seat: Seat, text: string): { readonly move: V['move'] } | Refusal {
    const { game, play } = this;
    if (play.over) return { refused: 'over', why: null };
    if (!play.seats().includes(seat)) return { refused: 'not-asked', why: null };
    const wanted = game.read(text);
    if (wanted === null) return { refused: 'unreadable', why: null };
    const key = game.key(wanted);
    const written = game.write(wanted);
    const move = play.moves(seat).find((legal) => game.key(legal) === key && game.write(legal) === written);
    return move === undefined ? { refused: 'illegal', why: whyNot(play, seat, wanted) } : { move };
  }

  private carryOut({ n, seat, move: text }: MoveEntry, move: V['move']): readonly Told<V['event']>[] {
    // On a copy: if a rule throws, the match still stands where it stood, and the game before the move is kept for undo.
    const play = new Play(this.game, this.game.copy(this.state), true);
    play.make(move, seat);
    const { told, gained } = play;
    if (gained) this.points.length = 0;
    else {
      this.dropClosed(seat);
      this.points.push({ n, play: this.play, moment: this.moment });
    }
    this.play = play;
    this.standing.push({ n, seat, move: text, told, gained, moment: this.moment });
    if (!play.sameMoment) this.moment++;
    return told;
  }

  /** Forgets the points that nobody can freely go back to once a seat moves: see `undoable`. Memory follows the turn, not the game. */
  private dropClosed(seat: Seat): void {
    const last = this.standing.at(-1);
    if (last === undefined || last.seat === seat) return;
    const open = this.points.findIndex(({ moment }) => moment >= last.moment);
    this.points.splice(0, open === -1 ? this.points.length : open);
  }

  private append(entry: Entry): string {
    const hash = chainHash(this.hashes.at(-1) ?? '', entry);
    this.entries.push(entry);
    this.hashes.push(hash);
    return hash;
  }

  private opened(): Play<V> {
    const { game, head, seeds } = this;
    const chance = keyedChance(seeds[0] as string, game.streams.length);
    const play = new Play(game, game.setup(head.seats, head.options, chance), true);
    this.opening = play.told;
    this.moment = 0;
    this.drawsBefore = 0;
    return play;
  }

  private reseed(n: number, seed: string): void {
    this.forks.push(n);
    this.seeds.push(seed);
    this.points.length = 0;
    this.drawsBefore = this.draws;
    const state = this.game.copy(this.state);
    state.chance = keyedChance(seed, this.game.streams.length);
    this.play = new Play(this.game, state, true);
  }

  /** Goes back to before the first move taken back and plays those that stay once more. */
  private back(entry: BackEntry): Accepted<V> | Refusal {
    const stays = ({ n, seat }: Standing<V>): boolean => n < entry.back || (entry.all !== true && seat !== entry.seat);
    const kept = this.standing.filter(stays);
    const before = { play: this.play, standing: this.standing, moment: this.moment };
    const replayed = this.returnTo(entry.back, kept);
    for (const move of replayed) {
      const checked = this.check(move.seat, move.move);
      if ('refused' in checked) {
        Object.assign(this, before);
        this.points.length = 0;
        return { refused: 'take-back', why: null };
      }
      this.carryOut({ n: move.n, seat: move.seat, move: move.move }, checked.move);
    }
    return { entry, hash: this.append(entry), told: [] };
  }

  /** Stands before move `n` again, by the kept point or from the start; returns the moves after it that are to be repeated. */
  private returnTo(n: number, kept: readonly Standing<V>[]): readonly Standing<V>[] {
    const from = this.points.findIndex((point) => point.n >= n);
    const [point] = from === -1 ? [] : this.points.splice(from);
    if (point?.n !== n) return this.fromTheStart(n, kept);
    this.play = point.play;
    this.moment = point.moment;
    this.standing = kept.filter((move) => move.n < n);
    return kept.filter((move) => move.n > n);
  }

  /** The same from the very start, through every fork: only consent goes back that far. */
  private fromTheStart(n: number, kept: readonly Standing<V>[]): readonly Standing<V>[] {
    const seeds = this.seeds.splice(1);
    const forks = this.forks.splice(0).map((fork, i) => ({ n: fork, seed: seeds[i] as string }));
    this.standing = [];
    this.play = this.opened();
    for (const step of [...kept.filter((move) => move.n < n), ...forks].toSorted((a, b) => a.n - b.n)) {
      if ('seed' in step) this.reseed(step.n, step.seed);
      else this.carryOut(step, this.game.read(step.move) as V['move']);
    }
    return [];
  }
}

function reasonOf({ refused, why }: Refusal): string {
  return why === null ? refused : `${refused}, rule ${why.rule}`;
}
