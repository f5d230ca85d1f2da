import { isRefusal, Match, readTranscript, situationFrom, type Vocabulary, writeTranscript } from '@naos/engine';
import { demand, LawBroken } from '../broken.ts';
import type { Law } from '../law.ts';
import { difference } from '../plain.ts';
import type { Walk } from '../walk.ts';

/** The whole table forgets everything but the file, and comes back. */
function resumed<V extends Vocabulary>(match: Match<V>, seed: string): Match<V> {
  const back = Match.replay(match.game, readTranscript(writeTranscript(match.transcript)), [seed]);
  const apart = difference(match.state, back.state);
  demand(apart === null, () => `a game resumed from its file stands elsewhere: ${apart}`);
  return back;
}

/** A newcomer takes the seat: it has seen nothing but one view, as it travels, and must find the seat's moves in it. */
function newcomer<V extends Vocabulary>(match: Match<V>, seat: number, text: string): void {
  const { game } = match;
  const real = match.situation(seat);
  const received: V['view'] = JSON.parse(JSON.stringify(real.view));
  const { moves } = situationFrom(game, received);
  const texts = moves.map((move) => game.write(move));
  demand(texts.includes(text), () => `a newcomer at seat ${seat} does not find "${text}" in the view`);
  const apart = difference(
    real.moves.map((move) => game.write(move)),
    texts,
    'moves',
  );
  demand(apart === null, () => `a newcomer at seat ${seat} finds other moves: ${apart}`);
}

function check<V extends Vocabulary>(walk: Walk<V>): void {
  const { game } = walk;
  const { seats, options, seed } = walk.start;
  let match = Match.begin(game, { seats, options, seed });
  walk.each((turn) => {
    const text = game.write(turn.move);
    newcomer(match, turn.seat, text);
    if (walk.looks()) match = resumed(match, seed);
    const answer = match.make(turn.seat, text);
    if (isRefusal(answer)) throw new LawBroken(`"${text}" is refused after the seat changed hands (${answer.refused})`);
  });
  if (match.over) resumed(match, seed);
}

/** Law 11. */
export const seats: Law = {
  number: 11,
  title: 'dropping, replacing and resuming a seat works in every state',
  share: 0.25,
  costly: true,
  trial: () => ({ walk: check }),
};
