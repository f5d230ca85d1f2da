import { type FastRandom, numberAt } from '@naos/engine';
import { areasOfRound, ROUNDS } from '../content/geometry.ts';
import { destinations } from '../procedures/passing.ts';
import type { Player, TempleState } from '../state.ts';
import { laySpecial, layTile } from '../temple.ts';
import type { TempleView } from '../view.ts';
import type { Deal } from './unseen.ts';

/** Lets a player who is done with the simultaneous step under way have done something. */
export function finishStep({ view, random }: Deal, state: TempleState, player: Player): void {
  const running = view.agenda.at(-1)?.do;
  if (running === 'exchange' || running === 'assign') {
    player.routes = randomRoutes(view, random);
    if (running === 'assign') player.looked = lookedAt(view, player.routes);
  }
  if (running !== 'build') return;
  player.turned = (1 << player.slots.length) - 1;
  if (state.round === ROUNDS) {
    const chosen = random.below(2);
    player.discard = numberAt(player.drawn, 1 - chosen);
    player.discardSeen = !view.options.hummingbird || chosen === 1;
    laySpecial(player.temple, numberAt(player.drawn, chosen), random.below(2) === 1);
    player.drawn = [];
    player.looked = 0;
    return;
  }
  const areas = areasOfRound(state.round).filter((area) => player.temple.laid[area] === -1);
  random.shuffle(areas);
  player.slots.forEach((face, slot) => {
    layTile(player.temple, face, numberAt(areas, slot), random.below(4));
  });
  player.used = player.turned;
}

function randomRoutes(view: TempleView, random: FastRandom): number[] {
  const routes = destinations(view.seats, view.round).flatMap(([route, takes]) => new Array<number>(takes).fill(route));
  random.shuffle(routes);
  return routes;
}

/** How many tiles a player looks at before the rest is forced (11.2.3). */
function lookedAt(view: TempleView, routes: readonly number[]): number {
  const room = new Map(destinations(view.seats, view.round));
  for (const [looked, route] of routes.entries()) {
    if ([...room.values()].filter((takes) => takes > 0).length < 2) return looked;
    room.set(route, (room.get(route) ?? 0) - 1);
  }
  return routes.length;
}
