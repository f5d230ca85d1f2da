import { FastRandom, type Game, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { type Evaluate, shareOf } from '../search/evaluate.ts';
import { PLANNING, type Plan, type PlanStep, planOf } from './plan.ts';
import {
  costliest,
  type End,
  type Judged,
  meanOf,
  partsOf,
  SAME,
  type TopicPart,
  threatOf,
  weightiest,
} from './reasons.ts';

/** What a game tells its teacher. */
export interface Lore<V extends Vocabulary> {
  readonly game: Game<V>;
  /** Goes on with the own turn: the strongest level. */
  readonly judge: Bot<V>;
  /** Plays everybody on in a look. */
  readonly quick: Bot<V>;
  readonly evaluate: Evaluate<V>;
  /** What each topic adds to a seat's own worth, as parts of a logit. */
  readonly topics: (state: V['state'], seat: Seat) => ReadonlyMap<string, number>;
  /** The topic of what the own ones leave of a difference. */
  readonly rest: string;
  /** Names the turn that a position belongs to: a look ends where the seat's next one begins. */
  readonly turn: (state: V['state']) => string | number;
  /** Sets what others have chosen in secret already as they would choose it, in one imagined world. */
  readonly settle?: (view: V['view'], seat: Seat) => (play: Play<V>, random: FastRandom) => void;
}

/** A move as the plan of a turn, what it is compared with, and why it is the better one. */
export interface Counselled<V extends Vocabulary> {
  /** The moves, best first, each with the chance that it gives away against the first. */
  readonly moves: readonly { readonly move: V['move']; readonly loss: number }[];
  /** So many looks each of them got. */
  readonly looks: number;
  /** The turn that begins with the first. */
  readonly steps: readonly PlanStep<V>[];
  /**
   * What every topic adds to the first's lead over the next that does not come to the same, weightiest first: together they
   * are the lead.
   */
  readonly parts: readonly TopicPart[];
  /** The one or two topics that carry it. */
  readonly reasons: readonly string[];
  /** What that other has more of, where that weighs. */
  readonly cost: string | null;
  /** What may be lost before the next own turn, where that weighs. */
  readonly fear: string | null;
}

/** Looks at each move before the order is asked for, and at most so many. */
const ROUND = 12;
const MOST = 48;
/** A person waits no longer, in milliseconds: after this no further round of looks begins. */
const PATIENCE = 10_000;
/** A lead of so many standard errors is no accident. */
const CLEAR = 2;
/** Decisions after which a look ends wherever it is. */
const LONGEST = 160;
const SEED = 20_26;

/** One look at a plan: everybody plays on to the seat's next turn, in one world. */
function lookAt<V extends Vocabulary>(
  lore: Lore<V>,
  view: V['view'],
  seat: Seat,
  { steps }: Plan<V>,
  luck: number,
  settle: ((play: Play<V>, random: FastRandom) => void) | undefined,
): End {
  const { game, quick, evaluate, topics, turn } = lore;
  const random = new FastRandom(luck ^ 0x7eac);
  const play = imagined(game, view, luck);
  settle?.(play, random);
  const begun = turn(play.state);
  for (const { move } of steps) {
    if (play.over || !play.moves(seat).includes(move)) break;
    play.make(move, seat);
  }
  const judged = (): Judged => ({ chance: evaluate(play.state, seat), topics: topics(play.state, seat) });
  const before = judged();
  for (let n = 0; n < LONGEST && !play.over; n++) {
    const asked = play.seat;
    if (asked === seat && turn(play.state) !== begun) break;
    const legal = play.moves(asked);
    const [only] = legal;
    const seed = random.next();
    const chosen =
      legal.length === 1 && only !== undefined
        ? only
        : quick.decide({
            view: game.view(play.state, asked),
            seat: asked,
            budget: PLANNING,
            seed,
            cancelled: () => false,
          }).move;
    play.make(chosen, asked);
  }
  const here = judged();
  return { ...here, before, share: play.over ? shareOf(game.outcome(play.state), seat) : here.chance };
}

/** A move with its plan, and where the looks at it have led. */
interface Compared<V extends Vocabulary> {
  readonly move: V['move'];
  readonly plan: Plan<V>;
  readonly ends: End[];
}

/** Whether the first is ahead of the second by more than the looks waver. */
function isClear(first: readonly End[], second: readonly End[]): boolean {
  const gaps = first.map(({ share }, n) => share - (second[n]?.share ?? 0));
  const mean = meanOf(gaps);
  const spread = meanOf(gaps.map((gap) => (gap - mean) ** 2));
  return mean > CLEAR * Math.sqrt(spread / gaps.length);
}

/**
 * Compares moves by equal looks: each is played on to the end of the turn, and from there everybody plays on to the seat's
 * next turn, with the same luck for each move. What decides the order is what the reasons are taken from: the parts of the
 * difference, topic by topic. More looks follow while the first two are close. Looks are what bounds it: only somebody who has
 * waited for long gets fewer, and then as many for each move as well.
 */
export function compareMoves<V extends Vocabulary>(
  lore: Lore<V>,
  view: V['view'],
  seat: Seat,
  moves: readonly V['move'][],
): Counselled<V> {
  const begun = performance.now();
  const settle = lore.settle?.(view, seat);
  const all = moves.map(
    (move): Compared<V> => ({
      move,
      plan: planOf(lore.game, lore.judge, view, seat, move),
      ends: [],
    }),
  );
  const random = new FastRandom(SEED);
  let ranked = all;
  for (let looks = 0; looks < MOST; looks += ROUND) {
    for (let n = 0; n < ROUND; n++) {
      const luck = random.next();
      for (const { plan, ends } of all) ends.push(lookAt(lore, view, seat, plan, luck, settle));
    }
    // Sorting keeps the order of equal ones: the judge's.
    ranked = all.toSorted((a, b) => meanShare(b.ends) - meanShare(a.ends));
    const [first, second] = ranked;
    if (first === undefined || second === undefined || isClear(first.ends, second.ends)) break;
    if (performance.now() - begun > PATIENCE) break;
  }
  const [first, second] = ranked;
  const best = meanShare(first?.ends ?? []);
  const other = ranked.find(({ ends }) => best - meanShare(ends) > SAME) ?? second;
  const parts = first === undefined || other === undefined ? [] : partsOf(first.ends, other.ends, lore.rest);
  return {
    moves: ranked.map(({ move, ends }) => ({ move, loss: best - meanShare(ends) })),
    looks: first?.ends.length ?? 0,
    steps: first?.plan.steps ?? [],
    parts,
    reasons: other === undefined ? [] : weightiest(parts),
    cost: costliest(parts),
    fear: threatOf(first?.ends ?? []),
  };
}

const meanShare = (ends: readonly End[]): number => meanOf(ends.map(({ share }) => share));
