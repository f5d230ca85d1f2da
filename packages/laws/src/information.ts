import { type FastRandom, imagined, Play, type Viewer, type Vocabulary } from '@naos/engine';
import type { Turn } from './ground.ts';
import { viewersOf } from './viewers.ts';

const SAMPLES = 8;
/** Moves of which a viewer sees nothing that are thought of before the one that it sees. */
const UNSEEN = 8;

/**
 * Which of these viewers, if any, learns something from a move that it could not have worked out; `undefined` when nobody
 * was found. A viewer learns when what it sees afterwards could not have come about in everything it thought possible:
 * - the mover knows its move: some possible state leads to another view after the same move;
 * - anybody else: some possible state leads to this view by no move of the mover, nor by moves before it of which the
 *   viewer sees nothing (who chooses in secret step by step may have gone any number of them). So a secret choice teaches
 *   nothing until it is shown, and a card played openly from a hidden hand teaches that it was there.
 * States are sampled, so a found gain is certain and a missed one is not.
 */
export function gainOf<V extends Vocabulary>(
  play: Play<V>,
  turn: Turn<V>,
  after: V['state'],
  random: FastRandom,
  viewers: readonly Viewer[] = viewersOf(play.state.seats),
): Viewer | undefined {
  for (const viewer of viewers) {
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
  const seenBy = (after: V['state']): string => JSON.stringify(game.view(after, viewer));
  const shows = (before: V['state'], candidate: V['move']): boolean => {
    const trial = new Play(game, game.copy(before));
    trial.make(candidate, seat);
    return seenBy(trial.state) === seen;
  };
  const moves = new Play(game, game.copy(state)).moves(seat);
  if (moves.some((candidate) => game.write(candidate) === text && shows(state, candidate))) return true;
  if (viewer === seat) return false;
  const before = seenBy(state);
  let at: V['state'] | null = state;
  for (let unseen = 0; at !== null && unseen <= UNSEEN; unseen++) {
    const here: V['state'] = at;
    const others = new Play(game, game.copy(here)).moves(seat);
    if (others.some((candidate) => shows(here, candidate))) return true;
    at = afterUnseen(game, here, seat, others, (after) => seenBy(after) === before);
  }
  return false;
}

/** The state after a move that changes nothing the viewer sees, or null. */
function afterUnseen<V extends Vocabulary>(
  game: Play<V>['game'],
  state: V['state'],
  seat: number,
  moves: readonly V['move'][],
  unchanged: (after: V['state']) => boolean,
): V['state'] | null {
  for (const move of moves) {
    const trial = new Play(game, game.copy(state));
    trial.make(move, seat);
    if (trial.seats().includes(seat) && unchanged(trial.state)) return trial.state;
  }
  return null;
}
