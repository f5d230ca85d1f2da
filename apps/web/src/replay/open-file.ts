import { type EndEntry, GameError, Match, readTranscript, type Transcript, type Vocabulary } from '@naos/engine';
import { loadGame } from '../games/loaded-game.ts';
import { allTables, freshId, type SavedTable, saveTable } from '../store/tables.ts';

/** The seeds that a finished game's file reveals; throws a GameError while it is not finished. */
export function seedsIn(transcript: Transcript): readonly string[] {
  return endOf(transcript).seeds;
}

function endOf({ entries }: Transcript): EndEntry {
  const end = entries.at(-1);
  if (end === undefined || !('seeds' in end)) {
    throw new GameError('The game is not finished: its seed is still secret, so it can be replayed when it ends.', {
      code: 'unfinished',
    });
  }
  return end;
}

/**
 * Takes a game's file over as a table on this device and returns its id; one that is here already is not kept twice.
 * Throws a GameError that says what is wrong.
 */
export async function openFile(text: string): Promise<string> {
  const transcript = readTranscript(text);
  const known = allTables().find((table) => table.text === text);
  if (known !== undefined) return known.id;
  const loaded = await loadGame(transcript.head.game);
  const end = endOf(transcript);
  return keepMatch(Match.replayFitting(loaded.game, transcript, end.seeds).match, text, end);
}

function keepMatch(match: Match<Vocabulary>, text: string, { seeds, outcome }: EndEntry): string {
  const { head, entries } = match;
  const times = entries.flatMap((entry) => ('at' in entry && entry.at !== undefined ? [entry.at] : []));
  const table: SavedTable = {
    id: freshId(),
    game: head.game,
    chairs: Array.from({ length: head.seats }, (_, seat) => ({
      kind: 'person',
      name: head.players?.[seat] ?? `${seat + 1}`,
    })),
    seeds,
    text,
    begun: times[0] ?? Date.now(),
    touched: Date.now(),
    moves: match.standing.length,
    outcome,
    yours: false,
    options: head.options,
    seen: 0,
  };
  saveTable(table);
  return table.id;
}
