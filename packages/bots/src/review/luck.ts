import type { Outcome } from '@naos/engine';
import type { Opinion } from './opinion.ts';

/** What moved one seat's chance to win over a game, each part as a change of it. Together with the even start they end at the result. */
export interface Parts {
  /** At moments at which something hidden or random was learned. */
  readonly luck: number;
  /** What the seat's own decisions gave away: never above 0. */
  readonly own: number;
  /** What the others' decisions gave away, shared out among those who did not make them. */
  readonly others: number;
  /** Changes for which there is no reason but the judge's second thoughts. */
  readonly rest: number;
  readonly decisions: number;
  /** Moments that luck was counted at. */
  readonly events: number;
  /** Luck is right to about this much (95 %), from how far the judge wavers where nothing was learned; null: too few to tell. */
  readonly range: number | null;
  /** So far two of the judge's estimates lie apart where nothing was learned (95 %); null: too few to tell. */
  readonly waver: number | null;
  /** Where luck and its own decisions moved it. */
  readonly steps: readonly Step[];
  /** Its part of the victory. */
  readonly share: number;
}

/** What moved a seat's chance at one moment. */
export interface Step {
  readonly index: number;
  readonly kind: 'luck' | 'own';
  readonly change: number;
}

/** Fewer quiet moments than this say nothing about how far the judge wavers. */
const FEWEST_QUIET = 5;
const SURE = 1.96;

/** A game as luck is counted in it. */
export interface Course {
  readonly seats: number;
  readonly places: Outcome['places'];
  /** For each move, in order, whether somebody learned something hidden or random by it. */
  readonly learned: readonly boolean[];
}

/** Luck and play apart, for each seat. Opinions are those of a judge on every decision, in order. */
export function luckAndPlay(opinions: readonly Opinion[], course: Course): Parts[] {
  return Array.from({ length: course.seats }, (_, seat) => partsOf(seat, opinions, course));
}

function partsOf(seat: number, opinions: readonly Opinion[], { seats, places, learned }: Course): Parts {
  let [luck, own, others, rest, decisions, events] = [0, 0, 0, 0, 0, 0];
  const quiet: number[] = [];
  const steps: Step[] = [];
  let expected = 1 / seats;
  // The deal comes before the first decision.
  let from = -1;
  const settle = (now: number, until: number): void => {
    const change = now - expected;
    if (from === -1 || learned.slice(from, until).includes(true)) {
      luck += change;
      steps.push({ index: until, kind: 'luck', change });
      events++;
    } else {
      rest += change;
      quiet.push(change);
    }
    expected = now;
    from = until;
  };
  for (const { index, seat: mover, chance, cost } of opinions) {
    if (mover === seat) {
      settle(chance, index);
      own -= cost;
      if (cost > 0) steps.push({ index, kind: 'own', change: -cost });
      expected -= cost;
      decisions++;
    } else {
      const gift = cost / (seats - 1);
      others += gift;
      expected += gift;
    }
  }
  const share = shareIn(places, seat);
  settle(share, learned.length);
  const spread = Math.sqrt(quiet.reduce((sum, one) => sum + one * one, 0) / quiet.length);
  const waver = quiet.length < FEWEST_QUIET ? null : SURE * spread;
  const range = waver === null ? null : waver * Math.sqrt(events);
  return { luck, own, others, rest, decisions, events, range, waver, steps, share };
}

/** A seat's share of the victory. */
export function shareIn(places: Outcome['places'], seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
