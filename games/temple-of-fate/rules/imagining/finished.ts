import type { FastRandom } from '@naos/engine';
import { AREAS_OF_LEVEL, LEVEL_OF_ROUND, ROUNDS } from '../content/geometry.ts';
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
    player.discard = player.drawn[1 - chosen] as number;
    player.discardSeen = !view.options.hummingbird || chosen === 1;
    laySpecial(player.temple, player.drawn[chosen] as number, random.below(2) === 1);
    player.drawn = [];
    player.looked = 0;
    return;
  }
  const areas = (AREAS_OF_LEVEL[LEVEL_OF_ROUND[state.round] as number] as readonly number[]).filter(
    (area) => player.temple.laid[area] === -1,
  );
  random.shuffle(areas as number[]);
  player.slots.forEach((face, slot) => {
    layTile(player.temple, face, areas[slot] as number, random.below(4));
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
  for (let looked = 0; looked < routes.length; looked++) {
    if ([...room.values()].filter((takes) => takes > 0).length < 2) return looked;
    const route = routes[looked] as number;
    room.set(route, (room.get(route) ?? 0) - 1);
  }
  return routes.length;
}
