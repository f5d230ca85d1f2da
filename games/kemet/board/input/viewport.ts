import { HEIGHT, type Point, WEST_WIDTH, WIDTH } from '../scene/land.ts';

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
