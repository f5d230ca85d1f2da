import type { Seat } from '@naos/engine';
import type { Points } from './scoring.ts';

/** A tile as it was laid. */
export interface LaidTile {
  readonly face: number;
  readonly area: number;
  readonly turn: number;
}
/** A bonus ornament as it was placed. */
export interface LaidStrip {
  readonly strip: number;
  readonly place: number;
}

/** Everything that is told. Seats, faces, cards and cells are the numbers of the rules; texts name them. */
export type TempleEvent =
  | { readonly kind: 'board dealt'; readonly seat: Seat; readonly board: number }
  | { readonly kind: 'first player'; readonly seat: Seat }
  | { readonly kind: 'card opened'; readonly card: number }
  | { readonly kind: 'deck empty'; readonly god: number }
  | { readonly kind: 'goals picked'; readonly seat: Seat; readonly side: number }
  | { readonly kind: 'round began'; readonly round: number }
  | { readonly kind: 'tiles drawn'; readonly seat: Seat; readonly tiles: readonly number[] }
  | { readonly kind: 'tile looked at'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'specials drawn'; readonly seat: Seat; readonly specials: readonly number[] }
  | {
      readonly kind: 'exchange chosen';
      readonly seat: Seat;
      readonly seats: number;
      readonly keep: number;
      readonly left: number;
      readonly right: number;
    }
  | {
      readonly kind: 'tile assigned';
      readonly seat: Seat;
      readonly seats: number;
      readonly face: number;
      readonly to: number;
    }
  | { readonly kind: 'tiles passed' }
  | { readonly kind: 'tile received'; readonly seat: Seat; readonly giver: Seat; readonly face: number }
  | ({ readonly kind: 'tile laid'; readonly seat: Seat; readonly returned: number } & LaidTile)
  | {
      readonly kind: 'summit laid';
      readonly seat: Seat;
      readonly special: number;
      readonly up: boolean;
      readonly returned: number;
    }
  | ({ readonly kind: 'strip placed'; readonly seat: Seat } & LaidStrip)
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly tiles: readonly LaidTile[];
      readonly strips: readonly LaidStrip[];
      /** The special tile of round 6, -1 when it lies face down; null in other rounds. */
      readonly special: number | null;
      readonly returned: number;
    }
  | { readonly kind: 'build done'; readonly seat: Seat }
  | { readonly kind: 'turn began'; readonly seat: Seat }
  | { readonly kind: 'private card taken'; readonly seat: Seat; readonly card: number }
  | {
      readonly kind: 'chain marked';
      readonly seat: Seat;
      readonly cell: number;
      readonly colour: number;
      readonly length: number;
    }
  | { readonly kind: 'cells occupied'; readonly seat: Seat; readonly card: number; readonly cells: number }
  | {
      readonly kind: 'strip drawn';
      readonly seat: Seat;
      readonly length: number;
      readonly why: 'symbol' | 'helper' | 'effect';
    }
  | { readonly kind: 'strip colour'; readonly seat: Seat; readonly strip: number }
  | { readonly kind: 'pile empty'; readonly seat: Seat; readonly length: number }
  | {
      readonly kind: 'card won';
      readonly seat: Seat;
      readonly card: number;
      readonly by: 'majority' | 'leftmost';
      /** Priests that go back to each seat's reserve (7.2.6). */
      readonly returned: readonly number[];
    }
  | { readonly kind: 'turn ended'; readonly seat: Seat }
  | { readonly kind: 'token moved'; readonly seat: Seat }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: Points };
