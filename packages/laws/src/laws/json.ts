import { Play, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Turn } from '../ground.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import type { Walk } from '../walk.ts';

function look<V extends Vocabulary>({ game, play }: Walk<V>, turn: Turn<V>): void {
  const revived: V['state'] = JSON.parse(JSON.stringify(play.state));
  const lost = difference(play.state, revived);
  demand(lost === null, () => `the state does not survive JSON at ${lost}`);
  const kept = new Play(game, game.copy(play.state));
  const other = new Play(game, revived);
  kept.make(turn.move, turn.seat);
  other.make(turn.move, turn.seat);
  const apart = difference(kept.state, other.state);
  demand(apart === null, () => `"${game.write(turn.move)}" does something else after a trip through JSON: ${apart}`);
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  walk.each((turn) => {
    if (walk.looks()) look(walk, turn);
  });
}

/** Law 5. */
export const json: Law = {
  number: 5,
  title: 'the state survives JSON unchanged',
  share: 1,
  costly: true,
  trial: () => ({ walk: check }),
};
