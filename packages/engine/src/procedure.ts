import type { Seat } from './seat.ts';
import type { Table } from './table.ts';
import type { Task } from './task.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Why a move is not on the list: the rule that forbids it and what is missing, as a key of the game's texts. */
export interface WhyNot {
  /** Id in the game's SPEC.md, such as `4.7.2`. */
  readonly rule: string;
  /** Key of a text that says what is missing. */
  readonly why: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/**
 * The kinds of steps. Numbers, because the machine tells them apart several times at every decision, and comparing words
 * there takes a twentieth of its time.
 */
export const KINDS = { rule: 0, choice: 1, together: 2 } as const;

/** A step that runs by itself. The step counter already points at the next step when `run` is called. */
export interface Rule<V extends Vocabulary, T extends Task = Task> {
  readonly kind: typeof KINDS.rule;
  readonly name: string;
  readonly run: (table: Table<V>, task: T) => void;
}

/** What both kinds of asking steps share. */
interface Asking<V extends Vocabulary, T extends Task> {
  readonly name: V['choice'];
  /** All legal moves, each once; a fresh or a shared list that the caller will not change. */
  readonly moves: (state: V['state'], task: T, seat: Seat) => readonly V['move'][];
  /** Carries out a move of the list. */
  readonly chosen: (table: Table<V>, task: T, move: V['move'], seat: Seat) => void;
  /** Explains a move that is not on the list; `null` when there is nothing to say beyond "not now". */
  readonly whyNot?: (state: V['state'], task: T, move: V['move'], seat: Seat) => WhyNot | null;
  /** Figures for the prompt ("2 more"), shown to the asked seat alone; they must follow from what that seat may see. */
  readonly facts?: (state: V['state'], task: T, seat: Seat) => Readonly<Record<string, string | number>>;
}

/**
 * A step that asks one seat once. A single move is taken silently, unless `always` is set, which a choice needs whose
 * skipping would tell an opponent something hidden. No move at all is a fault of the rules, unless the choice says
 * `mayBeEmpty`: then it is skipped. The step counter already points at the next step when `chosen` runs;
 * `table.again()` asks once more.
 */
export interface Choice<V extends Vocabulary, T extends Task = Task> extends Asking<V, T> {
  readonly kind: typeof KINDS.choice;
  /** The seat that decides, or NOBODY to skip the step; without it, the seat of the task decides. */
  readonly who?: (state: V['state'], task: T) => Seat;
  readonly always?: boolean;
  /** The rulebook lets this choice have nothing to offer; a comment beside it says which rule. */
  readonly mayBeEmpty?: boolean;
}

/**
 * A step that asks several seats at once and in secret. It is asked again after every move until `who` is empty, so a
 * seat may make several moves before it is done. Nothing is taken silently. What a seat has chosen lies in the state,
 * where the views hide it until a later rule reveals it.
 */
export interface Together<V extends Vocabulary, T extends Task = Task> extends Asking<V, T> {
  readonly kind: typeof KINDS.together;
  /** The seats that still have to decide; empty when all are done. */
  readonly who: (state: V['state'], task: T) => readonly Seat[];
}

/** One step of a procedure. */
export type Step<V extends Vocabulary, T extends Task = Task> = Rule<V, T> | Choice<V, T> | Together<V, T>;

/** A numbered list of the rulebook as code: named steps in order. */
export type Procedure<V extends Vocabulary, T extends Task = Task> = readonly Step<V, T>[];

/** All procedures of a game, one for each `do` of its tasks. */
export type Procedures<V extends Vocabulary> = {
  readonly [K in V['task']['do']]: Procedure<V, Extract<V['task'], { readonly do: K }>>;
};

/**
 * Every step has all keys in one order, so that the machine's loop meets a single shape of object: more keys than the type
 * of any one kind of step names, hence the cast.
 */
function step<S>(parts: Readonly<Record<string, unknown>>): S {
  const { kind, name, run, who, moves, chosen, whyNot, facts, always, mayBeEmpty } = parts;
  return { kind, name, run, who, moves, chosen, whyNot, facts, always, mayBeEmpty } as S;
}

/** Makes a step that runs by itself. */
export function rule<V extends Vocabulary, T extends Task>(
  name: string,
  run: (table: Table<V>, task: T) => void,
): Rule<V, T> {
  return step({ kind: KINDS.rule, name, run });
}

/** A choice without its kind and name, as `choice` is given it. */
type ChoiceParts<V extends Vocabulary, T extends Task> = Omit<Choice<V, T>, 'kind' | 'name'>;

/** Makes a step that asks one seat: the one that `who` names, or the seat of the task where every such task has one. */
export function choice<V extends Vocabulary, T extends Task>(
  name: V['choice'],
  parts: ChoiceParts<V, T> & Required<Pick<Choice<V, T>, 'who'>>,
): Choice<V, T>;
export function choice<V extends Vocabulary, T extends Task & { readonly seat: Seat }>(
  name: V['choice'],
  parts: ChoiceParts<V, T>,
): Choice<V, T>;
export function choice<V extends Vocabulary, T extends Task>(
  name: V['choice'],
  parts: ChoiceParts<V, T>,
): Choice<V, T> {
  return step({ ...parts, kind: KINDS.choice, name });
}

/** Makes a step that asks several seats at once and in secret. */
export function together<V extends Vocabulary, T extends Task>(
  name: V['choice'],
  parts: Omit<Together<V, T>, 'kind' | 'name'>,
): Together<V, T> {
  return step({ ...parts, kind: KINDS.together, name });
}
