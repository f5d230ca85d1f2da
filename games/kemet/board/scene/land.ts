import { at } from '@naos/engine';
import { AREAS, areaAt, CITIES, DISTRICTS, DISTRICTS_PER_CITY } from '../../rules/content/areas.ts';

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
  (a.x === b.x && (a.x < 0 || a.x > WIDTH)) || (a.y === b.y && (a.y < 0 || a.y > HEIGHT));

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
  const point = (i: number): Point => at(points, (i + points.length) % points.length);
  const show = (n: number): string => n.toFixed(1);
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    return `C${show(c1.x)} ${show(c1.y)} ${show(c2.x)} ${show(c2.y)} ${show(p2.x)} ${show(p2.y)}`;
  });
  return `M${show(point(0).x)} ${show(point(0).y)}${curves.join('')}Z`;
}

const off = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

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

/** The island of the delta is drawn larger, like the cities: its troop stands beside the temple. */
const ISLAND_SCALE = 1.42;

function corners(area: number): Point[] {
  const { id, polygon, x: mx, y: my } = areaAt(area);
  const scale = id === 'delta-temple' ? ISLAND_SCALE : 1;
  return polygon.map(([x = 0, y = 0]) => ({ x: mx + (x - mx) * scale, y: my + (y - my) * scale }));
}

/** Land goes on beyond the frame, so that no curve begins or ends in sight. */
const BEYOND = 160;
const beyond = (n: number, edge: number): number => (n <= 0 ? -BEYOND : n >= edge ? edge + BEYOND : n);
const outward = ({ x, y }: Point): Point => ({ x: beyond(x, WIDTH), y: beyond(y, HEIGHT) });

/** The outline of each area. */
export const OUTLINES: readonly string[] = AREAS.map(({ index, city }) => {
  const points = index < DISTRICTS ? corners(index) : corners(index).map(outward);
  if (index < DISTRICTS) {
    const scaled = points.map((point) => inCity(city, point));
    return `M${scaled.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }
  return smooth(points.flatMap((point, i) => border(point, at(points, (i + 1) % points.length))));
});

/** What is pressed and focused: as the outline, but it ends with the map. */
export const HITS: readonly string[] = AREAS.map(({ index }) => {
  if (index < DISTRICTS) return OUTLINES[index] ?? '';
  const points = corners(index);
  const line = points.flatMap((point, i) => border(point, points[(i + 1) % points.length] ?? point));
  return `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
});

/** The rectangle around each area, no part of it beyond the map. */
const BOXES = AREAS.map(({ index, city }) => {
  const points = corners(index).map((point) => (index < DISTRICTS ? inCity(city, point) : point));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
});
export const boxOf = (area: number) => at(BOXES, area);

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

/** A district that lies across has its pyramid and troop side by side, one that stands has them one above the other. */
function isWide(district: number): boolean {
  const points = corners(district);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.max(...xs) - Math.min(...xs) > Math.max(...ys) - Math.min(...ys);
}

/** Where the pyramid of a district stands. */
export function pyramidSpot(district: number): Point {
  const at = heart(district);
  return isWide(district) ? off(at, -34, 6) : off(at, 0, -22);
}

/** Where the troop of an area stands, where its badge hangs, and where its obelisk and port are drawn. */
export interface Spots {
  readonly troop: Point;
  readonly badge: Point;
  readonly obelisk: Point;
  readonly port: Point;
  readonly label: Point;
}

/** Places inside an area, by its type: nothing covers anything else. */
export function spotsOf(area: number): Spots {
  const { type, id } = areaAt(area);
  const at = heart(area);
  const mirror = id.startsWith('e') ? -1 : 1;
  if (type === 'district') {
    return isWide(area)
      ? { troop: off(at, 34, 4), badge: off(at, -4, -30), obelisk: at, port: at, label: at }
      : { troop: off(at, 0, 28), badge: off(at, 0, -4), obelisk: at, port: at, label: at };
  }
  if (type === 'temple' || type === 'sanctuary') {
    const small = type === 'sanctuary';
    if (id === 'delta-temple') {
      return {
        troop: off(at, -34, 24),
        badge: off(at, 0, -44),
        obelisk: off(at, 48, 2),
        port: off(at, 42, 40),
        label: at,
      };
    }
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
      label: off(at, 0, id.includes('3') ? 44 : -34),
    };
  }
  return {
    troop: off(
      at,
      id.endsWith('oasis') ? -8 * mirror : id.endsWith('desert') ? -6 * mirror : -64 * mirror,
      id.endsWith('oasis') ? 6 : 8,
    ),
    badge: off(at, id.endsWith('oasis') ? 0 : 4 * mirror, id.endsWith('oasis') ? 44 : id.endsWith('desert') ? 62 : 10),
    obelisk: off(at, (id.endsWith('desert') ? 0 : 116) * mirror, id.endsWith('desert') ? -70 : 4),
    port: off(at, 48 * mirror, -6),
    label: off(at, id.endsWith('desert') ? -50 * mirror : 0, id.endsWith('desert') ? 0 : -26),
  };
}

export type Ground = 'storm' | 'pave' | 'out' | 'far' | 'oasis' | 'dunes';

/** The kind of ground of an area; storms cover what is not in play. */
export function ground(area: number, open: boolean): Ground {
  const { id, type } = areaAt(area);
  if (!open) return 'storm';
  if (type === 'temple' || type === 'sanctuary') return 'pave';
  if (id.endsWith('outskirts')) return 'out';
  if (id.endsWith('desert')) return 'far';
  return id.endsWith('oasis') ? 'oasis' : 'dunes';
}

/** The storm over the eastern middle, which is no area of its own. */
export const STORM_EAST =
  'M922 638C880 640 800 652 745 650C750 560 738 440 745 350C800 356 880 354 922 362C940 410 954 450 948 500C950 550 938 590 922 638Z';
