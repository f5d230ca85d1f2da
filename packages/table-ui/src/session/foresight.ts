import { type Game, imagined, samePlain, type Vocabulary, type WhyNot, whyNot } from '@naos/engine';

/** What a move would do, as far as the viewer can know. */
export interface Foreseen<V extends Vocabulary> {
  /** The view after it; null when chance or secrets decide. */
  readonly view: V['view'] | null;
  /** True when it can't be taken back in practice: something is learned, or the turn passes on. */
  readonly final: boolean;
}

/** Looks ahead from a seat's own information. */
export interface Foresight<V extends Vocabulary> {
  readonly of: (move: V['move']) => Foreseen<V>;
  readonly whyNot: (move: V['move']) => WhyNot | null;
}

/** Two different guesses at what the viewer can't see: where they lead apart, the answer is not known. */
const GUESSES = [1, 2] as const;

/** Foresight for the viewer of a view; answers are kept as long as the view stands. */
export function foresight<V extends Vocabulary>(game: Game<V>, view: V['view']): Foresight<V> {
  const seat = view.viewer;
  const known = new Map<string, Foreseen<V>>();
  const look = (move: V['move'], seed: number): Foreseen<V> => {
    if (seat === null) return { view: null, final: false };
    const play = imagined(game, view, seed);
    play.gained = false;
    play.make(move, seat);
    const passes = !play.seats().includes(seat);
    return { view: play.gained ? null : game.view(play.state, seat), final: play.gained || passes };
  };
  const both = (move: V['move']): Foreseen<V> => {
    const [one, other] = [look(move, GUESSES[0]), look(move, GUESSES[1])];
    return { view: samePlain(one.view, other.view) ? one.view : null, final: one.final || other.final };
  };
  return {
    of: (move) => {
      const key = game.write(move);
      const found = known.get(key) ?? both(move);
      known.set(key, found);
      return found;
    },
    whyNot: (move) => (seat === null ? null : whyNot(imagined(game, view, 1), seat, move)),
  };
}
