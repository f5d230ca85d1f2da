import { type Match, type Vocabulary, writeLine } from '@naos/engine';
import type { RunningServer } from '../../src/server.ts';
import type { TableDoc } from '../../src/tables/doc.ts';
import { Client } from './client.ts';
import { seedText } from './random-match.ts';

/** Puts a match that is over into the store as if it had been played at a public table; returns the table. */
export async function storeMatch(server: RunningServer, match: Match<Vocabulary>, seed: number): Promise<string> {
  const { game, head, entries, hashes, state } = match;
  const host = await Client.guest(server.port);
  const seats = Array.from({ length: head.seats }, () => ({ kind: 'open' as const }));
  const { card } = await host.open({ game: game.id, visibility: 'public', seats });
  const { store } = server;
  const row = await store.tables.read(card.id);
  if (row === null) throw new Error('no row');
  const { commitment, options } = head;
  const before: TableDoc = JSON.parse(row.body);
  const doc: TableDoc = { ...before, status: 'finished', commitment, options, outcome: game.outcome(state) };
  await store.tables.change({
    table: card.id,
    entries: [head, ...entries].map((entry, n) => ({ n, id: null, line: writeLine(entry, hashes[n] ?? '') })),
    row: { ...row, revision: row.revision + 1, status: 'finished', body: JSON.stringify(doc) },
    seed: seedText(seed),
  });
  await server.tables.tidy(true);
  return card.id;
}
