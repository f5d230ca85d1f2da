import Type from 'typebox';
import { exactly, Time } from './schema.ts';

/** Hours of the day in which a days clock rests, in one time zone; `from` may be later than `to` (over midnight). */
export const SleepWindow = exactly({
  from: Type.Integer({ minimum: 0, maximum: 23 }),
  to: Type.Integer({ minimum: 0, maximum: 23 }),
  /** IANA name, such as `Europe/Moscow`. */
  zone: Type.String({ minLength: 1, maxLength: 64 }),
});
export type SleepWindow = Type.Static<typeof SleepWindow>;

/** A stretch of time in which somebody is away, as they said: their clocks by the day rest. */
export const Holiday = exactly({ since: Time, until: Time });
export type Holiday = Type.Static<typeof Holiday>;

/** How long a seat may think. */
export const ClockSetting = Type.Union([
  exactly({ kind: Type.Literal('none') }),
  exactly({
    kind: Type.Literal('live'),
    /** Seconds for the whole game. */
    start: Type.Integer({ minimum: 10, maximum: 24 * 3600 }),
    /** Seconds added after each own move. */
    increment: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  exactly({
    kind: Type.Literal('days'),
    /** Days for each turn. */
    days: Type.Integer({ minimum: 1, maximum: 30 }),
    sleep: Type.Union([SleepWindow, Type.Null()]),
  }),
]);
export type ClockSetting = Type.Static<typeof ClockSetting>;

/** Where the clock stands at `at`: milliseconds left for each seat, and which seats' time runs. */
export const ClockFace = exactly({
  at: Type.Integer({ minimum: 0 }),
  left: Type.Array(Type.Integer()),
  running: Type.Array(Type.Integer()),
  paused: Type.Boolean(),
});
export type ClockFace = Type.Static<typeof ClockFace>;

/** How far the ladder for a seat that ran out of time has come. */
export const LADDER = ['in time', 'reminded', 'bot may be called', 'may be cancelled'] as const;
export const LadderStep = Type.Union([
  Type.Literal('in time'),
  Type.Literal('reminded'),
  Type.Literal('bot may be called'),
  Type.Literal('may be cancelled'),
]);
export type LadderStep = (typeof LADDER)[number];
