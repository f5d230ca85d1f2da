import {
  type Fault,
  type Game,
  keyedChance,
  Match,
  Play,
  type Seat,
  type Situation,
  situationOf,
  type Told,
  type Transcript,
  type Viewer,
  type Vocabulary,
} from '@naos/engine';
import { type LogLine, linesOf } from '@naos/table-ui';

/** One moment of a recorded game: after a move that stands, or before the first. */
export interface Frame {
  /** Number of the move in the transcript; 0 before the first. */
  readonly n: number;
  readonly seat: Seat | null;
  /** The move that led here, in notation; empty before the first. */
  readonly move: string;
  readonly told: readonly Told<Vocabulary['event']>[];
  /** Whether somebody learned something hidden or random by the move. */
  readonly learned: boolean;
  readonly state: Vocabulary['state'];
}

/** Moments in a row that can be watched: a whole game, or what one viewer missed of it. */
export interface Film {
  readonly last: number;
  situation(index: number, viewer: Viewer): Situation<Vocabulary>;
  told(index: number): readonly Told<Vocabulary['event']>[];
  /** The log up to a moment; `'open'` hears what everybody heard. */
  log(index: number, viewer: Viewer | 'open'): LogLine<Vocabulary>[];
  /** Who moves next after a moment; the last mover at the end. */
  mover(index: number): Seat;
  /** Why it can't be followed any further, where that is so. */
  readonly stopped?: Fault | null;
}

/** A recorded game, moment by moment. Moves that were taken back are left out. */
export class Reel implements Film {
  readonly game: Game<Vocabulary>;
  readonly transcript: Transcript;
  readonly seeds: readonly string[];
  readonly frames: readonly Frame[];
  /** A game that began under older rules may end before its last line. */
  readonly stopped: Fault | null;

  /** Throws a GameError when the transcript does not fit the game. */
  constructor(game: Game<Vocabulary>, transcript: Transcript, seeds: readonly string[]) {
    this.game = game;
    this.transcript = transcript;
    this.seeds = seeds;
    const { match, stopped } = Match.replayFitting(game, transcript, seeds);
    this.frames = framesOf(match, transcript, seeds);
    this.stopped = stopped?.fault ?? null;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  situation(index: number, viewer: Viewer): Situation<Vocabulary> {
    const { state } = this.frame(index);
    return situationOf(new Play(this.game, this.game.copy(state)), viewer);
  }

  frame(index: number): Frame {
    const found = this.frames[Math.max(0, Math.min(index, this.last))];
    if (found === undefined) throw new RangeError('There is no moment to show.');
    return found;
  }

  told(index: number): readonly Told<Vocabulary['event']>[] {
    return this.frame(index).told;
  }

  mover(index: number): Seat {
    return (this.frames[index + 1] ?? this.frame(index)).seat ?? 0;
  }

  log(index: number, viewer: Viewer | 'open'): LogLine<Vocabulary>[] {
    return this.frames.slice(0, index + 1).flatMap(({ told, n, seat }) => linesOf<Vocabulary>(told, n, seat, viewer));
  }

  /** The moment that move number `n` led to. */
  indexOf(n: number): number {
    const index = this.frames.findIndex((frame) => frame.n >= n);
    return index === -1 ? this.last : index;
  }

  /** For each move, in order, whether somebody learned something by it. */
  get learned(): readonly boolean[] {
    return this.frames.slice(1).map(({ learned }) => learned);
  }

  /** A running game that shares everything up to a moment and goes on with another seed. */
  fork(index: number, seed: string): { readonly match: Match<Vocabulary>; readonly seeds: readonly string[] } {
    const { n } = this.frame(index);
    const entries = this.transcript.entries.slice(0, n);
    const used = 1 + entries.filter((entry) => 'fork' in entry).length;
    const hashes = this.transcript.hashes.slice(0, n + 1);
    const match = Match.replay(this.game, { head: this.transcript.head, entries, hashes }, this.seeds);
    return { match: match.fork(n, seed), seeds: [...this.seeds.slice(0, used), seed] };
  }
}

function framesOf(match: Match<Vocabulary>, transcript: Transcript, seeds: readonly string[]): Frame[] {
  const { game, opening, standing } = match;
  const { head, entries } = transcript;
  const forks = entries.flatMap((entry) => ('fork' in entry ? [entry.n] : []));
  const chance = (i: number) => keyedChance(seeds[i] ?? '', game.streams.length);
  let play = new Play(game, game.setup(head.seats, head.options, chance(0)));
  let forked = 0;
  const frames: Frame[] = [{ n: 0, seat: null, move: '', told: opening, learned: true, state: game.copy(play.state) }];
  for (const { n, seat, move, told, gained } of standing) {
    for (; (forks[forked] ?? Number.POSITIVE_INFINITY) < n; forked++) {
      const state = game.copy(play.state);
      state.chance = chance(forked + 1);
      play = new Play(game, state);
    }
    const legal = play.moves(seat).find((one) => game.write(one) === move);
    if (legal !== undefined) play.make(legal, seat);
    frames.push({ n, seat, move, told, learned: gained, state: game.copy(play.state) });
  }
  return frames;
}
