import { hash as digestOf } from 'node:crypto';
import {
  Audiences,
  type Entry,
  type Game,
  GameError,
  Match,
  readTranscript,
  type Seat,
  type Transcript,
  type Vocabulary,
  WHOLE_AUDIENCE,
} from '@naos/engine';
import type { EntryRow } from '../store/table-rows.ts';
import type { Kept } from './kept-position.ts';

/** A match as far as its lines go, and whom it waits for. */
export interface Replayed {
  readonly match: Match<Vocabulary>;
  readonly audiences: Audiences<Vocabulary>;
  readonly waiting: readonly Seat[];
  /** The line that no longer fits, where a game began under older rules. */
  readonly stopped: number | null;
}

/** What the machine has for it takes a tenth of the time that the engine's own takes, which runs anywhere. */
export const SHA_256 = (text: string): string => digestOf('sha256', text);

/** A stored game; throws a GameError where its lines are none, or their hashes do not fit. */
export function readStored(rows: readonly Pick<EntryRow, 'line'>[]): Transcript {
  return readTranscript(rows.map(({ line }) => `${line}\n`).join(''), SHA_256);
}

/**
 * The match that a transcript describes, line by line; throws a GameError at one that does not fit. A game that began
 * under older rules is read up to there. `kept`: a position that fits the lines, from which it is played on.
 */
export function* replay(
  game: Game<Vocabulary>,
  transcript: Transcript,
  seed: string,
  kept: Kept | null = null,
): Generator<void, Replayed> {
  const { head, entries, hashes } = transcript;
  const { match, audiences } = begin(game, transcript, seed, kept);
  for (const entry of entries.slice(match.entries.length)) {
    if (!followEntry(match, audiences, entry, hashes[entry.n])) {
      if (head.rules !== game.version) return { match, audiences, waiting: [], stopped: entry.n + 1 };
      throw new GameError(`Line ${entry.n + 1}: it is not what the game comes to.`);
    }
    yield;
  }
  return { match, audiences, waiting: match.asked, stopped: null };
}

function begin(game: Game<Vocabulary>, { head, entries, hashes }: Transcript, seed: string, kept: Kept | null) {
  const audiences = new Audiences<Vocabulary>(head.seats);
  const lines = kept?.lines ?? 1;
  const known = { head, entries: entries.slice(0, lines - 1), hashes: hashes.slice(0, lines) };
  if (kept === null) return { match: Match.replay(game, known, [seed]), audiences };
  const partial = new Map(kept.audiences);
  for (const { n } of known.entries) audiences.add(partial.get(n) ?? WHOLE_AUDIENCE);
  return { match: Match.resume(game, known, [seed], kept.position), audiences };
}

/** The same in one go, for those whom nobody waits for. */
export function replayAll(...given: Parameters<typeof replay>): Replayed {
  const steps = replay(...given);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Follows one more entry, and notes who notices it; false when it does not fit. */
function followEntry(match: Match<Vocabulary>, audiences: Audiences<Vocabulary>, entry: Entry, hash?: string): boolean {
  const from = match.position;
  if (match.follow(entry, [], hash) !== null) return false;
  audiences.add(audiences.of(entry, from, match.position));
  return true;
}

/** Follows stored lines and says whom the match waits for then; null when a line does not fit: it must be read anew. */
export function* followLines(
  match: Match<Vocabulary>,
  audiences: Audiences<Vocabulary>,
  rows: readonly EntryRow[],
): Generator<void, readonly Seat[] | null> {
  for (const row of rows) {
    const { hash, ...content } = JSON.parse(row.line) as Entry & { readonly hash: string };
    if (row.n !== match.entries.length + 1) return null;
    if (!followEntry(match, audiences, content as Entry) || match.hashes[row.n] !== hash) return null;
    yield;
  }
  return match.asked;
}
