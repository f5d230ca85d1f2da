import { type Game, GameError, imagined, type Seat, type Vocabulary } from '@naos/engine';
import type { Bot, BotShelf, Budget } from '../bot.ts';
import { type Features, featuresOf } from '../learning/features.ts';

/** A topic of a linear evaluation with its part of the difference between two positions, as a logit. */
export interface TopicGap {
  readonly topic: string;
  readonly gap: number;
}

/** The topic of what the others have less of. */
export const RIVALS = 'rivals';
/** The topic of what only looking ahead can see: the position itself speaks for the other move. */
export const AHEAD = 'ahead';
/** The topic of terms that have no name for people; it counts, and is never named. */
const UNNAMED = '';

/** Longest row that is followed. */
const LONGEST = 24;
/** A topic that carries less than this part of the lead is no reason. */
const SLIGHT = 0.15;

/** The strongest level of a shelf, ready to be asked. */
export async function strongestOf<V extends Vocabulary>({ load, levels }: BotShelf<V>): Promise<Bot<V>> {
  const bot = (await load()).find(({ name }) => name === levels.at(-1));
  if (bot === undefined) throw new GameError(`No bot of the shelf is level "${levels.at(-1)}".`);
  return bot;
}

/** A step of a turn: a move, and what its seat sees before it. */
export interface PlanStep<V extends Vocabulary> {
  readonly move: V['move'];
  readonly view: V['view'];
}

/** A turn with its first move given, and where it leads. */
export interface Plan<V extends Vocabulary> {
  readonly steps: readonly PlanStep<V>[];
  readonly end: V['state'];
}

/** How a seat goes on after a move as a bot would, up to the end of its turn or to where something is learned. */
export function planOf<V extends Vocabulary>(
  game: Game<V>,
  bot: Bot<V>,
  budget: Budget,
  view: V['view'],
  seat: Seat,
  move: V['move'],
): Plan<V> {
  const play = imagined(game, view, 1);
  const steps: PlanStep<V>[] = [{ move, view }];
  let next = move;
  for (let n = 0; n < LONGEST; n++) {
    play.gained = false;
    play.make(next, seat);
    if (play.over || play.gained || !play.seats().includes(seat)) break;
    const seen = game.view(play.state, seat);
    next = bot.decide({ view: seen, seat, budget, seed: 1, cancelled: () => false }).move;
    steps.push({ move: next, view: seen });
  }
  return { steps, end: play.state };
}

/** How one position is better than another for a seat, summed up by topics, the weightiest first. */
export function topicGaps<V extends Vocabulary>(
  features: Features<V>,
  weights: Float32Array,
  topicOf: (name: string) => string | null,
  [better, other]: readonly [V['state'], V['state']],
  seat: Seat,
): TopicGap[] {
  const gaps = new Map<string, number>();
  for (let one = 0; one < better.seats; one++) {
    const here = featuresOf(features, better, one);
    const there = featuresOf(features, other, one);
    for (const [i, name] of features.names.entries()) {
      const change = (weights[i] ?? 0) * ((here[i] ?? 0) - (there[i] ?? 0));
      if (change === 0) continue;
      const topic = one === seat ? (topicOf(name) ?? UNNAMED) : RIVALS;
      const share = one === seat ? change : -change / (better.seats - 1);
      gaps.set(topic, (gaps.get(topic) ?? 0) + share);
    }
  }
  return [...gaps].map(([topic, gap]) => ({ topic, gap })).sort((a, b) => b.gap - a.gap);
}

/**
 * The topics that carry the lead, two at most; slight ones are left out. Reasons that favour another move than the one
 * they stand beside would mislead: where the whole does not speak for the move, looking ahead has decided.
 */
export function weightiest(gaps: readonly TopicGap[], most = 2): string[] {
  const lead = gaps.reduce((sum, { gap }) => sum + gap, 0);
  const good = gaps.filter(({ topic, gap }) => gap > 0 && topic !== UNNAMED);
  const whole = good.reduce((sum, { gap }) => sum + gap, 0);
  if (lead <= 0 || good.length === 0) return gaps.length === 0 ? [] : [AHEAD];
  return good
    .filter(({ gap }) => gap >= SLIGHT * whole)
    .slice(0, most)
    .map(({ topic }) => topic);
}

/** The topic of which the other move has most more, where that is no trifle: what the move gives up. */
function costliest(gaps: readonly TopicGap[]): string | null {
  const whole = gaps.reduce((sum, { gap }) => sum + Math.max(0, gap), 0);
  const worst = gaps.findLast(({ topic }) => topic !== UNNAMED && topic !== RIVALS);
  return worst !== undefined && worst.gap < -SLIGHT * whole ? worst.topic : null;
}

/** A move as the plan of a turn, and why it is better than another. */
export interface Explained<V extends Vocabulary> {
  readonly steps: readonly PlanStep<V>[];
  /** The one or two topics that carry it. */
  readonly reasons: readonly string[];
  /** What the other move has more of, where that weighs. */
  readonly cost: string | null;
}

/** What the differences between where two plans lead say for the first. */
export function explained<V extends Vocabulary>({ steps }: Plan<V>, gaps: readonly TopicGap[]): Explained<V> {
  return { steps, reasons: weightiest(gaps), cost: costliest(gaps) };
}
