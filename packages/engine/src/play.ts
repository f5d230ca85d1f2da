import { draw } from './chance.ts';
import type { Game, Interjections } from './game.ts';
import { GameError } from './game.ts';
import type { Choice, Procedure, Step, Together } from './procedure.ts';
import { NOBODY, type Seat } from './seat.ts';
import type { Table } from './table.ts';
import type { Task } from './task.ts';
import type { Told } from './told.ts';
import type { Vocabulary } from './vocabulary.ts';

/** More steps than any rulebook takes between two questions: past it the procedures run in a circle. */
const PATIENCE = 100_000;
const NO_TASK: Task = { do: '', at: 0 };

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
  /** Whether some view has gained hidden or random information since the caller last set this to false. */
  gained = false;
  /** Whether the last move left the question as it was: other seats are still deciding the same thing at once. */
  sameMoment = false;

  private readonly procedures: Readonly<Record<string, Procedure<V>>>;
  private readonly powers: Interjections<V> | undefined;
  private asking: Choice<V> | Together<V> | null = null;
  /** The task on top of the agenda, the steps of its procedure, and the one of them that runs or asks. */
  private running: Task = NO_TASK;
  private steps: Procedure<V> = [];
  private runningAt = 0;
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
    return step.kind === 'choice' ? [this.seat] : step.who(this.state, this.running);
  }

  /** All legal moves of a seat now; empty when it is not asked. The list is not yours to change. */
  moves(seat: Seat = this.seat): readonly V['move'][] {
    if (this.list !== null) return seat === this.seat ? this.list : [];
    const step = this.asking;
    if (step === null || !this.seats().includes(seat)) return [];
    return this.withInterjections(step.moves(this.state, this.running, seat), seat);
  }

  /** Carries out a legal move of an asked seat and runs on to the next question. */
  make(move: V['move'], seat: Seat = this.seat): void {
    const step = this.asking;
    const task = this.running;
    if (step === null) throw new GameError('The game is over: no move can be made.');
    const { powers } = this;
    if (powers?.is(move)) powers.chosen(this, move, seat);
    else {
      if (step.kind === 'choice') task.at++;
      step.chosen(this, task, move, seat);
    }
    const ran = this.settle();
    this.sameMoment = ran === 0 && step.kind === 'together' && this.asking === step && this.running === task;
  }

  /** An independent copy, standing at the same question, silent. */
  copy(): Play<V> {
    return new Play(this.game, this.game.copy(this.state));
  }

  begin(task: V['task']): void {
    this.state.agenda.push(task);
  }

  again(): void {
    this.running.at = this.runningAt;
  }

  goTo(step: string): void {
    const { steps } = this;
    for (let i = 0; i < steps.length; i++) {
      if ((steps[i] as Step<V>).name === step) {
        this.running.at = i;
        return;
      }
    }
    throw new GameError(`${this.game.id}: procedure "${this.running.do}" has no step "${step}".`);
  }

  end(): void {
    this.running.at = this.steps.length;
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

  learned(): void {
    this.gained = true;
  }

  roll(stream: number, n: number): number {
    this.gained = true;
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
    return draw(this.state.chance, stream, this.game.streams[stream] as string, n);
  }

  private stepsOf(task: Task): Procedure<V> {
    const steps = this.procedures[task.do];
    if (steps === undefined) throw new GameError(`${this.game.id}: there is no procedure "${task.do}".`);
    return steps;
  }

  private withInterjections(own: readonly V['move'][], seat: Seat): readonly V['move'][] {
    if (this.powers === undefined) return own;
    const more = this.powers.moves(this.state, seat);
    return more.length === 0 ? own : own.concat(more);
  }

  /** Runs rules and takes forced choices until somebody is to be asked; returns how many steps it ran. */
  private settle(): number {
    const { agenda } = this.state;
    let ran = 0;
    while (agenda.length > 0) {
      const task = agenda[agenda.length - 1] as Task;
      if (task !== this.running) {
        this.running = task;
        this.steps = this.stepsOf(task);
      }
      const { at } = task;
      if (at >= this.steps.length) agenda.pop();
      else {
        const step = this.steps[at] as Step<V>;
        this.runningAt = at;
        if (step.kind === 'choice') {
          if (this.asks(step, task)) return ran;
        } else if (step.kind === 'rule') {
          task.at++;
          step.run(this, task);
        } else if (this.asksTogether(step, task)) return ran;
      }
      if (++ran > PATIENCE) this.giveUp(task);
    }
    this.asking = null;
    this.seat = NOBODY;
    this.list = null;
    return ran;
  }

  private giveUp(task: Task): never {
    throw new GameError(`${this.game.id}: procedure "${task.do}" never comes to a question.`);
  }

  /** Stops at a choice, or passes it: nobody to ask, nothing to choose from, or a single move taken silently. */
  private asks(step: Choice<V>, task: Task): boolean {
    const { who } = step;
    const seat = (who === undefined ? task.seat : who(this.state, task)) ?? NOBODY;
    const own = seat === NOBODY ? [] : step.moves(this.state, task, seat);
    if (own.length === 0) {
      task.at++;
      return false;
    }
    const list = this.withInterjections(own, seat);
    if (list.length === 1 && step.always !== true) {
      task.at++;
      step.chosen(this, task, list[0] as V['move'], seat);
      return false;
    }
    this.asking = step;
    this.seat = seat;
    this.list = list;
    return true;
  }

  /** Stops at a question to several seats, or passes it when all have answered. */
  private asksTogether(step: Together<V>, task: Task): boolean {
    const seats = step.who(this.state, task);
    if (seats.length === 0) {
      task.at++;
      return false;
    }
    this.asking = step;
    this.seat = seats[0] as Seat;
    this.list = null;
    return true;
  }
}
