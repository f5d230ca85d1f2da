import { isObject } from './copy.ts';
import type { Fault } from './fault.ts';
import { GameError, type Outcome } from './game.ts';
import type { Seat } from './seat.ts';
import { sha256 } from './sha256.ts';
import type { GameOptions } from './vocabulary.ts';

/** First line of a transcript: what is played, and the promise about its randomness. */
export interface Head {
  /** Version of this format. */
  readonly naos: 1;
  readonly game: string;
  /** The game's rules version. */
  readonly rules: string;
  readonly seats: number;
  readonly options: GameOptions;
  /** Hash of the seed, published before the first draw. */
  readonly commitment: string;
  readonly players?: readonly string[];
}

/** A move, in notation. `at`: milliseconds since the epoch, where the writer has a clock. */
export interface MoveEntry {
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  readonly at?: number;
}

/** Moves taken back: the seat's own from number `back` on, or everybody's (`all`), by consent of the table. */
export interface BackEntry {
  readonly n: number;
  readonly seat: Seat;
  readonly back: number;
  readonly all?: true;
  readonly at?: number;
}

/** From here on another seed holds: somebody forked the game and plays on. The streams count from 0 again. */
export interface ForkEntry {
  readonly n: number;
  readonly fork: string;
}

/** Last line of a finished game: the seeds revealed, first the game's own, then one for each fork. */
export interface EndEntry {
  readonly n: number;
  readonly seeds: readonly string[];
  readonly outcome: Outcome;
}

/** Any line after the head, numbered from 1. */
export type Entry = MoveEntry | BackEntry | ForkEntry | EndEntry;

/** A game as a file: one JSON object a line, each with the hash of everything up to it. It is the truth; states are caches. */
export interface Transcript {
  readonly head: Head;
  readonly entries: readonly Entry[];
  /** `hashes[0]` belongs to the head, `hashes[n]` to entry n. */
  readonly hashes: readonly string[];
}

/** Longest text that is read. A long game is under 100 kB; beyond this it is no game. */
export const LONGEST_TRANSCRIPT = 16_000_000;
const HASH_DIGITS = 32;

/** A line as it was read: what it holds beyond what is known here stays in it, for its hash. */
type Line = Readonly<Record<string, unknown>>;

/** The chained hash of one line after the hash of the line before it (empty for the head). `digest`: SHA-256 as hex digits. */
export function chainHash(before: string, content: Head | Entry | Line, digest = firstDigits): string {
  return digest(afterHash(before, JSON.stringify(content))).slice(0, HASH_DIGITS);
}

/** One line of the file. */
export function writeLine(content: Head | Entry, hash: string): string {
  return withHash(JSON.stringify(content), hash);
}

/** A line of the file and its hash, after the hash of the line before it. `digest`: SHA-256 as hex digits. */
export function chainLine(before: string, content: Entry, digest = firstDigits): { line: string; hash: string } {
  const text = JSON.stringify(content);
  const hash = digest(afterHash(before, text)).slice(0, HASH_DIGITS);
  return { line: withHash(text, hash), hash };
}

const afterHash = (before: string, text: string): string => `${before}\n${text}`;
const firstDigits = (text: string): string => sha256(text, HASH_DIGITS);
const withHash = (text: string, hash: string): string => `${text.slice(0, -1)},"hash":"${hash}"}`;

/** The whole file. */
export function writeTranscript({ head, entries, hashes }: Transcript): string {
  return [head, ...entries].map((content, i) => `${writeLine(content, hashes[i] ?? '')}\n`).join('');
}

/**
 * Reads a file and checks its form and its hash chain. Throws a GameError that names the line and the reason. Whether the
 * moves are legal is for `Match.replay` and `verify` to say. `digest`: SHA-256 as hex digits, where the caller has a faster
 * one.
 */
export function readTranscript(text: string, digest = sha256): Transcript {
  if (text.length > LONGEST_TRANSCRIPT) {
    throw new GameError(
      `The file is ${Math.round(text.length / 1e6)} MB long; a game is at most ${LONGEST_TRANSCRIPT / 1e6} MB. Is it a Naos game?`,
      { code: 'too-long', values: { most: LONGEST_TRANSCRIPT / 1e6 } },
    );
  }
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  else if (lines.length > 0)
    throw broken(lines.length, 'it does not end with a line break, so the file is cut off', 'cut-off');
  const entries: Entry[] = [];
  const hashes: string[] = [];
  let head: Head | null = null;
  for (const [i, line] of lines.entries()) {
    const { content, hash } = readLine(line, i + 1);
    if (head === null) head = headOf(content);
    else entries.push(entryOf(content, i));
    const expected = chainHash(hashes.at(-1) ?? '', content, digest);
    if (hash !== expected) throw broken(i + 1, 'its hash does not fit: this line or one above it was edited', 'edited');
    hashes.push(expected);
  }
  if (head === null) throw new GameError('The file is empty: it holds no game.', { code: 'empty' });
  return { head, entries, hashes };
}

function broken(line: number, reason: string, code: Fault['code'], values: Fault['values'] = {}): GameError {
  return new GameError(`Line ${line}: ${reason}.`, { code, values: { line, ...values } });
}

/** A field of a line that is not what it should be. */
function unfit(line: number, field: string, should: string): GameError {
  return broken(line, `"${field}" must be ${should}`, 'field', { field });
}

function readLine(line: string, number: number): { readonly content: Line; readonly hash: unknown } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw broken(number, 'it is not JSON', 'not-json');
  }
  if (!isObject(parsed)) throw broken(number, 'it is not a JSON object', 'not-json');
  const { hash, ...content } = parsed;
  return { content, hash };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isTime = (value: unknown): boolean => value === undefined || isCount(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');
const isOptions = (value: unknown): value is GameOptions =>
  isObject(value) && Object.values(value).every((part) => ['boolean', 'number', 'string'].includes(typeof part));

function headOf(content: Line): Head {
  const { naos, game, rules, seats, options, commitment, players } = content;
  if (naos === undefined) throw broken(1, 'it is not the head of a Naos game (no "naos" field)', 'no-game');
  if (naos !== 1)
    throw broken(1, `format ${JSON.stringify(naos)} is not known here; this version reads format 1`, 'format');
  if (typeof game !== 'string') throw unfit(1, 'game', 'a text');
  if (typeof rules !== 'string') throw unfit(1, 'rules', 'a text');
  if (!isCount(seats) || seats === 0) throw unfit(1, 'seats', 'a whole number above 0');
  if (!isOptions(options)) throw unfit(1, 'options', 'an object of plain values');
  if (typeof commitment !== 'string') throw unfit(1, 'commitment', 'a text');
  const head = { ...content, naos, game, rules, seats, options, commitment } as const;
  if (players === undefined) return head;
  if (!isTexts(players)) throw unfit(1, 'players', 'a list of names');
  return { ...head, players };
}

// What every line has (its number, its time, its seat) is checked by the reader, what tells a line's kind here.
const isFork = (line: Line): line is Line & ForkEntry => typeof line.fork === 'string';
const isEnd = (line: Line): line is Line & EndEntry => Array.isArray(line.seeds);
const isMove = (line: Line): line is Line & MoveEntry => typeof line.move === 'string';
const isBack = (line: Line): line is Line & BackEntry => isCount(line.back);

function entryOf(content: Line, n: number): Entry {
  const line = n + 1;
  if (content.n !== n) throw broken(line, `it should have number ${n}, so a line is missing or doubled`, 'numbering');
  if (!isTime(content.at)) throw unfit(line, 'at', 'a whole number of milliseconds');
  if (isFork(content)) return content;
  if (isEnd(content)) {
    if (!isTexts(content.seeds)) throw unfit(line, 'seeds', 'a list of texts');
    return content;
  }
  if (!isCount(content.seat)) throw unfit(line, 'seat', 'a whole number from 0');
  if (isMove(content) || isBack(content)) return content;
  throw broken(line, 'it is neither a move nor a take-back, a fork or an end', 'entry');
}
