import Type from 'typebox';
import { exactly, Time } from './schema.ts';

/** A puzzle met for the first time, and whether its move was found alone, at the first try. */
export const PuzzleTried = exactly({
  game: Type.String({ minLength: 1, maxLength: 40 }),
  id: Type.String({ pattern: '^[0-9a-z-]{1,40}$' }),
  rating: Type.Integer({ minimum: 400, maximum: 2600 }),
  right: Type.Boolean(),
  at: Time,
});
export type PuzzleTried = Type.Static<typeof PuzzleTried>;

const MOST_SENT = 500;

/** What a device has to tell, and what is known of all devices together. */
export const PuzzleTries = exactly({ tries: Type.Array(PuzzleTried, { maxItems: MOST_SENT }) });
export const AllPuzzleTries = exactly({ tries: Type.Array(PuzzleTried) });
export type AllPuzzleTries = Type.Static<typeof AllPuzzleTries>;
