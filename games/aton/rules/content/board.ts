import components from '../../components.json' with { type: 'json' };

/** The six kinds of space (2.1.2); each space has exactly one (2.1.3). */
export const SPACE_KINDS = ['yellow', 'green', 'black', 'blue', 'bonus-1', 'bonus-2'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** A space of a temple. `index` is its place in the state's board: temple by temple, row by row. */
export interface Space {
  readonly index: number;
  /** Such as `t1-r2-c3` (2.1.1). */
  readonly id: string;
  /** 1 to 4. */
  readonly temple: number;
  readonly row: number;
  readonly column: number;
  readonly kind: SpaceKind;
  /** Points that a bonus space pays its holder, 0 elsewhere. */
  readonly bonus: number;
}

function kindOf(id: string): SpaceKind {
  const kind = SPACE_KINDS.find((name) => id === `space-${name}`);
  if (kind === undefined) throw new RangeError(`components.json names an unknown kind of space: ${id}`);
  return kind;
}

const BONUS = new Map(components.spaceKinds.items.map(({ id, bonus }) => [id, bonus]));

export const TEMPLES = components.temples.length;
export const TEMPLE_SIZE = components.temples[0]?.spaces.length ?? 0;

/** All 48 spaces in the order of the state's board. */
export const SPACES: readonly Space[] = components.temples.flatMap((temple, t) =>
  temple.spaces.map((space) => ({
    index: t * TEMPLE_SIZE + space.index,
    id: space.id,
    temple: temple.number,
    row: space.row,
    column: space.col,
    kind: kindOf(space.kind),
    bonus: BONUS.get(space.kind) ?? 0,
  })),
);

const placesOf = (kind: SpaceKind): readonly number[] =>
  SPACES.filter((space) => space.kind === kind).map((space) => space.index);

export const YELLOW_SPACES = placesOf('yellow');
export const GREEN_SPACES = placesOf('green');
export const BLACK_SPACES = placesOf('black');
export const BLUE_SPACES = placesOf('blue');
export const BONUS_SPACES = SPACES.filter((space) => space.bonus > 0).map((space) => space.index);

/** Bonus points of each space. */
export const BONUS_OF: readonly number[] = SPACES.map((space) => space.bonus);

const BY_ID = new Map(SPACES.map((space) => [space.id, space.index]));

/** The board index that an id such as `t1-r2-c3` names, or -1. */
export function spaceIndex(id: string): number {
  return BY_ID.get(id) ?? -1;
}

/** The space at a board index. */
export function spaceAt(index: number): Space {
  const space = SPACES[index];
  if (space === undefined) throw new RangeError(`There is no space ${index}.`);
  return space;
}
