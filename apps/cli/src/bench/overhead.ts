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

const TURNS = 8;

/** Both in turns, the best of each: a disturbance of the machine can only slow one down. */
export function measureOverhead(seconds: number): EngineFigures {
  const random = new FastRandom(3);
  const engine: number[] = [];
  const byHand: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    engine.push(perSecond(() => playOut(freshPlay(twoStepGame, 2, 1), random), seconds / TURNS));
    byHand.push(perSecond(() => playOutByHand(new HandWritten(), random), seconds / TURNS));
  }
  const decisionsPerSecond = Math.round(Math.max(...engine));
  const handWrittenPerSecond = Math.round(Math.max(...byHand));
  return {
    decisionsPerSecond,
    handWrittenPerSecond,
    overhead: Number((handWrittenPerSecond / decisionsPerSecond).toFixed(2)),
  };
}
