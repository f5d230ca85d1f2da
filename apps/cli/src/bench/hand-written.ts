import type { FastRandom } from '@naos/engine';
import { HEAPS, isEmpty, type Pick, picks, takes } from './two-step-game.ts';

/** Everything about a game, as plain data: it must be saved and copied in the middle of a turn here as well. */
interface HandState {
  heaps: number[];
  seat: number;
  phase: 'pick' | 'take' | 'pass on' | 'over';
  heap: number;
}

/**
 * The same pebbles as somebody would write them without an engine: a machine with phases that always stands at a question
 * or at the end and takes a single move silently. It is the yardstick for the engine's overhead.
 */
export class HandWritten {
  readonly state: HandState = { heaps: HEAPS.slice(), seat: 0, phase: 'pick', heap: 0 };
  private list: readonly Pick[] = [];

  constructor() {
    this.settle();
  }

  get over(): boolean {
    return this.state.phase === 'over';
  }

  moves(): readonly Pick[] {
    return this.list;
  }

  make(move: Pick): void {
    this.carryOut(move);
    this.settle();
  }

  private carryOut({ n }: Pick): void {
    const { state } = this;
    if (state.phase === 'pick') {
      state.heap = n;
      state.phase = 'take';
    } else {
      state.heaps[state.heap] = (state.heaps[state.heap] ?? 0) - n;
      state.phase = 'pass on';
    }
  }

  private settle(): void {
    const { state } = this;
    while (state.phase !== 'over') {
      if (state.phase === 'pass on') {
        if (isEmpty(state.heaps)) {
          state.phase = 'over';
        } else {
          state.seat = 1 - state.seat;
          state.phase = 'pick';
        }
        continue;
      }
      const list = state.phase === 'pick' ? picks(state.heaps) : takes(state.heaps, state.heap);
      const only = list[0];
      if (only === undefined || list.length > 1) {
        this.list = list;
        return;
      }
      this.carryOut(only);
    }
  }
}

export function playOutByHand(play: HandWritten, random: FastRandom): number {
  let decisions = 0;
  while (!play.over) {
    const moves = play.moves();
    const move = moves[random.below(moves.length)];
    if (move === undefined) break;
    play.make(move);
    decisions++;
  }
  return decisions;
}
