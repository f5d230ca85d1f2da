import type { Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import type { Walk } from '../walk.ts';

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { play } = walk;
  const { spec } = walk.ground;
  const counts = spec.conserved(play.state);
  const look = (): void => {
    const lost = difference(counts, spec.conserved(play.state), 'counts');
    demand(lost === null, () => `pieces are not conserved: ${lost}`);
    const apart = difference(spec.points(play.state), spec.recount(play.state, play.told), 'points');
    demand(apart === null, () => `points do not equal their recount: ${apart}`);
  };
  demand(Object.keys(counts).length > 0, () => 'the game names nothing that is conserved');
  walk.each(() => {
    if (walk.looks()) look();
  });
  look();
}

/** Law 8. */
export const conserved: Law = {
  number: 8,
  title: 'pieces, cards and dice are conserved, and points equal a recount',
  share: 1,
  costly: true,
  trial: () => ({ walk: check }),
};
