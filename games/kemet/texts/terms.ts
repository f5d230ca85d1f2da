import type { Seat, Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { areaAt, DISTRICTS_PER_CITY } from '../rules/content/areas.ts';
import { battleCardAt } from '../rules/content/battle-cards.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { creatureAt } from '../rules/content/creatures.ts';
import { interventionAt } from '../rules/content/interventions.ts';
import { spaceAt } from '../rules/content/spaces.ts';
import { tileAt } from '../rules/content/tiles.ts';
import { beastsIn } from '../rules/creatures.ts';

/** The values by which a line speaks of a seat: to itself as "you", to everybody else by name. */
export function about(seat: Seat, name: SeatNamer, viewer: Viewer): { readonly you: string; readonly name: string } {
  return { you: seat === viewer ? 'yes' : 'no', name: name(seat) };
}

export const areaName = (area: number): Line => line(`area.${areaAt(area).id}`);
/** A district inside its own city: 1 to 3. */
export const districtName = (district: number): Line => line('district', { n: (district % DISTRICTS_PER_CITY) + 1 });
export const tileName = (tile: number): Line => line(`tile.${tileAt(tile).id}`);
export const cardName = (card: number): Line => line(`card.${interventionAt(card).id}`);
export const battleCardName = (card: number): Line => line(`battle.${battleCardAt(card).id}`);
export const creatureName = (creature: number): Line => line(`creature.${creatureAt(creature).id}`);
export const colourName = (colour: number): Line => line(`colour.${COLOURS[colour]}`);
/** A pyramid by its colour. */
export const pyramidName = (colour: number): Line => line(`pyramid.${COLOURS[colour]}`);
/** A name between quotation marks, where a mark of its own would meet the sentence's. */
export const quoted = (what: Line): Line => line('quoted', { what });
export const actionName = (action: string): Line => line(`action.${action}`);

/** A space of the action pyramid: the action, and which of several spaces with that action it is. */
export function spaceName(space: number): Line {
  const { action, row, buy } = spaceAt(space);
  return buy >= 0 ? line('space.buy', { n: buy + 1 }) : line('space', { action: actionName(action), row });
}

/** Several lines as one, with commas between; nothing at all is the empty text. */
export function joined([first, ...rest]: readonly Line[]): Line {
  if (first === undefined) return line('nothing');
  return rest.length === 0 ? first : line('list', { first, rest: joined(rest) });
}

/** The creatures that go along with units, as an addition to their number. */
export function along(beasts: number): Line {
  return beasts === 0 ? line('nothing') : line('with', { creatures: joined(beastsIn(beasts).map(creatureName)) });
}
