import Type from 'typebox';
import { NewSeat } from './card.ts';
import { ClockSetting } from './clock.ts';
import { LIMITS } from './limits.ts';
import { PlannedMove } from './orders.ts';
import { exactly, Options, PlayerId, SeatNumber, Version } from './schema.ts';

/**
 * Everything that can be done at a table besides playing a move. The same acts go over the WebSocket (`act`) and over
 * `POST /api/tables/:id/acts`.
 */
export const Act = Type.Union([
  /**
   * Takes a seat: with its invite or the table's link, or an open one of a public table. For a bot's seat of a running game the people at the
   * table are asked first, where the table allows it at all; never in rated games.
   */
  exactly({
    do: Type.Literal('sit'),
    seat: Type.Optional(SeatNumber),
    invite: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  /** Gets up. Before the start the chair is open again; in a running game a bot keeps it until the person sits down again. */
  exactly({ do: Type.Literal('leave') }),
  /**
   * Starts the game; host only. Every chair must be taken; in a room, free ones are left out, who has not said that they
   * are ready must be here, and a rated game needs everybody's word.
   */
  exactly({ do: Type.Literal('start') }),
  /** Host, before the start: makes a chair something else (a bot, open, by invite; never `me`). */
  exactly({ do: Type.Literal('set seat'), seat: SeatNumber, to: NewSeat }),
  /** Before the start: says that the game may begin, or no longer. With everybody ready and no seat free it does. */
  exactly({ do: Type.Literal('ready'), on: Type.Boolean() }),
  /**
   * Before the start: changes to another seat. A free one or a bot's at once, a person's when they press mine too; my own
   * seat takes back what I asked for, and declines what I was asked.
   */
  exactly({ do: Type.Literal('change seat'), seat: SeatNumber }),
  /** Host, before the start: one more seat, or one without a person less. */
  exactly({ do: Type.Literal('add seat') }),
  exactly({ do: Type.Literal('remove seat'), seat: SeatNumber }),
  /** Host, before the start: other options or another clock. Everybody else is asked anew whether they are ready. */
  exactly({
    do: Type.Literal('set table'),
    options: Type.Optional(Options),
    clock: Type.Optional(ClockSetting),
  }),
  /** Host: voids the table's link for everybody, and makes a fresh one. */
  exactly({ do: Type.Literal('new link') }),
  /** Host: voids the chair's invite link and makes a fresh one. */
  exactly({ do: Type.Literal('new invite'), seat: SeatNumber }),
  /** Takes back one's own moves: the last step, or everything since one's turn began. Only as far as the engine allows. */
  exactly({ do: Type.Literal('undo'), to: Type.Union([Type.Literal('step'), Type.Literal('turn')]) }),
  /** Asks the table for an undo beyond that, to a version. Never in rated games. */
  exactly({ do: Type.Literal('ask undo'), to: Version }),
  exactly({ do: Type.Literal('ask pause') }),
  /** Asks to go on after a pause: it is over when all agree, and after five minutes (live) or a day without them. */
  exactly({ do: Type.Literal('ask continue') }),
  exactly({ do: Type.Literal('ask cancel') }),
  /** Answers the open question of the table. One no ends it, also one's own; going on after a pause needs no yes. */
  exactly({ do: Type.Literal('vote'), yes: Type.Boolean() }),
  /** Puts a bot on the chair of somebody whose time ran out (ladder step `bot may be called`). */
  exactly({ do: Type.Literal('call bot'), seat: SeatNumber, level: Type.Optional(Type.String({ maxLength: 40 })) }),
  /** Reminds somebody whom a game by the day waits for, by the ways they have chosen; once a day. */
  exactly({ do: Type.Literal('nudge'), seat: SeatNumber }),
  /** Ends a game that nobody can finish (ladder step `may be cancelled`). */
  exactly({ do: Type.Literal('cancel') }),
  /** Gives up a game of two: it ends at once, and counts as lost, in a rated one for the rating too. */
  exactly({ do: Type.Literal('resign') }),
  /** Host: closes a table that has not started. */
  exactly({ do: Type.Literal('close') }),
  /**
   * Leaves a kind of question to a standing order, or takes it back (null). Whether an order answers depends only on what
   * everybody may know. It also answers the question that is asked now.
   */
  exactly({
    do: Type.Literal('order'),
    kind: Type.String({ minLength: 1, maxLength: 40 }),
    way: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]),
  }),
  /** Queues moves for one's next questions in place of those queued before; none drops them. */
  exactly({ do: Type.Literal('plan'), moves: Type.Array(PlannedMove, { maxItems: LIMITS.plan }) }),
  /** After the end: a new table with the same game, chairs and settings; a second call gets the same table. */
  exactly({ do: Type.Literal('rematch') }),
  /** Host: lets those who watch talk among themselves, apart from those who sit here, or no longer. */
  exactly({ do: Type.Literal('watchers talk'), on: Type.Boolean() }),
  /** Host: nobody reads this person's chat at this table any more (or again). */
  exactly({ do: Type.Literal('silence'), player: PlayerId, on: Type.Boolean() }),
]);
export type Act = Type.Static<typeof Act>;
