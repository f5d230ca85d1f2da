import { at, type Procedure, type Seat, type Table } from '@naos/engine';
import { DISTRICTS_PER_CITY } from '../content/areas.ts';
import { CREATURES } from '../content/creatures.ts';
import { DAY_KINDS } from '../content/interventions.ts';
import { type Action, spaceAt } from '../content/spaces.ts';
import { GOLD_ACTIONS, type GoldAction } from '../content/tiles.ts';
import { fame, firstDistrict, wins } from '../control.ts';
import { mark, take } from '../counts.ts';
import { creatureWith, postCreature } from '../creatures.ts';
import { held, playCard } from '../hands.ts';
import { END_TURN, GOLD, INVOKE, type KemetMove, post, SILVER, TOKEN } from '../moves.ts';
import { hasGold } from '../ownership.ts';
import { type KemetState, NONE } from '../state.ts';
import type { KemetTask, TurnTask } from '../tasks.ts';
import { tokensAfter } from '../tokens.ts';
import type { Kemet } from '../vocabulary.ts';
import { carryOut } from './day-cards.ts';
import { moveTask } from './move.ts';
import { asksOpenly, does } from './steps.ts';
import { whyNoSilver, whyNotCard, whyNotEnd, whyNotGold, whyNotMenu, whyNotPost, whyNotSpace } from './why-not-turn.ts';

/** 6, OPEN: everything a player may do in the own turn outside an action. */
function menu(state: KemetState, task: TurnTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat } = task;
  if (!task.begun) arrangements(state, task, moves);
  for (const card of DAY_KINDS) {
    if (held(state, seat, card) > 0 && whyNotCard(state, seat, card) === null) moves.push(at(INVOKE, card));
  }
  const silver = whyNoSilver(state, seat) === null;
  if (silver || !task.placed) {
    const own = tokensAfter(state, seat, true);
    const other = tokensAfter(state, seat, false);
    for (const token of TOKEN) {
      const { space } = token;
      if (!task.placed && whyNotSpace(state, seat, space, own) === null) moves.push(token);
      if (silver && whyNotSpace(state, seat, space, other) === null) moves.push(at(SILVER, space));
    }
  }
  if (state.goldOn[seat] === NONE && hasGold(state, seat)) {
    for (const gold of GOLD) if (whyNotGold(state, seat, gold.tile) === null) moves.push(gold);
  }
  if (whyNotEnd(state, task) === null) moves.push(END_TURN);
  return moves;
}

function arrangements(state: KemetState, task: TurnTask, moves: KemetMove[]): void {
  const { seat } = task;
  const first = firstDistrict(state, seat);
  for (let creature = 0; creature < CREATURES.length; creature++) {
    if (state.tamer[creature] !== seat) continue;
    for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
      if (whyNotPost(state, task, creature, district) === null) moves.push(post(creature, district));
    }
  }
}

function arrange(table: Table<Kemet>, task: TurnTask, creature: number, district: number): void {
  const { state } = table;
  const { seat } = task;
  const other = creatureWith(state, seat, district);
  const lair = state.lair[creature] ?? NONE;
  task.arranged |= 1 << (district - firstDistrict(state, seat));
  postCreature(table, seat, creature, district);
  if (other === NONE) return;
  if (lair !== NONE) {
    postCreature(table, seat, other, lair);
    return;
  }
  state.lair[other] = NONE;
  table.tell({ kind: 'unleashed', seat, creature: other });
}

/** The task of an action that a token on a space gives. */
function actionTask(seat: Seat, action: Action, space: number, gold: GoldAction | null): KemetTask {
  switch (action) {
    case 'build':
      return { do: 'build', at: 0, seat, night: false };
    case 'recruit':
      return { do: 'recruit', at: 0, seat, count: 0, fresh: 0 };
    case 'buy':
      return { do: 'buy', at: 0, seat, space, extra: gold?.extra ?? 0, night: false };
    case 'pray':
      return { do: 'pray', at: 0, seat };
    case 'move':
      return moveTask(seat, gold?.range ?? 0, gold?.walls ?? false);
  }
}

function placeToken(table: Table<Kemet>, task: TurnTask, space: number, metal: 'own' | 'silver'): void {
  const { state } = table;
  const { seat } = task;
  mark(state.spaces, seat, 1 << space);
  if (metal === 'own') {
    take(state.tokens, seat, 1);
    task.placed = true;
  } else {
    state.silverAt[seat] = space;
  }
  task.begun = true;
  table.tell({ kind: 'token', seat, space, metal });
  const { action, buy } = spaceAt(space);
  table.begin(actionTask(seat, action, buy, null));
}

function chosen(table: Table<Kemet>, task: TurnTask, move: KemetMove): void {
  const { seat } = task;
  if (move.do !== 'end-turn') table.goTo('menu');
  switch (move.do) {
    case 'post':
      arrange(table, task, move.creature, move.district);
      return;
    case 'invoke':
      playCard(table, seat, move.card);
      carryOut(table, seat, move.card);
      return;
    case 'token':
      placeToken(table, task, move.space, 'own');
      return;
    case 'silver':
      placeToken(table, task, move.space, 'silver');
      return;
    case 'gold': {
      const gold = GOLD_ACTIONS.find(({ tile, action }) => tile === move.tile && action === move.action) ?? null;
      table.state.goldOn[seat] = move.tile;
      task.begun = true;
      table.tell({ kind: 'gold', seat, tile: move.tile });
      table.begin(actionTask(seat, move.action, NONE, gold));
      return;
    }
    default:
      table.end();
      return;
  }
}

/** 15.1: checked here and nowhere else. */
function checkVictory(table: Table<Kemet>, { seat }: TurnTask): void {
  const { state } = table;
  table.tell({ kind: 'turn', seat, lap: state.lap });
  if (!wins(state, seat)) return;
  state.winner = seat;
  if (table.loud) table.tell({ kind: 'ended', how: 'fame', winner: seat, fame: allFame(state) });
  table.finish();
}

/** Fame of every seat. */
export function allFame(state: KemetState): number[] {
  return Array.from({ length: state.seats }, (_, seat) => fame(state, seat));
}

/** Chapter 7.1. */
export const turn: Procedure<Kemet, TurnTask> = [
  does('victory check', checkVictory),
  ...asksOpenly<TurnTask>('menu', {
    moves: menu,
    chosen,
    whyNot: whyNotMenu,
    facts: (state, task) => ({
      placed: task.placed ? 1 : 0,
      more: menu(state, task).length > 1 ? 1 : 0,
      tokens: state.tokens[task.seat] ?? 0,
      lap: state.lap,
    }),
  }),
];
