import { type FastRandom, imagined, Play, type Viewer, type Vocabulary } from '@naos/engine';
import type { Turn } from './ground.ts';
import { viewersOf } from './viewers.ts';

const SAMPLES = 8;

/**
 * Which viewer, if any, learns something from a move that it could not have worked out; `undefined` when nobody was
 * found. A viewer learns when what it sees afterwards could not have come about in everything it thought possible:
 * - the mover knows its move: some possible state leads to another view after the same move;
 * - anybody else: some possible state leads to this view by no move of the mover. So a secret choice teaches nothing
 *   until it is shown, and a card played openly from a hidden hand teaches that it was there.
 * States are sampled, so a found gain is certain and a missed one is not.
 */
export function gainOf<V extends Vocabulary>(
  play: Play<V>,
  turn: Turn<V>,
  after: V['state'],
  random: FastRandom,
): Viewer | undefined {
  for (const viewer of viewersOf(play.state.seats)) {
    const before = play.game.view(play.state, viewer);
    const seen = JSON.stringify(play.game.view(after, viewer));
    for (let i = 0; i < SAMPLES; i++) {
      const { state } = imagined(play.game, before, random.next());
      if (!leadsTo(play, state, turn, viewer, seen)) return viewer;
    }
  }
  return undefined;
}

function leadsTo<V extends Vocabulary>(
  { game }: Play<V>,
  state: V['state'],
  { seat, move }: Turn<V>,
  viewer: Viewer,
  seen: string,
): boolean {
  const text = game.write(move);
  const shows = (candidate: V['move']): boolean => {
    const trial = new Play(game, game.copy(state));
    trial.make(candidate, seat);
    return JSON.stringify(game.view(trial.state, viewer)) === seen;
  };
  const moves = new Play(game, game.copy(state)).moves(seat);
  const same = moves.filter((candidate) => game.write(candidate) === text);
  if (same.some(shows)) return true;
  return viewer !== seat && moves.some((candidate) => game.write(candidate) !== text && shows(candidate));
}
