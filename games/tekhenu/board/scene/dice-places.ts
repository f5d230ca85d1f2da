import type { BoardProps } from '@naos/table-ui';
import { colourOf, conditionOf, dieAt, GODS, PURE, PURITIES, purityOf, sectorOf } from '../../rules/content/wheel.ts';
import type { Tekhenu } from '../../rules/index.ts';
import { reachOf, type Spot } from '../input/touch-area.ts';
import { type Place, spread } from './dice-spread.ts';

/** The wheel's middle in its picture. */
export const CENTRE = 210;
/** Rings from outside: pure, tainted, forbidden. */
const RING = [154, 114, 76] as const;
/** Half a finger of 44 pixels, in units of the wheel on the narrowest phone. */
const FINGER = 27.5;
/** So far from the middle the slots of statues begin. */
const STATUES = 182;

/** The point of the wheel in a direction, clockwise from the top, at a distance from its middle. */
export function polar(angle: number, radius: number): Spot {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(turn), CENTRE + radius * Math.sin(turn)];
}

/** Where a die lies: dice of one sector and purity share a ring; more than three stand in two staggered rows. */
function placeOf(ring: readonly number[], i: number, purity: number): Place {
  const radius = RING[purity] ?? RING[PURE];
  const crowded = ring.length > 3;
  const step = crowded ? 46 / ring.length : Math.min(17, 52 / Math.max(1, ring.length)) * (RING[0] / radius) ** 0.55;
  const row = crowded ? (i % 2 === 0 ? 17 : -17) : 0;
  return { angle: (i - (ring.length - 1) / 2) * step, radius: radius + row };
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

interface Lying {
  readonly key: string;
  readonly spot: number;
  readonly purity: number;
  readonly at: Spot;
  /** Where a finger means this die, as seen from it. */
  readonly touch: readonly Spot[];
  /** Where the sign of a forbidden die stands, as seen from it. */
  readonly sign: Spot;
}

/** All dice in one list: a die that changes its ring with the light moves there instead of being drawn anew. */
export function lyingDice({ dice, wheel }: Pick<BoardProps<Tekhenu>['view'], 'dice' | 'wheel'>): readonly Lying[] {
  const lying = GODS.flatMap((_, sector) => {
    const condition = conditionOf(wheel, sector);
    const spots = dice.filter((spot) => sectorOf(spot) === sector).toSorted((a, b) => b - a);
    const ringed = PURITIES.flatMap((_, purity) => {
      const ring = spots.filter((spot) => purityOf(colourOf(dieAt(spot)), condition) === purity);
      return ring.map((spot, i) => ({
        key: `${spot}-${ring.slice(0, i).filter((one) => one === spot).length}`,
        spot,
        purity,
        place: placeOf(ring, i, purity),
      }));
    });
    const places = spread(
      ringed.map(({ place }) => place),
      2 * FINGER,
    );
    return ringed.map(({ key, spot, purity, place }, i) => {
      const { angle, radius } = places[i] ?? place;
      return { key, spot, purity, at: polar(sector * 60 + 30 + angle, radius) };
    });
  });
  const seen = lying.map(({ at: [x, y] }): Spot => [x - CENTRE, y - CENTRE]);
  return lying.map((die, i) => {
    const [own = [0, 0], others] = [seen[i], seen.toSpliced(i, 1)];
    return { ...die, touch: reachOf(own, others, FINGER, STATUES), sign: cornerOf(own, others) };
  });
}
