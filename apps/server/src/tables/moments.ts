import { type Game, isIn, type Transcript, type Viewer, type Vocabulary } from '@naos/engine';
import type { Moment } from '@naos/protocol';
import type { Services } from '../services.ts';
import { beatsOf, linesAfter } from './beats.ts';
import type { LiveTable } from './live-table.ts';
import { inPortions } from './portions.ts';
import { followEntry, replay } from './transcript-lines.ts';

/** What a viewer saw at each of its versions of a table's game, from `from` to `to`. */
export async function momentsOf(
  services: Services,
  live: LiveTable,
  viewer: Viewer,
  range: { readonly from: number; readonly to: number },
): Promise<Moment[]> {
  const { match, id } = live;
  if (match === null) return [];
  const { rules } = services.games.get(live.doc.game);
  const seed = (await services.store.tables.seed(id)) ?? '';
  return inPortions(services, id, look(rules, match.transcript, seed, viewer, live, range));
}

function* look(
  game: Game<Vocabulary>,
  { head, entries, hashes }: Transcript,
  seed: string,
  viewer: Viewer,
  { audiences: all, doc }: LiveTable,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<void, Moment[]> {
  if (from > all.count(viewer)) return [];
  const known = from === 0 ? 0 : all.lineAt(viewer, from - 1) + 1;
  const before = { head, entries: entries.slice(0, known), hashes: hashes.slice(0, known + 1) };
  const { match: then, audiences } = yield* replay(game, before, seed);
  const moment = (version: number): Moment => ({
    version,
    view: then.position.view(viewer),
    beats: beatsOf(linesAfter({ audiences }, then, viewer, version - 1), viewer, { audiences, doc }),
  });
  const moments = [moment(from)];
  for (const entry of entries.slice(known, all.lineAt(viewer, to))) {
    followEntry(then, audiences, entry);
    if (isIn(audiences.at(entry.n), viewer)) moments.push(moment(audiences.count(viewer)));
    yield;
  }
  return moments;
}
