import { type Entry, hears, type Match, type Told, type Viewer, type Vocabulary } from '@naos/engine';
import type { Beat } from '@naos/protocol';

/** A line with what was told in it. The setup is one too, with number 0 and no entry. */
export interface HeardLine {
  readonly entry: Entry | null;
  readonly told: readonly Told<{ readonly kind: string }>[];
}

/** The lines of a match after number `after` (-1: from the setup), without moves that have been taken back. */
export function linesAfter({ opening, standing, entries }: Match<Vocabulary>, after: number): HeardLine[] {
  const lines: HeardLine[] = after < 0 ? [{ entry: null, told: opening }] : [];
  let s = firstAfter(standing, after);
  for (const entry of entries.slice(Math.max(0, after))) {
    if (!('move' in entry)) lines.push({ entry, told: [] });
    else if (standing[s]?.n === entry.n) lines.push({ entry, told: standing[s++]?.told ?? [] });
  }
  return lines;
}

/** Lines as a viewer follows them: only what this viewer heard is in it. */
export function beatsOf(lines: readonly HeardLine[], viewer: Viewer, begun: number): Beat[] {
  const beats: Beat[] = [];
  let at = begun;
  for (const { entry, told } of lines) {
    if (entry !== null && 'at' in entry && entry.at !== undefined) at = entry.at;
    if (entry === null || 'move' in entry) {
      const heard = told.filter((one) => hears(one, viewer));
      beats.push({ n: entry?.n ?? 0, at, kind: 'moved', seat: entry?.seat ?? null, told: heard });
    } else if ('back' in entry) {
      beats.push({ n: entry.n, at, kind: 'back', seat: entry.seat, back: entry.back, all: entry.all === true });
    } else if ('outcome' in entry) {
      const { places, points, how } = entry.outcome;
      beats.push({ n: entry.n, at, kind: 'end', outcome: { places: [...places], points: [...points], how } });
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
