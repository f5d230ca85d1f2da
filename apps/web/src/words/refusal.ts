import type { Because, Reason, RefusalCode } from '@naos/protocol';
import { type Line, line } from '@naos/words';
import type { Key, T } from './index.ts';

const CODES = {
  malformed: 'refused.malformed',
  'no table': 'refused.no-table',
  'not yours': 'refused.not-yours',
  illegal: 'refused.illegal',
  'faulty move': 'refused.faulty-move',
  stale: 'refused.stale',
  'not now': 'refused.not-now',
  'slow down': 'refused.slow-down',
  barred: 'refused.barred',
  'not stored': 'refused.not-stored',
  'broken table': 'refused.broken-table',
  /** Nobody answered at all. */
  offline: 'lobby.offline',
} as const satisfies Record<RefusalCode | 'offline', Key>;

const REASONS = {
  'not-begun': 'because.not-begun',
  begun: 'because.begun',
  'not-running': 'because.not-running',
  'still-running': 'because.still-running',
  'game-over': 'because.game-over',
  paused: 'because.paused',
  'not-paused': 'because.not-paused',
  'seats-empty': 'because.seats-empty',
  'seat-taken': 'because.seat-taken',
  'seat-kept': 'because.seat-kept',
  'no-free-seat': 'because.no-free-seat',
  'other-seat': 'because.other-seat',
  'invite-used': 'because.invite-used',
  'most-seats': 'because.most-seats',
  'fewest-seats': 'because.fewest-seats',
  'rated-unready': 'because.rated-unready',
  'away-unready': 'because.away-unready',
  'tables-open': 'because.tables-open',
  deciding: 'because.deciding',
  'nothing-to-vote': 'because.nothing-to-vote',
  'everybody-waits': 'because.everybody-waits',
  'said-no': 'because.said-no',
  'bot-rated': 'because.bot-rated',
  'nobody-agrees': 'because.nobody-agrees',
  'undo-rated': 'because.undo-rated',
  'nothing-to-undo': 'because.nothing-to-undo',
  'undo-game': 'because.undo-game',
  'undo-turn': 'because.undo-turn',
  'still-time': 'because.still-time',
  'not-late': 'because.not-late',
  'resign-two': 'because.resign-two',
  'nudge-live': 'because.nudge-live',
  'nudge-idle': 'because.nudge-idle',
  'nudge-daily': 'because.nudge-daily',
  'holiday-long': 'because.holiday-long',
  'holiday-year': 'because.holiday-year',
  'holiday-often': 'because.holiday-often',
  'watchers-silent': 'because.watchers-silent',
  'players-apart': 'because.players-apart',
  'seated-talk': 'because.seated-talk',
  silenced: 'because.silenced',
  banned: 'because.banned',
  'deal-played': 'because.deal-played',
  'own-seat': 'because.own-seat',
  'when-over': 'because.when-over',
  'play-first': 'because.play-first',
  'not-seated': 'because.not-seated',
  'not-your-turn': 'because.not-your-turn',
  'host-only': 'because.host-only',
  'club-host': 'because.club-host',
  'event-host': 'because.event-host',
  'club-leads': 'because.club-leads',
  'club-left': 'because.club-left',
  'signed-out': 'because.signed-out',
  deleted: 'because.deleted',
  'not-a-member': 'because.not-a-member',
  'not-in-event': 'because.not-in-event',
  'club-full': 'because.club-full',
  'clubs-most': 'because.clubs-most',
  'event-full': 'because.event-full',
  'event-bots': 'because.event-bots',
  'event-few': 'because.event-few',
  'event-begun': 'because.event-begun',
  'event-over': 'because.event-over',
  'followed-most': 'because.followed-most',
  'channels-most': 'because.channels-most',
  'bots-most': 'because.bots-most',
  'no-mail': 'because.no-mail',
  wait: 'because.wait',
} as const satisfies Record<Reason, Key>;

const has = <K extends string>(table: Readonly<Record<K, Key>>, key: string): key is K => Object.hasOwn(table, key);

/** What the server refuses, as far as a page reads it. */
export interface Refusal {
  readonly code: string;
  readonly because?: Because | undefined;
}

/** The key and values of a text. */
interface Said {
  readonly key: Key;
  readonly values?: Because['values'] | undefined;
}

/**
 * The text for a refusal: its reason, or what its code says where this page does not know the reason yet; a code that it
 * does not know either is told as a misunderstanding.
 */
function said({ code, because }: Refusal): Said {
  if (because !== undefined && has(REASONS, because.reason))
    return { key: REASONS[because.reason], values: because.values };
  return { key: has(CODES, code) ? CODES[code] : 'refused.malformed' };
}

export function refusalText(refusal: Refusal, t: T): string {
  const { key, values } = said(refusal);
  return t(key, values);
}

export function refusalLine(refusal: Refusal): Line {
  const { key, values } = said(refusal);
  return line(key, values);
}
