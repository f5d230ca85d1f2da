import type { BoardProps } from '@naos/table-ui';
import { colourOf, conditionOf, dieAt, GODS, PURITIES, purityOf, sectorOf } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { reachOf, type Spot } from '../input/touch-area.ts';
import { type Place, spread } from './dice-spread.ts';

/** The wheel's middle in its picture. */
export const CENTRE = 210;
/** Rings from outside: pure, tainted, forbidden; dice that crowd each other may leave theirs a little. */
const RINGS = [
  { radius: 152, nearest: 116, farthest: 162 },
  { radius: 112, nearest: 84, farthest: 148 },
  { radius: 78, nearest: 66, farthest: 116 },
] as const;
const [OUTER] = RINGS;
/** So far apart dice lie if there is room: a finger of 44 pixels, in units of the wheel on the smallest phone. */
const APART = 66;
/** A finger means a die within this distance, up to half the way to the next one. */
const REACH = 44;
/** So far from the middle the slots of statues begin; beside them a finger still means a die. */
const STATUES = 190;

/** The point of the wheel in a direction, clockwise from the top, at a distance from its middle. */
export function polar(angle: number, radius: number): Spot {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(turn), CENTRE + radius * Math.sin(turn)];
}

/** Where a die lies before it makes room for others: dice of one sector and purity share a ring, a little in zigzag. */
function placeOf(sector: number, ring: readonly number[], i: number, purity: number): Place {
  const home = RINGS[purity] ?? OUTER;
  const step = Math.min(17, 52 / Math.max(1, ring.length)) * (OUTER.radius / home.radius) ** 0.55;
  const zigzag = ring.length < 3 ? 0 : i % 2 === 0 ? 4 : -4;
  const middle = sector * 60 + 30;
  // Rings begin a little aside of each other: dice one behind the other would only be pushed along one line.
  const aside = (purity - 1) * 5;
  const angle = middle + aside + (i - (ring.length - 1) / 2) * step;
  return { ...home, sector: middle, radius: home.radius + zigzag, angle };
}

/** Corners of a die on which the sign of a forbidden one may stand, the usual one first. */
const CORNERS: readonly Spot[] = [
  [15, -15],
  [-15, -15],
  [-15, 15],
  [15, 15],
];
/** A sign so far from the middle of another die does not touch it. */
const CLEAR = 24;

/** The corner for a die's sign, as seen from it: the first that no other die is near, else the one farthest from them. */
export function cornerOf([x, y]: Spot, others: readonly Spot[]): Spot {
  const room = ([dx, dy]: Spot): number =>
    Math.min(CLEAR, ...others.map(([a, b]) => Math.hypot(x + dx - a, y + dy - b)));
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

interface Placed {
  readonly key: string;
  readonly spot: number;
  readonly purity: number;
  readonly at: Spot;
  /** Where the sign of a forbidden die stands, as seen from it. */
  readonly sign: Spot;
}

interface Lying extends Placed {
  /** Where a finger means this die, as seen from it. */
  readonly touch: readonly Spot[];
}

type Dice = Pick<BoardProps<Tekhenu>['view'], 'dice' | 'wheel'>;

/** Where every die lies on the wheel. */
export function placedDice({ dice, wheel }: Dice): readonly Placed[] {
  const lying = GODS.flatMap((_, sector) => {
    const condition = conditionOf(wheel, sector);
    const spots = dice.filter((spot) => sectorOf(spot) === sector).toSorted((a, b) => b - a);
    return PURITIES.flatMap((_, purity) => {
      const ring = spots.filter((spot) => purityOf(colourOf(dieAt(spot)), condition) === purity);
      return ring.map((spot, i) => ({
        key: `${spot}-${ring.slice(0, i).filter((one) => one === spot).length}`,
        spot,
        purity,
        place: placeOf(sector, ring, i, purity),
      }));
    });
  });
  const seen = spread(
    lying.map(({ place }) => place),
    APART,
  ).map(({ x, y }): Spot => [x, y]);
  return lying.map(({ key, spot, purity }, i) => {
    const [own = [0, 0], others] = [seen[i], seen.toSpliced(i, 1)];
    return { key, spot, purity, at: [CENTRE + own[0], CENTRE + own[1]], sign: cornerOf(own, others) };
  });
}

/** The dice of the last position: one that was just taken keeps its place, and is among them still. */
let last: { readonly key: string; readonly lying: readonly Lying[] } | null = null;

/** All dice in one list: a die that changes its ring with the light moves there instead of being drawn anew. */
export function lyingDice(dice: Dice): readonly Lying[] {
  const key = `${dice.wheel}: ${dice.dice.toSorted((a, b) => a - b).join(' ')}`;
  if (last?.key !== key) last = { key, lying: laidOut(dice) };
  return last.lying;
}

function laidOut(dice: Dice): readonly Lying[] {
  const placed = placedDice(dice);
  const seen = placed.map(({ at: [x, y] }): Spot => [x - CENTRE, y - CENTRE]);
  return placed.map((die, i) => ({
    ...die,
    touch: reachOf(seen[i] ?? [0, 0], seen.toSpliced(i, 1), REACH, STATUES),
  }));
}
