export { Act } from './act.ts';
export { Beat } from './beat.ts';
export {
  CLOSED_BY_RULES,
  NewSeat,
  NewTable,
  OpenedTable,
  PlayNow,
  Proposal,
  SeatCard,
  TABLE_STATUS,
  TableCard,
  TableLinks,
  TableStatus,
} from './card.ts';
export { ChatLine } from './chat.ts';
export { ClockFace, ClockSetting, Holiday, LadderStep, SleepWindow } from './clock.ts';
export {
  ClubAct,
  ClubCard,
  ClubDoor,
  ClubHistory,
  ClubNews,
  ClubPage,
  ClubSay,
  ClubStanding,
  FollowClub,
  JoinClub,
  NewClub,
  OpenedForClub,
  OpenVoted,
  UnfollowClub,
} from './club.ts';
export { CREST_COLOURS, CREST_SHAPES, CREST_SIGNS, Crest } from './crest.ts';
export { CREST_FIELDS, CREST_GOLD, CREST_OUTLINES, CREST_SIGNS_DRAWN } from './crest-drawing.ts';
export {
  DuelAmong,
  DuelAnswer,
  DuelDay,
  DuelDayCard,
  type DuelRefusal,
  DuelRow,
  DuelStanding,
  DuelTry,
} from './duel.ts';
export {
  encode,
  encodeAccepted,
  encodeFields,
  encodeNews,
  encodeScene,
  encodeUndo,
  type NewsFields,
} from './encode.ts';
export {
  EventAct,
  EventCard,
  EventCell,
  EventGame,
  EventKind,
  EventPage,
  EventStatus,
  NewEvent,
} from './event.ts';
export { DoAct, Follow, FollowMine, FromClient, Ping, PlayMove, Say, Unfollow } from './from-client.ts';
export { CLOSE, FromServer, Mine, News, REFUSALS, type RefusalCode, Refused, TablePicture } from './from-server.ts';
export { LIMITS, PROTOCOL } from './limits.ts';
export { PlannedMove, SeatOrders } from './orders.ts';
export { Followed, LastGame, Profile, ProfileGame, ProfileShown } from './profile.ts';
export { AllPuzzleTries, PuzzleTried, PuzzleTries } from './puzzle.ts';
export { Because, REASONS, type Reason, type ReasonValues } from './reasons.ts';
export {
  ActAnswer,
  ActRequest,
  BotToken,
  GameCard,
  GameFigures,
  GameRecord,
  Me,
  MeChange,
  Moment,
  NewToken,
  NoticeWays,
  RatingRow,
  RatingStep,
  ReportForm,
  StrongGame,
  TableList,
  TableQuery,
} from './rest.ts';
export { ClubId, EventId, exactly, PlayerId, PlayerName, SeatNumber, TableId, Version } from './schema.ts';
export { withClubNews } from './with-club-news.ts';
