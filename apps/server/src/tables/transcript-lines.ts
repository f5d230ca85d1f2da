import { type Entry, type Game, Match, readTranscript, type Vocabulary } from '@naos/engine';
import type { EntryRow } from '../store/table-rows.ts';

/** The match that the stored lines of a table describe; throws a GameError when they do not fit together. */
export function matchFrom(game: Game<Vocabulary>, rows: readonly EntryRow[], seed: string): Match<Vocabulary> {
  const transcript = readTranscript(rows.map(({ line }) => `${line}\n`).join(''));
  return Match.replay(game, transcript, [seed]);
}

/** Follows one more entry. */
export function followEntry(match: Match<Vocabulary>, entry: Entry): void {
  if ('move' in entry) match.make(entry.seat, entry.move, entry.at);
  else if ('back' in entry && entry.all === true) match.takeBackAll(entry.seat, entry.back, entry.at);
  else if ('back' in entry) match.takeBack(entry.seat, entry.back, entry.at);
  else if ('seeds' in entry) match.close();
}

/** Follows one more stored line; false when it does not fit, and the match must be read anew. */
export function followLine(match: Match<Vocabulary>, row: EntryRow): boolean {
  const { hash, ...content } = JSON.parse(row.line) as Entry & { readonly hash: string };
  if (row.n !== match.entries.length + 1) return false;
  followEntry(match, content as Entry);
  return match.hashes[row.n] === hash;
}
