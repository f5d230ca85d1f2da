import { boxOf, HEIGHT, heart, type Point, WEST_WIDTH, WIDTH } from '../scene/land.ts';

/** The part of the map that is shown. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** With two or three players the map ends at the Nile's far shore. */
export function wholeMap(seats: number): Frame {
  return { x: 0, y: 0, width: seats <= 3 ? WEST_WIDTH : WIDTH, height: HEIGHT };
}

const CLOSEST = 0.28;

/** How much of the whole map is seen in each direction, and around which of its points. */
export interface Viewport {
  readonly scale: number;
  readonly middle: Point;
}

/** The part nearest to a wanted one that shows nothing beyond the map's edge. */
export function within(whole: Frame, { scale, middle }: Viewport): Viewport {
  const part = Math.min(1, Math.max(CLOSEST, scale));
  const between = (x: number, length: number): number =>
    Math.min(length * (1 - part / 2), Math.max((length * part) / 2, x));
  return { scale: part, middle: { x: between(middle.x, whole.width), y: between(middle.y, whole.height) } };
}

export function frameOf(whole: Frame, { scale, middle }: Viewport): Frame {
  const [width, height] = [whole.width * scale, whole.height * scale];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

export const isClosest = ({ scale }: Viewport): boolean => scale <= CLOSEST;
export const isWhole = ({ scale }: Viewport): boolean => scale >= 1;

/** How fingers hold the map on the screen: the middle between them, and their distance (0 for a single one). */
export interface Grip {
  readonly at: Point;
  readonly spread: number;
}

export function gripOf(fingers: readonly Point[]): Grip {
  const [one = { x: 0, y: 0 }, other = one] = fingers;
  return {
    at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    spread: Math.hypot(other.x - one.x, other.y - one.y),
  };
}

/** Pulls the map from one grip to another: what lay between the fingers stays there. `box` is the map's on the screen. */
export function pulled(whole: Frame, viewport: Viewport, from: Grip, to: Grip, box: Frame): Viewport {
  const stretch = from.spread > 0 && to.spread > 0 ? from.spread / to.spread : 1;
  const { scale } = within(whole, { ...viewport, scale: viewport.scale * stretch });
  const unit = Math.max(whole.width / box.width, whole.height / box.height);
  const pull = (middle: number, centre: number, before: number, now: number): number =>
    middle + unit * (viewport.scale * (before - centre) - scale * (now - centre));
  return within(whole, {
    scale,
    middle: {
      x: pull(viewport.middle.x, box.x + box.width / 2, from.at.x, to.at.x),
      y: pull(viewport.middle.y, box.y + box.height / 2, from.at.y, to.at.y),
    },
  });
}

/** A finger can't tell apart what is narrower than this, in pixels. */
const FINGER = 40;
/** Around what a part of the map shows, in units of the map: whose neighbours these are stays in sight. */
const AROUND = 40;

/** The smallest part of the map that shows some areas whole. */
export function around(whole: Frame, areas: Iterable<number>): Viewport {
  const boxes = [...areas].map(boxOf);
  if (boxes.length === 0) return { scale: 1, middle: { x: whole.width / 2, y: whole.height / 2 } };
  const left = Math.min(...boxes.map(({ x }) => x)) - AROUND;
  const top = Math.min(...boxes.map(({ y }) => y)) - AROUND;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + AROUND;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND;
  return within(whole, {
    scale: Math.max((right - left) / whole.width, (bottom - top) / whole.height),
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
  });
}

/** Whether an area is too small for a finger where `unit` pixels show one unit of the map. */
export function isTooSmall(area: number, unit: number): boolean {
  const { width, height } = boxOf(area);
  return Math.min(width, height) * unit < FINGER;
}

/** Whether a finger may have meant either of two areas. */
export function isNear(one: number, other: number, unit: number): boolean {
  const [a, b] = [heart(one), heart(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) * unit < FINGER;
}

/** So large that a finger tells the area from its neighbours. */
export function underFinger(whole: Frame, area: number, unit: number): Viewport {
  const { x, y, width, height } = boxOf(area);
  const scale = (Math.min(width, height) * unit) / (FINGER * 1.1);
  return within(whole, { scale, middle: { x: x + width / 2, y: y + height / 2 } });
}
