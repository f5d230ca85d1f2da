import { type Bot, bestOf, greedyBot, type Ranked } from '@naos/bots';
import { imagined, type Seat } from '@naos/engine';
import { CARTOUCHE_1_MULTIPLIER } from '../rules/content/constants.ts';
import { type Aton, aton } from '../rules/index.ts';
import { evaluation } from './evaluate.ts';
import { Position } from './position.ts';
import { placeGreedily, removeGreedily, roundEndChance } from './resolve.ts';

const MEAN_CARD = 2.5;

/** What a row brings its owner by itself: points against a middling card, then the own removal and placement. */
function rowWorth(weights: Float32Array, here: Position, seat: Seat, row: readonly number[]): number {
  const p = here.copy();
  const [c1 = 0, c2 = 0, c3 = 0, c4 = 0] = row;
  const cards = { c2, c3, c4 };
  removeGreedily(weights, p, seat, cards);
  placeGreedily(weights, p, seat, cards);
  if (p.filled(seat)) return 1;
  const gain = CARTOUCHE_1_MULTIPLIER * (c1 - MEAN_CARD);
  const red = roundEndChance(weights, p, seat === 0 ? gain : -gain);
  return seat === 0 ? red : 1 - red;
}

/**
 * One step ahead: every decision by the evaluation right after it. A row has no effect before both lie open, so it counts as
 * carried out alone: what the other player may do does not come into it. Hands are exchanged when no row brings anything.
 */
export function greedyPlayer(name: string, weights: Float32Array): Bot<Aton> {
  const evaluate = evaluation(weights);
  const step = greedyBot(aton, evaluate, { name });
  return {
    name,
    decide: (question) => {
      const { view, seat, seed } = question;
      const play = imagined(aton, view, seed);
      const moves = play.moves(seat);
      if (!moves.some(({ do: what }) => what === 'commit')) return step.decide(question);
      const here = Position.of(view);
      return bestOf(
        moves.map(
          (move): Ranked<Aton> => ({
            move,
            value: move.do === 'commit' ? rowWorth(weights, here, seat, move.row) : evaluate(play.state, seat),
          }),
        ),
      );
    },
  };
}
