import { at, choice, NOBODY, rule, type WhyNot } from '@naos/engine';
import { MOST_PRODUCTION, ROW_POINTS, SCORING, SYMBOLS, UPKEEP } from '../content/board.ts';
import { D323 } from '../content/decrees.ts';
import { BREAD } from '../content/goods.ts';
import { BLESSING, DECREE, KIND_OF_SLOT } from '../content/market.ts';
import { DISTRICTS, MAJORITY_POINTS } from '../content/osiris.ts';
import { BOT_SCORING } from '../content/solo.ts';
import { T17 } from '../content/technologies.ts';
import { leaderOf } from '../districts.ts';
import { lose, score } from '../gains.ts';
import { type TekhenuMove, UPKEEP_MOVES } from '../moves.ts';
import { meansOf, pay } from '../payment.ts';
import { isBot, playerOf, type TekhenuState } from '../state.ts';
import type { ScoringTask } from '../tasks.ts';
import { alignmentPoints, templeBuildings, templeStatues } from '../temple.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { cannotPay } from '../why/gods.ts';
import { reasoned } from '../why/reasoned.ts';

/** Whether everybody can see that nobody holds decree 323. */
function lies323Open(state: TekhenuState): boolean {
  const slot = state.market.findIndex((card, i) => card === D323 && KIND_OF_SLOT[i] === DECREE);
  return slot !== -1 || state.discards[DECREE].includes(D323);
}

/** SPEC 8.2.7: bread due, nothing with T17. */
export function upkeepOf(state: TekhenuState, player: number): number {
  const p = playerOf(state, player);
  return isBot(state, player) || (p.technologies & T17) !== 0 ? 0 : (UPKEEP[p.buildings] ?? 0);
}

function payable(state: TekhenuState, player: number): number {
  return Math.min(upkeepOf(state, player), meansOf(playerOf(state, player), BREAD));
}

/** Place in the turn order of the next player with bread to decide about, or -1. */
function nextUpkeep(state: TekhenuState, { index }: ScoringTask): number {
  return state.order.findIndex((player, i) => i >= index && payable(state, player) > 0);
}

function upkeepMoves(state: TekhenuState, _: ScoringTask, seat: number): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  for (let paid = payable(state, seat); paid >= 0; paid--) list.push(at(UPKEEP_MOVES, paid));
  return list;
}

function whyNoUpkeep(state: TekhenuState, _: ScoringTask, move: TekhenuMove, seat: number): WhyNot | null {
  if (move.do !== 'upkeep') return null;
  const due = upkeepOf(state, seat);
  return move.paid > due
    ? { rule: '8.2.7', why: 'why.upkeep', facts: { due } }
    : cannotPay('8.2.7', 'why.bread', move.paid, payable(state, seat));
}

/** SPEC R35: unpaid bread costs points one by one. */
function starve(table: TekhenuTable, seat: number, unpaid: number): void {
  for (let i = 0; i < unpaid; i++) lose(table, seat, -SCORING.unpaidBreadVp, 'upkeep');
}

function each(table: TekhenuTable, award: (player: number) => void): void {
  for (const player of table.state.order) award(player);
}

/** SPEC 9.4.4: the opponent's cards; its blessings go on the discard pile. */
function scoreBotCards(table: TekhenuTable): void {
  const { state } = table;
  if (state.solo === null) return;
  const p = playerOf(state, 1);
  let points = 0;
  for (let card = 0; card < 24; card++) {
    if ((p.blessings & (1 << card)) !== 0) {
      points += BOT_SCORING.blessingVp;
      state.discards[BLESSING].push(card);
    }
    if ((p.technologies & (1 << card)) !== 0) points += BOT_SCORING.technologyVp;
  }
  p.blessings = 0;
  score(table, 1, points, 'cards');
}

/** SPEC 8.2. */
export const scoring: TekhenuProcedure<ScoringTask> = [
  rule('decree 323', (table, task) => {
    const { state } = table;
    const seat = state.order[task.index];
    if (!task.second || seat === undefined || lies323Open(state)) return;
    task.index++;
    table.again();
    if (!isBot(state, seat) && playerOf(state, seat).decrees !== 0) {
      table.begin({ do: 'extra', at: 0, seat, decree: true });
    }
  }),
  rule('begin', (table, task) => {
    task.index = 0;
    table.tell({ kind: 'scoring', second: task.second });
  }),
  rule('districts', (table) => {
    for (let district = 0; district < DISTRICTS.length; district++) {
      const leader = leaderOf(table.state, district);
      if (leader !== -1) score(table, leader, MAJORITY_POINTS, 'district');
    }
  }),
  rule('temple', (table) => {
    each(table, (player) => {
      const pieces = templeBuildings(table.state, player) + templeStatues(table.state, player);
      const aligned = alignmentPoints(table.state, player) * SCORING.pillarAlignmentVp;
      score(table, player, pieces * SCORING.templePieceVp + aligned, 'temple');
    });
  }),
  rule('statues', (table) => {
    each(table, (player) =>
      score(table, player, SCORING.statues[playerOf(table.state, player).statues] ?? 0, 'statues'),
    );
  }),
  rule('happiness', (table) => {
    each(table, (player) => {
      const symbols = SYMBOLS[playerOf(table.state, player).happiness] ?? 0;
      score(table, player, symbols * SCORING.happinessSymbolVp, 'happiness');
    });
  }),
  rule('opponent cards', scoreBotCards),
  rule('production', (table) => {
    each(table, (player) => {
      const full = playerOf(table.state, player).production.filter((n) => n === MOST_PRODUCTION).length;
      score(table, player, full * SCORING.productionMaxVp, 'production');
    });
  }),
  rule('building row', (table) => {
    each(table, (player) => {
      if (isBot(table.state, player)) return;
      score(table, player, ROW_POINTS[playerOf(table.state, player).buildings] ?? 0, 'buildings');
    });
  }),
  rule('no bread', (table) => {
    each(table, (player) => {
      const due = upkeepOf(table.state, player);
      if (due === 0 || payable(table.state, player) > 0) return;
      table.tell({ kind: 'upkeep', seat: player, paid: 0, unpaid: due });
      starve(table, player, due);
    });
  }),
  choice('upkeep', {
    who: (state, task) => state.order[nextUpkeep(state, task)] ?? NOBODY,
    ...reasoned(upkeepMoves, whyNoUpkeep),
    chosen: (table, task, move, seat) => {
      if (move.do !== 'upkeep') return;
      const unpaid = upkeepOf(table.state, seat) - move.paid;
      task.index = nextUpkeep(table.state, task) + 1;
      table.again();
      table.tell({ kind: 'upkeep', seat, paid: move.paid, unpaid });
      starve(table, seat, unpaid);
      pay(table, seat, BREAD, move.paid);
    },
    facts: (state, _, seat) => ({ due: upkeepOf(state, seat) }),
  }),
];
