import type { Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import type { Walk } from '../walk.ts';

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { play, start } = walk;
  const { spec } = walk.ground;
  const counts = spec.conserved(play.state);
  demand(Object.keys(counts).length > 0, () => 'the game names nothing that is conserved');
  // A crowded position has points that nobody was told of: they are added to what is counted from then on.
  const told = spec.recount(play.state, play.told);
  const before = spec.points(play.state).map((points, seat) => (start.crowded ? points - (told[seat] ?? 0) : 0));
  const count = (): void => {
    const lost = difference(counts, spec.conserved(play.state), 'counts');
    demand(lost === null, () => `pieces are not conserved: ${lost}`);
  };
  const recount = (): void => {
    const counted = spec.recount(play.state, play.told).map((points, seat) => points + (before[seat] ?? 0));
    const apart = difference(spec.points(play.state), counted, 'points');
    demand(apart === null, () => `points do not equal their recount: ${apart}`);
  };
  walk.each(() => {
    count();
    if (walk.looks()) recount();
  });
  count();
  recount();
}

/** Law 8. */
export const conserved: Law = {
  number: 8,
  title: 'pieces, cards and dice are conserved at every decision, and points equal a recount',
  share: 1,
  costly: true,
  trial: () => ({ walk: check }),
};
