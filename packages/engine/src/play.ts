import { gameIsOver, noProcedure, noQuestion, noStep, noStream } from './broken-rules.ts';
import { draw } from './chance.ts';
import { EmptyChoice } from './empty-choice.ts';
import type { Game, Interjections } from './game.ts';
import { type Choice, KINDS, type Procedure, type Rule, rule, type Together } from './procedure.ts';
import { NOBODY, type Seat } from './seat.ts';
import type { Table } from './table.ts';
import type { Task } from './task.ts';
import type { Told } from './told.ts';
import type { Vocabulary } from './vocabulary.ts';

/** More steps than any rulebook takes between two questions: past it the procedures run in a circle. */
const MOST_STEPS = 100_000;
/** `gainers` when all seats and those who watch have gained something, and when nobody has. */
export const EVERYBODY = -1;
export const NOBODY_GAINED = 0;
const NO_TASK: Task = { do: '', at: 0 };
const NO_MOVES: readonly never[] = [];
// The compiler knows the constants of a module by value, those of another it reads and checks anew at every decision.
const { rule: RULE, choice: CHOICE } = KINDS;
const NOBODY_ASKED: Seat = NOBODY;
/** Sliced, so that it is the same kind of list to the compiler as every procedure: an empty one written down is not. */
const NOTHING: readonly Rule<Vocabulary>[] = [rule<Vocabulary, Task>('nothing', () => undefined)].slice(1);

/**
 * The rules machine, running in place on one state. It always stands at a question or at the end of the game. Search
 * uses it directly and silently; people's moves go through `Match`, which checks them first. `make` trusts its caller.
 */
export class Play<V extends Vocabulary> implements Table<V> {
  // `declare`: a field without it is undefined before the constructor fills it, and for ever after the compiler expects
  // anything there and looks again at every decision.
  declare readonly game: Game<V>;
  declare readonly state: V['state'];
  declare readonly loud: boolean;
  /** The seat asked now (the first of them when several are), or NOBODY when the game is over. */
  seat: Seat = NOBODY;
  /** Events told so far; empty in silent play. */
  readonly told: Told<V['event']>[] = [];
  /** Seats whose views have gained hidden or random information since the caller last cleared them, as bits; or EVERYBODY. */
  gainers = NOBODY_GAINED;

  declare private readonly procedures: Readonly<Record<string, Procedure<V>>>;
  declare private readonly powers: Interjections<V> | undefined;
  private asking: Choice<V> | Together<V> | null = null;
  /**
   * The running task, the steps of its procedure, the one of them that runs or asks, and the one to run next. Tasks come in
   * many shapes, and their `at` is slow to reach: it is written when a task is left or asks, not at every step.
   */
  private running: Task = NO_TASK;
  private steps: Procedure<V> = [];
  private runningAt = 0;
  private next = 0;
  /** The steps as the loop sees them: nothing once a task has begun meanwhile, or all have ended. */
  private ahead: Procedure<V> = NOTHING;
  /** The question that the last answer to it left as it was: other seats are still deciding. */
  private kept: Together<V> | null = null;
  /** The moves of the seat asked by a choice; null where several are asked. */
  private list: readonly V['move'][] | null = null;

  /** Takes the state over and runs it to its next question. Copy first to keep yours. */
  constructor(game: Game<V>, state: V['state'], loud = false) {
    this.game = game;
    this.state = state;
    this.loud = loud;
    // Each procedure is only ever run with tasks that name it, which the type of the table can't express.
    this.procedures = game.procedures as unknown as Readonly<Record<string, Procedure<V>>>;
    this.powers = game.interjections;
    this.settle();
  }

  /** Whether some view has gained hidden or random information since the caller last set this to false. */
  get gained(): boolean {
    return this.gainers !== NOBODY_GAINED;
  }

  set gained(gained: boolean) {
    this.gainers = gained ? EVERYBODY : NOBODY_GAINED;
  }

  /** Whether the last move left the question as it was: other seats are still deciding the same thing at once. */
  get sameMoment(): boolean {
    return this.kept !== null && this.kept === this.asking;
  }

  /** True when the agenda is empty. */
  get over(): boolean {
    return this.asking === null;
  }

  /** The asking step and its task, or null when the game is over. */
  get question(): { readonly step: Choice<V> | Together<V>; readonly task: Task } | null {
    return this.asking === null ? null : { step: this.asking, task: this.running };
  }

  /** All seats asked now. */
  seats(): readonly Seat[] {
    const step = this.asking;
    if (step === null) return [];
    return step.kind === CHOICE ? [this.seat] : step.who(this.state, this.running);
  }

  /** All legal moves of a seat now; empty when it is not asked. The list is not yours to change. */
  moves(seat: Seat = this.seat): readonly V['move'][] {
    const { list } = this;
    return list !== null && seat === this.seat ? list : this.listFor(seat);
  }

  /** Carries out a legal move of an asked seat and runs on to the next question. */
  make(move: V['move'], seat: Seat = this.seat): void {
    const { asking } = this;
    if (asking === null) gameIsOver();
    if (this.powers?.is(move)) this.interject(this.powers, move, seat);
    else asking.chosen(this, this.running, move, seat);
    this.settle();
  }

  /** An independent copy, standing at the same question, silent. */
  copy(): Play<V> {
    return new Play(this.game, this.game.copy(this.state));
  }

  begin(task: V['task']): void {
    this.state.agenda.push(task);
    this.ahead = NOTHING;
  }

  again(): void {
    this.next = this.runningAt;
  }

  goTo(step: string): void {
    const { steps } = this;
    let i = 0;
    while (steps[i]?.name !== step) if (++i === steps.length) noStep(this.game.id, this.running.do, step);
    this.next = i;
  }

  end(): void {
    this.next = this.steps.length;
  }

  finish(): void {
    this.state.agenda.length = 0;
    this.ahead = NOTHING;
  }

  tell(event: V['event']): void {
    if (this.loud) this.told.push({ event, to: null, not: null });
  }

  tellOnly(seat: Seat, event: V['event']): void {
    if (this.loud) this.told.push({ event, to: seat, not: null });
  }

  tellOthers(seat: Seat, event: V['event']): void {
    if (this.loud) this.told.push({ event, to: null, not: seat });
  }

  learned(seat?: Seat): void {
    this.gainers |= seat === undefined ? EVERYBODY : 1 << seat;
  }

  roll(stream: number, n: number): number {
    this.gainers = EVERYBODY;
    return this.draw(stream, n);
  }

  shuffle(stream: number, list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.draw(stream, i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
  }

  private draw(stream: number, n: number): number {
    const name = this.game.streams[stream];
    if (name === undefined) noStream(this.game.id, stream);
    return draw(this.state.chance, stream, name, n);
  }

  /**
   * Runs rules and takes forced choices until somebody is to be asked. This loop, `make` and `asks` are what the engine
   * costs at every decision: they are kept small enough for the compiler to melt them into the search that calls them, and
   * what happens seldom, down to the words of a fault, stands in methods of its own.
   */
  private settle(): void {
    for (let ran = 0; ran < MOST_STEPS; ran++) {
      const { running, next } = this;
      const step = this.ahead[next];
      if (step === undefined) {
        if (!this.turn()) return;
      } else {
        this.runningAt = next;
        this.next = next + 1;
        if (step.kind === RULE) step.run(this, running);
        else if (step.kind === CHOICE ? this.asks(step, running, next) : this.asksTogether(step, running, ran)) return;
      }
    }
    this.giveUp();
  }

  /** Stops at a question to one seat, or passes it. */
  private asks(step: Choice<V>, task: Task, at: number): boolean {
    const { who } = step;
    const seat = who === undefined ? task.seat : who(this.state, task);
    if (seat === undefined || seat === NOBODY_ASKED) return false;
    const own = step.moves(this.state, task, seat);
    const list = this.powers === undefined ? own : this.withInterjections(own, seat);
    if (list.length > 1 || (list.length === 1 && step.always === true)) {
      task.at = at;
      this.stopAt(step, seat, list);
      return true;
    }
    this.pass(step, task, seat, list);
    return false;
  }

  /** Passes a choice with a single move, which is taken silently, or with none where that may be. */
  private pass(step: Choice<V>, task: Task, seat: Seat, list: readonly V['move'][]): void {
    const [only] = list;
    if (only !== undefined) step.chosen(this, task, only, seat);
    else if (step.mayBeEmpty !== true) throw new EmptyChoice(this.game.id, task.do, step.name, seat);
  }

  /** Carries out an any-time power: the question it came between is asked again. */
  private interject(powers: Interjections<V>, move: V['move'], seat: Seat): void {
    this.again();
    powers.chosen(this, move, seat);
  }

  private stopAt(step: Choice<V> | Together<V> | null, seat: Seat, list: readonly V['move'][] | null): void {
    this.asking = step;
    this.seat = seat;
    this.list = list;
  }

  /** Stops at a question to several seats, or passes it when all have answered. */
  private asksTogether(step: Together<V>, task: Task, ran: number): boolean {
    const seats = step.who(this.state, task);
    const [first] = seats;
    if (first === undefined) return false;
    // It is asked again after every answer, and so it comes next until all have answered.
    this.again();
    task.at = this.next;
    this.kept = ran === 0 && this.asking === step ? step : null;
    this.stopAt(step, first, null);
    return true;
  }

  /**
   * Ends the running task if its steps have run out, and turns to the one on top of the agenda; false when there is none
   * and the game is over.
   */
  private turn(): boolean {
    const { agenda } = this.state;
    if (this.ahead === this.steps) agenda.pop();
    const task = agenda[agenda.length - 1];
    if (task === undefined) {
      this.stopAt(null, NOBODY, null);
      return false;
    }
    const steps = this.procedures[task.do];
    if (steps === undefined) noProcedure(this.game.id, task.do);
    this.running.at = this.next;
    this.running = task;
    this.steps = steps;
    this.ahead = steps;
    this.next = task.at;
    return true;
  }

  /** The moves of a seat whose list is not at hand: one of several that are asked at once, or one that is not asked. */
  private listFor(seat: Seat): readonly V['move'][] {
    const step = this.asking;
    if (this.list !== null || step === null || !this.seats().includes(seat)) return NO_MOVES;
    return this.withInterjections(step.moves(this.state, this.running, seat), seat);
  }

  private withInterjections(own: readonly V['move'][], seat: Seat): readonly V['move'][] {
    const { powers } = this;
    if (powers === undefined || own.length === 0) return own;
    const more = powers.moves(this.state, seat);
    return more.length === 0 ? own : [...own, ...more];
  }

  private giveUp(): never {
    noQuestion(this.game.id, this.running.do);
  }
}
