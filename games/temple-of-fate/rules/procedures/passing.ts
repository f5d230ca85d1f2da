import { numberAt } from '@naos/engine';
import { KEEP, LEFT, leftOf, playerAt, RIGHT, rightOf, slotGiver } from '../state.ts';
import type { TempleTable } from '../vocabulary.ts';

/** Brings every drawn tile to its builder, all at once (6.2.5); slots are filled in the order that `slotGiver` tells. */
export function passTiles(table: TempleTable): void {
  const { state } = table;
  const { seats, round } = state;
  const wide = seats > 2 && round <= 3;
  for (const player of state.players) {
    player.slots = player.drawn.map(() => -1);
    player.known = 0;
    player.turned = 0;
    player.used = 0;
  }
  for (let seat = 0; seat < seats; seat++) {
    const giver = playerAt(state, seat);
    let given = 0;
    for (let i = 0; i < giver.drawn.length; i++) {
      const route = numberAt(giver.routes, i);
      const taker = playerAt(
        state,
        route === KEEP ? seat : route === LEFT ? leftOf(seats, seat) : rightOf(seats, seat),
      );
      // What goes left comes from the taker's right, and the other way round.
      const slot = route === KEEP ? 0 : wide ? (route === LEFT ? 2 : 1) : ++given;
      taker.slots[slot] = numberAt(giver.drawn, i);
      if (i < giver.looked) taker.known |= 1 << slot;
    }
  }
  for (const player of state.players) {
    player.drawn = [];
    player.looked = 0;
    player.routes = [];
  }
  table.learned();
  if (table.loud) tellPassed(table);
}

function tellPassed(table: TempleTable): void {
  const { state } = table;
  table.tell({ kind: 'tiles passed' });
  if (state.options.hummingbird) return;
  state.players.forEach(({ slots }, seat) => {
    for (let slot = 1; slot < slots.length; slot++) {
      const giver = slotGiver(state.seats, state.round, seat, slot);
      table.tellOnly(seat, { kind: 'tile received', seat, giver, face: numberAt(slots, slot) });
    }
  });
}

/** Destinations that a round knows, with the number of tiles each takes (6.2.2 to 6.2.4). */
export function destinations(seats: number, round: number): readonly (readonly [number, number])[] {
  if (round > 3)
    return [
      [KEEP, 1],
      [LEFT, 1],
    ];
  return seats === 2
    ? [
        [KEEP, 1],
        [LEFT, 2],
      ]
    : [
        [KEEP, 1],
        [LEFT, 1],
        [RIGHT, 1],
      ];
}
