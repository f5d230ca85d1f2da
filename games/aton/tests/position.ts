import { at, fastChance, NOBODY, Play, type Seat, type WhyNot, whyNot } from '@naos/engine';
import { STREAMS } from '../rules/cards.ts';
import { spaceAt, spaceIndex } from '../rules/content/board.ts';
import { PRIESTS_PER_PLAYER, WHOLE_DECK } from '../rules/content/constants.ts';
import type { AtonEvent } from '../rules/events.ts';
import { type Aton, aton } from '../rules/index.ts';
import { round } from '../rules/procedures/round.ts';
import { setup } from '../rules/setup.ts';
import { type AtonOptions, type AtonState, EMPTY, sideOf } from '../rules/state.ts';

export const STANDARD: AtonOptions = { highestReplacement: false, removalsFirst: false };

/** One side of a position; what is left out is empty, or follows from the rest. */
export interface SidePlan {
  /** The hand, and the row that is committed: `4213`. */
  readonly row?: string;
  /** Spaces with a priest of this side: `t1-r1-c1 t1-r1-c2`. */
  readonly at?: string;
  readonly score?: number;
  readonly dead?: number;
  /** Follows from `at` and `dead` when left out. */
  readonly supply?: number;
  readonly token?: boolean;
  /** Top card first. */
  readonly deck?: readonly number[];
  readonly discard?: readonly number[];
  /** So many cards at the bottom of the deck are known from tie-break draws. */
  readonly known?: number;
}

export interface Plan {
  readonly round?: number;
  readonly red?: SidePlan;
  readonly blue?: SidePlan;
  readonly options?: { readonly highestReplacement?: boolean; readonly removalsFirst?: boolean };
  readonly seed?: number;
}

/** A state in the middle of a game, after DRAW and before anybody has committed. Round 5 unless told otherwise. */
export function position(plan: Plan): AtonState {
  const { highestReplacement = false, removalsFirst = false } = plan.options ?? {};
  const state = setup(2, { highestReplacement, removalsFirst }, fastChance(plan.seed ?? 1, STREAMS.length));
  state.round = plan.round ?? 5;
  state.agenda = [
    { do: 'game', at: 1 },
    { do: 'round', at: stepOf('allocate'), first: NOBODY },
  ];
  for (const [seat, side] of [plan.red ?? {}, plan.blue ?? {}].entries()) layOut(state, seat, side);
  return state;
}

function stepOf(name: string): number {
  return round.findIndex((step) => step.name === name);
}

function layOut(state: AtonState, seat: Seat, plan: SidePlan): void {
  const side = sideOf(state, seat);
  const spaces = spacesOf(plan.at ?? '');
  for (const space of spaces) state.board[space] = seat;
  side.score = plan.score ?? 0;
  side.dead = plan.dead ?? 0;
  side.supply = plan.supply ?? PRIESTS_PER_PLAYER - spaces.length - side.dead;
  side.token = plan.token ?? true;
  side.hand = cards(plan.row ?? '2222').toSorted();
  side.discard = plan.discard ?? [];
  const rest = without(WHOLE_DECK, [...side.hand, ...side.discard]);
  // The two decks differ on top, so that a double tie is broken by the first card.
  side.deck = plan.deck?.toReversed() ?? (seat === 0 ? rest : rest.toReversed());
  side.known = plan.known ?? 0;
}

/** Card values of a text such as `4213`. */
export function cards(text: string): number[] {
  return [...text].map(Number);
}

/** What is left of a list of cards. */
export function without(list: readonly number[], gone: readonly number[]): number[] {
  const left = [...list];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** Board indexes of a text such as `t1-r1-c1 t1-r1-c2`. */
export function spacesOf(text: string): number[] {
  return text.split(/\s+/).filter(Boolean).map(spaceIndex);
}

/** Ids of all spaces of a temple, the last `free` of them left out. */
export function temple(number: number, free = 0): string {
  return Array.from({ length: 12 - free }, (_, i) => spaceAt((number - 1) * 12 + i).id).join(' ');
}

/** Commits both rows and runs on to the next question. */
export function play(plan: Plan): Play<Aton> {
  const running = new Play(aton, position(plan), true);
  make(running, 0, `commit ${plan.red?.row ?? '2222'}`);
  make(running, 1, `commit ${plan.blue?.row ?? '2222'}`);
  return running;
}

/** Makes a move given in notation; fails the test when it is not on the list. */
export function make(running: Play<Aton>, seat: Seat, ...texts: readonly string[]): void {
  for (const text of texts) {
    const move = running.moves(seat).find((legal) => aton.write(legal) === text);
    if (move === undefined)
      throw new Error(`"${text}" is not legal for seat ${seat}: ${legal(running, seat).join(', ')}`);
    running.make(move, seat);
  }
}

/** Legal moves of a seat in notation. */
export function legal(running: Play<Aton>, seat: Seat): string[] {
  return running.moves(seat).map(aton.write);
}

/** What is asked now: `place 0` for seat 0's placement, `over` when the game is over. */
export function asked(running: Play<Aton>): string {
  return running.question === null ? 'over' : `${running.question.step.name} ${running.seats().join('+')}`;
}

/** Why a seat may not make a move. */
export function reason(running: Play<Aton>, seat: Seat, text: string): WhyNot | null {
  const move = aton.read(text);
  if (move === null) throw new Error(`"${text}" is no move at all.`);
  return whyNot(running, seat, move);
}

/** Events of one kind told so far. */
export function told<K extends AtonEvent['kind']>(running: Play<Aton>, kind: K): Extract<AtonEvent, { kind: K }>[] {
  return running.told
    .map(({ event }) => event)
    .filter((event): event is Extract<AtonEvent, { kind: K }> => event.kind === kind);
}

/** Ids of the spaces that a seat holds. */
export function held({ board }: AtonState, seat: Seat): string[] {
  return board.flatMap((owner, space) => (owner === seat && owner !== EMPTY ? [spaceAt(space).id] : []));
}

/** Priests in the Kingdom: red, blue. */
export function dead({ sides: [red, blue] }: AtonState): [number, number] {
  return [red.dead, blue.dead];
}

/** Scores: red, blue. */
export function scores({ sides: [red, blue] }: AtonState): [number, number] {
  return [red.score, blue.score];
}

/** Supplies: red, blue. */
export function supplies({ sides: [red, blue] }: AtonState): [number, number] {
  return [red.supply, blue.supply];
}

/** The first move of a list that is so. */
export function found(moves: readonly Aton['move'][], isSo: (move: Aton['move']) => boolean): Aton['move'] {
  const move = moves.find(isSo);
  if (move === undefined) throw new Error('No move of the list is so.');
  return move;
}

/** Takes the first legal move until the step of this name is asked, or the game is over. */
export function playUntil(running: Play<Aton>, choice: string): void {
  while (!running.over && running.question?.step.name !== choice) running.make(at(running.moves(), 0));
}
