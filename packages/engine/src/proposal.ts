import type { Position } from './position.ts';
import type { Told } from './told.ts';
import type { Entry } from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A line of a transcript with what was told meanwhile. */
export interface ToldLine<V extends Vocabulary> {
  readonly entry: Entry;
  /** The entry with its hash, as the file has it. */
  readonly line: string;
  readonly hash: string;
  readonly told: readonly Told<V['event']>[];
}

/**
 * What a match would add if it accepted: worked out on the side, so it can be stored first, or thrown away. A move that
 * ends the game brings the last line with it, which reveals the seeds.
 */
export interface Proposal<V extends Vocabulary> {
  readonly lines: readonly ToldLine<V>[];
  /** Where the match stands when it was made; it is accepted there or nowhere. */
  readonly from: Position<V>;
  /** Where the match stands once it is accepted. */
  readonly position: Position<V>;
}
