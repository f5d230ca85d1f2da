import { AREAS, areaAt, CITIES, DISTRICTS, DISTRICTS_PER_CITY } from '../rules/content/areas.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1400;
export const HEIGHT = 1000;
/** The east bank is closed to two and three players: their map ends at its shore. */
export const WEST_WIDTH = 790;

const STEP = 46;
const WOBBLE = 7;

/** A fixed number between -1 and 1 for a place: both neighbours of a border bend it the same way. */
function bend(x: number, y: number): number {
  const h = Math.imul(Math.round(x * 7) ^ Math.imul(Math.round(y * 13), 0x9e3779b1), 0x85ebca6b) >>> 0;
  return (h / 0xffffffff) * 2 - 1;
}

const onFrame = (a: Point, b: Point): boolean =>
  (a.x === b.x && (a.x === 0 || a.x === WIDTH)) || (a.y === b.y && (a.y === 0 || a.y === HEIGHT));

/** The points of a border between two corners, the first included: a natural line instead of a ruler's. */
function border(from: Point, to: Point): Point[] {
  const forward = from.x < to.x || (from.x === to.x && from.y < to.y);
  const [a, b] = forward ? [from, to] : [to, from];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const parts = onFrame(a, b) ? 1 : Math.max(2, Math.round(length / STEP));
  const inner = Array.from({ length: parts - 1 }, (_, i) => {
    const t = (i + 1) / parts;
    const x = a.x + (b.x - a.x) * t;
    const y = a.y + (b.y - a.y) * t;
    const off = bend(x, y) * WOBBLE;
    return { x: x - ((b.y - a.y) / length) * off, y: y + ((b.x - a.x) / length) * off };
  });
  return [from, ...(forward ? inner : inner.reverse())];
}

/** A closed smooth path through points (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const show = (n: number): string => n.toFixed(1);
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    return `C${show(c1.x)} ${show(c1.y)} ${show(c2.x)} ${show(c2.y)} ${show(p2.x)} ${show(p2.y)}`;
  });
  return `M${show(at(0).x)} ${show(at(0).y)}${curves.join('')}Z`;
}

const CITY_SCALE = 1.14;

/** The middle of a city: the corner that its three districts share. */
export function cityMiddle(city: number): Point {
  const [x = 0, y = 0] = areaAt(city * DISTRICTS_PER_CITY).polygon[0] ?? [];
  return { x, y };
}

/** Cities are drawn a little larger than the data has them, so that pyramids and troops fit. */
function inCity(city: number, { x, y }: Point): Point {
  const middle = cityMiddle(city);
  return { x: middle.x + (x - middle.x) * CITY_SCALE, y: middle.y + (y - middle.y) * CITY_SCALE };
}

const corners = (area: number): Point[] => areaAt(area).polygon.map(([x = 0, y = 0]) => ({ x, y }));

/** The outline of each area. */
export const OUTLINES: readonly string[] = AREAS.map(({ index, city }) => {
  const points = corners(index);
  if (index < DISTRICTS) {
    const scaled = points.map((point) => inCity(city, point));
    return `M${scaled.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }
  return smooth(points.flatMap((point, i) => border(point, points[(i + 1) % points.length] as Point)));
});

/** The wall of each city: the outer corners of its districts, around its middle. */
export const WALLS: readonly (readonly Point[])[] = CITIES.map((_, city) => {
  const middle = cityMiddle(city);
  const outer = new Map<string, Point>();
  for (let i = 0; i < DISTRICTS_PER_CITY; i++) {
    for (const point of corners(city * DISTRICTS_PER_CITY + i)) {
      if (point.x !== middle.x || point.y !== middle.y) outer.set(`${point.x} ${point.y}`, inCity(city, point));
    }
  }
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  return [...outer.values()].sort((a, b) => angle(a) - angle(b));
});

/** The point about which things of an area are drawn. */
export function heart(area: number): Point {
  const { x, y, city } = areaAt(area);
  return area < DISTRICTS ? inCity(city, { x, y }) : { x, y };
}

/** Where the troop of an area stands, where its badge hangs, and where its obelisk and port are drawn. */
export interface Spots {
  readonly troop: Point;
  readonly badge: Point;
  readonly obelisk: Point;
  readonly port: Point;
  readonly label: Point;
}

const off = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** Places inside an area, by its type: nothing covers anything else. */
export function spotsOf(area: number): Spots {
  const { type, id } = areaAt(area);
  const at = heart(area);
  const mirror = id.startsWith('e') ? -1 : 1;
  if (type === 'district') {
    return { troop: off(at, 0, 26), badge: off(at, 0, -4), obelisk: at, port: at, label: at };
  }
  if (type === 'temple' || type === 'sanctuary') {
    const small = type === 'sanctuary';
    return {
      troop: off(at, small ? 0 : -44 * mirror, small ? 34 : 22),
      badge: off(at, 0, -46),
      obelisk: off(at, (small ? 22 : 46) * mirror, small ? -18 : 10),
      port: off(at, 40, 34),
      label: off(at, 0, -34),
    };
  }
  if (id.endsWith('outskirts')) {
    const west2 = id.startsWith('w2');
    return {
      troop: off(at, west2 ? 40 : -40 * mirror, west2 ? -14 : 4),
      badge: off(at, west2 ? -20 : 30 * mirror, west2 ? -10 : 4),
      obelisk: at,
      port: off(at, west2 ? 66 : 84 * mirror, west2 ? 10 : 22),
      label: off(at, 0, west2 ? -28 : -34),
    };
  }
  return {
    troop: off(at, id.endsWith('oasis') ? 0 : -64 * mirror, id.endsWith('oasis') ? 40 : 6),
    badge: off(at, id.endsWith('oasis') ? 0 : -6 * mirror, id.endsWith('oasis') ? -36 : 8),
    obelisk: off(at, 66 * mirror, -2),
    port: off(at, 44 * mirror, 6),
    label: off(at, 0, id.endsWith('desert') ? 70 : -26),
  };
}
