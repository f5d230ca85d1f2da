import { type BoardProps, storeOf, withFrame } from '@naos/table-ui';
import { STRIP_PLACES, stripColour, stripLength } from '../../rules/content/strips.ts';
import type { TempleOfFate } from '../../rules/index.ts';
import type { PlaceStrip, TempleMove } from '../../rules/moves.ts';

export type Props = BoardProps<TempleOfFate>;

/** What the person holds over the board: a tile with its turn, or a bonus ornament, lying or upright. */
export type Grip =
  | { readonly kind: 'tile'; readonly face: number; readonly turn: number }
  | { readonly kind: 'strip'; readonly strip: number; readonly upright: boolean };

/** Where the person points: an area while a tile is held, else a cell. */
export type Spot = { readonly kind: 'area' | 'cell'; readonly at: number };

export const grips = storeOf<Grip | null>(null);
export const spots = storeOf<Spot | null>(null, withFrame);

/** Tiles that may be laid now, in the order of the hand. */
export function facesToLay({ moves, view, seat }: Pick<Props, 'moves' | 'view' | 'seat'>): readonly number[] {
  const open = new Set(moves.flatMap((move) => (move.do === 'place' ? [move.face] : [])));
  const own = seat === null ? undefined : view.players[seat];
  return (own?.slots ?? []).filter((face, slot) => ((own?.used ?? 0) >> slot) % 2 === 0 && open.has(face));
}

/** Bonus ornaments that fit somewhere now, each once. */
export function stripsToPlace(moves: readonly TempleMove[]): ReadonlySet<number> {
  const strips = new Set<number>();
  for (const move of moves) {
    if (move.do === 'strip') strips.add(((STRIP_PLACES[move.place]?.length ?? 2) - 2) * 4 + move.colour);
  }
  return strips;
}

/** The grip as far as the moves allow it: what was taken, else the first tile of the hand. */
export function useGrip(props: Pick<Props, 'moves' | 'view' | 'seat'>): Grip | null {
  const grip = grips.use();
  const faces = facesToLay(props);
  if (grip?.kind === 'tile' && faces.includes(grip.face)) return grip;
  if (grip?.kind === 'strip' && stripsToPlace(props.moves).has(grip.strip)) return grip;
  const [face] = faces;
  return face === undefined ? null : { kind: 'tile', face, turn: 0 };
}

/** The grip turned by a quarter, or a strip laid the other way. */
export function turned(grip: Grip, by: 1 | 3): Grip {
  return grip.kind === 'tile' ? { ...grip, turn: (grip.turn + by) % 4 } : { ...grip, upright: !grip.upright };
}

function stripOn(moves: readonly TempleMove[], strip: number, upright: boolean, cell: number): PlaceStrip | undefined {
  const fitting = moves.filter((move): move is PlaceStrip => {
    if (move.do !== 'strip' || move.colour !== stripColour(strip)) return false;
    const cells = STRIP_PLACES[move.place] ?? [];
    return cells.length === stripLength(strip) && cells.includes(cell);
  });
  const lies = (move: PlaceStrip): boolean => {
    const [first = 0, second = 0] = STRIP_PLACES[move.place] ?? [];
    return second - first > 1 === upright;
  };
  const begins = (move: PlaceStrip): boolean => STRIP_PLACES[move.place]?.[0] === cell;
  return fitting.find((move) => lies(move) && begins(move)) ?? fitting.find(lies) ?? fitting.find(begins) ?? fitting[0];
}

/** The move that pointing at a spot stands for, or undefined. */
export function moveAt(moves: readonly TempleMove[], grip: Grip | null, spot: Spot | null): TempleMove | undefined {
  if (spot === null) return undefined;
  if (spot.kind === 'area') {
    if (grip?.kind !== 'tile') return undefined;
    return moves.find(
      (move) => move.do === 'place' && move.face === grip.face && move.turn === grip.turn && move.area === spot.at,
    );
  }
  if (grip?.kind === 'strip') return stripOn(moves, grip.strip, grip.upright, spot.at);
  return moves.find((move) => move.do === 'mark' && move.cell === spot.at);
}

/** The move that is considered now. */
export function useConsidered(props: Pick<Props, 'moves' | 'view' | 'seat'>): TempleMove | null {
  const spot = spots.use();
  const grip = useGrip(props);
  return moveAt(props.moves, grip, spot) ?? null;
}
