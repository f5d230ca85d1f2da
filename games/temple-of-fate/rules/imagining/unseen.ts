import type { FastRandom } from '@naos/engine';
import { ROUNDS, SUMMIT } from '../content/geometry.ts';
import { HIDDEN, type TempleView } from '../view.ts';

/** Things of one kind that the viewer can't place, shuffled: hidden slots take from the end. */
export class Unseen {
  private readonly left: number[];

  constructor(all: readonly number[], seen: readonly number[], random: FastRandom) {
    this.left = all.slice();
    for (const thing of seen) {
      const at = this.left.indexOf(thing);
      if (at >= 0) this.left.splice(at, 1);
    }
    random.shuffle(this.left);
  }

  take(): number {
    return this.left.pop() ?? HIDDEN;
  }

  /** A given number of things for a stock. */
  takeMany(count: number): number[] {
    return this.left.splice(this.left.length - count, count);
  }

  /** The first thing that satisfies a wish. */
  takeWhere(wish: (thing: number) => boolean): number {
    const place = this.left.findIndex(wish);
    const [thing = HIDDEN] = place < 0 ? [] : this.left.splice(place, 1);
    return thing;
  }
}

/** What the viewer sees of each kind. */
interface Seen {
  readonly tiles: number[];
  readonly specials: number[];
  readonly strips: number[];
}

/** Everything that lies open or is known to the viewer. */
export function gather(view: TempleView): Seen {
  const seen: Seen = { tiles: [], specials: [], strips: [] };
  view.players.forEach(({ temple, slots, drawn, discard, used }, seat) => {
    for (let area = 0; area < SUMMIT; area++) {
      const laid = temple.laid[area] ?? -1;
      if (laid >= 0) seen.tiles.push(laid >> 2);
    }
    const summit = temple.laid[SUMMIT] ?? -1;
    if (summit >= 0) seen.specials.push(summit >> 1);
    if (discard >= 0) seen.specials.push(discard);
    slots.forEach((tile, slot) => {
      // Own tiles already laid count through the temple.
      if (tile >= 0 && !(seat === view.viewer && (used >> slot) % 2 === 1)) seen.tiles.push(tile);
    });
    for (const tile of drawn) if (tile >= 0) (view.round === ROUNDS ? seen.specials : seen.tiles).push(tile);
    for (const strip of temple.held) if (strip >= 0) seen.strips.push(strip);
    for (const strip of temple.strips) seen.strips.push(strip & 7);
  });
  return seen;
}

/** Everything that has to be dealt. */
export interface Deal {
  readonly view: TempleView;
  readonly random: FastRandom;
  readonly tiles: Unseen;
  readonly specials: Unseen;
  readonly strips: Unseen;
}
