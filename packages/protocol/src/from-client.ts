import Type from 'typebox';
import { Act } from './act.ts';
import { FollowClub, UnfollowClub } from './club.ts';
import { LIMITS } from './limits.ts';
import { exactly, RequestId, SeatNumber, TableId, Version } from './schema.ts';

/**
 * Follows a table: the answer is a `table` message, then `news` as they come. After a gap say the last version in `after`,
 * the seat for which it was counted (null: none) in `as`, and the last line of chat in `chatAfter`, and only what was missed
 * is sent. `watch` is the token of a private table's watch link.
 */
export const Follow = exactly({
  t: Type.Literal('follow'),
  table: TableId,
  after: Type.Optional(Version),
  as: Type.Optional(Type.Union([SeatNumber, Type.Null()])),
  chatAfter: Type.Optional(Type.Integer({ minimum: 0 })),
  watch: Type.Optional(Type.String({ maxLength: 64 })),
  /** Shows the table as to somebody who only watches, whoever asks: for a screen that a whole room looks at. */
  screen: Type.Optional(Type.Boolean()),
});
export const Unfollow = exactly({ t: Type.Literal('unfollow'), table: TableId });

/** Plays a move in notation, made against the newest version that the client has seen. */
export const PlayMove = exactly({
  t: Type.Literal('play'),
  table: TableId,
  id: RequestId,
  version: Version,
  move: Type.String({ minLength: 1, maxLength: LIMITS.notation }),
});
export const DoAct = exactly({ t: Type.Literal('act'), table: TableId, id: RequestId, act: Act });
export const Say = exactly({
  t: Type.Literal('say'),
  table: TableId,
  id: RequestId,
  text: Type.String({ minLength: 1, maxLength: LIMITS.chat }),
  /** For those who watch: to each other, where the host allows it. Left out: to the table. */
  to: Type.Optional(Type.Literal('watchers')),
});
/** Answered with `pong`; keeps a quiet line open and measures it. */
export const Ping = exactly({ t: Type.Literal('ping'), id: Type.Optional(RequestId) });

/** Asks for one's own tables and clubs (`mine`), and for what changes there while the socket is open. */
export const FollowMine = exactly({ t: Type.Literal('follow mine') });

/** Everything a client may send. */
export const FromClient = Type.Union([
  Follow,
  Unfollow,
  PlayMove,
  DoAct,
  Say,
  Ping,
  FollowClub,
  UnfollowClub,
  FollowMine,
]);
export type FromClient = Type.Static<typeof FromClient>;
