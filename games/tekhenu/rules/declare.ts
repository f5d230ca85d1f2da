import { numberAt } from '@naos/engine';
import { beginGod, beginProduction, withDie } from './actions.ts';
import { discardBlessing, playBlessing } from './blessing.ts';
import { NEIGHBOUR_ACTION } from './content/blessings.ts';
import { SCRIBE } from './content/goods.ts';
import { pointsOf, T13, T14, T18, T23 } from './content/technologies.ts';
import { GODS, GOOD_OF_COLOUR } from './content/wheel.ts';
import { addExtra, dropExtra, extrasOf, panFor, scribesFor } from './draft.ts';
import { lowerHappiness, lowerPopulation, score } from './gains.ts';
import type { TekhenuMove } from './moves.ts';
import { pay } from './payment.ts';
import { playerOf } from './state.ts';
import { ANUBIS, IDLE, LEFT, NORMAL, type TurnTask, UNDER } from './tasks.ts';
import type { TekhenuTable } from './vocabulary.ts';

/** SPEC 5.1.1, 5.3.2: the die goes on its pan; T18 and T23 pay. */
export function weigh(table: TekhenuTable, task: TurnTask): void {
  if (!task.held) return;
  task.held = false;
  const { seat, die, pan } = task;
  const p = playerOf(table.state, seat);
  (pan === LEFT ? p.left : pan === UNDER ? p.under : p.right).push(die);
  table.tell({ kind: 'weighed', seat, die, pan });
  if (pan === LEFT && (p.technologies & T18) !== 0) score(table, seat, pointsOf(T18), 'technology');
  if (task.mode === ANUBIS && (p.technologies & T23) !== 0) score(table, seat, pointsOf(T23), 'technology');
}

/** Begins the action that a move names. Returns false for moves that name none. */
export function act(table: TekhenuTable, task: TurnTask, move: TekhenuMove): boolean {
  if (move.do !== 'act' && move.do !== 'produce' && move.do !== 'extra') return false;
  weigh(table, task);
  const { seat, value } = task;
  const p = playerOf(table.state, seat);
  if (move.do === 'produce') {
    task.acted = true;
    beginProduction(table, seat, move.good, withDie(p, value, T13));
  } else if (move.do === 'extra') {
    task.extras = dropExtra(task.extras, move.god);
    beginGod(table, seat, move.god, withDie(p, value, T14));
  } else {
    task.acted = true;
    if (!move.produceFirst) beginGod(table, seat, move.god, withDie(p, value, T14));
    else {
      // SPEC R47: scribe, production, then the action if it is legal by then; the last task begun runs first.
      const { low, high } = withDie(p, value, T14);
      table.begin({ do: 'attempt', at: 0, seat, god: move.god, low, high });
      beginProduction(table, seat, numberAt(GOOD_OF_COLOUR, task.colour), withDie(p, value, T13));
      pay(table, seat, SCRIBE, 1);
    }
  }
  return true;
}

/** SPEC 7.3.B17-B20: the price first, then T24's gold. */
function buyExtra(table: TekhenuTable, task: TurnTask, card: number, god: number): void {
  const { seat } = task;
  task.extras = addExtra(task.extras, god);
  discardBlessing(table, seat, card);
  table.tell({ kind: 'extra bought', seat, god });
  table.begin({ do: 'thanks', at: 0, seat });
  if ((NEIGHBOUR_ACTION & (1 << card)) !== 0) pay(table, seat, SCRIBE, 1, 0, true);
  else {
    lowerHappiness(table, seat, 1);
    lowerPopulation(table, seat, 1);
  }
}

export function declare(table: TekhenuTable, task: TurnTask, move: TekhenuMove): void {
  const { seat } = task;
  if (move.do === 'done' || act(table, task, move)) return;
  table.again();
  if (move.do === 'value') {
    const scribes = scribesFor(task.value, move.value);
    task.value = move.value;
    task.valued = true;
    table.tell({ kind: 'valued', seat, value: move.value });
    pay(table, seat, SCRIBE, scribes, 0, true);
  } else if (move.do === 'bless value') {
    playBlessing(table, seat, move.card);
    task.value = move.value;
    table.tell({ kind: 'valued', seat, value: move.value });
  } else if (move.do === 'bless colour') {
    playBlessing(table, seat, move.card);
    task.colour = move.colour;
    task.value += move.shift;
    table.tell({ kind: 'recoloured', seat, colour: move.colour });
    if (task.mode === NORMAL) {
      task.pan = panFor(table.state, task.sector, task.colour);
      table.goTo('pan');
    }
  } else if (move.do === 'bless god') buyExtra(table, task, move.card, move.god);
}

/** SPEC R26: what was bought or due and is no longer possible is left out, and that is told. */
export function dropTheRest(table: TekhenuTable, task: TurnTask): void {
  const { seat, mode, acted, sector, extras } = task;
  if (mode === IDLE) return;
  if (!acted) table.tell({ kind: 'skipped', seat, god: sector });
  for (let god = 0; god < GODS.length; god++) {
    for (let left = extrasOf(extras, god); left > 0; left--) table.tell({ kind: 'skipped', seat, god });
  }
  task.extras = 0;
}
