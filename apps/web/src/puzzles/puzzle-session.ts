import { type Play, type Seat, type Situation, situationOf, type Vocabulary } from '@naos/engine';
import { type Puzzle, puzzlePlay } from '@naos/game-module';
import { Listeners, type LogLine, linesOf, type Scene, type Session } from '@naos/table-ui';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** What came of a try: the move in notation, and what it gives away. */
export interface Try {
  readonly move: string;
  readonly right: boolean;
  /** Part of the chance to win that the move gives away; 0 for the solution. */
  readonly loss: number;
  /** True when it gives away this much or more. */
  readonly atLeast: boolean;
}

/** Who wants to know how it goes. */
export interface PuzzleNotes {
  /** Whenever the solution is on the board. */
  readonly solved: (helped: boolean) => void;
  /** Once: at the first try, or when help is asked for; whether the move was found at once and alone. */
  readonly met: (right: boolean) => void;
}

/** The position with its log, as it stands after some moves. */
interface Board {
  readonly play: Play<Vocabulary>;
  readonly log: LogLine<Vocabulary>[];
  moves: number;
}

/** A puzzle on the real board, seen by its seat alone. Only the solution is played; other tries are answered. */
export class PuzzleSession implements Session<Vocabulary> {
  readonly loaded: AnyLoadedGame;
  readonly puzzle: Puzzle;
  private readonly names: readonly string[];
  private readonly notes: PuzzleNotes;
  /** The position as the seat saw it. */
  readonly start: Situation<Vocabulary>;
  private readonly listeners = new Listeners();
  private board: Board;
  private version = 0;
  private tried: Try | null = null;
  private followed: string[] = [];
  private helped = false;
  private hinted = false;
  private wasMet = false;
  private current: Scene<Vocabulary>;

  /** Throws a GameError when the puzzle does not fit the game. */
  constructor(loaded: AnyLoadedGame, puzzle: Puzzle, names: readonly string[], notes: PuzzleNotes) {
    this.loaded = loaded;
    this.puzzle = puzzle;
    this.names = names;
    this.notes = notes;
    this.board = boardOf(loaded, puzzle);
    this.start = situationOf(this.board.play, puzzle.seat);
    this.current = this.draw();
  }

  readonly scene = (): Scene<Vocabulary> => this.current;
  readonly subscribe = this.listeners.subscribe;

  /** The last try, null before the first. */
  get result(): Try | null {
    return this.tried;
  }

  /** Moves of the line that were played after the solution. */
  get line(): readonly string[] {
    return this.followed;
  }

  /** Whether the line goes on. */
  get more(): boolean {
    return this.tried?.right === true && this.followed.length < this.puzzle.line.length;
  }

  /** Whether the person was told the move or shown candidates. */
  get wasHelped(): boolean {
    return this.helped;
  }

  /** The solution among the next best moves, once a hint was asked for; in an order that says nothing. */
  get candidates(): readonly string[] {
    if (!this.hinted) return [];
    return [this.puzzle.solution, ...this.puzzle.rivals.slice(0, 2).map(({ move }) => move)].toSorted();
  }

  readonly choose = (move: Vocabulary['move']): void => this.attempt(this.loaded.game.write(move));

  /** Tries a move given in notation. */
  readonly attempt = (text: string): void => {
    if (this.tried?.right === true) return;
    this.tried = tryOf(this.puzzle, text);
    this.meet(this.tried.right && !this.helped);
    if (this.tried.right) {
      this.make(text);
      this.notes.solved(this.helped);
    }
    this.refresh();
  };

  readonly hint = (): void => {
    this.hinted = true;
    this.helped = true;
    this.meet(false);
    this.refresh();
  };

  /** Plays the solution for the person. */
  readonly show = (): void => {
    this.helped = true;
    this.attempt(this.puzzle.solution);
  };

  /** The next move of the line. */
  readonly goOn = (): void => {
    const next = this.puzzle.line[this.followed.length];
    if (!this.more || next === undefined) return;
    this.make(next);
    this.followed = [...this.followed, next];
    this.refresh();
  };

  /** The position once more. */
  readonly again = (): void => {
    this.board = boardOf(this.loaded, this.puzzle);
    this.tried = null;
    this.followed = [];
    this.refresh();
  };

  readonly undo = (): void => this.again();
  readonly restartTurn = (): void => this.again();
  readonly liftCurtain = (): void => {};
  readonly close = (): void => {};

  /** A move of the position as its button says it; the notation where it is none. */
  readonly labelled = (text: string, say: (move: Vocabulary['move'], view: Vocabulary['view']) => string): string => {
    const { view, moves } = this.start;
    const move = moves.find((one) => this.loaded.game.write(one) === text) ?? this.loaded.game.read(text);
    return move === null ? text : say(move, view);
  };

  private meet(right: boolean): void {
    if (this.wasMet) return;
    this.wasMet = true;
    this.notes.met(right);
  }

  private make(text: string): void {
    const { play, log } = this.board;
    const { seat } = this.puzzle;
    const move = play.moves(seat).find((one) => this.loaded.game.write(one) === text);
    if (move === undefined) return;
    const heard = play.told.length;
    play.make(move, seat);
    this.board.moves++;
    log.push(...linesOf<Vocabulary>(play.told.slice(heard), this.board.moves, seat, seat));
  }

  private refresh(): void {
    this.version++;
    this.current = this.draw();
    this.listeners.tell();
  }

  private draw(): Scene<Vocabulary> {
    const { seat } = this.puzzle;
    const situation = situationOf(this.board.play, seat);
    const open = this.tried?.right !== true;
    return {
      version: this.version,
      seat,
      situation: open ? situation : { ...situation, moves: [] },
      seats: this.names.map((name, one) => ({
        seat: one,
        name,
        kind: one === seat ? 'you' : 'bot',
        thinking: false,
        online: true,
      })),
      log: [...this.board.log],
      fresh: [],
      undo: null,
      curtain: null,
      notice: null,
    };
  }
}

/** What a try is worth: known for the solution and the next best moves, and at least that of the last for all others. */
export function tryOf({ solution, rivals }: Puzzle, move: string): Try {
  if (move === solution) return { move, right: true, loss: 0, atLeast: false };
  const rival = rivals.find((one) => one.move === move);
  return { move, right: false, loss: (rival ?? rivals[0])?.loss ?? 0, atLeast: rival === undefined };
}

/** The position, and what its seat has heard on the way. */
function boardOf({ game }: AnyLoadedGame, puzzle: Puzzle): Board {
  const log: LogLine<Vocabulary>[] = [];
  let heard = 0;
  let moves = 0;
  const note = (play: Play<Vocabulary>, seat: Seat): void => {
    moves++;
    log.push(...linesOf<Vocabulary>(play.told.slice(heard), moves, seat, puzzle.seat));
    heard = play.told.length;
  };
  const play = puzzlePlay(game, puzzle, note);
  return { play, log, moves };
}
