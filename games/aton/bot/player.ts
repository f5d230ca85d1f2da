import { type Answer, type Bot, bestOf, type Question } from '@naos/bots';
import { imagined } from '@naos/engine';
import { type Aton, aton } from '../rules/index.ts';
import { allocate } from './allocate.ts';
import { rateCulls, ratePlacements, rateRemovals } from './plan.ts';
import type { Style } from './style.ts';

/** A bot that plays in a style. */
export function player(name: string, style: Style): Bot<Aton> {
  return { name, decide: (question) => answer(question, style) };
}

function answer(question: Question<Aton>, style: Style): Answer<Aton> {
  const { view, seat, seed } = question;
  const play = imagined(aton, view, seed);
  const moves = play.moves(seat);
  const task = play.state.agenda.at(-1);
  switch (task?.do) {
    case 'remove':
      return bestOf(rateRemovals(play.state, task, moves, style));
    case 'place':
      return bestOf(ratePlacements(play.state, task, moves, style));
    case 'cull':
      return bestOf(rateCulls(play.state, seat, moves, style));
    default:
      return allocate(question, style);
  }
}
