import { rule } from '@naos/engine';
import { ROUNDS } from '../content/geometry.ts';
import { leftOf, playerAt, tilesDrawn } from '../state.ts';
import type { TempleProcedure, TempleTable } from '../vocabulary.ts';

/** Everybody draws, seat 0 first, each all tiles at once from the top (6.2.1); round 6 draws special tiles (9.1.1). */
function drawTiles(table: TempleTable): void {
  const { state } = table;
  const last = state.round === ROUNDS;
  const from = last ? state.specials : state.stock;
  const blind = state.options.hummingbird;
  table.learned();
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerAt(state, seat);
    player.drawn = from.splice(-tilesDrawn(state.round)).reverse();
    // Hummingbird: one tile at a time (11.2.1).
    player.looked = blind ? 1 : player.drawn.length;
    player.routes = [];
    if (!table.loud) continue;
    const seen = player.drawn.slice(0, player.looked);
    table.tellOnly(
      seat,
      last ? { kind: 'specials drawn', seat, specials: seen } : { kind: 'tiles drawn', seat, tiles: seen },
    );
  }
}

/** One round: draw, exchange, build, a priest turn each, the token moves (chapter 6). */
export const round: TempleProcedure<'round'> = [
  rule('begin', (table) => {
    table.state.round++;
    table.tell({ kind: 'round began', round: table.state.round });
  }),
  rule('draw', drawTiles),
  rule('exchange', (table) => {
    // Special tiles are not exchanged (9.1.1).
    if (table.state.round === ROUNDS) return;
    table.begin({ do: table.state.options.hummingbird ? 'assign' : 'exchange', at: 0 });
  }),
  rule('build', (table) => table.begin({ do: 'build', at: 0 })),
  rule('priest turns', (table, task) => {
    const { state } = table;
    if (task.turns === state.seats) return;
    const seat = (state.first + task.turns) % state.seats;
    task.turns++;
    table.again();
    table.begin({ do: 'turn', at: 0, seat, uses: 2, reuse: false });
  }),
  rule('token', (table) => {
    const { state } = table;
    if (state.round === ROUNDS) return;
    state.first = leftOf(state.seats, state.first);
    table.tell({ kind: 'token moved', seat: state.first });
  }),
];
