import { FastRandom, type Game, type Vocabulary } from '@naos/engine';
import { playArenaGame } from './arena/game.ts';
import type { Bot } from './bot.ts';
import type { Features } from './features.ts';
import { type Net, sigmoid } from './net.ts';
import { RivalLessons } from './rivals.ts';
import type { Lessons } from './teach.ts';
import type { Trainer } from './trainer.ts';
import { type Weakness, weakerBot } from './weaken.ts';

/** A game whose seats are judged each by its own terms, and how it learns from games against itself. */
interface RivalCourse<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly options: V['options'];
  readonly terms: Features<V>;
  readonly file: URL;
  readonly fresh: () => Net;
  /** The player that weights make: quick enough for games by the thousand. */
  readonly player: (net: Net, name: string) => Bot<V>;
  /** Self-play errs a little, so that it sees more than one way to play. */
  readonly erring: Omit<Weakness, 'name'>;
  /** Names the moment of a position that is worth a lesson, one lesson for each; null where there is none. */
  readonly moment: (state: V['state']) => string | null;
  /** Points of a lead that count as won by three to one, and how much that says beside who won in the end. */
  readonly lead: { readonly points: number; readonly share: number };
}

const UNBOUNDED = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
const SEATS = 2;

function lessonsOf<V extends Vocabulary>(course: RivalCourse<V>, net: Net, games: number, seed: number): Lessons {
  const { game, options, terms, player, erring, moment, lead } = course;
  const random = new FastRandom(seed);
  const collected = new RivalLessons(terms);
  const mover = weakerBot(player(net, 'self'), { name: 'self', ...erring });
  for (let n = 0; n < games; n++) {
    let marked: string | null = null;
    const { points, shares } = playArenaGame<V>({
      game,
      bots: new Array<Bot<V>>(SEATS).fill(mover),
      options,
      budget: UNBOUNDED,
      seed: random.next(),
      look: ({ state }) => {
        const now = moment(state);
        if (now === null || now === marked) return;
        marked = now;
        collected.look(state);
      },
    });
    collected.end((a, b) => {
      const won = 0.5 + ((shares[a] as number) - (shares[b] as number)) / 2;
      const clear = sigmoid(((points[a] as number) - (points[b] as number)) / lead.points);
      return (1 - lead.share) * won + lead.share * clear;
    });
  }
  return collected.lessons();
}

/** Fits the worth of a seat's terms on games of two; the same weights serve two seats and more. */
export function rivalTrainer<V extends Vocabulary>(course: RivalCourse<V>): Trainer<V> {
  const { options, file, fresh, player, terms } = course;
  return {
    ...{ seats: SEATS, options, file, fresh, player },
    lessons: (net, games, seed) => lessonsOf(course, net, games, seed),
    settle: ({ layers: [weights] }) => {
      // Seats are alike: equal terms are an even position.
      if (weights !== undefined) weights[terms.names.length] = 0;
    },
  };
}
