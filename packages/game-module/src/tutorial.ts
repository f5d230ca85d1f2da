import type { Vocabulary } from '@naos/engine';
import type { Line } from '@naos/words';

/** One step of a tutorial: what is said, and which moves of the list lead on. */
export interface TutorialStep<V extends Vocabulary> {
  readonly text: Line;
  /** Parts of the board to light up, as the board names them in `data-part`. */
  readonly light?: readonly string[];
  /** Which of the learner's moves are welcome; absent: the step is read and left with "next". */
  readonly welcome?: (move: V['move'], view: V['view']) => boolean;
  /** Said when another legal move is tried. */
  readonly instead?: Line;
}

/** A lesson: a real game from a scripted start, played on the real engine. */
export interface Tutorial<V extends Vocabulary> {
  readonly seats: number;
  readonly options: V['options'];
  /** The learner sits at seat 0. */
  readonly start: () => V['state'];
  readonly steps: readonly TutorialStep<V>[];
  /** What the other seats play, in notation, in order; when it runs out, their first legal move. */
  readonly replies: readonly string[];
}
