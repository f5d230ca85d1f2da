import type { Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { BLESSING_CODES } from '../rules/content/blessings.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { GOODS, POINTS } from '../rules/content/goods.ts';
import { KINDS, SECTION_OF_SLOT, SECTIONS } from '../rules/content/market.ts';
import { districtOf, rowOf } from '../rules/content/osiris.ts';
import { ANKH, INITIATIVE } from '../rules/content/starting.ts';
import { TECHNOLOGY_CODES } from '../rules/content/technologies.ts';
import { BUILDING_SPACES, EDGE_COLOURS, PEOPLE_SPACES, SIDE } from '../rules/content/temple.ts';
import { edgeOf, TILES } from '../rules/content/tiles.ts';
import { COLOURS, colourOf, dieAt, faceOf, GODS, sectorOf } from '../rules/content/wheel.ts';
import { PEOPLE } from '../rules/moves.ts';
import { OPPONENT } from '../rules/state.ts';

/** The values by which a line speaks of a player: to itself as "you", to everybody else by name. */
export function about(
  seat: number,
  name: SeatNamer,
  viewer: Viewer,
): { readonly you: string; readonly name: string | Line } {
  return { you: seat === viewer ? 'yes' : 'no', name: seat === OPPONENT ? line('opponent') : name(seat) };
}

/** Several lines as one, with commas between. */
export function joined([first, ...rest]: readonly Line[]): Line {
  if (first === undefined) return line('nothing');
  return rest.length === 0 ? first : line('list', { first, rest: joined(rest) });
}

export function godName(god: number): Line {
  return line(`god.${GODS[god]}`);
}

export function colourName(colour: number): Line {
  return line(`colour.${COLOURS[colour]}`);
}

export function dieName(die: number): Line {
  return line('die', { colour: colourName(colourOf(die)), face: faceOf(die) });
}

/** Values for a die on the wheel. */
export function spotWords(spot: number): { readonly die: Line; readonly god: Line } {
  return { die: dieName(dieAt(spot)), god: godName(sectorOf(spot)) };
}

export function goodName(good: number): Line {
  return line(`good.${GOODS[good]}`);
}

/** So much of one good: "2 bread". */
export function amountLine(good: number, n: number): Line {
  return line(`amount.${GOODS[good]}`, { n });
}

/** Amounts that are not 0, each as a line. */
export function amountLines(amounts: readonly number[]): Line[] {
  return amounts.flatMap((n, i) => (n === 0 ? [] : [i === POINTS ? line('amount.points', { n }) : amountLine(i, n)]));
}

/** Amounts that are not 0: "2 bread, 1 gold". */
export function amountsLine(amounts: readonly number[]): Line {
  const parts = amountLines(amounts);
  return parts.length === 0 ? line('text.none') : joined(parts);
}

export function cellName(cell: number): Line {
  return line('cell', { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });
}

export function spaceName(space: number): Line {
  const name = BUILDING_SPACES[space]?.name ?? '';
  return line(`side.${name[0]}`, { line: Number(name[1]) });
}

export function peopleSpaceName(place: number): Line {
  return line(`people.${PEOPLE_SPACES[place >= PEOPLE ? place - PEOPLE : place]}`);
}

/** A statue space for the people that nobody holds, with the gold that lies there. */
export function freePeopleSpace(space: number, gold: number): Line {
  const more = gold > 0 ? line('text.people.gold') : line('nothing');
  return line('ui.people.free', { space: peopleSpaceName(space), more });
}

export function slotName(slot: number): Line {
  return line('slot', { district: line(`district.${GOODS[districtOf(slot)]}`), row: rowOf(slot) });
}

export function marketPlace(slot: number): Line {
  const section = SECTION_OF_SLOT[slot] ?? 0;
  return line('place', { section: section + 1, number: (SECTIONS[section]?.slots.indexOf(slot) ?? 0) + 1 });
}

/** Code of a market card, such as B07. */
export function cardCode(kind: number, card: number): string {
  const decrees = DECREES.map(({ code }) => code);
  return [BLESSING_CODES, TECHNOLOGY_CODES, decrees][kind]?.[card] ?? '';
}

/** Code and sentence of a market card. */
export function cardWords(
  kind: number,
  card: number,
): { readonly kind: Line; readonly code: Line; readonly text: Line } {
  const code = cardCode(kind, card);
  return { kind: line(`kind.${KINDS[kind]}`), code: line(`code.${code}`), text: line(`card.${code}`) };
}

/** Code and sentence of a pillar tile. */
export function tileWords(tile: number): { readonly code: Line; readonly text: Line } {
  const code = TILES[tile]?.code ?? '';
  return { code: line(`code.${code}`), text: line(`card.${code}`) };
}

/** Edges of a tile from the north clockwise. */
export function edgesLine(tile: number, turns: number): Line {
  return joined([0, 1, 2, 3].map((direction) => line(`edge.${EDGE_COLOURS[edgeOf(tile, turns, direction)]}`)));
}

export function startingWords(card: number): { readonly card: Line; readonly text: Line } {
  const initiative = INITIATIVE[card] ?? 0;
  return { card: line('starting.name', { initiative }), text: line(`card.start.${initiative}`) };
}

export function destinyWords(card: number): { readonly card: Line; readonly text: Line } {
  const ankh = ANKH[card] ?? 0;
  return { card: line('destiny.name', { ankh: line('ankh', { ankh }) }), text: line(`card.ankh.${ankh}`) };
}
