import { boardOf } from './content/areas.ts';
import { isForeignDistrict } from './control.ts';
import { whyNotArrive } from './journey.ts';
import { NO_CARDS } from './move-cards.ts';
import { troopLimit } from './ownership.ts';
import type { Realm } from './state.ts';
import { exits, isHostile, portsFrom, type Traveller, teleportCost, tollAt } from './ways.ts';

/** One hop of a route. */
export interface Hop {
  readonly by: 'step' | 'teleport';
  readonly area: number;
}

/** An area that a group can get to without cards, by its cheapest route: least prayer, then fewest steps. */
export interface Reach {
  readonly area: number;
  readonly steps: number;
  readonly fare: number;
  readonly fight: boolean;
  readonly route: readonly Hop[];
}

interface Stage extends Reach {
  readonly group: Traveller;
  readonly prayer: number;
}

const cheaper = (a: Reach, b: Reach): boolean => a.fare < b.fare || (a.fare === b.fare && a.steps < b.steps);

/** Everywhere a group can go from where it is, undivided. A page draws it; the moves themselves go hop by hop. */
export function reachOf(realm: Realm, group: Traveller): readonly Reach[] {
  const best = new Map<number, Stage>();
  const prayer = realm.prayer[group.seat] ?? 0;
  const queue: Stage[] = [{ area: group.here, steps: 0, fare: 0, fight: false, route: [], group, prayer }];
  for (let stage = queue.shift(); stage !== undefined; stage = queue.shift()) {
    for (const next of onwards(realm, stage)) {
      const known = best.get(next.area);
      if (next.area === group.here || (known !== undefined && !cheaper(next, known))) continue;
      best.set(next.area, next);
      if (!next.fight) queue.push(next);
    }
  }
  return [...best.values()].map(({ area, steps, fare, fight, route }) => ({ area, steps, fare, fight, route }));
}

function onwards(realm: Realm, stage: Stage): Stage[] {
  const { group } = stage;
  const { seat, here, points, ported } = group;
  const found: Stage[] = [];
  const add = (by: Hop['by'], to: number, left: number, prayer: number, teleported: boolean): void => {
    const after = { points: left, ported: teleported, prayer, cards: NO_CARDS };
    const limit = troopLimit(realm, seat);
    const journey = { ...group, limit, prayer: stage.prayer, cards: NO_CARDS, left: null };
    if (prayer < 0 || whyNotArrive(realm, journey, to, after) !== null) return;
    const fight = isHostile(realm, seat, to);
    const toll = fight ? tollAt(realm, seat, to) : 0;
    const entered = group.entered || isForeignDistrict(realm, seat, to);
    found.push({
      area: to,
      steps: stage.steps + (by === 'step' ? 1 : 0),
      fare: stage.fare + stage.prayer - prayer + toll,
      fight,
      route: [...stage.route, { by, area: to }],
      group: { ...group, here: to, points: left, ported: teleported, entered },
      prayer: prayer - toll,
    });
  };
  if (points > 0) for (const to of exits(realm, seat, here)) add('step', to, points - 1, stage.prayer, ported);
  if (!ported && portsFrom(realm, seat, here, group.beasts)) {
    const left = stage.prayer - teleportCost(realm, seat);
    for (const to of boardOf(realm.seats).obelisks) if (to !== here) add('teleport', to, points, left, true);
  }
  return found;
}
