import { at, choice, rule } from '@naos/engine';
import { D303, D304, D308, D323, DECREES, decreeOf } from '../content/decrees.ts';
import { GOLD } from '../content/goods.ts';
import { score } from '../gains.ts';
import { DONE, REPEAT, SCORE, type TekhenuMove } from '../moves.ts';
import { canPay, meansOf, pay } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANY_GOOD, type DecreesTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoDecree } from '../why/ending.ts';
import { reasoned } from '../why/reasoned.ts';
import { POINTS_PER_SYMBOL, populationSymbols, REPEAT_GOLD, worthOf } from '../worth.ts';

function symbolOf(decree: number): number {
  return decreeOf(decree).symbol;
}

/** SPEC 8.3.1: own decrees not scored yet whose symbol is still free. */
function eligible(state: TekhenuState, { seat, left, symbols }: DecreesTask): number[] {
  const { decrees, scored } = playerOf(state, seat);
  const list: number[] = [];
  if (left === 0) return list;
  for (let decree = 0; decree < DECREES.length; decree++) {
    if ((decrees & (1 << decree)) === 0 || decree === D323 || scored.includes(decree)) continue;
    if ((symbols & (1 << symbolOf(decree))) === 0) list.push(decree);
  }
  return list;
}

/** Decrees whose order or payment matters. */
function isPlain(decree: number): boolean {
  return decree !== D303 && decree !== D304 && decree !== D308;
}

function take(table: TekhenuTable, task: DecreesTask, decree: number, points: number): void {
  const p = playerOf(table.state, task.seat);
  p.scored.push(decree);
  p.scoredPoints.push(points);
  task.left--;
  task.symbols |= 1 << symbolOf(decree);
  table.tell({ kind: 'decree', seat: task.seat, decree, points });
  score(table, task.seat, points, 'decree');
}

/** Nothing to choose: every decree can be scored and none asks for a payment or an order. */
function scoreThemselves(table: TekhenuTable, task: DecreesTask): void {
  const list = eligible(table.state, task);
  if (list.length > task.left) return;
  let symbols = 0;
  for (const decree of list) {
    const symbol = 1 << symbolOf(decree);
    if ((symbols & symbol) !== 0 || !isPlain(decree)) return;
    symbols |= symbol;
  }
  for (const decree of list) take(table, task, decree, worthOf(table.state, task.seat, decree));
}

function choices(state: TekhenuState, task: DecreesTask): readonly TekhenuMove[] {
  const p = playerOf(state, task.seat);
  const list: TekhenuMove[] = [];
  for (const decree of eligible(state, task)) {
    if (decree === D303) {
      // SPEC R31: decree 323 and what was not scored can't be repeated.
      if (canPay(p, GOLD, REPEAT_GOLD)) for (const done of p.scored) if (done !== D323) list.push(at(REPEAT, done));
    } else if (decree === D304) {
      if (p.scored.includes(D308)) continue;
      const most = Math.min(populationSymbols(p), meansOf(p, ANY_GOOD));
      for (let symbols = most; symbols >= 1; symbols--) list.push(at(SCORE, decree * 6 + symbols));
    } else list.push(at(SCORE, decree * 6));
  }
  if (list.length > 0) list.push(DONE);
  return list;
}

/** SPEC 8.3.1: up to three decrees of different symbols, in the player's order. */
export const decrees: TekhenuProcedure<DecreesTask> = [
  rule('plain', scoreThemselves),
  choice('score', {
    // 8.3.1 (D24): with nothing left that can be scored the decrees are done.
    mayBeEmpty: true,
    ...reasoned(choices, whyNoDecree),
    chosen: (table, task, move) => {
      const { state } = table;
      const { seat } = task;
      if (move.do === 'score') {
        const points = move.decree === D304 ? move.symbols * POINTS_PER_SYMBOL : worthOf(state, seat, move.decree);
        take(table, task, move.decree, points);
        table.again();
        if (move.decree === D304) pay(table, seat, ANY_GOOD, move.symbols);
      } else if (move.do === 'repeat') {
        const p = playerOf(state, seat);
        take(table, task, D303, p.scoredPoints[p.scored.indexOf(move.decree)] ?? 0);
        table.again();
        pay(table, seat, GOLD, REPEAT_GOLD);
      }
    },
    facts: (_, { left }) => ({ left }),
  }),
];
