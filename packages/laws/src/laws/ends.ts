import type { Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import type { Walk } from '../walk.ts';

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { game } = walk;
  walk.each(() =>
    demand(
      walk.made.length < game.longest,
      () => `the game goes on after ${game.longest} decisions, its stated length`,
    ),
  );
  if (!walk.play.over) return;
  const { places, points, how } = game.outcome(walk.play.state);
  const { seats } = walk.start;
  demand(places.length === seats && points.length === seats, () => 'the outcome does not name every seat once');
  demand(how !== '', () => 'the outcome does not say how the game ended');
  // A lone seat plays against an opponent of the rules, which has no seat: it may come second.
  if (seats === 1) {
    demand(
      places[0] === 1 || places[0] === 2,
      () => `place ${places[0]} of a lone seat is neither won (1) nor lost (2)`,
    );
    return;
  }
  for (const place of places) {
    const better = places.filter((other) => other < place).length;
    demand(
      place === better + 1,
      () => `places ${places.join(', ')} are not a ranking (1 is best, equal ones are shared)`,
    );
  }
}

/** Law 1. */
export const ends: Law = {
  number: 1,
  title: 'the game ends within its stated length, with an outcome',
  share: 1,
  costly: false,
  trial: () => ({ walk: check }),
};
