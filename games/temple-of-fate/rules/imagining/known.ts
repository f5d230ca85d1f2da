import { at, type FastRandom, numberAt, type Seat } from '@naos/engine';
import { destinations } from '../procedures/passing.ts';
import { KEEP, LEFT, RIGHT, slotGiver, type TempleState } from '../state.ts';
import { HIDDEN, type TempleView } from '../view.ts';
import type { Deal } from './unseen.ts';

/**
 * Which slots' tiles their givers have looked at: all of them, but for the forced ones of the variant Hummingbird. The
 * viewer's own gifts are known; another giver has left one kind of destination to force, any of them.
 */
export function imagineKnown({ view, random }: Deal, state: TempleState): void {
  const { seats, round } = view;
  const givers = Array.from({ length: seats }, (_, giver) => blindGifts(view, random, giver));
  state.players.forEach((player, seat) => {
    let known = 0;
    for (let slot = 0; slot < player.slots.length; slot++) {
      const giver = slotGiver(seats, round, seat, slot);
      const seen =
        giver === view.viewer
          ? slot === 0 && seat === giver
            ? keptWasSeen(view, seat)
            : view.players[seat]?.slots[slot] !== HIDDEN
          : !view.options.hummingbird || !at(givers, giver).includes(giverRoute(seats, round, slot));
      if (seen) known |= 1 << slot;
    }
    player.known = known;
  });
}

/** Own kept tile: known before it is turned up exactly when it was looked at in the exchange. */
function keptWasSeen(view: TempleView, seat: Seat): boolean {
  if (!view.options.hummingbird) return true;
  const own = at(view.players, seat);
  return (own.turned & 1) === 0 ? own.slots[0] !== HIDDEN : sawKept(view, seat);
}

/** After it is turned up: it was forced exactly when both other destinations were looked at. */
function sawKept(view: TempleView, seat: Seat): boolean {
  const gifts = view.players.flatMap(({ slots }, taker) =>
    slots.filter((_, slot) => slot > 0 && slotGiver(view.seats, view.round, taker, slot) === seat),
  );
  return gifts.some((tile) => tile === HIDDEN);
}

/** The route that fills a slot, from the giver's side. */
function giverRoute(seats: number, round: number, slot: number): number {
  if (slot === 0) return KEEP;
  return seats > 2 && round <= 3 && slot === 1 ? RIGHT : LEFT;
}

/** Routes that another player's tiles took by force and unseen. */
function blindGifts(view: TempleView, random: FastRandom, giver: Seat): readonly number[] {
  if (!view.options.hummingbird || giver === view.viewer) return [];
  const routes = destinations(view.seats, view.round).map(([route]) => route);
  return [numberAt(routes, random.below(routes.length))];
}
