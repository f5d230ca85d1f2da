import Type from 'typebox';
import { LIMITS } from './limits.ts';

/** An object with exactly these fields: an unknown one is a mistake worth hearing about. */
export function exactly<P extends Type.TProperties>(properties: P): Type.TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}

/** A table's id as it stands in links. */
export const TableId = Type.String({ pattern: '^[a-z0-9]{10}$' });
/** A club's id as it stands in links: longer than a table's. */
export const ClubId = Type.String({ pattern: '^[a-z0-9]{12}$' });
/** An event's id as it stands in links: longer than a club's. */
export const EventId = Type.String({ pattern: '^[a-z0-9]{14}$' });
/** An id that a client makes, different for every move and act; sent again, it gets the first answer again. */
export const RequestId = Type.String({ minLength: 1, maxLength: LIMITS.id });
/** A seat, counted from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
/** Milliseconds since the epoch, by the server's clock. */
export const Time = Type.Integer({ minimum: 0 });
/** Position in a table's game: how many lines its transcript has after the head. */
export const Version = Type.Integer({ minimum: 0 });
/** A person's or a bot's public id. */
export const PlayerId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
export const PlayerName = Type.String({ minLength: 1, maxLength: LIMITS.name });
export const Options = Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()]));
