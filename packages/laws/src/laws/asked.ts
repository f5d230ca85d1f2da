import { situationOf, type Vocabulary } from '@naos/engine';
import { demand } from '../broken.ts';
import type { Law } from '../law.ts';
import type { Walk } from '../walk.ts';

function look<V extends Vocabulary>({ play, start }: Walk<V>): void {
  const asked = play.seats();
  demand((asked.length === 0) === (play.state.agenda.length === 0), () => 'a running game asks nobody');
  demand(new Set(asked).size === asked.length, () => `a seat is asked twice at once: ${asked.join(', ')}`);
  for (const seat of asked) {
    demand(seat >= 0 && seat < start.seats, () => `seat ${seat} is asked, which does not exist`);
    demand(play.moves(seat).length > 0, () => `seat ${seat} is asked and has no move`);
  }
  for (const viewer of [null, ...Array.from({ length: start.seats }, (_, seat) => seat)]) {
    const { moves } = situationOf(play, viewer);
    const mayMove = viewer !== null && asked.includes(viewer);
    demand(mayMove || moves.length === 0, () => `${viewer ?? 'a spectator'} has a move without being asked`);
  }
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  look(walk);
  for (let turn = walk.next(); turn !== null; turn = walk.next()) {
    walk.make(turn);
    look(walk);
  }
}

/** Law 2. */
export const asked: Law = {
  number: 2,
  title: 'while the game runs somebody has a move, and nobody else does',
  share: 1,
  costly: false,
  trial: () => ({ walk: check }),
};
