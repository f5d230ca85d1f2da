import type { Seat, Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer, type Value } from '@naos/words';
import { CARDS } from '../rules/content/cards.ts';
import { colourOf } from '../rules/content/cells.ts';
import { COLOURS, GODS } from '../rules/content/colours.ts';
import { AREAS, SIZE, SUMMIT } from '../rules/content/geometry.ts';
import { SPECIALS } from '../rules/content/specials.ts';
import { STRIP_PLACES, stripColour, stripLength } from '../rules/content/strips.ts';
import { FACES } from '../rules/content/tiles.ts';

const ROMAN = ['0', 'I', 'II', 'III'];

/** A level as it is written on the board. */
export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** A colour; a sentence asks it for the case it needs: "fire chain", "цепочка огня". */
export function ofColour(colour: number): Line {
  return line(`colour.${COLOURS[colour]}`);
}

export function godName(god: number): Line {
  return line(`god.${GODS[god]}`);
}

export function ofGod(god: number): Line {
  return line(`god.of.${GODS[god]}`);
}

/** What a tile shows: "fire ×3 and hunt ×1". */
export function tileName(face: number): Line {
  const tile = FACES[face];
  const colours = (tile?.cells ?? []).map(colourOf).filter((colour) => colour >= 0);
  const a = ofColour(colours[0] ?? 0);
  const b = ofColour(colours.at(-1) ?? 0);
  if (colours.length === 1) return line('tile.one', { a });
  if (colours.length === 4) return line('tile.four', { a, b });
  const form = tile?.id.includes('-diagonal-') ? 'diagonal' : 'adjacent';
  return colours[0] === colours[1] ? line(`tile.${form}.same`, { a }) : line(`tile.${form}.mixed`, { a, b });
}

/** A special tile by what its face shows. */
export function specialName(special: number): Line {
  const tile = SPECIALS[special];
  if (tile === undefined) return line('special.back');
  return tile.effect === null
    ? line('special.mono', { of: ofColour(colourOf(tile.content)) })
    : line('special.effect', { effect: line(`effect.${tile.effect}`) });
}

export function cellName(cell: number): Line {
  return line('cell', { row: Math.floor(cell / SIZE) + 1, col: (cell % SIZE) + 1 });
}

/** A straight row of cells. */
export function rowName(place: number): Line {
  const cells = STRIP_PLACES[place] ?? [];
  const first = cells[0] ?? 0;
  const last = cells.at(-1) ?? 0;
  const row = Math.floor(first / SIZE) + 1;
  const col = (first % SIZE) + 1;
  return last - first < SIZE
    ? line('cells.row', { row, from: col, to: col + cells.length - 1 })
    : line('cells.col', { col, from: row, to: row + cells.length - 1 });
}

export function areaName(area: number): Line {
  if (area === SUMMIT) return line('area.summit');
  const { id, level } = AREAS[area] ?? { id: '', level: 0 };
  const [, row = '0', col = '0'] = /r(\d)-c(\d)/.exec(id) ?? [];
  return line('area', { level: roman(level), row: Number(row) + 1, col: Number(col) + 1 });
}

/** A bonus ornament; minus its length stands for one whose colour is hidden. */
export function stripName(strip: number): Line {
  if (strip < 0) return line('strip.hidden', { length: -strip });
  return line('strip', { of: ofColour(stripColour(strip)), length: stripLength(strip) });
}

/** A card by its god and the numbers of its cells. */
export function cardName(card: number): Line {
  const item = CARDS[card];
  const god = item?.god ?? 0;
  return line('card.name', { god: godName(god), deity: ofGod(god), cells: (item?.cells ?? []).join(' ') });
}

/** Cells of a card by place and number: "1 (4), 3 (2)". */
export function cellList(card: number, mask: number): Line {
  const cells = (CARDS[card]?.cells ?? []).flatMap((value, cell) =>
    (mask >> cell) % 2 === 1 ? [line('card.cell', { place: cell + 1, value })] : [],
  );
  return listed(cells);
}

/** Several things in a row. */
export function listed(things: readonly Line[]): Line {
  const [first = line('nothing'), ...rest] = things;
  return rest.reduce((all, thing) => line('list.2', { a: all, b: thing }), first);
}

/** The values by which a line speaks of a seat: to itself as "you", to everybody else by name. */
export function about(seat: Seat, name: SeatNamer, viewer: Viewer): Readonly<Record<string, Value>> {
  return { you: seat === viewer ? 'yes' : 'no', name: name(seat) };
}
