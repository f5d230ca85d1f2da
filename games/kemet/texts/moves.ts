import type { Seat } from '@naos/engine';
import { type Line, line } from '@naos/words';
import { TELEPORTATION } from '../rules/content/interventions.ts';
import { buildCost, recruitCost, tileCost } from '../rules/costs.ts';
import { cardCost } from '../rules/hands.ts';
import type { KemetMove } from '../rules/moves.ts';
import { manned } from '../rules/notation.ts';
import type { KemetTask } from '../rules/tasks.ts';
import type { KemetView } from '../rules/view.ts';
import { isHostile, teleportCost, tollAt } from '../rules/ways.ts';
import {
  actionName,
  along,
  areaName,
  battleCardName,
  cardName,
  creatureName,
  districtName,
  joined,
  pyramidName,
  spaceName,
  tileName,
} from './terms.ts';

/** What a move costs the viewer in prayer points, 0 where nothing is paid. */
export function priceOf(move: KemetMove, view: KemetView): number {
  const seat = view.viewer;
  const task = view.agenda.at(-1);
  if (seat === null || task === undefined) return 0;
  switch (move.do) {
    case 'raise':
      return task.do === 'build' && !task.night
        ? buildCost(view, seat, view.height[move.district] ?? 0, move.level)
        : 0;
    case 'buy':
      return task.do === 'buy' ? tileCost(view, seat, move.tile, task.extra) : 0;
    case 'enlist':
      return task.do === 'recruit'
        ? recruitCost(view, seat, task.count + move.units) - recruitCost(view, seat, task.count)
        : 0;
    case 'step':
      return tollTo(view, seat, move.area);
    case 'teleport':
      return teleportCost(view, seat) + tollTo(view, seat, move.area);
    case 'leap':
      return cardCost(view, seat, TELEPORTATION) + tollTo(view, seat, move.area);
    case 'invoke':
      return cardCost(view, seat, move.card);
    default:
      return 0;
  }
}

/** 13.4.3: the toll is part of what entering an area costs. */
function tollTo(view: KemetView, seat: Seat, area: number): number {
  return isHostile(view, seat, area) ? tollAt(view, seat, area) : 0;
}

/** A move as the label of a button: what is done, where, and its price. */
export function move(move: KemetMove, view: KemetView): Line {
  const cost = priceOf(move, view);
  switch (move.do) {
    case 'garrison':
      return line('move.garrison', { areas: joined(manned(move.without).map(districtName)) });
    case 'raise':
      return line('move.raise', {
        area: areaName(move.district),
        pyramid: pyramidName(move.colour),
        level: move.level,
        cost,
      });
    case 'take':
    case 'use':
      return line(`move.${move.do}`, { tile: tileName(move.tile) });
    case 'buy':
      return line('move.buy', { tile: tileName(move.tile), cost });
    case 'token':
    case 'silver':
      return line(`move.${move.do}`, { space: spaceName(move.space) });
    case 'gold':
      return line('move.gold', { tile: tileName(move.tile), action: actionName(move.action) });
    case 'post':
      return line('move.post', { creature: creatureName(move.creature), area: areaName(move.district) });
    case 'enlist':
      return line('move.enlist', { units: move.units, area: areaName(move.area), cost });
    case 'group':
      return line('move.group', { units: move.units, with: along(move.beasts) });
    case 'invoke':
      return line('move.invoke', { card: cardName(move.card), cost });
    case 'discard':
    case 'fetch':
    case 'keep':
      return line(`move.${move.do}`, { card: cardName(move.card) });
    case 'remove':
    case 'fight':
    case 'drop':
      return line(`move.${move.do}`, { card: battleCardName(move.card) });
    case 'step':
    case 'teleport':
    case 'leap':
      return line(`move.${move.do}`, { area: areaName(move.area), cost, fight: fightAt(view, move.area) });
    case 'from':
    case 'assault':
    case 'strike':
    case 'flee':
      return line(`move.${move.do}`, { area: areaName(move.area) });
    case 'spend':
      return line('move.spend', { veterans: move.veterans });
    case 'slot':
      return line('move.slot', { slot: move.slot + 1 });
    case 'done':
      return line(doneKey(view.agenda.at(-1)));
    default:
      return line(`move.${move.do}`);
  }
}

/** A move as the label of a button in the menu of its area: the menu's title says where. */
export function moveHere(one: KemetMove, view: KemetView): Line {
  const cost = priceOf(one, view);
  switch (one.do) {
    case 'raise':
      return line('here.raise', { pyramid: pyramidName(one.colour), level: one.level, cost });
    case 'enlist':
      return line('here.enlist', { units: one.units, cost });
    case 'step':
    case 'teleport':
    case 'leap':
      return line(`here.${one.do}`, { cost, fight: fightAt(view, one.area) });
    default:
      return move(one, view);
  }
}

/** Whether going there means a battle. */
function fightAt(view: KemetView, area: number): string {
  return view.viewer !== null && isHostile(view, view.viewer, area) ? 'yes' : 'no';
}

/** What "done" means where it is offered: a refusal in some places, an end in others. */
function doneKey(task: KemetTask | undefined): string {
  if (task?.do === 'taken') return 'move.done.creature';
  if (task?.do === 'night') return 'move.done.offering';
  return 'move.done';
}
