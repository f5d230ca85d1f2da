import type { Seat } from '@naos/engine';
import { ROUNDS, SUMMIT } from '../content/geometry.ts';
import type { LaidStrip, LaidTile, TempleEvent } from '../events.ts';
import type { Temple } from '../state.ts';
import type { TempleTable } from '../vocabulary.ts';

/** All builds become visible together (6.1.1). */
export function reveal(table: TempleTable): void {
  const { state } = table;
  table.learned();
  state.players.forEach((player, seat) => {
    if (table.loud && player.shown !== null)
      table.tellOthers(seat, built(state.round, seat, player.shown, player.temple));
    player.shown = null;
    player.slots = [];
    player.known = 0;
    player.turned = 0;
    player.used = 0;
  });
}

/** What changed between the temple the others knew and the one they see now. */
function built(round: number, seat: Seat, before: Temple, after: Temple): TempleEvent {
  const tiles: LaidTile[] = [];
  for (let area = 0; area < SUMMIT; area++) {
    const laid = after.laid[area] ?? -1;
    if (before.laid[area] === -1 && laid !== -1) tiles.push({ face: laid >> 2, area, turn: laid & 3 });
  }
  const strips: LaidStrip[] = after.strips
    .slice(before.strips.length)
    .map((laid) => ({ strip: laid & 7, place: laid >> 3 }));
  const summit = after.laid[SUMMIT] ?? -1;
  const special = round < ROUNDS ? null : summit % 2 === 1 ? summit >> 1 : -1;
  return { kind: 'built', seat, tiles, strips, special, returned: after.reserve - before.reserve };
}
