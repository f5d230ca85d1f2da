/** Where a die is meant to lie: degrees around the wheel and the distance from its middle. */
export interface Place {
  readonly angle: number;
  readonly radius: number;
  /** The middle of its sector, which it does not leave. */
  readonly sector: number;
  /** The distances between which it stays recognizable as pure, tainted or forbidden. */
  readonly nearest: number;
  readonly farthest: number;
}

/** A point of the wheel, as seen from its middle. */
interface Point {
  x: number;
  y: number;
}

/** So much room a die needs to the sector's border. */
const MARGIN = 19;
const ROUNDS = 90;
/** Of what is missing between two dice, each gives way by this part in a round. */
const YIELD = 0.3;
const DEGREE = Math.PI / 180;

/** Moves dice away from each other until every two are `apart`, as far as their sectors and rings have room. */
export function spread(places: readonly Place[], apart: number): readonly Readonly<Point>[] {
  const dice = places.map((place) => ({ place, at: pointOf(place.angle, place.radius) }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const one of dice) {
      for (const other of dice) {
        if (other === one) break;
        const dx = one.at.x - other.at.x;
        const dy = one.at.y - other.at.y;
        // Most are far apart, which is asked thousands of times: without a root.
        if (dx * dx + dy * dy >= apart * apart) continue;
        const far = Math.hypot(dx, dy);
        const way = ((apart - far) * YIELD) / Math.max(1, far);
        one.at.x += dx * way;
        one.at.y += dy * way;
        other.at.x -= dx * way;
        other.at.y -= dy * way;
        moved = true;
      }
    }
    for (const { place, at } of dice) keepInside(place, at);
    if (!moved) break;
  }
  return dice.map(({ at }) => at);
}

function pointOf(angle: number, radius: number): Point {
  const turn = (angle - 90) * DEGREE;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** Back into its sector and between its rings. */
function keepInside({ sector, nearest, farthest }: Place, at: Point): void {
  const radius = Math.max(nearest, Math.min(farthest, Math.hypot(at.x, at.y)));
  const most = 30 - Math.asin(MARGIN / radius) / DEGREE;
  const turn = Math.atan2(at.y, at.x) / DEGREE + 90;
  // The short way around from the sector's middle.
  const off = ((((turn - sector) % 360) + 540) % 360) - 180;
  Object.assign(at, pointOf(sector + Math.max(-most, Math.min(most, off)), radius));
}
