import {
  type Audience,
  type Entry,
  hears,
  isIn,
  type Match,
  type Told,
  type Viewer,
  type Vocabulary,
  WHOLE_AUDIENCE,
} from '@naos/engine';
import type { Beat } from '@naos/protocol';
import type { LiveTable } from './live-table.ts';

/** A line with what was told in it and who notices it. The setup is one too, with no entry. */
export interface HeardLine {
  readonly entry: Entry | null;
  readonly told: readonly Told<{ readonly kind: string }>[];
  readonly audience: Audience;
}

/** Everybody who notices some of the lines. */
export function jointAudience(lines: readonly HeardLine[]): Audience {
  return lines.reduce((joint, { audience }) => joint | audience, 0);
}

/** How many of the lines a viewer notices. */
export function countNoticed(lines: readonly HeardLine[], viewer: Viewer): number {
  let count = 0;
  for (const { audience } of lines) if (isIn(audience, viewer)) count++;
  return count;
}

/** What a viewer noticed after its version `after` (-1: from the setup), without moves that have been taken back. */
export function linesAfter(
  { audiences }: Pick<LiveTable, 'audiences'>,
  { opening, standing, entries }: Match<Vocabulary>,
  viewer: Viewer,
  after: number,
): HeardLine[] {
  const lines: HeardLine[] = after < 0 ? [{ entry: null, told: opening, audience: WHOLE_AUDIENCE }] : [];
  const known = after < 0 ? 0 : audiences.lineAt(viewer, after);
  let s = firstAfter(standing, known);
  for (const entry of entries.slice(known)) {
    const move = standing[s];
    const stands = 'move' in entry && move?.n === entry.n;
    if (stands) s++;
    if ('move' in entry && !stands) continue;
    const audience = audiences.at(entry.n);
    if (isIn(audience, viewer)) lines.push({ entry, told: stands ? move.told : [], audience });
  }
  return lines;
}

/** Lines as a viewer follows them: numbered by what it notices, with what it heard. Lines that it does not notice are none. */
export function beatsOf(
  lines: readonly HeardLine[],
  viewer: Viewer,
  { audiences, doc }: Pick<LiveTable, 'audiences' | 'doc'>,
): Beat[] {
  const beats: Beat[] = [];
  let at = doc.created;
  let unstored = 0;
  for (const { entry, told, audience } of lines) {
    if (!isIn(audience, viewer)) continue;
    const heard = told.filter((one) => hears(one, viewer));
    if (entry === null) {
      beats.push({ n: 0, at, kind: 'moved', seat: null, told: heard });
      continue;
    }
    if (entry.n > audiences.size) unstored++;
    const n = audiences.countAt(viewer, entry.n) + unstored;
    if ('at' in entry && entry.at !== undefined) at = entry.at;
    if ('move' in entry) beats.push({ n, at, kind: 'moved', seat: entry.seat, told: heard });
    else if ('back' in entry) {
      const back = audiences.countAt(viewer, entry.back - 1) + 1;
      beats.push({ n, at, kind: 'back', seat: entry.seat, back, all: entry.all === true });
    } else if ('outcome' in entry) {
      const { places, points, how } = entry.outcome;
      beats.push({ n, at, kind: 'end', outcome: { places: [...places], points: [...points], how } });
    }
  }
  return beats;
}

/** From the end, where news are. */
function firstAfter(standing: readonly { readonly n: number }[], after: number): number {
  let s = standing.length;
  while (s > 0 && (standing[s - 1]?.n ?? 0) > after) s--;
  return s;
}
