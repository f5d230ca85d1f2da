import type { Game, Transcript, Viewer, Vocabulary } from '@naos/engine';
import type { Moment } from '@naos/protocol';
import type { Services } from '../services.ts';
import { beatsOf, linesAfter } from './beats.ts';
import type { LiveTable } from './live-table.ts';
import { inPortions } from './portions.ts';
import { replay } from './transcript-lines.ts';

/** What a viewer saw after each line of a table's game from `from` to `to`. */
export async function momentsOf(
  services: Services,
  live: LiveTable,
  viewer: Viewer,
  range: { readonly from: number; readonly to: number },
): Promise<Moment[]> {
  const { match, id, doc } = live;
  if (match === null) return [];
  const { rules } = services.games.get(doc.game);
  const seed = (await services.store.tables.seed(id)) ?? '';
  return inPortions(services, id, look(rules, match.transcript, seed, viewer, { ...range, begun: doc.created }));
}

function* look(
  game: Game<Vocabulary>,
  { head, entries, hashes }: Transcript,
  seed: string,
  viewer: Viewer,
  { from, to, begun }: { readonly from: number; readonly to: number; readonly begun: number },
): Generator<void, Moment[]> {
  const before = { head, entries: entries.slice(0, from), hashes: hashes.slice(0, from + 1) };
  const { match: then } = yield* replay(game, before, seed);
  const moments: Moment[] = [];
  for (let n = from; n <= Math.min(to, entries.length); n++) {
    const entry = entries[n - 1];
    if (n > from && entry !== undefined) then.follow(entry);
    const { view } = then.situation(viewer);
    moments.push({ version: n, view, beats: beatsOf(linesAfter(then, n - 1), viewer, begun) });
    yield;
  }
  return moments;
}
