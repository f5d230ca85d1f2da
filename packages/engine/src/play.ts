import { draw } from './chance.ts';
import { EmptyChoice } from './empty-choice.ts';
import type { Game, Interjections } from './game.ts';
import { GameError } from './game.ts';
import { type Choice, KINDS, type Procedure, type Together } from './procedure.ts';
import { NOBODY, type Seat } from './seat.ts';
import type { Table } from './table.ts';
import type { Task } from './task.ts';
import type { Told } from './told.ts';
import type { Vocabulary } from './vocabulary.ts';

/** More steps than any rulebook takes between two questions: past it the procedures run in a circle. */
const MOST_STEPS = 100_000;
/** `gainers` when all seats and those who watch have gained something, and when nobody has. */
export const EVERYBODY = -1;
const NOBODY_GAINED = 0;
const NO_TASK: Task = { do: '', at: 0 };
const NO_MOVES: readonly never[] = [];
// The compiler knows the constants of a module by value, those of another it reads and checks anew at every decision.
const { rule: RULE, choice: CHOICE } = KINDS;

/**
 * The rules machine, running in place on one state. It always stands at a question or at the end of the game. Search
 * uses it directly and silently; people's moves go through `Match`, which checks them first. `make` trusts its caller.
 */
export class Play<V extends Vocabulary> implements Table<V> {
  readonly game: Game<V>;
  readonly state: V['state'];
  readonly loud: boolean;
  /** The seat asked now (the first of them when several are), or NOBODY when the game is over. */
  seat: Seat = NOBODY;
  /** Events told so far; empty in silent play. */
  readonly told: Told<V['event']>[] = [];
  /** Seats whose views have gained hidden or random information since the caller last cleared them, as bits; or EVERYBODY. */
  gainers = NOBODY_GAINED;
  /** Whether the last move left the question as it was: other seats are still deciding the same thing at once. */
  sameMoment = false;

  private readonly procedures: Readonly<Record<string, Procedure<V>>>;
  private readonly powers: Interjections<V> | undefined;
  private asking: Choice<V> | Together<V> | null = null;
  /**
   * The task on top of the agenda, the steps of its procedure, the one of them that runs or asks, and the one to run next.
   * Tasks come in many shapes, and their `at` is slow to reach: it is written when a task is left or asks, not at every step.
   */
  private running: Task = NO_TASK;
  private steps: Procedure<V> = [];
  private runningAt = 0;
  private next = 0;
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
    const { asking, running, powers } = this;
    if (asking === null) throw new GameError('The game is over: no move can be made.');
    this.sameMoment = false;
    if (powers?.is(move)) powers.chosen(this, move, seat);
    else {
      if (asking.kind === CHOICE) this.next = this.runningAt + 1;
      asking.chosen(this, running, move, seat);
    }
    this.settle();
  }

  /** An independent copy, standing at the same question, silent. */
  copy(): Play<V> {
    return new Play(this.game, this.game.copy(this.state));
  }

  begin(task: V['task']): void {
    this.state.agenda.push(task);
  }

  again(): void {
    this.next = this.runningAt;
  }

  goTo(step: string): void {
    const { steps } = this;
    for (let i = 0; i < steps.length; i++) {
      if (steps[i]?.name === step) {
        this.next = i;
        return;
      }
    }
    throw new GameError(`${this.game.id}: procedure "${this.running.do}" has no step "${step}".`);
  }

  end(): void {
    this.next = this.steps.length;
  }

  finish(): void {
    this.state.agenda.length = 0;
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
    if (name === undefined) throw new GameError(`${this.game.id}: there is no random stream ${stream}.`);
    return draw(this.state.chance, stream, name, n);
  }

  /**
   * Runs rules and takes forced choices until somebody is to be asked. This loop and `make` are what the engine costs at
   * every decision: they are kept small enough for the compiler to melt them into the search that calls them, and what
   * happens seldom stands in methods of its own.
   */
  private settle(): void {
    const { agenda } = this.state;
    let ran = 0;
    while (agenda.length > 0) {
      const task = agenda[agenda.length - 1];
      if (task === undefined) break;
      if (task !== this.running) {
        this.turnTo(task);
        ran++;
      }
      const { steps, next } = this;
      const step = next < steps.length ? steps[next] : undefined;
      if (step === undefined) agenda.pop();
      else {
        this.runningAt = next;
        if (step.kind === CHOICE) {
          const { who } = step;
          const seat = (who === undefined ? task.seat : who(this.state, task)) ?? NOBODY;
          const list = seat === NOBODY ? NO_MOVES : this.withInterjections(step.moves(this.state, task, seat), seat);
          if (list.length > 1 || (list.length === 1 && step.always === true)) {
            task.at = next;
            this.stopAt(step, seat, list);
            return;
          }
          this.pass(step, task, seat, list);
        } else if (step.kind === RULE) {
          this.next = next + 1;
          step.run(this, task);
        } else if (this.asksTogether(step, task, ran)) return;
      }
      if (++ran > MOST_STEPS) this.giveUp();
    }
    this.stopAt(null, NOBODY, null);
  }

  /** Passes a choice: nobody to ask, nothing to choose from where that may be, or a single move, which is taken silently. */
  private pass(step: Choice<V>, task: Task, seat: Seat, list: readonly V['move'][]): void {
    this.next++;
    const [only] = list;
    if (only !== undefined) step.chosen(this, task, only, seat);
    else if (seat !== NOBODY && step.mayBeEmpty !== true) throw new EmptyChoice(this.game.id, task.do, step.name, seat);
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
    if (first === undefined) {
      this.next++;
      return false;
    }
    task.at = this.next;
    this.sameMoment = ran === 0 && this.asking === step;
    this.stopAt(step, first, null);
    return true;
  }

  private turnTo(task: Task): void {
    const steps = this.procedures[task.do];
    if (steps === undefined) throw new GameError(`${this.game.id}: there is no procedure "${task.do}".`);
    this.running.at = this.next;
    this.running = task;
    this.steps = steps;
    this.next = task.at;
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
    throw new GameError(`${this.game.id}: procedure "${this.running.do}" never comes to a question.`);
  }
}
