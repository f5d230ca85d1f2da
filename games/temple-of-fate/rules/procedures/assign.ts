import { at, numberAt, rule, type Seat, together, type WhyNot } from '@naos/engine';
import { ASSIGN, type Assign, type TempleMove } from '../moves.ts';
import { unlisted } from '../reasons.ts';
import { type Player, playerAt, type TempleState } from '../state.ts';
import type { TempleProcedure } from '../vocabulary.ts';
import { destinations, passTiles } from './passing.ts';
import { askAll, unready } from './seats.ts';

/** Destinations that still take a tile. */
function openRoutes(state: TempleState, { routes }: Player): readonly number[] {
  return destinations(state.seats, state.round)
    .filter(([route, takes]) => routes.filter((taken) => taken === route).length < takes)
    .map(([route]) => route);
}

function assignments(state: TempleState, seat: Seat): readonly Assign[] {
  return openRoutes(state, playerAt(state, seat)).map((route) => at(ASSIGN, route));
}

function whyNot({ seats, round }: TempleState, move: TempleMove): WhyNot | null {
  if (move.do !== 'assign') return null;
  if (destinations(seats, round).some(([route]) => route === move.to)) return { rule: '11.2.2', why: 'why.assign' };
  return { rule: round > 3 ? '6.2.4' : '6.2.3', why: 'why.no-right-neighbour' };
}

/** Variant Hummingbird, step 1: tiles are seen one by one, and what is forced stays unseen (11.2.2, 11.2.3). */
export const assign: TempleProcedure<'assign'> = [
  rule('ask', (table) => askAll(table.state)),
  together('assign', {
    who: unready,
    moves: (state, _task, seat) => assignments(state, seat),
    chosen: (table, _task, move, seat) => {
      if (move.do !== 'assign') return;
      const { state } = table;
      const player = playerAt(state, seat);
      table.tellOnly(seat, {
        kind: 'tile assigned',
        seat,
        seats: state.seats,
        face: numberAt(player.drawn, player.looked - 1),
        to: move.to,
      });
      player.routes.push(move.to);
      // What is decided is not taken back (11.2.1), but for whom else the decision matters nothing has become known.
      table.learned(seat);
      const left = openRoutes(state, player);
      if (left.length > 1) {
        player.looked++;
        table.tellOnly(seat, { kind: 'tile looked at', seat, face: numberAt(player.drawn, player.looked - 1) });
        return;
      }
      while (player.routes.length < player.drawn.length) player.routes.push(numberAt(left, 0));
      player.ready = true;
    },
    whyNot: unlisted(
      (state, _task, seat) => assignments(state, seat),
      (state, _task, move) => whyNot(state, move),
      { rule: '11.2.2', why: 'why.time-for-assigning' },
    ),
  }),
  rule('pass', passTiles),
];
