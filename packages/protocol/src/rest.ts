import Type from 'typebox';
import { Act } from './act.ts';
import { Beat } from './beat.ts';
import { TableCard } from './card.ts';
import { Holiday } from './clock.ts';
import { ClubId, exactly, PlayerId, PlayerName, TableId, Time, Version } from './schema.ts';

/** Who this client is. The first call makes a guest and sets its cookie. */
export const Me = exactly({
  id: PlayerId,
  name: PlayerName,
  /** Whether an account with a passkey keeps this identity beyond this device. */
  account: Type.Boolean(),
  /** What the page needs to subscribe to web push; null when the server sends none. */
  pushKey: Type.Union([Type.String(), Type.Null()]),
  /** The holiday that lasts or comes next; null: none. */
  holiday: Type.Optional(Type.Union([Holiday, Type.Null()])),
});
export type Me = Type.Static<typeof Me>;

export const MeChange = exactly({ name: PlayerName });

/** Ways to be reached that this server has besides push and webhooks; `telegram`: the link that sets it up. */
export const NoticeWays = exactly({
  email: Type.Boolean(),
  telegram: Type.Union([Type.String(), Type.Null()]),
});
export type NoticeWays = Type.Static<typeof NoticeWays>;

/** A bot of one's own; `created`: when it got its token, and whether that is still good. */
export const BotToken = exactly({
  id: PlayerId,
  name: PlayerName,
  created: Type.Number(),
  valid: Type.Boolean(),
});
export type BotToken = Type.Static<typeof BotToken>;

/** The token of a bot, shown once. */
export const NewToken = exactly({ token: Type.String(), id: PlayerId, name: PlayerName });

/** A game as the lobby and the new-table form need it. */
export const GameCard = exactly({
  id: Type.String(),
  title: exactly({ en: Type.String(), ru: Type.String() }),
  seats: exactly({ min: Type.Integer(), max: Type.Integer() }),
  minutes: exactly({ min: Type.Integer(), max: Type.Integer() }),
  weight: Type.Number(),
  rules: Type.String(),
  options: Type.Array(Type.Unknown()),
  /** House bots, weakest first. */
  levels: Type.Array(Type.String()),
});
export type GameCard = Type.Static<typeof GameCard>;

export const TableList = exactly({
  tables: Type.Array(TableCard),
  /** Say it in `before` for the next page; null at the end. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type TableList = Type.Static<typeof TableList>;

export const TableQuery = exactly({
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('finished')])),
  game: Type.Optional(Type.String({ maxLength: 40 })),
  /** Only tables at which this client sits (private ones included). */
  mine: Type.Optional(Type.Boolean()),
  /** `next` of the page before. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}\\.[a-z0-9]{10}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type TableQuery = Type.Static<typeof TableQuery>;

/** A moment of a game for replay: what the viewer saw at its `version`. */
export const Moment = exactly({ version: Version, view: Type.Unknown(), beats: Type.Array(Beat) });
export type Moment = Type.Static<typeof Moment>;

/** A game that is over: its table, and the seeds it was played with; its lines are in the transcript. */
export const GameRecord = exactly({ card: TableCard, seeds: Type.Array(Type.String()) });
export type GameRecord = Type.Static<typeof GameRecord>;

export const Trouble = exactly({ code: Type.String(), text: Type.String() });
export type Trouble = Type.Static<typeof Trouble>;

export const ActAnswer = exactly({ version: Version, opened: Type.Optional(TableId) });
export const ActRequest = exactly({ id: Type.String({ minLength: 1, maxLength: 64 }), act: Act });

export const RatingRow = exactly({
  player: Type.Union([PlayerId, Type.Null()]),
  name: Type.String(),
  bot: Type.Boolean(),
  /** Shown rating, and its uncertainty: the true strength lies within `rating ± 2 x spread` in 19 of 20 cases. */
  rating: Type.Number(),
  spread: Type.Number(),
  games: Type.Integer(),
});
export type RatingRow = Type.Static<typeof RatingRow>;

/** What one rated game did to somebody's rating. */
export const RatingStep = exactly({
  rating: Type.Number(),
  spread: Type.Number(),
  games: Type.Integer(),
  /** Before the game; null where nobody wrote it down then. */
  before: Type.Union([Type.Number(), Type.Null()]),
});
export type RatingStep = Type.Static<typeof RatingStep>;

/** A public game of people whose ratings are high. */
export const StrongGame = exactly({
  table: TableId,
  game: Type.String(),
  ended: Time,
  /** By seat; ratings as they were after it. */
  seats: Type.Array(
    exactly({ name: Type.String(), place: Type.Integer(), points: Type.Number(), rating: Type.Number() }),
  ),
});
export type StrongGame = Type.Static<typeof StrongGame>;

export const GameFigures = exactly({
  game: Type.String(),
  finished: Type.Integer(),
  bySeats: Type.Array(
    exactly({ seats: Type.Integer(), games: Type.Integer(), firstPlaces: Type.Array(Type.Integer()) }),
  ),
});

export const ReportForm = exactly({
  table: Type.Optional(TableId),
  club: Type.Optional(ClubId),
  player: Type.Optional(PlayerId),
  text: Type.String({ minLength: 1, maxLength: 1000 }),
});
