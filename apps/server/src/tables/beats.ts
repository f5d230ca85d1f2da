import { type Entry, hears, type Match, type Told, type Viewer, type Vocabulary } from '@naos/engine';
import type { Beat } from '@naos/protocol';

/**
 * The game as a viewer follows it, from the line after `after` (-1: from the setup). Only what this viewer heard is in it;
 * moves that were taken back are not.
 */
export function beatsFor(match: Match<Vocabulary>, viewer: Viewer, after: number, begun: number): Beat[] {
  const beats: Beat[] = [];
  let at = begun;
  if (after < 0) beats.push({ n: 0, at, kind: 'moved', seat: null, told: heard(match.opening, viewer) });
  const { standing, entries } = match;
  let s = firstAfter(standing, after);
  for (let i = Math.max(0, after); i < entries.length; i++) {
    const entry = entries[i] as Entry;
    if ('at' in entry && entry.at !== undefined) at = entry.at;
    if ('move' in entry) {
      const move = standing[s];
      if (move?.n !== entry.n) continue;
      s++;
      beats.push({ n: entry.n, at, kind: 'moved', seat: entry.seat, told: heard(move.told, viewer) });
    } else if ('back' in entry) {
      beats.push({ n: entry.n, at, kind: 'back', seat: entry.seat, back: entry.back, all: entry.all === true });
    } else if ('outcome' in entry) {
      const { places, points, how } = entry.outcome;
      beats.push({ n: entry.n, at, kind: 'end', outcome: { places: [...places], points: [...points], how } });
    }
  }
  return beats;
}

function heard(told: readonly Told<{ readonly kind: string }>[], viewer: Viewer): Told<{ readonly kind: string }>[] {
  return told.filter((one) => hears(one, viewer));
}

/** From the end, where news are. */
function firstAfter(standing: readonly { readonly n: number }[], after: number): number {
  let s = standing.length;
  while (s > 0 && (standing[s - 1] as { readonly n: number }).n > after) s--;
  return s;
}
