import {
  Audiences,
  type Entry,
  type Game,
  GameError,
  Match,
  type Seat,
  type Transcript,
  type Vocabulary,
} from '@naos/engine';
import type { EntryRow } from '../store/table-rows.ts';

/** A match as far as its lines go, and whom it waits for. */
interface Replayed {
  readonly match: Match<Vocabulary>;
  readonly audiences: Audiences<Vocabulary>;
  readonly waiting: readonly Seat[];
  /** The line that no longer fits, where a game began under older rules. */
  readonly stopped: number | null;
}

/**
 * The match that a transcript describes, line by line; throws a GameError at one that does not fit. A game that began
 * under older rules is read up to there.
 */
export function* replay(
  game: Game<Vocabulary>,
  { head, entries, hashes }: Transcript,
  seed: string,
): Generator<void, Replayed> {
  const match = Match.replay(game, { head, entries: [], hashes: hashes.slice(0, 1) }, [seed]);
  const audiences = new Audiences<Vocabulary>(head.seats);
  for (const entry of entries) {
    if (!followEntry(match, audiences, entry, hashes[entry.n])) {
      if (head.rules !== game.version) return { match, audiences, waiting: [], stopped: entry.n + 1 };
      throw new GameError(`Line ${entry.n + 1}: it is not what the game comes to.`);
    }
    yield;
  }
  return { match, audiences, waiting: match.asked, stopped: null };
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
