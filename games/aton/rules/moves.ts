import { SPACES } from './content/board.ts';
import { CARD_VALUES } from './content/constants.ts';

export type AtonMove =
  /** The allocation: the cards at cartouches 1 to 4. */
  | { readonly do: 'commit'; readonly row: readonly number[] }
  | { readonly do: 'exchange' }
  | { readonly do: 'remove'; readonly space: number }
  | { readonly do: 'place'; readonly space: number }
  | { readonly do: 'cull'; readonly space: number };

/** A move that names a space. */
export type SpaceMove = Extract<AtonMove, { readonly space: number }>;
export type CommitMove = Extract<AtonMove, { do: 'commit' }>;

/** Every move exists once and is shared: lists of moves are built in the hottest loops of a search. */
export const EXCHANGE: AtonMove = { do: 'exchange' };
export const REMOVE: readonly SpaceMove[] = SPACES.map(({ index }) => ({ do: 'remove', space: index }));
export const PLACE: readonly SpaceMove[] = SPACES.map(({ index }) => ({ do: 'place', space: index }));
export const CULL: readonly SpaceMove[] = SPACES.map(({ index }) => ({ do: 'cull', space: index }));

/** All rows of four card values, lowest first: 1111, 1112, … 4444. */
export const COMMITS: readonly CommitMove[] = CARD_VALUES.flatMap((c1) =>
  CARD_VALUES.flatMap((c2) =>
    CARD_VALUES.flatMap((c3) => CARD_VALUES.map((c4): CommitMove => ({ do: 'commit', row: [c1, c2, c3, c4] }))),
  ),
);

/** Place of a row in COMMITS, or -1 when it is not four card values. */
export function commitIndex(row: readonly number[]): number {
  let index = 0;
  for (const card of row) {
    if (card < 1 || card > CARD_VALUES.length) return -1;
    index = index * CARD_VALUES.length + card - 1;
  }
  return row.length === CARD_VALUES.length ? index : -1;
}
