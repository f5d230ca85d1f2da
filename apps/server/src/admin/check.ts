import { GameError, Match, readTranscript } from '@naos/engine';
import { type Games, loadGames } from '../games.ts';
import type { Store } from '../store/store.ts';
import type { TableDoc } from '../tables/doc.ts';

/** What a check of the whole store found. */
export interface CheckReport {
  readonly tables: number;
  readonly games: number;
  readonly lines: number;
  /** One sentence for each thing wrong, with the table's id. */
  readonly problems: readonly string[];
}

/**
 * Plays every stored game again: the hash chain, the seed's commitment, every move and the outcome must fit. `registry` is
 * the module that lists the games.
 */
export async function checkStore(store: Store, registry: string): Promise<CheckReport> {
  const games = await loadGames(registry);
  const problems = (await store.db.check()).map((line) => `The database file: ${line}`);
  const counts = { tables: 0, games: 0, lines: 0 };
  for await (const id of store.tables.ids()) {
    counts.tables++;
    const problem = await checkTable(store, games, id, counts);
    if (problem !== null) problems.push(`Table ${id}: ${problem}`);
  }
  return { ...counts, problems };
}

async function checkTable(store: Store, games: Games, id: string, counts: { games: number; lines: number }) {
  const row = await store.tables.read(id);
  if (row === null) return null;
  const doc = JSON.parse(row.body) as TableDoc;
  const lines = await store.tables.entries(id, -1);
  counts.lines += lines.length;
  if (doc.commitment === null) return lines.length === 0 ? null : 'it has not started, yet it has moves.';
  counts.games++;
  try {
    const transcript = readTranscript(lines.map(({ line }) => `${line}\n`).join(''));
    if (transcript.head.commitment !== doc.commitment) return 'its commitment is not the one that was shown.';
    const match = Match.replay(games.get(doc.game).rules, transcript, [(await store.tables.seed(id)) ?? '']);
    if (doc.status !== 'cancelled' && match.over !== (doc.status === 'finished'))
      return `the game is ${match.over ? '' : 'not '}over, yet the table says "${doc.status}".`;
    return JSON.stringify(doc.outcome) === JSON.stringify(match.over ? match.game.outcome(match.state) : null)
      ? null
      : 'the outcome is not the one that was shown.';
  } catch (problem) {
    if (problem instanceof GameError) return problem.message;
    throw problem;
  }
}
