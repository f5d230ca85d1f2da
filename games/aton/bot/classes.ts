import { SPACES, TEMPLES } from '../rules/content/board.ts';

/** Kinds of space that differ in what they are good for; the two bonus kinds never meet in one temple. */
const KINDS = ['yellow', 'green', 'black', 'blue', 'bonus'] as const;

/** Spaces of one kind in one temple are alike: twenty classes stand for the 48 spaces. */
export const CLASSES = TEMPLES * KINDS.length;
export const KINDS_EACH = KINDS.length;

/** The class of each space. */
export const CLASS_OF: Int8Array = Int8Array.from(SPACES, ({ temple, kind }) => {
  const name = kind === 'bonus-1' || kind === 'bonus-2' ? 'bonus' : kind;
  return (temple - 1) * KINDS.length + KINDS.indexOf(name);
});

/** The spaces of each class, in the order of the board. */
export const SPACES_OF: readonly (readonly number[])[] = Array.from({ length: CLASSES }, (_, c) =>
  SPACES.filter(({ index }) => CLASS_OF[index] === c).map(({ index }) => index),
);
export const CAPACITY: Int8Array = Int8Array.from(SPACES_OF, (spaces) => spaces.length);
export const TEMPLE: Int8Array = Int8Array.from({ length: CLASSES }, (_, c) => Math.floor(c / KINDS.length));
export const KIND: Int8Array = Int8Array.from({ length: CLASSES }, (_, c) => c % KINDS.length);
/** Bonus points of one space of the class. */
export const BONUS_POINTS: Int8Array = Int8Array.from(SPACES_OF, (spaces) => SPACES[spaces[0] ?? 0]?.bonus ?? 0);
