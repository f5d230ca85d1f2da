import Type from 'typebox';
import { ClubId, exactly, PlayerId, Time } from './schema.ts';

/** A day in Greenwich, as `2026-11-16`. */
export const DuelDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

const result = { place: Type.Integer(), points: Type.Number(), other: Type.Number() };

/** One person's counted try at a day's deal. */
export const DuelRow = exactly({
  player: PlayerId,
  name: Type.String(),
  ...result,
  /** Whether I follow this person. */
  followed: Type.Optional(Type.Literal(true)),
});
export type DuelRow = Type.Static<typeof DuelRow>;

/** Among whom a day is asked for: those I follow, or the members of a club of mine. */
export const DuelAmong = Type.Union([Type.Literal('follows'), ClubId]);
export type DuelAmong = Type.Static<typeof DuelAmong>;

/** How a bot's level fares on the deal, in the person's place. */
const DuelMark = exactly({ level: Type.String(), ...result });

/** A game's duel of a day, as far as it has been played. */
export const DuelStanding = exactly({
  game: Type.String(),
  rules: Type.String(),
  /** People whose try has counted, and by how many points they are ahead of the bot on average. */
  people: Type.Integer(),
  mean: Type.Union([Type.Number(), Type.Null()]),
  /** Weakest first; empty until they have been played through. */
  levels: Type.Array(DuelMark),
  /** Some of them are being played through. */
  unfinished: Type.Optional(Type.Literal(true)),
  /** The best, those I follow and I. */
  rows: Type.Array(DuelRow),
  /** Where I stand, from 1; null: I have not played it. */
  rank: Type.Union([Type.Integer(), Type.Null()]),
  /** Where it was asked for: how many of these people have played, with me, and where I stand; `rows` are of them alone. */
  among: Type.Optional(exactly({ people: Type.Integer(), rank: Type.Union([Type.Integer(), Type.Null()]) })),
});
export type DuelStanding = Type.Static<typeof DuelStanding>;

export const DuelDayCard = exactly({
  day: DuelDay,
  /** Until then a game of this day is counted. */
  closes: Time,
  /** Days in a row on which I have played at least one duel, this one included or the one before. */
  streak: Type.Integer(),
  games: Type.Array(DuelStanding),
});
export type DuelDayCard = Type.Static<typeof DuelDayCard>;

export const DuelTry = exactly({ transcript: Type.String({ minLength: 1, maxLength: 400_000 }) });

/** Why a game did not count. */
const DUEL_REFUSALS = [
  'edited',
  'unfinished',
  'other-rules',
  'other-deal',
  'other-bot',
  'other-day',
  'too-early',
  'closed',
  'copied',
  'second-try',
] as const;
export type DuelRefusal = (typeof DUEL_REFUSALS)[number];

export const DuelAnswer = Type.Union([
  exactly({ counted: Type.Literal(true) }),
  exactly({
    counted: Type.Literal(false),
    why: Type.Unsafe<DuelRefusal>({ type: 'string', enum: [...DUEL_REFUSALS] }),
    text: Type.String(),
  }),
]);
export type DuelAnswer = Type.Static<typeof DuelAnswer>;
