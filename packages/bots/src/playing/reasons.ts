import type { Seat, Vocabulary } from '@naos/engine';
import { type Features, featuresOf } from '../learning/features.ts';
import { type Gated, netParts } from '../learning/net.ts';
import { logitOf } from './calibrate.ts';

/** A topic with its part of a difference between two moves, as a chance to win. */
export interface TopicPart {
  readonly topic: string;
  readonly part: number;
}

/** The topic of what the others have less of. */
export const RIVALS = 'rivals';
/** The topic of games that end within a look. */
export const OUTCOME = 'outcome';
/** What is said where two moves come to the same. */
export const EVEN = 'even';

/** A topic that carries less than this part of the lead is no reason. */
const SLIGHT = 0.15;
/** A chance that is lost on average before anybody has to fear for it. */
const FEARED = 0.02;
/** Nothing is surer than this, so that every chance has a logit. */
const SURE = 1e-6;
/** What differs by less is the same. */
export const SAME = 1e-9;

/** A position as the evaluation has it: the seat's chance, and its own topics as parts of a logit. */
export interface Judged {
  readonly chance: number;
  readonly topics: ReadonlyMap<string, number>;
}

/** Where a look at a plan has led. */
export interface End extends Judged {
  /** The seat's chance; its share of the victory where the game is over. */
  readonly share: number;
  /** The end of the own turn on the way there. */
  readonly before: Judged;
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const logit = (chance: number): number => logitOf(Math.min(1 - SURE, Math.max(SURE, chance)));

/** What each topic of an evaluation by features adds to a seat's own worth: linear ones, or those of a net. */
export function topicsBy<V extends Vocabulary>(
  features: Features<V> | Gated<V>,
  weights: Float32Array,
  topicOf: (name: string) => string,
): (state: V['state'], seat: Seat) => ReadonlyMap<string, number> {
  const names = features.names.map(topicOf);
  const partsOf =
    'gates' in features
      ? netParts(features, weights)
      : (state: V['state'], seat: Seat) =>
          featuresOf(features, state, seat).map((value, i) => value * (weights[i] ?? 0));
  return (state, seat) => {
    const sums = new Map<string, number>();
    for (const [i, part] of partsOf(state, seat).entries()) {
      const topic = names[i] ?? RIVALS;
      if (part !== 0) sums.set(topic, (sums.get(topic) ?? 0) + part);
    }
    return sums;
  };
}

/**
 * Adds the parts of one difference: own topics by their logits, what they leave to the rest; where a game has ended, what its
 * evaluation does not say is the outcome's. All together they are the difference.
 */
function add(sums: Map<string, number>, better: End, other: End, rest: string): void {
  const count = (topic: string, part: number): void => {
    if (part !== 0) sums.set(topic, (sums.get(topic) ?? 0) + part);
  };
  const gap = better.chance - other.chance;
  count(OUTCOME, better.share - other.share - gap);
  const whole = logit(better.chance) - logit(other.chance);
  const slope = Math.abs(whole) > SAME ? gap / whole : better.chance * (1 - better.chance);
  let left = whole;
  for (const topic of new Set([...better.topics.keys(), ...other.topics.keys()])) {
    const own = (better.topics.get(topic) ?? 0) - (other.topics.get(topic) ?? 0);
    left -= own;
    count(topic, slope * own);
  }
  count(rest, slope * left);
}

/** What each topic adds to one move's lead over another, over the same looks, the weightiest first. They sum up to the lead. */
export function partsOf(better: readonly End[], other: readonly End[], rest: string): TopicPart[] {
  const sums = new Map<string, number>();
  for (const [n, end] of better.entries()) {
    const against = other[n];
    if (against !== undefined) add(sums, end, against, rest);
  }
  return [...sums].map(([topic, sum]) => ({ topic, part: sum / better.length })).sort((a, b) => b.part - a.part);
}

/** The topics that carry the lead, two at most; slight ones are left out. Where nothing leads, that is said. */
export function weightiest(parts: readonly TopicPart[], most = 2): string[] {
  const lead = parts.reduce((sum, { part }) => sum + part, 0);
  const good = parts.filter(({ part }) => part > 0);
  const whole = good.reduce((sum, { part }) => sum + part, 0);
  if (lead <= SAME) return [EVEN];
  return good
    .filter(({ part }, i) => i === 0 || part >= SLIGHT * whole)
    .slice(0, most)
    .map(({ topic }) => topic);
}

/** The topic of which the other move has most more, where that is no trifle: what the move gives up. */
export function costliest(parts: readonly TopicPart[]): string | null {
  const whole = parts.reduce((sum, { part }) => sum + Math.max(0, part), 0);
  const worst = parts.findLast(({ topic }) => topic !== RIVALS && topic !== OUTCOME);
  return worst !== undefined && worst.part < -SLIGHT * whole && whole > SAME ? worst.topic : null;
}

/** What is lost most between the end of the turn and the next one, where that weighs. */
export function threatOf(ends: readonly End[]): string | null {
  const sums = new Map<string, number>();
  for (const { before, topics } of ends) {
    const slope = before.chance * (1 - before.chance);
    for (const [topic, value] of before.topics) {
      sums.set(topic, (sums.get(topic) ?? 0) + slope * ((topics.get(topic) ?? 0) - value));
    }
  }
  const [worst] = [...sums].sort(([, a], [, b]) => a - b);
  return worst !== undefined && worst[1] / ends.length < -FEARED ? worst[0] : null;
}
