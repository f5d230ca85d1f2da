import { at, choice, NOBODY, rule, type WhyNot } from '@naos/engine';
import { giveStatueBonuses } from '../bonuses.ts';
import { BREAD, GRANITE, PAPYRUS } from '../content/goods.ts';
import { pointsOf, T01, T02, T03, T04, T06, T11, T20, T21 } from '../content/technologies.ts';
import { BASTET, GODS, HATHOR, HORUS, OSIRIS, RA, THOTH } from '../content/wheel.ts';
import { giveOne, score, takeExtraWhenDue } from '../gains.ts';
import { barTo, barToOsiris, NOTHING_IN_THE_WAY, type Terms } from '../legality.ts';
import { type TekhenuMove, VALUE } from '../moves.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { GodAction, OsirisTask } from '../tasks.ts';
import type { Tekhenu, TekhenuTable } from '../vocabulary.ts';
import { whyBarred } from '../why/gods.ts';
import { reasoned } from '../why/reasoned.ts';

export function godOf(task: GodAction): number {
  return GODS.indexOf(task.do);
}

/** SPEC 6.0.1 (b): technology and good of the income that may pay the action, by god. */
const INCOME: readonly (readonly [technology: number, good: number] | null)[] = [
  [T04, GRANITE],
  null,
  [T21, BREAD],
  null,
  [T20, PAPYRUS],
  null,
];

/** SPEC 6.0.1 (e): the technology that pays points for each god's action. */
const PAYS: readonly number[] = (() => {
  const pays = [0, 0, 0, 0, 0, 0];
  pays[HORUS] = T04;
  pays[RA] = T02;
  pays[HATHOR] = 0;
  pays[BASTET] = T06;
  pays[THOTH] = T03;
  pays[OSIRIS] = T01;
  return pays;
})();

const STARTED: Terms = { free: false, started: true };
const STARTED_FREE: Terms = { free: true, started: true };

function startedTerms({ free }: GodAction): Terms {
  return free ? STARTED_FREE : STARTED;
}

function isOsiris(task: GodAction): task is OsirisTask {
  return task.do === 'osiris';
}

function legalNow(state: TekhenuState, task: GodAction, value: number): boolean {
  return barNow(state, task, value) === NOTHING_IN_THE_WAY;
}

/** What stands in the way of an action that has begun: its income is taken. */
function barNow(state: TekhenuState, task: GodAction, value: number): number {
  if (isOsiris(task)) {
    return barToOsiris(state, playerOf(state, task.seat), value, task.districts, task.keepsHappiness);
  }
  return barTo(state, task.seat, godOf(task), value, startedTerms(task));
}

function values(state: TekhenuState, task: GodAction): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  for (let value = task.low; value <= task.high; value++) if (legalNow(state, task, value)) list.push(at(VALUE, value));
  return list;
}

/** SPEC 5.2.2. */
function whyNoValue(state: TekhenuState, task: GodAction, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'value') return null;
  const { seat, low, high } = task;
  if (move.value < low || move.value > high) return { rule: '5.2.2', why: 'why.value-out-of-reach' };
  const bar = barNow(state, task, move.value);
  return whyBarred(state, seat, godOf(task), move.value, startedTerms(task), bar);
}

/** SPEC 6.0.1 (a, b): begins an action, takes its income and settles its value (SPEC 5.2.2). */
export function opening<T extends GodAction>() {
  return [
    rule<Tekhenu, T>('begin', (table, task) => {
      table.state.acting++;
      const income = INCOME[godOf(task)];
      if (income && (playerOf(table.state, task.seat).technologies & income[0]) !== 0) {
        giveOne(table, task.seat, income[1], 1, 'technology');
      }
    }),
    choice<Tekhenu, T>('value', {
      who: (_, task) => (task.low === task.high ? NOBODY : task.seat),
      ...reasoned<T>(values, whyNoValue),
      chosen: (_, task, move) => {
        if (move.do === 'value') task.value = move.value;
      },
    }),
    rule<Tekhenu, T>('announce', (table, task) => {
      table.tell({ kind: 'action', seat: task.seat, god: godOf(task), value: task.value });
    }),
  ] as const;
}

/** Technologies that count for an action: one taken by a Thoth action does not alter it (SPEC R21). */
function technologiesOf(state: TekhenuState, task: GodAction): number {
  return task.do === 'thoth' ? task.held : playerOf(state, task.seat).technologies;
}

function payTechnologies(table: TekhenuTable, task: GodAction): void {
  const held = technologiesOf(table.state, task);
  const pays = PAYS[godOf(task)] ?? 0;
  if ((held & pays) !== 0) score(table, task.seat, pointsOf(pays), 'technology');
  if (task.withDie && task.value === 1 && (held & T11) !== 0) score(table, task.seat, pointsOf(T11), 'technology');
}

/** SPEC 6.0.1 (e-g): technologies, a waiting extra action, statue bonuses. */
export function ending<T extends GodAction>() {
  return [
    rule<Tekhenu, T>('technologies', (table, task) => {
      payTechnologies(table, task);
      table.state.acting--;
    }),
    rule<Tekhenu, T>('extra action', (table, task) => takeExtraWhenDue(table, task.seat)),
    rule<Tekhenu, T>('statue bonuses', (table, task) => {
      giveStatueBonuses(table, task.seat, godOf(task), task.had, technologiesOf(table.state, task));
    }),
  ] as const;
}
