import Type from 'typebox';
import { TableCard } from './card.ts';
import { ChatLine } from './chat.ts';
import { Crest } from './crest.ts';
import { LIMITS } from './limits.ts';
import { ClubId, exactly, PlayerId, RequestId, TableId, Time } from './schema.ts';

export const ClubName = Type.String({ minLength: 1, maxLength: LIMITS.clubName });
const JoinToken = Type.String({ minLength: 1, maxLength: 64 });
const GameId = Type.String({ minLength: 1, maxLength: 40 });

export const ClubMember = exactly({
  id: PlayerId,
  name: Type.String(),
  joined: Time,
  /** The host has silenced them: nobody reads their lines. */
  silenced: Type.Boolean(),
});
export type ClubMember = Type.Static<typeof ClubMember>;

/** What a member would like to play tonight. */
export const ClubVote = exactly({ player: PlayerId, game: Type.String() });
export type ClubVote = Type.Static<typeof ClubVote>;

/** How a member stands in the games of the club. */
export const ClubStanding = exactly({
  player: PlayerId,
  rating: Type.Number(),
  /** The true strength lies within `rating ± 2 x spread` in 19 of 20 cases. */
  spread: Type.Number(),
  games: Type.Integer(),
  wins: Type.Integer(),
  /** The places of the last games, the newest last. */
  last: Type.Array(Type.Integer()),
});
export type ClubStanding = Type.Static<typeof ClubStanding>;

/** A page of games that are over, newest first. */
export const ClubHistory = exactly({
  tables: Type.Array(TableCard),
  /** Say it in `before` for the next page; null at the end. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type ClubHistory = Type.Static<typeof ClubHistory>;

/** What every member sees of the club itself. */
const ABOUT = {
  name: Type.String(),
  crest: Crest,
  host: PlayerId,
  /** Games that were played to their end. */
  games: Type.Integer(),
  /** Where friends come in; the host can void it with a new one. */
  link: Type.String(),
  /** In the order in which they came. */
  members: Type.Array(ClubMember),
};

/** A club as its members see it. */
export const ClubPage = exactly({
  id: ClubId,
  created: Time,
  ...ABOUT,
  /** Who looks at the page now. */
  here: Type.Array(PlayerId),
  votes: Type.Array(ClubVote),
  /** Tables that wait for people and games that run, the newest first. */
  tables: Type.Array(TableCard),
  history: ClubHistory,
  /** Over all games, the best first. */
  standings: Type.Array(ClubStanding),
  chat: Type.Array(ChatLine),
  /** Whether this member hears of the club's events when away. */
  notices: Type.Boolean(),
});
export type ClubPage = Type.Static<typeof ClubPage>;

/** What the link of a club shows to somebody who is no member yet. */
export const ClubDoor = exactly({
  id: ClubId,
  name: Type.String(),
  crest: Crest,
  host: Type.String(),
  members: Type.Integer(),
  games: Type.Integer(),
  /** Whether whoever asks is a member already. */
  inside: Type.Boolean(),
});
export type ClubDoor = Type.Static<typeof ClubDoor>;

/** A club in the list of one's own. */
export const ClubCard = exactly({
  id: ClubId,
  name: Type.String(),
  crest: Crest,
  members: Type.Integer(),
  games: Type.Integer(),
  /** Number of the last line of its talk: what is above the last one read is unread. */
  lastLine: Type.Integer(),
});
export type ClubCard = Type.Static<typeof ClubCard>;

export const NewClub = exactly({ name: ClubName, crest: Crest });
export type NewClub = Type.Static<typeof NewClub>;
export const JoinClub = exactly({ join: JoinToken });
export const ClubSay = exactly({ id: RequestId, text: Type.String({ minLength: 1, maxLength: LIMITS.chat }) });
/** Turns the vote for a game into a table. */
export const OpenVoted = exactly({ game: GameId });
export const OpenedForClub = exactly({ table: TableId });

/** What a member does at a club. */
export const ClubAct = Type.Union([
  exactly({ do: Type.Literal('vote'), game: Type.Union([GameId, Type.Null()]) }),
  exactly({ do: Type.Literal('leave') }),
  exactly({ do: Type.Literal('notices'), on: Type.Boolean() }),
  /** The rest is the host's alone. */
  exactly({ do: Type.Literal('set'), name: ClubName, crest: Crest }),
  exactly({ do: Type.Literal('remove'), player: PlayerId }),
  exactly({ do: Type.Literal('make host'), player: PlayerId }),
  exactly({ do: Type.Literal('silence'), player: PlayerId, on: Type.Boolean() }),
  exactly({ do: Type.Literal('new link') }),
  exactly({ do: Type.Literal('close') }),
]);
export type ClubAct = Type.Static<typeof ClubAct>;

/** Looks at a club over the socket: the answer is a `club` message, then `club news` as they come. */
export const FollowClub = exactly({ t: Type.Literal('follow club'), club: ClubId });
export const UnfollowClub = exactly({ t: Type.Literal('unfollow club'), club: ClubId });

export const ClubPicture = exactly({ t: Type.Literal('club'), club: ClubId, page: ClubPage });
export type ClubPicture = Type.Static<typeof ClubPicture>;

/** Something happened at a club: the same for every member. Fields that are absent have not changed. */
export const ClubNews = exactly({
  t: Type.Literal('club news'),
  club: ClubId,
  about: Type.Optional(exactly(ABOUT)),
  came: Type.Optional(Type.Array(PlayerId)),
  left: Type.Optional(Type.Array(PlayerId)),
  votes: Type.Optional(Type.Array(ClubVote)),
  /** Tables that are new or have changed, as they are now; one that is over stands among the running ones no longer. */
  tables: Type.Optional(Type.Array(TableCard)),
  history: Type.Optional(ClubHistory),
  standings: Type.Optional(Type.Array(ClubStanding)),
  chat: Type.Optional(Type.Array(ChatLine)),
});
export type ClubNews = Type.Static<typeof ClubNews>;
