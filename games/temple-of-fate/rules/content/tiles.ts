import { numberAt } from '@naos/engine';
import components from '../../components.json' with { type: 'json' };
import { contentNamed } from './cells.ts';

/** A face of the ornament tiles. Tiles with the same face are the same thing at the table, so the rules count faces. */
interface Face {
  readonly id: string;
  readonly ornaments: number;
  /** How many tiles have it. */
  readonly count: number;
  /** Contents clockwise from the top left, unturned. */
  readonly cells: readonly number[];
}

const { items } = components.ornamentTiles;

/** All 36 faces; a tile is the index of its face. */
export const FACES: readonly Face[] = [...new Set(items.map(({ face }) => face))].map((id) => {
  const alike = items.filter(({ face }) => face === id);
  const [first] = alike;
  return {
    id,
    ornaments: first?.ornaments ?? 0,
    count: alike.length,
    cells: (first?.cells ?? []).map(contentNamed),
  };
});

/** `TURNED[4 * face + k]`: contents clockwise from the top left after k quarter-turns (4.2.7). */
export const TURNED: readonly (readonly number[])[] = FACES.flatMap(({ cells }) =>
  [0, 1, 2, 3].map((turn) => cells.map((_, place) => numberAt(cells, (place + 4 - turn) % 4))),
);

/** Number of turns after which a face looks as before: 4, or 2 for a diagonal of one colour. */
export const DIFFERENT_TURNS: readonly number[] = FACES.map((_, face) =>
  String(TURNED[4 * face]) === String(TURNED[4 * face + 2]) ? 2 : 4,
);

const STOCK: readonly number[] = FACES.flatMap(({ count }, face) => new Array<number>(count).fill(face));

/** The whole stock, sorted by face. */
export function allTiles(): number[] {
  return STOCK.slice();
}
