import { commitment } from './chance.ts';
import type { Fault } from './fault.ts';
import { type Game, GameError } from './game.ts';
import { allowSeats, completeOptions, headOf, type MatchSetup } from './match-setup.ts';
import { type KeptPosition, Position, type Standing } from './position.ts';
import type { Proposal, ToldLine } from './proposal.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Situation } from './situation.ts';
import { heardBy, type Told } from './told.ts';
import {
  type BackEntry,
  chainHash,
  chainLine,
  type EndEntry,
  type Entry,
  type ForkEntry,
  type Head,
  type MoveEntry,
  type Transcript,
} from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A game under way: the transcript and the position it leads to. The one gate through which moves of people and bots go:
 * only what is on the engine's list is taken. A move is proposed, which changes nothing, and then accepted; between the
 * two the caller can store it.
 */
export class Match<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly head: Head;
  readonly entries: Entry[] = [];
  readonly hashes: string[];
  /** SHA-256 as hex digits for what is proposed, where the caller has a faster one than the engine's own. */
  digest: ((text: string) => string) | undefined;
  /** Events of the setup, before the first move. */
  readonly opening: readonly Told<V['event']>[];
  private readonly seed: string;
  private readonly first: Position<V>;
  private current: Position<V>;

  private constructor(game: Game<V>, head: Head, seed: string) {
    this.game = game;
    this.head = head;
    this.hashes = [chainHash('', head)];
    this.seed = seed;
    const { position, told } = Position.first(game, head, seed);
    this.first = position;
    this.current = position;
    this.opening = told;
  }

  /** Begins a new match. Throws a GameError for seats or options that the game does not allow. */
  static begin<V extends Vocabulary>(game: Game<V>, setup: MatchSetup): Match<V> {
    return new Match(game, headOf(game, setup), setup.seed);
  }

  /** Where the match stands. */
  get position(): Position<V> {
    return this.current;
  }

  /** Where it stood before its first line. */
  get start(): Position<V> {
    return this.first;
  }

  get state(): V['state'] {
    return this.current.state;
  }

  get over(): boolean {
    return this.current.over;
  }

  /** Seats asked now. */
  get asked(): readonly Seat[] {
    return this.current.asked;
  }

  /** Random draws made so far, under all seeds. */
  get draws(): number {
    return this.current.draws;
  }

  /** The moves that stand, in order. */
  get standing(): readonly Standing<V>[] {
    return this.current.standing;
  }

  /** The moment that the next move belongs to. */
  get moment(): number {
    return this.current.moment;
  }

  /** The file's content as it stands. It holds every secret: show it to nobody before the end. */
  get transcript(): Transcript {
    return { head: this.head, entries: this.entries, hashes: this.hashes };
  }

  /** Where a line of the match leads from the position before it: a look back that leaves the match where it stands. */
  after(before: Position<V>, entry: Entry): Position<V> {
    if ('seeds' in entry) return before;
    if ('fork' in entry) return before.forked(entry.n, this.current.forkSeeds[before.forkSeeds.length] ?? '');
    const position = this.led(before, entry);
    if (isRefusal(position)) throw new GameError(`Line ${entry.n + 1}: it does not follow from the one before.`);
    return position;
  }

  /** What a viewer may know and do now. */
  situation(viewer: Viewer): Situation<V> {
    return this.current.situation(viewer);
  }

  /** Every event a viewer has heard, in order. */
  heard(viewer: Viewer): V['event'][] {
    return [this.opening, ...this.standing.map(({ told }) => told)].flatMap((told) => heardBy(told, viewer));
  }

  /** The seat's own moves that it may take back now, first to last. */
  undoable(seat: Seat): readonly number[] {
    return this.current.undoable(seat);
  }

  /** Why a text is no legal move of a seat now; null when it is one. */
  refusal(seat: Seat, text: string): Refusal | null {
    const checked = this.current.check(seat, text);
    return isRefusal(checked) ? checked : null;
  }

  /** Works out a seat's move, given in notation. */
  propose(seat: Seat, text: string, at?: number): Proposal<V> | Refusal {
    return this.proposed({ n: this.entries.length + 1, seat, move: text, ...timed(at) });
  }

  /** Works out taking back a seat's own moves from number `from` on (the last one by default), if they are undoable. */
  proposeUndo(seat: Seat, from?: number, at?: number): Proposal<V> | Refusal {
    const back = from ?? this.undoable(seat).at(-1) ?? 0;
    return this.proposed({ n: this.entries.length + 1, seat, back, ...timed(at) });
  }

  /** Works out taking back everybody's moves from number `from` on: by consent of the table, which the caller has. */
  proposeUndoAll(seat: Seat, from: number, at?: number): Proposal<V> | Refusal {
    return this.proposed({ n: this.entries.length + 1, seat, back: from, all: true, ...timed(at) });
  }

  /** Adds what was proposed. Throws a GameError when the match has gone on since. */
  accept({ from, position, lines }: Proposal<V>): void {
    if (from !== this.current) throw new GameError('The match has gone on since this was proposed.');
    for (const { entry, hash } of lines) this.append(entry, hash);
    this.current = position;
  }

  /** Proposes a move and accepts it, where nothing has to be stored in between. */
  make(seat: Seat, text: string, at?: number): Proposal<V> | Refusal {
    return this.accepted(this.propose(seat, text, at));
  }

  /** Proposes an undo and accepts it. */
  undo(seat: Seat, from?: number, at?: number): Proposal<V> | Refusal {
    return this.accepted(this.proposeUndo(seat, from, at));
  }

  /** Proposes an undo by consent and accepts it. */
  undoAll(seat: Seat, from: number, at?: number): Proposal<V> | Refusal {
    return this.accepted(this.proposeUndoAll(seat, from, at));
  }

  /** A match of its own that shares the first `n` entries and goes on from there with another seed. */
  fork(n: number, seed: string): Match<V> {
    const transcript = { head: this.head, entries: this.entries.slice(0, n), hashes: this.hashes.slice(0, n + 1) };
    const forked = Match.replay(this.game, transcript, [this.seed, ...this.current.forkSeeds]);
    forked.addFork({ n: n + 1, fork: commitment(seed) }, seed);
    return forked;
  }

  /**
   * The match that a transcript describes. `seeds` come from its end or, while it runs, from where they are kept. Throws
   * a GameError that names the line of the first entry that does not fit.
   */
  static replay<V extends Vocabulary>(game: Game<V>, transcript: Transcript, seeds: readonly string[]): Match<V> {
    const { match, stopped } = Match.replayFitting(game, transcript, seeds);
    if (stopped !== null) throw stopped;
    return match;
  }

  /**
   * The same for a game that began under older rules: as far as its lines fit the present ones, and what stopped it. A
   * game of the present rules fits or throws.
   */
  static replayFitting<V extends Vocabulary>(
    game: Game<V>,
    transcript: Transcript,
    seeds: readonly string[],
  ): { readonly match: Match<V>; readonly stopped: GameError | null } {
    const { head, entries } = transcript;
    const seed = seedOf(game, head, seeds);
    const match = new Match(game, head, seed);
    for (const entry of entries) {
      const problem = match.follow(entry, seeds);
      if (problem === null) continue;
      const { text, code, values } = problem;
      const line = entry.n + 1;
      if (head.rules !== game.version) return { match, stopped: olderRules(game, head, line, text) };
      throw new GameError(`Line ${line}: ${text}.`, { code, values: { line, ...values } });
    }
    return { match, stopped: null };
  }

  /**
   * The match after lines of which the position was kept, without playing them. Whoever keeps positions sees to it that one
   * belongs to its lines and to the rules as they are: nothing of that is checked here.
   */
  static resume<V extends Vocabulary>(
    game: Game<V>,
    { head, entries, hashes }: Transcript,
    seeds: readonly string[],
    kept: KeptPosition<V>,
  ): Match<V> {
    const match = new Match(game, head, seedOf(game, head, seeds));
    for (const [i, entry] of entries.entries()) match.append(entry, hashes[i + 1]);
    match.current = Position.restored(game, kept, entries);
    return match;
  }

  /**
   * Adds one line of a transcript; returns what is wrong with it, or null. `seeds`: the game's own and those of its forks;
   * `hash`: of the line, where the file's chain has been checked already.
   */
  follow(entry: Entry, seeds: readonly string[] = [], hash?: string): (Fault & { readonly text: string }) | null {
    if ('fork' in entry) {
      const seed = seeds[this.current.forkSeeds.length + 1];
      if (seed === undefined || commitment(seed) !== entry.fork)
        return { text: 'the seed of the fork does not fit its commitment', code: 'seed' };
      this.addFork(entry, seed);
      return null;
    }
    if ('seeds' in entry) {
      const last = this.entries.at(-1);
      if (!this.over || (last !== undefined && 'seeds' in last))
        return { text: 'the game is not over here, yet the file says it ended', code: 'not-over' };
      if (JSON.stringify(this.ending(this.current)) !== JSON.stringify(entry))
        return { text: 'the outcome or the seeds do not fit the game', code: 'outcome' };
      this.append(entry, hash);
      return null;
    }
    const position = this.led(this.current, entry);
    if (!isRefusal(position)) {
      this.append(entry, hash);
      this.current = position;
      return null;
    }
    const { seat } = entry;
    if ('back' in entry) {
      const { back } = entry;
      return { text: `seat ${seat} can't take back move ${back}`, code: 'take-back', values: { seat: seat + 1, back } };
    }
    const text = `"${entry.move}" by seat ${seat} is refused (${reasonOf(position)})`;
    return { text, code: 'move', values: { move: entry.move, seat: seat + 1 } };
  }

  private proposed(entry: MoveEntry | BackEntry): Proposal<V> | Refusal {
    const { current: from } = this;
    const position = this.led(from, entry);
    if (isRefusal(position)) return position;
    const told = 'move' in entry ? (position.standing.at(-1)?.told ?? []) : [];
    const chained = chainLine(this.hashes.at(-1) ?? '', entry, this.digest);
    const lines: ToldLine<V>[] = [{ entry, ...chained, told }];
    if (position.over) {
      const end = this.ending(position, entry.n + 1);
      lines.push({ entry: end, ...chainLine(chained.hash, end, this.digest), told: [] });
    }
    return { lines, from, position };
  }

  /** The position that a line leads to. What the game's own rules throw is a refusal like any other: nothing has changed. */
  private led(from: Position<V>, entry: MoveEntry | BackEntry): Position<V> | Refusal {
    try {
      return 'move' in entry ? from.after(entry) : from.before(entry, this.first);
    } catch (error) {
      if (error instanceof GameError) return { refused: 'fault', why: null, error };
      throw error;
    }
  }

  private accepted(answer: Proposal<V> | Refusal): Proposal<V> | Refusal {
    if (!isRefusal(answer)) this.accept(answer);
    return answer;
  }

  /** The last line of a finished match: reveals the seeds. */
  private ending(position: Position<V>, n = this.entries.length + 1): EndEntry {
    return { n, seeds: [this.seed, ...position.forkSeeds], outcome: this.game.outcome(position.state) };
  }

  private addFork(entry: ForkEntry, seed: string): void {
    this.append(entry);
    this.current = this.current.forked(entry.n, seed);
  }

  private append(entry: Entry, hash = chainHash(this.hashes.at(-1) ?? '', entry)): void {
    this.entries.push(entry);
    this.hashes.push(hash);
  }
}

/** The seed of a game that is to be followed under these rules; throws a GameError where it can't be. */
function seedOf<V extends Vocabulary>(game: Game<V>, head: Head, seeds: readonly string[]): string {
  if (head.game !== game.id) {
    throw new GameError(`Line 1: this is a game of ${head.game}, not of ${game.id}.`, {
      code: 'other-game',
      values: { game: head.game },
    });
  }
  if (head.rules !== game.version && game.replays?.includes(head.rules) !== true) {
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
  return seed;
}

/** A line of a game that began under older rules does not fit the present ones. */
function olderRules<V extends Vocabulary>(game: Game<V>, { rules }: Head, line: number, text: string): GameError {
  return new GameError(
    `Line ${line}: ${text}. The game began under rules ${rules} of ${game.id}; by the present ones (${game.version}) it can be followed up to the line before.`,
    { code: 'older-rules', values: { line, was: rules, known: game.version } },
  );
}

const timed = (at: number | undefined): { readonly at?: number } => (at === undefined ? {} : { at });

function reasonOf(refusal: Refusal): string {
  if (refusal.refused === 'fault') return refusal.error.message;
  const { refused, why } = refusal;
  return why === null ? refused : `${refused}, rule ${why.rule}`;
}
