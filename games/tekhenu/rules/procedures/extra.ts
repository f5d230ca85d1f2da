import { at, choice, rule } from '@naos/engine';
import { beginGod, beginProduction } from '../actions.ts';
import { thank } from '../blessing.ts';
import { D323 } from '../content/decrees.ts';
import { BASICS } from '../content/goods.ts';
import { GODS } from '../content/wheel.ts';
import { FREE, legalBetween, USUAL } from '../legality.ts';
import { refillMarket } from '../market.ts';
import { ACT, DECLINE, PRODUCE, type TekhenuMove } from '../moves.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { AttemptTask, ExtraTask, ThanksTask } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { reasoned } from '../why/reasoned.ts';
import { whyNoExtra } from '../why/turn.ts';
import { holds323 } from '../worth.ts';

const FACES = 6;

/** Any of the ten actions that is legal with some value; SPEC 8.2.0: decree 323 needs the card. */
function anyAction(state: TekhenuState, { seat, decree }: ExtraTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [DECLINE];
  if (decree && !holds323(playerOf(state, seat))) return list;
  for (let god = 0; god < GODS.length; god++) {
    if (legalBetween(state, seat, god, 1, FACES, decree ? FREE : USUAL)) list.push(at(ACT, god));
  }
  for (let good = 0; good < BASICS; good++) list.push(at(PRODUCE, good));
  return list;
}

/** SPEC 8.2.0, R32: using decree 323 shows it and fills one of the three places. */
function show323(table: TekhenuTable, seat: number): void {
  const p = playerOf(table.state, seat);
  p.scored.push(D323);
  p.scoredPoints.push(0);
  table.learned();
  table.tell({ kind: 'decree', seat, decree: D323, points: 0 });
}

/** SPEC 6.10.2, 8.2.0, R16: one action of any kind and value, without a die. */
export const extra: TekhenuProcedure<ExtraTask> = [
  choice('action', {
    ...reasoned(anyAction, whyNoExtra),
    chosen: (table, { seat, decree }, move) => {
      const terms = { low: 1, high: FACES, withDie: false, free: decree };
      if (move.do !== 'act' && move.do !== 'produce') return;
      if (decree) show323(table, seat);
      table.tell({ kind: 'extra action', seat, decree });
      if (move.do === 'act') beginGod(table, seat, move.god, terms);
      else beginProduction(table, seat, move.good, terms);
    },
    // Only the holder of 323 has anything to use it on; that must not show by who is asked.
    always: true,
  }),
  // SPEC R54: outside turns the market is refilled right after the action.
  rule('refill', (table) => {
    if (table.state.turn === -1) refillMarket(table);
  }),
];

export const thanks: TekhenuProcedure<ThanksTask> = [rule('gold', (table, { seat }) => thank(table, seat))];

/** SPEC R47: checked after the production, skipped if still not legal. */
export const attempt: TekhenuProcedure<AttemptTask> = [
  rule('act', (table, { seat, god, low, high }) => {
    if (legalBetween(table.state, seat, god, low, high, USUAL)) {
      beginGod(table, seat, god, { low, high, withDie: true, free: false });
    } else table.tell({ kind: 'skipped', seat, god });
  }),
];
