import type { WhyNot } from '@naos/engine';
import { TEMPLES } from './content/board.ts';
import { CULL_PER_PLAYER } from './content/constants.ts';

/** What a cull under way may still take. Temples are counted from 0 here. */
export interface Due {
  /** Priests still to go. */
  readonly left: number;
  /** Temples that may give one more. */
  readonly open: readonly number[];
  /** Temples that must give every priest they have left, whatever is chosen elsewhere. */
  readonly whole: readonly number[];
}

/** How many priests a cull takes from each temple. */
type Toll = readonly number[];

/** What is due after `taken` priests of those that the player `had` in each temple when the cull began. */
export function dueOf(had: readonly number[], taken: readonly number[], highestOnly: boolean): Due {
  const key = caseNumber(had) * CASES + caseNumber(taken);
  const known = DUES[highestOnly ? 1 : 0].get(key);
  if (known !== undefined) return known;
  const due = workOut(had, taken, highestOnly);
  DUES[highestOnly ? 1 : 0].set(key, due);
  return due;
}

const DUES: readonly [Map<number, Due>, Map<number, Due>] = [new Map(), new Map()];

/** No cull takes more than four from a temple, so all counts above four are one case. */
const COUNTS = CULL_PER_PLAYER + 2;
const CASES = COUNTS ** TEMPLES;

function caseNumber(counts: readonly number[]): number {
  let number = 0;
  for (const count of counts) number = number * COUNTS + Math.min(count, COUNTS - 1);
  return number;
}

function workOut(had: readonly number[], taken: readonly number[], highestOnly: boolean): Due {
  const tolls = tollsOf(had, highestOnly).filter((toll) => toll.every((count, t) => count >= (taken[t] ?? 0)));
  const temples = had.map((_count, t) => t);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return {
    left: sum(tolls[0] ?? taken) - sum(taken),
    open: temples.filter((t) => tolls.some((toll) => (toll[t] ?? 0) > (taken[t] ?? 0))),
    whole: temples.filter((t) => had[t] !== taken[t] && tolls.every((toll) => toll[t] === had[t])),
  };
}

/**
 * SPEC 5.2, "algorithm for legality": every toll that a cull may take. One priest from each temple that has one, then for
 * each empty temple a replacement.
 */
export function tollsOf(had: readonly number[], highestOnly: boolean): readonly Toll[] {
  const ones = had.map((count) => Math.min(1, count));
  return replace(had, ones, 0, highestOnly);
}

/** Handles the empty temples from `temple` on. R7: their order does not change what can be reached. */
function replace(had: readonly number[], toll: Toll, temple: number, highestOnly: boolean): readonly Toll[] {
  if (temple === TEMPLES) return [toll];
  const stocked = had.flatMap((count, t) => (count > (toll[t] ?? 0) ? [t] : []));
  if (had[temple] !== 0 || stocked.length === 0) return replace(had, toll, temple + 1, highestOnly);
  const higher = stocked.filter((t) => t > temple);
  const sources = highestOnly || higher.length === 0 ? stocked.slice(-1) : higher;
  return sources.flatMap((source) => {
    const more = toll.map((taken, t) => (t === source ? taken + 1 : taken));
    return replace(had, more, temple + 1, highestOnly);
  });
}

/** Why a temple that still has own priests gives no more of them, counted from 0. Facts name temples as the board does. */
export function whyKept(had: readonly number[], temple: number, highestOnly: boolean): WhyNot {
  const missing = had.indexOf(0);
  const facts = { temple: temple + 1 };
  if (missing < 0) return { rule: '5.2.4', why: 'why.cull-one-each', facts };
  const tolls = tollsOf(had, highestOnly);
  // It may stand in for an empty temple, and has done so, or another one was chosen for that.
  if (tolls.some((toll) => (toll[temple] ?? 0) > 1)) return { rule: '5.2.5', why: 'why.cull-given', facts };
  const source = Math.max(...tolls.map((toll) => toll.findLastIndex((count) => count > 1)));
  const named = { ...facts, missing: missing + 1, source: source + 1 };
  return source > missing && !highestOnly
    ? { rule: '5.2.5', why: 'why.cull-higher', facts: named }
    : { rule: '5.2.6', why: 'why.cull-highest', facts: named };
}
