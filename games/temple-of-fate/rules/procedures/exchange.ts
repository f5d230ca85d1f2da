import { rule, type Seat, together, type WhyNot } from '@naos/engine';
import { type Exchange, exchange as move, type TempleMove } from '../moves.ts';
import { unlisted } from '../reasons.ts';
import { KEEP, LEFT, playerAt, RIGHT, type TempleState } from '../state.ts';
import type { TempleProcedure } from '../vocabulary.ts';
import { passTiles } from './passing.ts';
import { askAll, unready } from './seats.ts';

/** Ways to part with the drawn tiles; equal faces make equal ways. */
function exchanges(state: TempleState, seat: Seat): readonly Exchange[] {
  const { drawn } = playerAt(state, seat);
  const [a = -1, b = -1, c = -1] = drawn;
  if (drawn.length === 2) return distinct(drawn, [move(a, b, -1), move(b, a, -1)]);
  if (state.seats === 2) return distinct(drawn, [giving(a, b, c), giving(b, a, c), giving(c, a, b)]);
  return distinct(drawn, [move(a, b, c), move(a, c, b), move(b, a, c), move(b, c, a), move(c, a, b), move(c, b, a)]);
}

/** With two players both gifts go to the opponent: their order means nothing. */
function giving(keep: number, one: number, other: number): Exchange {
  return one < other ? move(keep, one, other) : move(keep, other, one);
}

function distinct(faces: readonly number[], list: readonly Exchange[]): readonly Exchange[] {
  const [a, b, c] = faces;
  if (a !== b && b !== c && a !== c) return list;
  return list.filter((item, index) => list.indexOf(item) === index);
}

/** Routes of the drawn tiles in draw order; the first tile of a face takes its first destination. */
function routesOf(drawn: readonly number[], chosen: Exchange, seats: number): number[] {
  const wanted = [chosen.keep, chosen.left, chosen.right];
  const routes: number[] = [];
  for (const face of drawn) {
    const place = wanted.indexOf(face);
    wanted[place] = -2;
    routes.push(place === 0 ? KEEP : place === 2 && seats > 2 ? RIGHT : LEFT);
  }
  return routes;
}

function whyNot(state: TempleState, wanted: TempleMove, seat: Seat): WhyNot | null {
  if (wanted.do !== 'exchange') return null;
  const mine = playerAt(state, seat).drawn.toSorted((a, b) => a - b);
  const asked = [wanted.keep, wanted.left, wanted.right].filter((face) => face >= 0).toSorted((a, b) => a - b);
  // All tiles are there and yet it is not listed: two gifts to one opponent, named the other way round (6.2.3).
  return String(mine) === String(asked)
    ? { rule: '6.2.3', why: 'why.exchange-order' }
    : { rule: '6.2.5', why: 'why.exchange' };
}

/** Step 1: each player keeps one tile and gives the others away, all at once and in secret (6.2.1 to 6.2.5). */
export const exchange: TempleProcedure<'exchange'> = [
  rule('ask', (table) => askAll(table.state)),
  together('exchange', {
    who: unready,
    moves: (state, _task, seat) => exchanges(state, seat),
    chosen: (table, _task, chosen, seat) => {
      if (chosen.do !== 'exchange') return;
      const player = playerAt(table.state, seat);
      player.routes = routesOf(player.drawn, chosen, table.state.seats);
      player.ready = true;
      const { keep, left, right } = chosen;
      table.tellOnly(seat, { kind: 'exchange chosen', seat, seats: table.state.seats, keep, left, right });
    },
    whyNot: unlisted(
      (state, _task, seat) => exchanges(state, seat),
      (state, _task, wanted, seat) => whyNot(state, wanted, seat),
      { rule: '6.2.5', why: 'why.time-for-exchange' },
    ),
  }),
  rule('pass', passTiles),
];
