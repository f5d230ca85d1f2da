import { type Course, luckAndPlay, type Opinion } from '@naos/bots/review';
import type { Viewer } from '@naos/engine';
import { costliest } from './review.ts';

/** What a review says about a game in one sentence. */
export type Verdict =
  /** The judge has no opinion in chances to win. */
  | { readonly kind: 'unknown' }
  /** Nothing gave much away. */
  | { readonly kind: 'flawless' }
  | {
      readonly kind: 'costly' | 'unsure';
      readonly worst: Opinion;
      /** So far the judge wavers by itself (95 %); null where that can't be told. A cost within it is `unsure`. */
      readonly range: number | null;
    };

/** Whose decisions are looked at: one seat's, or everybody's. */
export function decisionsOf(opinions: readonly Opinion[], whose: Viewer): readonly Opinion[] {
  return whose === null ? opinions : opinions.filter(({ seat }) => seat === whose);
}

/** The verdict of a whole review: the decision that cost most, and whether the judge can be sure of it. */
export function verdictOf(opinions: readonly Opinion[], whose: Viewer, course: Course): Verdict {
  const decisions = decisionsOf(opinions, whose);
  if (decisions.length === 0) return { kind: 'unknown' };
  const [worst] = costliest(decisions, 1);
  if (worst === undefined) return { kind: 'flawless' };
  const range = luckAndPlay(opinions, course)[worst.seat]?.waver ?? null;
  return { kind: range !== null && worst.cost > range ? 'costly' : 'unsure', worst, range };
}
