import { at, choice, NOBODY, numberAt, rule } from '@naos/engine';
import { balanceOf, clamped, newOrder } from '../balance.ts';
import { byCount, lossOf, SCORING } from '../content/board.ts';
import { D323 } from '../content/decrees.ts';
import { FAITH, GOLD, SCRIBE } from '../content/goods.ts';
import { BOT_BALANCE, BOT_SCORING } from '../content/solo.ts';
import { ANKH, DESTINY } from '../content/starting.ts';
import { effectOf, T15, T16 } from '../content/technologies.ts';
import { colourOf } from '../content/wheel.ts';
import { giveOne, lose, score } from '../gains.ts';
import { DESTINY_MOVES, FAITH_MOVES, MOST_FAITH, type TekhenuMove } from '../moves.ts';
import { isBot, named, playerOf, type TekhenuState } from '../state.ts';
import type { MaatTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoFaith } from '../why/ending.ts';
import { notOffered } from '../why/offered.ts';
import { reasoned } from '../why/reasoned.ts';
import { resolveCard } from './gains.ts';
import { botTakesDestiny, buildPyramid } from './prepare.ts';

function faithOf(state: TekhenuState, player: number): number {
  return isBot(state, player) ? 0 : Math.min(MOST_FAITH, playerOf(state, player).goods[FAITH]);
}

/** Place in the turn order of the next player who has faith, or -1. */
function nextFaithful(state: TekhenuState, { index }: MaatTask): number {
  return state.order.findIndex((player, i) => i >= index && faithOf(state, player) > 0);
}

function faithMoves(state: TekhenuState, _: MaatTask, seat: number): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [at(FAITH_MOVES, MOST_FAITH)];
  for (let n = 1; n <= faithOf(state, seat); n++) {
    list.push(at(FAITH_MOVES, MOST_FAITH + n), at(FAITH_MOVES, MOST_FAITH - n));
  }
  return list;
}

/** SPEC 8.1.1, 7.4.T15, 9.4.1. */
function weighAll(table: TekhenuTable, { phase }: MaatTask): void {
  const { state } = table;
  table.tell({ kind: 'maat', phase });
  for (const player of state.order) {
    const p = playerOf(state, player);
    if ((p.technologies & T15) !== 0) giveOne(table, player, FAITH, effectOf(T15).items?.faith ?? 0, 'maat');
    p.balance = isBot(state, player) ? (BOT_BALANCE[phase - 1] ?? 0) : balanceOf(p);
    table.tell({ kind: 'balance', seat: named(state, player), balance: p.balance, faith: 0 });
  }
}

/** SPEC 7.4.T16, R30. */
function payPlaces(table: TekhenuTable): void {
  const { state } = table;
  const holder = state.order.find((player) => (playerOf(state, player).technologies & T16) !== 0);
  if (holder === undefined || isBot(state, holder)) return;
  const effect = effectOf(T16);
  if (holder === state.order[0]) score(table, holder, effect.first?.vp ?? 0, 'technology');
  if (holder === state.order.at(-1)) giveOne(table, holder, GOLD, effect.last?.gold ?? 0, 'technology');
}

function returnDice(state: TekhenuState, dice: number[]): void {
  for (const die of dice) state.bag[colourOf(die)] = (state.bag[colourOf(die)] ?? 0) + 1;
  dice.length = 0;
}

/** SPEC 8.1.7. */
function cleanUp(table: TekhenuTable, player: number): void {
  const { state } = table;
  const p = playerOf(state, player);
  const faith = p.goods[FAITH];
  if (faith > 0 || p.excess > 0) {
    table.tell({ kind: 'returned', seat: named(state, player), faith, excess: p.excess });
  }
  returnDice(state, p.left);
  returnDice(state, p.right);
  returnDice(state, p.under);
  p.excess = 0;
  p.goods[FAITH] = 0;
  p.destiny = -1;
}

/** SPEC 9.4.5. */
function scoreBotEnd(table: TekhenuTable): void {
  const { solo } = table.state;
  if (solo === null) return;
  const p = playerOf(table.state, 1);
  let decrees = 0;
  for (let rest = p.decrees; rest !== 0; rest &= rest - 1) decrees++;
  score(table, 1, decrees * solo.decreePoints, 'decree');
  score(table, 1, Math.floor(p.goods[SCRIBE] / BOT_SCORING.scribesPerVp), 'scribes');
}

function beginDecrees(table: TekhenuTable, seat: number): void {
  const { scored } = playerOf(table.state, seat);
  const used = scored.includes(D323) ? 1 : 0;
  // Decree 323 is an ibis (SPEC R32); its place and its symbol are gone once it was used.
  table.begin({ do: 'decrees', at: 0, seat, left: SCORING.maxDecrees - used, symbols: used });
}

/** SPEC 8.1; after phase 4 the end of the game (8.3). */
export const maat: TekhenuProcedure<MaatTask> = [
  rule('weigh', weighAll),
  choice('faith', {
    who: (state, task) => state.order[nextFaithful(state, task)] ?? NOBODY,
    ...reasoned(faithMoves, whyNoFaith),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'faith') return;
      const p = playerOf(table.state, seat);
      task.index = nextFaithful(table.state, task) + 1;
      table.again();
      p.balance += move.net;
      p.goods[FAITH] = p.goods[FAITH] - Math.abs(move.net);
      table.tell({ kind: 'balance', seat, balance: p.balance, faith: move.net });
    },
    facts: (state, _, seat) => ({ balance: playerOf(state, seat).balance, faith: faithOf(state, seat) }),
  }),
  rule('loss', (table) => {
    for (const player of table.state.order) {
      if (!isBot(table.state, player))
        lose(table, player, lossOf(clamped(playerOf(table.state, player).balance)), 'balance');
    }
  }),
  rule('order', (table) => {
    table.state.order = newOrder(table.state);
    table.tell({ kind: 'order', order: table.state.order.map((player) => named(table.state, player)) });
  }),
  rule('places', payPlaces),
  rule('scoring', (table, { phase }) => {
    if (phase % 2 === 0) table.begin({ do: 'scoring', at: 0, second: phase === 4, index: 0 });
  }),
  rule('end of the game?', (table, task) => {
    task.index = 0;
    table.goTo(task.phase === 4 ? 'reveal' : 'clean up');
  }),
  rule('clean up', (table) => {
    const { state } = table;
    for (let player = 0; player < state.players.length; player++) cleanUp(table, player);
    state.destinies = ANKH.map((_, card) => card);
    buildPyramid(table);
    if (isBot(state, numberAt(state.order, 0))) botTakesDestiny(table);
  }),
  choice('destiny', {
    who: (state, { index }) => nextWithoutDestiny(state, index),
    ...reasoned<MaatTask>(
      ({ destinies }) => destinies.map((card) => at(DESTINY_MOVES, card)),
      notOffered('8.1.8', 'destiny'),
    ),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'destiny') return;
      const { state } = table;
      task.index = state.order.indexOf(seat) + 1;
      table.again();
      state.destinies = state.destinies.filter((card) => card !== move.card);
      playerOf(state, seat).destiny = move.card;
      table.tell({ kind: 'destiny card', seat, card: move.card });
      resolveCard(table, seat, at(DESTINY, move.card), true);
    },
  }),
  rule('next rotation', (table) => table.end()),
  rule('reveal', (table) => {
    const { state } = table;
    state.revealed = true;
    table.learned();
    table.tell({ kind: 'revealed', hands: state.players.map(({ decrees }) => decrees) });
  }),
  rule('decrees', (table, task) => {
    const { state } = table;
    const seat = state.order[task.index];
    if (seat === undefined) return;
    task.index++;
    table.again();
    if (isBot(state, seat)) scoreBotEnd(table);
    else beginDecrees(table, seat);
  }),
  rule('turn order points', (table) => {
    const { order, players } = table.state;
    score(table, numberAt(order, 0), SCORING.firstInTurnOrderVp, 'place');
    score(table, numberAt(order, 1), byCount(players.length).secondPoints, 'place');
  }),
];

function nextWithoutDestiny(state: TekhenuState, index: number): number {
  return state.order.find((player, i) => i >= index && !isBot(state, player)) ?? NOBODY;
}
