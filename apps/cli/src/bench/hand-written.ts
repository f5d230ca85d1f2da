import type { FastRandom } from '@naos/engine';
import { HEAPS, isEmpty, type Pick, picks, takes } from './two-step-game.ts';

type Phase = 'pick' | 'take' | 'pass on' | 'over';

/**
 * The same pebbles as somebody would write them without an engine: a machine with phases that always stands at a question
 * or at the end and takes a single move silently. It is the yardstick for the engine's overhead.
 */
export class HandWritten {
  readonly heaps = HEAPS.slice();
  seat = 0;
  private phase: Phase = 'pick';
  private heap = 0;
  private list: readonly Pick[] = [];

  constructor() {
    this.settle();
  }

  get over(): boolean {
    return this.phase === 'over';
  }

  moves(): readonly Pick[] {
    return this.list;
  }

  make(move: Pick): void {
    this.carryOut(move);
    this.settle();
  }

  private carryOut({ n }: Pick): void {
    if (this.phase === 'pick') {
      this.heap = n;
      this.phase = 'take';
    } else {
      this.heaps[this.heap] = (this.heaps[this.heap] as number) - n;
      this.phase = 'pass on';
    }
  }

  private settle(): void {
    while (this.phase !== 'over') {
      if (this.phase === 'pass on') {
        if (isEmpty(this.heaps)) {
          this.phase = 'over';
        } else {
          this.seat = 1 - this.seat;
          this.phase = 'pick';
        }
        continue;
      }
      const list = this.phase === 'pick' ? picks(this.heaps) : takes(this.heaps, this.heap);
      if (list.length > 1) {
        this.list = list;
        return;
      }
      this.carryOut(list[0] as Pick);
    }
  }
}

export function playOutByHand(play: HandWritten, random: FastRandom): number {
  let decisions = 0;
  while (!play.over) {
    const moves = play.moves();
    play.make(moves[random.below(moves.length)] as Pick);
    decisions++;
  }
  return decisions;
}
