import { MOST_CELLS } from './content/cards.ts';
import { COLOURS, GODS } from './content/colours.ts';
import { AREAS, CELL_NAMES, SUMMIT } from './content/geometry.ts';
import { SIDES } from './content/goals.ts';
import { SPECIALS } from './content/specials.ts';
import { STRIP_PLACES } from './content/strips.ts';
import { FACES } from './content/tiles.ts';
import type { TempleMove } from './moves.ts';
import * as moves from './moves.ts';

const ROUTES = ['keep', 'left', 'right'] as const;
const CARD_NAMES = [...GODS, 'private'];

const face = (index: number): string => FACES[index]?.id ?? '?';

/** Cells of a set, such as `0,2`. */
function writeSet(mask: number): string {
  const cells: number[] = [];
  for (let cell = 0; cell < MOST_CELLS; cell++) if (((mask >> cell) & 1) === 1) cells.push(cell);
  return cells.join(',');
}

/** A row of cells by its ends, such as `r0c3-r0c5`. */
function writeRow(cells: readonly number[]): string {
  return `${CELL_NAMES[cells[0] ?? 0]}-${CELL_NAMES[cells.at(-1) ?? 0]}`;
}

/** A move as text; ids are those of components.json without the number of the copy. */
export function write(move: TempleMove): string {
  switch (move.do) {
    case 'decline':
    case 'done':
    case 'end':
      return move.do;
    case 'goals':
      return `goals ${SIDES[move.side]}`;
    case 'exchange':
      return `exchange ${face(move.keep)} ${face(move.left)}${move.right < 0 ? '' : ` ${face(move.right)}`}`;
    case 'assign':
      return `assign ${ROUTES[move.to]}`;
    case 'turn-up':
      return `turn-up ${move.slot}`;
    case 'place':
      return `place ${face(move.face)} ${AREAS[move.area]?.id} ${move.turn}`;
    case 'summit':
      return `summit ${SPECIALS[move.special]?.id} ${move.up ? 'up' : 'down'}`;
    case 'strip': {
      const cells = STRIP_PLACES[move.place] ?? [];
      return `strip bonus-${cells.length}-${COLOURS[move.colour]} ${writeRow(cells)}`;
    }
    case 'deck':
      return `deck ${GODS[move.god]}`;
    case 'mark':
      return `mark ${CELL_NAMES[move.cell]}`;
    case 'occupy':
      return `occupy ${CARD_NAMES[move.card]} ${writeSet(move.cells)}`;
  }
}

/** Every move but the exchanges, by its text. Made at the first reading. */
let texts: ReadonlyMap<string, TempleMove> | null = null;

function allTexts(): ReadonlyMap<string, TempleMove> {
  texts ??= new Map(
    [
      moves.DONE,
      moves.END,
      moves.DECLINE,
      ...moves.PICK_GOALS,
      ...moves.ASSIGN,
      ...moves.TURN_UP,
      ...moves.TAKE_DECK,
      ...moves.MARK,
      ...moves.OCCUPY.filter(({ cells }) => cells > 0),
      ...moves.LAY_SUMMIT,
      ...moves.PLACE.filter(({ area }) => area < SUMMIT),
      ...moves.PLACE_STRIP,
    ].map((move: TempleMove) => [write(move), move]),
  );
  return texts;
}

/** The move that a text means, or null. */
export function read(text: string): TempleMove | null {
  if (!text.startsWith('exchange ')) return allTexts().get(text) ?? null;
  const faces = text
    .slice('exchange '.length)
    .split(' ')
    .map((name) => FACES.findIndex(({ id }) => id === name));
  const [keep = -1, left = -1, right = -1] = faces;
  const sound = (faces.length === 2 || faces.length === 3) && faces.every((index) => index >= 0);
  return sound ? moves.exchange(keep, left, right) : null;
}
