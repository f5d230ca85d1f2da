import { FastRandom } from '@naos/engine';
import { HandWritten, playOutByHand } from './hand-written.ts';
import { freshPlay, playOut } from './random-game.ts';
import { perSecond } from './stopwatch.ts';
import { twoStepGame } from './two-step-game.ts';

/** What the engine costs on a game that does nearly nothing. */
export interface EngineFigures {
  readonly decisionsPerSecond: number;
  readonly handWrittenPerSecond: number;
  /** How many times slower the engine is than the hand-written machine. */
  readonly overhead: number;
}

/** The first turns show the compiler at work and are not counted. */
const WARM_UP_TURNS = 24;
const COUNTED_TURNS = 25;

/** The figures whose overhead is the middle one. */
export function middle(figures: readonly EngineFigures[]): EngineFigures {
  const found = figures.toSorted((a, b) => a.overhead - b.overhead)[figures.length >> 1];
  if (found === undefined) throw new RangeError('Of no figures none is the middle one.');
  return found;
}

/**
 * Engine and hand-written machine play in short turns, one right after the other, and the pair in the middle counts: what
 * disturbs the machine lasts longer than a turn and slows both alike, and what hits one of them alone makes an outlier.
 * The best of each would be chosen from different moments, and would only be fair on a machine that is quiet throughout.
 */
export function measureOverhead(seconds: number): EngineFigures {
  const random = new FastRandom(3);
  const turn = seconds / (WARM_UP_TURNS + COUNTED_TURNS);
  const pairs: EngineFigures[] = [];
  for (let n = 0; n < WARM_UP_TURNS + COUNTED_TURNS; n++) {
    const decisionsPerSecond = perSecond(() => playOut(freshPlay(twoStepGame, 2, 1), random), turn);
    const handWrittenPerSecond = perSecond(() => playOutByHand(new HandWritten(), random), turn);
    pairs.push({ decisionsPerSecond, handWrittenPerSecond, overhead: handWrittenPerSecond / decisionsPerSecond });
  }
  const { decisionsPerSecond, handWrittenPerSecond, overhead } = middle(pairs.slice(WARM_UP_TURNS));
  return {
    decisionsPerSecond: Math.round(decisionsPerSecond),
    handWrittenPerSecond: Math.round(handWrittenPerSecond),
    overhead: Number(overhead.toFixed(2)),
  };
}
