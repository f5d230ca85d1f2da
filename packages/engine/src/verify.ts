import { type Game, GameError } from './game.ts';
import { Match } from './match.ts';
import { type EndEntry, readTranscript } from './transcript.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was checked in a finished game, all of it found right. */
export interface Verified {
  /** Moves made, those taken back included. */
  readonly moves: number;
  /** Random draws derived anew from the revealed seeds. */
  readonly draws: number;
  readonly commitment: string;
  readonly outcome: EndEntry['outcome'];
}

/**
 * Checks a finished game's file: form and hash chain, the revealed seeds against their commitments, every random draw and
 * every move by playing it again, and the outcome. Throws a GameError with line and reason at the first thing wrong.
 */
export function verify<V extends Vocabulary>(game: Game<V>, text: string): Verified {
  const transcript = readTranscript(text);
  const end = transcript.entries.at(-1);
  if (end === undefined || !('seeds' in end)) {
    throw new GameError('The game is not finished: its seed is still secret, so its draws can be checked later.', {
      code: 'unfinished',
    });
  }
  const match = Match.replay(game, transcript, end.seeds);
  return {
    moves: transcript.entries.filter((entry) => 'move' in entry).length,
    draws: match.draws,
    commitment: transcript.head.commitment,
    outcome: end.outcome,
  };
}
