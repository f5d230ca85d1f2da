import { isIn, type Match, type Position, type Viewer, type Vocabulary, WHOLE_AUDIENCE } from '@naos/engine';
import type { Moment } from '@naos/protocol';
import type { Services } from '../services.ts';
import { beatsOf, type HeardLine } from './beats.ts';
import type { LiveTable } from './live-table.ts';
import { inPortions } from './portions.ts';

interface Versions {
  readonly from: number;
  readonly to: number;
}

/** What a viewer saw at each of its versions of a table's game, from `from` to `to`. */
export async function momentsOf(
  services: Services,
  live: LiveTable,
  viewer: Viewer,
  versions: Versions,
): Promise<Moment[]> {
  const { match, id } = live;
  if (match === null || versions.from > live.versionFor(viewer)) return [];
  return inPortions(services, id, lookBack(match, live, viewer, versions));
}

function* lookBack(
  match: Match<Vocabulary>,
  live: LiveTable,
  viewer: Viewer,
  { from, to }: Versions,
): Generator<void, Moment[]> {
  const { audiences, checkpoints } = live;
  const moments: Moment[] = [];
  const show = (position: Position<Vocabulary>, line: HeardLine): void => {
    const version = line.entry === null ? 0 : audiences.countAt(viewer, line.entry.n);
    moments.push({ version, view: position.view(viewer), beats: beatsOf([line], viewer, live) });
  };
  if (from === 0) show(match.start, { entry: null, told: match.opening, audience: WHOLE_AUDIENCE });
  const first = audiences.lineAt(viewer, from - 1) + 1;
  const begun = checkpoints.before(match, first - 1);
  let { position } = begun;
  for (const entry of match.entries.slice(begun.n, audiences.lineAt(viewer, to))) {
    position = match.after(position, entry);
    checkpoints.note(entry.n, position);
    const audience = audiences.at(entry.n);
    if (entry.n >= first && isIn(audience, viewer)) {
      const told = 'move' in entry ? (position.standing.at(-1)?.told ?? []) : [];
      show(position, { entry, told, audience });
    }
    yield;
  }
  return moments;
}
