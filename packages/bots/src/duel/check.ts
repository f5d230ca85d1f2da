import {
  type Entry,
  type Game,
  GameError,
  isRefusal,
  Match,
  type Outcome,
  readTranscript,
  type Seat,
  sha256,
  type Transcript,
  type Vocabulary,
  writeTranscript,
} from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import { duelDayBegins } from './day.ts';
import { DUEL_SEATS, type DuelDeal, duelDeal, duelMove } from './deal.ts';

/** Why a game does not count as the duel of its day. */
export type DuelFault = 'edited' | 'unfinished' | 'other-rules' | 'other-deal' | 'other-bot' | 'other-day';

/** How it ended for the person. */
export interface DuelResult {
  readonly place: number;
  readonly points: number;
  /** The other side's points. */
  readonly other: number;
}

/** A game that was played as the duel of its day: every draw and every move of the bot is what it had to be. */
export interface CheckedDuel extends DuelResult {
  readonly moves: number;
  /** The same for everybody who played the same moves. */
  readonly print: string;
  /** The file with nothing in it but the game: others open it. */
  readonly file: string;
}

/** A side of the duel that a bot plays. */
export interface DuelBot<V extends Vocabulary> {
  readonly bot: Bot<V>;
  readonly budget: Budget;
}

const DAY_MS = 24 * 3_600_000;
/** A game that was begun before midnight is played to its end. */
const LONGEST_MS = DAY_MS;
const LONGEST_NAME = 24;
/** Clocks of devices are a little off. */
const OFF_MS = 10 * 60_000;

/** Checks the file of a finished duel by playing it again, the bot's part included. `now`: the checker's own clock. */
export function checkDuel<V extends Vocabulary>(
  game: Game<V>,
  rival: DuelBot<V>,
  day: string,
  text: string,
  now: number,
): CheckedDuel | DuelFault {
  try {
    const transcript = readTranscript(text);
    const deal = duelDeal(game, day);
    return faultOf(game, transcript, deal) ?? timesOf(transcript, day, now) ?? replayed(game, rival, transcript, deal);
  } catch (problem) {
    if (problem instanceof GameError) return 'edited';
    throw problem;
  }
}

/** Whether the file is of this deal at all. */
function faultOf<V extends Vocabulary>(
  game: Game<V>,
  { head, entries }: Transcript,
  { seed }: DuelDeal,
): DuelFault | null {
  if (head.game !== game.id) return 'other-deal';
  if (head.rules !== game.version) return 'other-rules';
  const dealt = Match.begin(game, { seats: DUEL_SEATS, seed }).head;
  if (head.seats !== dealt.seats || head.commitment !== dealt.commitment) return 'other-deal';
  if (JSON.stringify(head.options) !== JSON.stringify(dealt.options)) return 'other-deal';
  if (entries.some((entry) => 'fork' in entry || ('all' in entry && entry.all))) return 'edited';
  const end = entries.at(-1);
  return end !== undefined && 'seeds' in end ? null : 'unfinished';
}

/** Whether the moves' times go forward, begin on the day, and do not lie in the future. */
function timesOf({ entries }: Transcript, day: string, now: number): DuelFault | null {
  const begins = duelDayBegins(day);
  const times = entries.flatMap((entry) => ('move' in entry ? [entry.at ?? Number.NaN] : []));
  const [first = Number.NaN] = times;
  if (!(first >= begins - OFF_MS && first <= begins + DAY_MS + OFF_MS)) return 'other-day';
  let before = first;
  for (const at of times) {
    if (!(at >= before - OFF_MS && at <= Math.min(now, first + LONGEST_MS) + OFF_MS)) return 'other-day';
    before = Math.max(before, at);
  }
  return null;
}

function replayed<V extends Vocabulary>(
  game: Game<V>,
  { bot, budget }: DuelBot<V>,
  { head, entries }: Transcript,
  deal: DuelDeal,
): CheckedDuel | DuelFault {
  const players = head.players?.slice(0, DUEL_SEATS).map(shortName) ?? [];
  const match = Match.begin(game, { seats: DUEL_SEATS, options: head.options, seed: deal.seed, players });
  for (const entry of entries.map(bareEntry)) {
    if ('seat' in entry && entry.seat !== deal.seat) {
      if (!('move' in entry) || !match.asked.includes(entry.seat)) return 'edited';
      if (duelMove(match, bot, budget, deal, entry.seat) !== entry.move) return 'other-bot';
    }
    if (match.follow(entry, [deal.seed]) !== null) return 'edited';
  }
  const own = match.standing.filter(({ seat }) => seat === deal.seat);
  const print = sha256(own.map(({ move }) => move).join('\n'));
  return {
    ...resultFor(game.outcome(match.state), deal.seat),
    moves: own.length,
    print,
    file: writeTranscript(match.transcript),
  };
}

/** A name as everybody may have one: no longer, and without what turns a line around. */
const shortName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, LONGEST_NAME);

/** An entry without what a reader of files lets pass because it does not know it. */
function bareEntry(entry: Entry): Entry {
  if (!('seat' in entry)) return entry;
  const at = entry.at === undefined ? {} : { at: entry.at };
  if ('move' in entry) return { n: entry.n, seat: entry.seat, move: entry.move, ...at };
  return { n: entry.n, seat: entry.seat, back: entry.back, ...at };
}

/** How a duel ended for one of its two seats. */
export function resultFor({ places, points }: Outcome, seat: Seat): DuelResult {
  return { place: places[seat] ?? DUEL_SEATS, points: points[seat] ?? 0, other: points[1 - seat] ?? 0 };
}

/** How a level fares in the person's place on the day's deal. */
export function duelOfLevel<V extends Vocabulary>(
  game: Game<V>,
  level: DuelBot<V>,
  rival: DuelBot<V>,
  day: string,
): DuelResult {
  const deal = duelDeal(game, day);
  const match = Match.begin(game, { seats: DUEL_SEATS, seed: deal.seed });
  while (!match.over) {
    const [seat = 0] = match.asked;
    const { bot, budget } = seat === deal.seat ? level : rival;
    const answer = match.make(seat, duelMove(match, bot, budget, deal, seat));
    if (isRefusal(answer)) throw new GameError(`${bot.name} made a move that is not legal.`);
  }
  return resultFor(game.outcome(match.state), deal.seat);
}
