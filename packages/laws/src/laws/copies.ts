import { Play, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Turn } from '../ground.ts';
import type { Law } from '../law.ts';
import { difference, freezeDeep } from '../plain.ts';
import type { Walk } from '../walk.ts';

/** The original is frozen, so a shared list or a view that writes into the state is caught in the act. */
function look<V extends Vocabulary>({ game, play, start }: Walk<V>, turn: Turn<V>): void {
  const original = freezeDeep(game.copy(play.state));
  const copied = difference(play.state, original);
  demand(copied === null, () => `a copy differs from its original at ${copied}`);
  const before = JSON.stringify(original);
  for (let seat = 0; seat < start.seats; seat++) game.view(original, seat);
  game.view(original, null);
  const trial = new Play(game, game.copy(original), true);
  trial.make(freezeDeep(turn.move), turn.seat);
  demand(JSON.stringify(original) === before, () => `"${game.write(turn.move)}" on a copy changes the original`);
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  walk.each((turn) => {
    if (walk.looks()) look(walk, turn);
  });
}

/** Law 4. */
export const copies: Law = {
  number: 4,
  title: 'a move on a copy leaves the original alone, and looking changes nothing',
  share: 1,
  costly: true,
  trial: () => ({ walk: check }),
};
