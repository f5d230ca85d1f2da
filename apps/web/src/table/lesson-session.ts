import { hears, Play, type Seat, situationOf, type Vocabulary } from '@naos/engine';
import type { Tutorial, TutorialStep } from '@naos/game-module';
import { Listeners, type LogLine, linesOf, type Scene, type Session } from '@naos/table-ui';
import type { Line } from '@naos/words';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** The learner's seat in every lesson. */
const LEARNER: Seat = 0;

/** Where the lesson stood when a step began, to go back to it. */
interface Mark {
  readonly state: Vocabulary['state'];
  readonly replied: number;
  readonly log: readonly LogLine<Vocabulary>[];
}

/** A lesson: a scripted position on the real engine. Welcome moves lead on, others are answered with a word. */
export class LessonSession implements Session<Vocabulary> {
  readonly loaded: AnyLoadedGame;
  private readonly tutorial: Tutorial<Vocabulary>;
  private readonly names: readonly string[];
  private readonly listeners = new Listeners();
  private play: Play<Vocabulary>;
  private replied = 0;
  private log: LogLine<Vocabulary>[] = [];
  private marks: Mark[] = [];
  private instead: Line | null = null;
  private version = 0;
  private current: Scene<Vocabulary>;

  constructor(loaded: AnyLoadedGame, tutorial: Tutorial<Vocabulary>, names: readonly string[]) {
    this.loaded = loaded;
    this.tutorial = tutorial;
    this.names = names;
    this.play = new Play(loaded.game, tutorial.start(), true);
    this.mark();
    this.current = this.draw([]);
  }

  readonly scene = (): Scene<Vocabulary> => this.current;
  readonly subscribe = this.listeners.subscribe;

  /** Number of the present step, from 0; as many as there are steps when the lesson is over. */
  get at(): number {
    return this.marks.length - 1;
  }

  get step(): TutorialStep<Vocabulary> | null {
    return this.tutorial.steps[this.at] ?? null;
  }

  get steps(): number {
    return this.tutorial.steps.length;
  }

  /** Said because the last move tried was not welcome. */
  get answer(): Line | null {
    return this.instead;
  }

  readonly choose = (move: Vocabulary['move']): void => {
    const welcome = this.step?.welcome;
    if (welcome === undefined || !welcome(move, this.current.situation.view)) {
      this.instead = this.step?.instead ?? null;
      this.refresh();
      return;
    }
    const heard = this.play.told.length;
    this.make(move, LEARNER);
    this.letOthersReply();
    this.goOn(this.play.told.slice(heard).filter((told) => hears(told, LEARNER)));
  };

  /** Leaves a step that is only read. */
  readonly next = (): void => this.goOn([]);

  /** Back to where the step before began. */
  readonly back = (): void => {
    this.marks.pop();
    const mark = this.marks.at(-1);
    if (mark === undefined) return;
    this.play = new Play(this.loaded.game, this.loaded.game.copy(mark.state), true);
    this.replied = mark.replied;
    this.log = [...mark.log];
    this.instead = null;
    this.refresh();
  };

  /** Makes a welcome move for the learner. */
  readonly showMe = (): void => {
    const { moves, view } = this.current.situation;
    const move = moves.find((one) => this.step?.welcome?.(one, view));
    if (move !== undefined) this.choose(move);
  };

  readonly undo = (): void => this.back();
  readonly restartTurn = (): void => this.back();
  readonly liftCurtain = (): void => {};
  readonly close = (): void => {};

  private goOn(fresh: Scene<Vocabulary>['fresh']): void {
    this.instead = null;
    this.mark();
    this.refresh(fresh);
  }

  private mark(): void {
    this.marks.push({ state: this.loaded.game.copy(this.play.state), replied: this.replied, log: [...this.log] });
  }

  private make(move: Vocabulary['move'], seat: Seat): void {
    const heard = this.play.told.length;
    this.play.make(move, seat);
    this.log.push(...linesOf<Vocabulary>(this.play.told.slice(heard), this.log.length + 1, seat, LEARNER));
  }

  private letOthersReply(): void {
    const { game } = this.loaded;
    while (!this.play.over && !this.play.seats().includes(LEARNER)) {
      const { seat } = this.play;
      const moves = this.play.moves(seat);
      const scripted = this.tutorial.replies[this.replied++];
      const move = moves.find((one) => game.write(one) === scripted) ?? moves[0];
      if (move === undefined) return;
      this.make(move, seat);
    }
  }

  private refresh(fresh: Scene<Vocabulary>['fresh'] = []): void {
    this.version++;
    this.current = this.draw(fresh);
    this.listeners.tell();
  }

  private draw(fresh: Scene<Vocabulary>['fresh']): Scene<Vocabulary> {
    const situation = situationOf(this.play, LEARNER);
    const reads = this.step?.welcome === undefined;
    return {
      version: this.version,
      seat: LEARNER,
      situation: reads ? { ...situation, moves: [] } : situation,
      seats: this.names.map((name, seat) => ({
        seat,
        name,
        kind: seat === LEARNER ? 'you' : 'bot',
        thinking: false,
        online: true,
      })),
      log: [...this.log],
      fresh,
      undo: { step: this.at > 0, turn: false },
      curtain: null,
      notice: null,
    };
  }
}
