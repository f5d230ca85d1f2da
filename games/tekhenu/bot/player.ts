import { type Answer, type Bot, bestOf, type Evaluate, Meter, onlyMove, type Question, searchRows } from '@naos/bots';
import { imagined, type Play, type Seat } from '@naos/engine';
import { type Tekhenu, type TekhenuState, tekhenu } from '../rules/index.ts';

/** How a bot of this game plays: what it knows and what it forgets. */
export interface Style {
  readonly evaluate: Evaluate<Tekhenu>;
  /** Steps of the search through a turn's small moves; 0: one move at a time. */
  readonly steps: number;
}

/** A bot that plays in a style. */
export function player(name: string, style: Style): Bot<Tekhenu> {
  return { name, decide: (question) => answer(question, style) };
}

/** The turn, or whatever else a seat decides in one go, that a position belongs to. */
function momentOf({ agenda, round, turn }: TekhenuState): string {
  return `${round} ${turn} ${agenda[1]?.do}`;
}

function answer(question: Question<Tekhenu>, { evaluate, steps }: Style): Answer<Tekhenu> {
  const { view, seat, seed } = question;
  const play = imagined(tekhenu, view, seed);
  const moves = play.moves(seat);
  if (moves.length === 1) return onlyMove(moves);
  const moment = momentOf(play.state);
  const goesOn = (there: Play<Tekhenu>, _: Seat): boolean => steps > 0 && momentOf(there.state) === moment;
  const { ranked } = searchRows(play, seat, { evaluate, goesOn }, new Meter(question), { seed, steps });
  return bestOf(ranked);
}
