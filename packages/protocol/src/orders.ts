import Type from 'typebox';
import { LIMITS } from './limits.ts';
import { exactly } from './schema.ts';

/** A move for a question that is still to come: played when that question comes and the move is legal then. */
export const PlannedMove = exactly({
  choice: Type.String({ minLength: 1, maxLength: 60 }),
  move: Type.String({ minLength: 1, maxLength: LIMITS.notation }),
});
export type PlannedMove = Type.Static<typeof PlannedMove>;

/** What a seat has left to the table to answer; told to its own person alone. */
export const SeatOrders = exactly({
  /** The id of a way by the id of its kind of question, as the game's module names them. */
  standing: Type.Record(Type.String(), Type.String()),
  plan: Type.Array(PlannedMove),
  /** The last plan was dropped, because another question came than planned or its move was not legal any more. */
  dropped: Type.Boolean(),
});
export type SeatOrders = Type.Static<typeof SeatOrders>;
