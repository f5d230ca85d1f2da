import type { WhyNot } from '@naos/engine';
import { TEMPLES } from './content/board.ts';
import { CULL_PER_PLAYER } from './content/constants.ts';

/** How many priests a cull takes from each temple. Temples are counted from 0 here. */
type Toll = readonly number[];

/** Priests still to go after `taken` of those that the player `had` in each temple when the cull began (5.2.4, 5.2.7). */
export function leftOf(had: readonly number[], taken: readonly number[]): number {
  return Math.min(CULL_PER_PLAYER, sum(had)) - sum(taken);
}

/** Temples that may give one more: some toll that fits what is taken takes more there. */
export function openIn(had: readonly number[], taken: readonly number[], highestOnly: boolean): readonly number[] {
  const tolls = tollsOf(had, highestOnly);
  const open: number[] = [];
  for (let temple = 0; temple < TEMPLES; temple++) {
    const given = taken[temple] ?? 0;
    if (tolls.some((toll) => (toll[temple] ?? 0) > given && fits(toll, taken))) open.push(temple);
  }
  return open;
}

/** Temples that must give every priest they have left, whatever is chosen elsewhere. */
export function wholeIn(had: readonly number[], taken: readonly number[], highestOnly: boolean): readonly number[] {
  const tolls = tollsOf(had, highestOnly);
  const whole: number[] = [];
  for (let temple = 0; temple < TEMPLES; temple++) {
    const all = had[temple] ?? 0;
    if (all === taken[temple]) continue;
    if (tolls.every((toll) => toll[temple] === all || !fits(toll, taken))) whole.push(temple);
  }
  return whole;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let temple = 0; temple < counts.length; temple++) total += counts[temple] ?? 0;
  return total;
}

function fits(toll: Toll, taken: readonly number[]): boolean {
  for (let temple = 0; temple < TEMPLES; temple++) if ((toll[temple] ?? 0) < (taken[temple] ?? 0)) return false;
  return true;
}

/** No cull takes more than four from a temple, so all counts above four are one case. */
const COUNTS = CULL_PER_PLAYER + 2;

function caseNumber(counts: readonly number[]): number {
  let number = 0;
  for (let temple = 0; temple < TEMPLES; temple++) {
    number = number * COUNTS + Math.min(counts[temple] ?? 0, COUNTS - 1);
  }
  return number;
}

/** The only toll where no temple is empty, which is how most culls begin: never far away in memory. */
const ONE_EACH: readonly Toll[] = [new Array<number>(TEMPLES).fill(1)];

/** The tolls of every other case, worked out at their first mention: there are few, and a cull asks for them at every step. */
const TOLLS = [false, true].map(() => new Array<readonly Toll[] | undefined>(COUNTS ** TEMPLES).fill(undefined));

/**
 * SPEC 5.2, "algorithm for legality": every toll that a cull may take. One priest from each temple that has one, then for
 * each empty temple a replacement.
 */
export function tollsOf(had: readonly number[], highestOnly: boolean): readonly Toll[] {
  if (!had.includes(0)) return ONE_EACH;
  const known = TOLLS[highestOnly ? 1 : 0] ?? [];
  const number = caseNumber(had);
  let tolls = known[number];
  if (tolls === undefined) {
    const ones = had.map((count) => Math.min(1, count));
    tolls = replace(had, ones, 0, highestOnly);
    known[number] = tolls;
  }
  return tolls;
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
