import type { Seat } from '@naos/engine';
import { BONUS_POINTS, CLASSES, KINDS_EACH } from './classes.ts';
import type { Position } from './position.ts';
import { bonusPart, kindPart, phaseStart, templePart } from './worth.ts';

const TEMPLES = 4;
const BLUE = 3;
const BONUS = 4;
const byTemple = new Float64Array(TEMPLES);
const byKind = new Float64Array(KINDS_EACH);

/**
 * What one priest of a seat more (`n` = 1) or less (-1) changes for red, for each class of the first `reach` temples, but
 * for what is the same in all of them. A class changes its temple and its kind, so nine parts make all twenty; only the
 * blue space of temple 4 changes both in one term. The hottest function of the bot.
 */
export function stepGains(
  w: Float32Array,
  p: Position,
  seat: Seat,
  n: number,
  reach: number,
  into: Float64Array,
): void {
  const at = phaseStart(p);
  const red = seat === 0 ? n : 0;
  const blue = n - red;
  const { inTemple, onKind } = p;
  const blues = onKind[BLUE] ?? 0;
  const otherBlues = onKind[KINDS_EACH + BLUE] ?? 0;
  for (let t = 0; t < reach; t++) {
    const own = inTemple[t] ?? 0;
    const other = inTemple[TEMPLES + t] ?? 0;
    byTemple[t] =
      templePart(w, at, t, own + red, other + blue, blues, otherBlues) -
      templePart(w, at, t, own, other, blues, otherBlues);
  }
  for (let kind = 0; kind < BONUS; kind++) {
    const own = onKind[kind] ?? 0;
    const other = onKind[KINDS_EACH + kind] ?? 0;
    byKind[kind] = kindPart(w, at, kind, own + red, other + blue) - kindPart(w, at, kind, own, other);
  }
  const own4 = inTemple[3] ?? 0;
  const other4 = inTemple[TEMPLES + 3] ?? 0;
  const now4 = templePart(w, at, 3, own4, other4, blues, otherBlues);
  const blueLead = byKind[BLUE] ?? 0;
  byKind[BLUE] = blueLead + templePart(w, at, 3, own4, other4, blues + red, otherBlues + blue) - now4;
  for (let c = 0; c < reach * KINDS_EACH; c++) {
    const kind = c % KINDS_EACH;
    const part = kind === BONUS ? bonusPart(w, at, (red - blue) * (BONUS_POINTS[c] ?? 0)) : (byKind[kind] ?? 0);
    into[c] = (byTemple[(c - kind) / KINDS_EACH] ?? 0) + part;
  }
  if (reach === TEMPLES) {
    const both = templePart(w, at, 3, own4 + red, other4 + blue, blues + red, otherBlues + blue);
    into[CLASSES - KINDS_EACH + BLUE] = both - now4 + blueLead;
  }
}
