import Type from 'typebox';
import { exactly } from './schema.ts';

/**
 * Why something is refused, for pages to say in the reader's words; the values are what such a sentence names. A page that
 * does not know a reason yet speaks by the refusal's `code`, so new ones may be added at any time.
 */
export const REASONS = [
  // A game's course.
  'not-begun',
  'begun',
  'not-running',
  'still-running',
  'game-over',
  'paused',
  'not-paused',
  // Seats and the room before a game.
  'seats-empty',
  'seat-taken',
  'seat-kept',
  'no-free-seat',
  'other-seat',
  'invite-used',
  'most-seats',
  'fewest-seats',
  'rated-unready',
  'away-unready',
  'tables-open',
  // Votes, moves taken back, and those who stay away.
  'deciding',
  'nothing-to-vote',
  'everybody-waits',
  'said-no',
  'bot-rated',
  'nobody-agrees',
  'undo-rated',
  'nothing-to-undo',
  'undo-game',
  'undo-turn',
  'still-time',
  'not-late',
  'resign-two',
  'nudge-live',
  'nudge-idle',
  'nudge-daily',
  'holiday-long',
  'holiday-year',
  'holiday-often',
  // Talk.
  'watchers-silent',
  'players-apart',
  'seated-talk',
  'silenced',
  'banned',
  // Looking back.
  'deal-played',
  'own-seat',
  'when-over',
  'play-first',
  // Whose it is.
  'not-seated',
  'not-your-turn',
  'host-only',
  'club-host',
  'event-host',
  'club-leads',
  'club-left',
  'signed-out',
  'deleted',
  'not-a-member',
  'not-in-event',
  // As many as there may be.
  'club-full',
  'clubs-most',
  'event-full',
  'event-bots',
  'event-few',
  'event-begun',
  'event-over',
  'followed-most',
  'channels-most',
  'bots-most',
  'no-mail',
  'wait',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a sentence about the reason names: numbers, and names of people. */
export type ReasonValues = Readonly<Record<string, string | number>>;

export const Because = exactly({
  reason: Type.String({ maxLength: 40 }),
  values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export type Because = Type.Static<typeof Because>;
