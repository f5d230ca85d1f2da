import { type Bot, bestOf, type Evaluate, Meter, worthOf } from '@naos/bots';
import { FastRandom, imagined, type Play } from '@naos/engine';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { usefulMoves } from './prune.ts';

/** How far and how widely a turn is thought through. */
interface Thought {
  readonly name: string;
  readonly evaluate: Evaluate<Tekhenu>;
  /** Cells looked at for a tile. */
  readonly cells: number;
  /** Small moves thought ahead; the rest of the row is chosen one step at a time. */
  readonly depth: number;
  /** Ways the hidden things may lie. */
  readonly samples: number;
}

/** Best value that a seat can reach in the rest of its row of moves. */
function bestAhead(play: Play<Tekhenu>, seat: number, depth: number, meter: Meter, thought: Thought): number {
  if (play.over || play.seat !== seat || play.state.turn !== seat) return worthOf(play, seat, thought.evaluate);
  const moves = usefulMoves(play.state, play.moves(seat), thought.cells);
  let best = Number.NEGATIVE_INFINITY;
  let bestPlay: Play<Tekhenu> | null = null;
  for (const move of moves) {
    const there = play.copy();
    there.make(move, seat);
    meter.spend();
    const value =
      depth > 1 && meter.left
        ? bestAhead(there, seat, depth - 1, meter, thought)
        : worthOf(there, seat, thought.evaluate);
    if (value > best) {
      best = value;
      bestPlay = there;
    }
  }
  // At the end of the thought the rest of the row is played one step at a time.
  return depth > 1 || bestPlay === null ? best : bestAhead(bestPlay, seat, 1, meter, thought);
}

/** Thinks a whole turn ahead: every use of every die, down to its targets. */
export function turnBot(thought: Thought): Bot<Tekhenu> {
  return {
    name: thought.name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const random = new FastRandom(seed);
      const meter = new Meter(question);
      const here = imagined(tekhenu, view, random.next());
      const all = here.moves(seat);
      const moves = usefulMoves(here.state, all, Math.max(thought.cells, 8));
      const rated = moves.map((move) => ({ move, total: 0, count: 0 }));
      for (let sample = 0; sample < thought.samples && (sample === 0 || meter.left); sample++) {
        const start = sample === 0 ? here : imagined(tekhenu, view, random.next());
        for (const one of rated) {
          const play = start.copy();
          play.make(one.move, seat);
          meter.spend();
          one.total += bestAhead(play, seat, meter.left ? thought.depth : 1, meter, thought);
          one.count++;
        }
      }
      return bestOf(rated.map(({ move, total, count }) => ({ move, value: total / Math.max(1, count) })));
    },
  };
}
