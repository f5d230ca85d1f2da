import { FastRandom, Play, type Seat, situationOf, type Vocabulary } from '@naos/engine';
import type { PlannedMove } from '@naos/protocol';
import { Listeners, type LogLine, linesOf, type Scene, type SeatInfo, type Session } from '@naos/table-ui';
import { line } from '@naos/words';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** A move that was tried, with the question it answered. */
interface TriedMove {
  readonly seat: Seat;
  readonly choice: string;
  readonly move: string;
}

interface Sketch {
  readonly state: Vocabulary['state'];
  readonly log: readonly LogLine<Vocabulary>[];
}

/**
 * A planning board: lines tried in private from what the seat knows, for every seat in turn. What the seat can't know is
 * guessed, and nothing here reaches the table.
 */
export class PlanSession implements Session<Vocabulary> {
  readonly loaded: AnyLoadedGame;
  private readonly own: Seat;
  private readonly seats: readonly SeatInfo[];
  private readonly listeners = new Listeners();
  private readonly before: Sketch[] = [];
  private moves: readonly TriedMove[] = [];
  private play: Play<Vocabulary>;
  private log: LogLine<Vocabulary>[] = [];
  private version = 0;
  private current: Scene<Vocabulary>;

  constructor(loaded: AnyLoadedGame, view: Vocabulary['view'], own: Seat, seats: readonly SeatInfo[]) {
    this.loaded = loaded;
    this.own = own;
    this.seats = seats;
    const guess = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    this.play = new Play(loaded.game, loaded.game.imagine(view, new FastRandom(guess)), true);
    this.current = this.draw([]);
  }

  readonly scene = (): Scene<Vocabulary> => this.current;
  readonly subscribe = this.listeners.subscribe;

  readonly choose = (move: Vocabulary['move']): void => {
    const seat = this.mover();
    this.before.push({ state: this.loaded.game.copy(this.play.state), log: this.log });
    const choice = this.play.question?.step.name ?? '';
    this.moves = [...this.moves, { seat, choice, move: this.loaded.game.write(move) }];
    const heard = this.play.told.length;
    this.play.make(move, seat);
    const told = this.play.told.slice(heard);
    this.log = [...this.log, ...linesOf<Vocabulary>(told, this.before.length, seat, 'open')];
    this.refresh(told);
  };

  readonly undo = (): void => this.backTo(this.before.length - 1);
  readonly restartTurn = (): void => this.backTo(0);
  readonly liftCurtain = (): void => {};
  readonly close = (): void => {};

  /** One's own moves of the line that stands here. */
  readonly planned = (): readonly PlannedMove[] =>
    this.moves.filter(({ seat }) => seat === this.own).map(({ choice, move }) => ({ choice, move }));

  /** The seat whose move is tried next: one's own first, where several decide at once. */
  private mover(): Seat {
    const asked = this.play.seats();
    return asked.includes(this.own) ? this.own : (asked[0] ?? this.own);
  }

  private backTo(index: number): void {
    const sketch = this.before[index];
    if (sketch === undefined) return;
    this.before.length = index;
    this.moves = this.moves.slice(0, index);
    this.play = new Play(this.loaded.game, this.loaded.game.copy(sketch.state), true);
    this.log = [...sketch.log];
    this.refresh();
  }

  private refresh(fresh: Scene<Vocabulary>['fresh'] = []): void {
    this.version++;
    this.current = this.draw(fresh);
    this.listeners.tell();
  }

  private draw(fresh: Scene<Vocabulary>['fresh']): Scene<Vocabulary> {
    const seat = this.mover();
    return {
      version: this.version,
      seat,
      situation: situationOf(this.play, seat),
      seats: this.seats.map((seatInfo) => ({ ...seatInfo, thinking: false })),
      log: this.log,
      fresh,
      undo: { step: this.before.length > 0, turn: this.before.length > 1 },
      curtain: null,
      notice: line(seat === this.own ? 'plan.own' : 'plan.other', { name: this.seats[seat]?.name ?? '' }),
    };
  }
}
