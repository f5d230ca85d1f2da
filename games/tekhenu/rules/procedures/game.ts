import { at, choice, NOBODY, numberAt, rule, together } from '@naos/engine';
import { LENGTH, START } from '../content/board.ts';
import { CARDS_OF_KIND, DECREE } from '../content/market.ts';
import { INITIATIVE } from '../content/starting.ts';
import { GODS } from '../content/wheel.ts';
import { fillSectors } from '../dice.ts';
import { DESTINY_MOVES, KEEP, STARTING_MOVES, type TekhenuMove } from '../moves.ts';
import { isBot, named, playerOf, type TekhenuState } from '../state.ts';
import { type GameTask, NOT_TAKEN } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { notOffered } from '../why/offered.ts';
import { reasoned } from '../why/reasoned.ts';
import {
  botTakesDestiny,
  dealDecrees,
  returnDecrees,
  setDice,
  setGold,
  setMarket,
  setOpponent,
  setTiles,
  setTokens,
  setWheel,
  showStartingCards,
} from './prepare.ts';

/** SPEC 4.10: clockwise from the start player, then back; in solo the human takes both (9.1.3). */
function picker(state: TekhenuState, index: number): number {
  const { order, seats, solo } = state;
  const picks = seats * START.startingCards;
  if (index >= picks || state.shown.length === 0) return NOBODY;
  if (solo !== null) return 0;
  return numberAt(order, index < seats ? index : picks - 1 - index);
}

/** SPEC 4.11: higher sum of initiative, then the single highest card. */
function initiativeOrder(state: TekhenuState): number[] {
  const cards = (player: number) => playerOf(state, player).starting.map((card) => numberAt(INITIATIVE, card));
  const sum = (player: number) => cards(player).reduce((total, n) => total + n, 0);
  const highest = (player: number) => Math.max(...cards(player));
  return state.order.slice().sort((a, b) => sum(b) - sum(a) || highest(b) - highest(a));
}

/** The next player in turn order who takes a destiny card; the solo opponent has taken its own. */
function nextSeat(state: TekhenuState, index: number): number {
  return state.order.find((player, i) => i >= index && !isBot(state, player)) ?? NOBODY;
}

function dealtDecrees({ dealt }: TekhenuState, _: GameTask, seat: number): readonly TekhenuMove[] {
  return (dealt[seat] ?? []).map((decree) => at(KEEP, DECREE * CARDS_OF_KIND + decree));
}

function beginTurn(table: TekhenuTable, player: number): void {
  if (isBot(table.state, player)) {
    table.begin({ do: 'bot', at: 0, sector: -1, die: -1 });
    return;
  }
  table.begin({
    do: 'turn',
    at: 0,
    seat: player,
    mode: NOT_TAKEN,
    freeAnubis: false,
    sector: -1,
    die: -1,
    held: false,
    colour: -1,
    value: 0,
    valued: false,
    pan: 0,
    extras: 0,
    acted: false,
  });
}

/** SPEC 5.0.3, R42: the two shaded sectors, the one at offset 2 first. */
function shadedSectors(wheel: number): readonly number[] {
  return [(wheel + 2) % GODS.length, (wheel + 5) % GODS.length];
}

/** SPEC 4 and 5. */
export const game: TekhenuProcedure<GameTask> = [
  rule('wheel', setWheel),
  rule('tiles', setTiles),
  rule('tokens', setTokens),
  rule('gold', setGold),
  rule('dice', setDice),
  rule('market', setMarket),
  rule('opponent', setOpponent),
  rule('deal decrees', dealDecrees),
  together('keep a decree', {
    who: ({ kept, seats }) => kept.flatMap((decree, seat) => (seat < seats && decree === -1 ? [seat] : [])),
    ...reasoned(dealtDecrees, notOffered('4.9', 'keep')),
    chosen: (table, _, move, seat) => {
      if (move.do !== 'keep') return;
      table.state.kept[seat] = move.card;
      table.tellOnly(seat, { kind: 'kept decree', decree: move.card });
    },
  }),
  rule('return decrees', returnDecrees),
  rule('show starting cards', showStartingCards),
  choice('starting card', {
    who: (state, { index }) => picker(state, index),
    ...reasoned<GameTask>(({ shown }) => shown.map((card) => at(STARTING_MOVES, card)), notOffered('4.10', 'starting')),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'starting') return;
      const { state } = table;
      state.shown = state.shown.filter((card) => card !== move.card);
      playerOf(state, seat).starting.push(move.card);
      task.index++;
      table.again();
      table.tell({ kind: 'starting card', seat, card: move.card });
    },
  }),
  rule('first order', (table, task) => {
    const { state } = table;
    state.shown = [];
    task.index = 0;
    if (state.solo === null) state.order = initiativeOrder(state);
    else botTakesDestiny(table);
    table.tell({ kind: 'order', order: state.order.map((player) => named(state, player)) });
  }),
  choice('destiny', {
    who: (state, { index }) => nextSeat(state, index),
    ...reasoned<GameTask>(
      ({ destinies }) => destinies.map((card) => at(DESTINY_MOVES, card)),
      notOffered('4.12', 'destiny'),
    ),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'destiny') return;
      const { state } = table;
      state.destinies = state.destinies.filter((card) => card !== move.card);
      playerOf(state, seat).destiny = move.card;
      task.index = state.order.indexOf(seat) + 1;
      table.again();
      table.tell({ kind: 'destiny card', seat, card: move.card });
    },
  }),
  rule('count anew', (_, task) => {
    task.index = 0;
  }),
  rule('gains', (table, task) => {
    const seat = table.state.order[task.index];
    if (seat === undefined) return;
    task.index++;
    table.again();
    if (!isBot(table.state, seat)) table.begin({ do: 'gains', at: 0, seat, destiny: true });
  }),
  rule('round', (table, task) => {
    task.index = 0;
    table.state.round++;
    table.tell({ kind: 'round', round: table.state.round });
  }),
  rule('turns', (table, task) => {
    const player = table.state.order[task.index];
    if (player === undefined) return;
    task.index++;
    table.again();
    beginTurn(table, player);
  }),
  rule('rotation', (table) => {
    const { state } = table;
    if (state.round % 2 === 1) {
      table.goTo('round');
      return;
    }
    state.wheel = (state.wheel + 1) % GODS.length;
    table.tell({ kind: 'rotation', wheel: state.wheel });
    const rotation = state.round / 2;
    if (rotation % 2 === 0) table.begin({ do: 'maat', at: 0, phase: rotation / 2, index: 0 });
  }),
  rule('refill', (table) => {
    const { state } = table;
    if (state.round === LENGTH.rounds) return;
    fillSectors(table, shadedSectors(state.wheel), state.players.length);
    table.goTo('round');
  }),
];
