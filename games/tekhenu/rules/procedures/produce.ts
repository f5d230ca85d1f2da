import { at, choice, NOBODY, rule, type WhyNot } from '@naos/engine';
import { playBlessing } from '../blessing.ts';
import { BLESSING_CODES, firstOf, GOODS_WITH_PRODUCTION, PRODUCTION_GIFT, SECOND_RUN } from '../content/blessings.ts';
import { BREAD } from '../content/goods.ts';
import { pointsOf, T11, T12, T13, T17 } from '../content/technologies.ts';
import { give, score, takeExtraWhenDue } from '../gains.ts';
import { BLESS, DONE, type TekhenuMove, VALUE } from '../moves.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { ProduceTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoBlessing } from '../why/blessings.ts';
import { reasoned } from '../why/reasoned.ts';

const FITTING = GOODS_WITH_PRODUCTION | SECOND_RUN;

/** SPEC 7.3: blessings that fit a production, or none of them any more. */
function fittingBlessings(state: TekhenuState, { seat }: ProduceTask): readonly TekhenuMove[] {
  const held = playerOf(state, seat).blessings;
  const list: TekhenuMove[] = [];
  for (let card = 0; card < BLESSING_CODES.length; card++) {
    if ((held & GOODS_WITH_PRODUCTION & (1 << card)) !== 0) list.push(at(BLESS, card));
  }
  const again = firstOf(held, SECOND_RUN);
  if (again !== -1) list.push(at(BLESS, again));
  list.push(DONE);
  return list;
}

function values(_: TekhenuState, { low, high }: ProduceTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  for (let value = low; value <= high; value++) list.push(at(VALUE, value));
  return list;
}

function whyNotFitting(state: TekhenuState, { seat }: ProduceTask, move: TekhenuMove): WhyNot | null {
  return move.do === 'bless' ? whyNoBlessing(state, seat, move.card, FITTING) : null;
}

function whyNoValue(_: TekhenuState, __: ProduceTask, move: TekhenuMove): WhyNot | null {
  return move.do === 'value' ? { rule: '5.2.2', why: 'why.value-out-of-reach' } : null;
}

/** SPEC 6.8.1: one run; what the marker does not hold goes on the right pan. */
function run(table: TekhenuTable, { seat, good, value, withDie, free }: ProduceTask): void {
  const p = playerOf(table.state, seat);
  const kept = Math.min(value, p.production[good] ?? 0);
  const excess = value - kept;
  const more = (p.technologies & T13) !== 0 ? 1 : 0;
  p.goods[good] = (p.goods[good] ?? 0) + kept + more;
  if (!free) p.excess += excess;
  table.tell({ kind: 'produced', seat, good, kept: kept + more, excess, free });
  if ((p.technologies & T12) !== 0) score(table, seat, excess * pointsOf(T12), 'excess');
  if (good === BREAD && (p.technologies & T17) !== 0) score(table, seat, pointsOf(T17), 'technology');
  if (withDie && value === 1 && (p.technologies & T11) !== 0) score(table, seat, pointsOf(T11), 'technology');
}

/** SPEC 6.8, R24. */
export const produce: TekhenuProcedure<ProduceTask> = [
  rule('begin', (table) => {
    table.state.acting++;
  }),
  choice('blessings', {
    who: (state, { seat }) => ((playerOf(state, seat).blessings & FITTING) !== 0 ? seat : NOBODY),
    ...reasoned(fittingBlessings, whyNotFitting),
    chosen: (table, task, move) => {
      if (move.do !== 'bless') return;
      playBlessing(table, task.seat, move.card);
      if ((SECOND_RUN & (1 << move.card)) !== 0) task.runs++;
      else give(table, task.seat, at(PRODUCTION_GIFT, move.card), 'blessing', 'cards');
      table.again();
    },
  }),
  choice('value', {
    who: (_, task) => (task.low === task.high ? NOBODY : task.seat),
    ...reasoned(values, whyNoValue),
    chosen: (_, task, move) => {
      if (move.do === 'value') task.value = move.value;
    },
  }),
  rule('run', (table, task) => {
    run(table, task);
    task.runs--;
    if (task.runs > 0) table.goTo('value');
  }),
  rule('end', (table, { seat }) => {
    table.state.acting--;
    takeExtraWhenDue(table, seat);
  }),
];
