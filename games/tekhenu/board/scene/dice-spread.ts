/** A place in a sector: degrees from the sector's middle, clockwise, and the distance from the wheel's middle. */
export interface Place {
  readonly angle: number;
  readonly radius: number;
}

/** So much room a die needs to the sector's border. */
const MARGIN = 22;
const ROUNDS = 30;
/** Of what is missing between two dice, each gives way by this part in a round. */
const YIELD = 0.25;
const DEGREE = Math.PI / 180;

function between(one: Place, other: Place): number {
  const turn = (one.angle - other.angle) * DEGREE;
  return Math.sqrt(one.radius ** 2 + other.radius ** 2 - 2 * one.radius * other.radius * Math.cos(turn));
}

function narrowest(places: readonly Place[]): number {
  return Math.min(...places.flatMap((one, i) => places.slice(0, i).map((other) => between(one, other))));
}

/**
 * Moves the dice of a sector along their rings until every two are `apart`, as far as the sector has room; where that
 * only pushes them together elsewhere they stay as they are.
 */
export function spread(places: readonly Place[], apart: number): readonly Place[] {
  const now = places.map((place) => ({ ...place }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, one] of now.entries()) {
      for (const other of now.slice(0, i)) {
        const missing = apart - between(one, other);
        if (missing <= 0) continue;
        // Dice one behind the other part to different sides.
        const side = one.angle === other.angle ? 1 : Math.sign(one.angle - other.angle);
        giveWay(one, side * missing * YIELD);
        giveWay(other, -side * missing * YIELD);
      }
    }
  }
  return narrowest(now) > narrowest(places) ? now : places;
}

function giveWay(place: { angle: number; readonly radius: number }, way: number): void {
  const most = 30 - Math.asin(MARGIN / place.radius) / DEGREE;
  place.angle = Math.max(-most, Math.min(most, place.angle + way / (place.radius * DEGREE)));
}
