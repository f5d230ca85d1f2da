import type { Game, Outcome } from './game.ts';
import { Play } from './play.ts';
import type { WhyNot } from './procedure.ts';
import { FastRandom } from './random.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is asked now, as everybody may know it. */
export interface Asked<V extends Vocabulary = Vocabulary> {
  readonly task: V['task']['do'];
  readonly choice: V['choice'];
  readonly seats: readonly Seat[];
}

/** Everything a viewer may know at one moment, and may do. */
export interface Situation<V extends Vocabulary> {
  readonly view: V['view'];
  /** Null when the game is over. */
  readonly asked: Asked<V> | null;
  /** The viewer's legal moves; empty when it is not asked. */
  readonly moves: readonly V['move'][];
  /** Figures for the viewer's prompt; empty when it is not asked. */
  readonly facts: Readonly<Record<string, string | number>>;
  readonly outcome: Outcome | null;
}

/** What is asked of whom; null when the game is over. */
export function askedIn<V extends Vocabulary>(play: Play<V>): Asked<V> | null {
  const { question } = play;
  return question === null ? null : { task: question.task.do, choice: question.step.name, seats: play.seats() };
}

/** The situation of a running game as a viewer may see it. */
export function situationOf<V extends Vocabulary>(play: Play<V>, viewer: Viewer): Situation<V> {
  const { game, state, question } = play;
  const view = game.view(state, viewer);
  const asked = askedIn(play);
  if (question === null || asked === null)
    return { view, asked: null, moves: [], facts: {}, outcome: game.outcome(state) };
  const mine = viewer !== null && asked.seats.includes(viewer);
  return {
    view,
    asked,
    moves: mine ? play.moves(viewer) : [],
    facts: mine ? (question.step.facts?.(state, question.task, viewer) ?? {}) : {},
    outcome: null,
  };
}

/**
 * A game to try things out in, made from a view alone: what the viewer can't know is dealt at random with `seed`. The
 * viewer's moves and prompt in it are the real ones.
 */
export function imagined<V extends Vocabulary>(game: Game<V>, view: V['view'], seed: number): Play<V> {
  return new Play(game, game.imagine(view, new FastRandom(seed)));
}

/** The situation that belongs to a view: what a client works out from the view the server sent. */
export function situationFrom<V extends Vocabulary>(game: Game<V>, view: V['view']): Situation<V> {
  return { ...situationOf(imagined(game, view, 1), view.viewer), view };
}

/** Why a move is not legal for a seat now: the rule and the missing thing; null when it is legal, or the game has nothing to say. */
export function whyNot<V extends Vocabulary>(play: Play<V>, seat: Seat, move: V['move']): WhyNot | null {
  const { game, state, question } = play;
  if (question === null || !play.seats().includes(seat)) return null;
  const own = game.interjections?.is(move)
    ? game.interjections.whyNot?.(state, move, seat)
    : question.step.whyNot?.(state, question.task, move, seat);
  if (own) return own;
  const text = game.write(move);
  const listed = play.moves(seat).some((legal) => game.write(legal) === text);
  return listed ? null : (game.notNow?.(state, move, seat) ?? null);
}
