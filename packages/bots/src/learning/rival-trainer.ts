import { FastRandom, type Game, type Vocabulary } from '@naos/engine';
import type { Bot } from '../bot.ts';
import { playArenaGame } from '../measuring/arena-game.ts';
import { type Weakness, weakerBot } from '../playing/weaken.ts';
import { EVERY_KIND, Explorer, type Exploring } from './explorer.ts';
import { type Features, featuresOf } from './features.ts';
import { LessonBook, type Lessons } from './lessons.ts';
import { rivalsChance } from './rivals.ts';
import type { SelfPlay, Trainer } from './trainer.ts';

/** A game whose seats are judged each by its own terms, and how it learns from games against itself. */
interface RivalCourse<V extends Vocabulary> extends Omit<Trainer<V>, 'lessons' | 'names'> {
  readonly game: Game<V>;
  readonly terms: Features<V>;
  /** Self-play errs a little, so that it sees more than one way to play. */
  readonly erring: Omit<Weakness, 'name'>;
  /** Kinds of games to learn from; all when absent. */
  readonly kinds?: readonly Exploring[];
  /** Plays by the weights and by tastes of its own, drawn by chance: it comes to positions that the weights think little of. */
  readonly tasting?: (weights: Float32Array, random: FastRandom) => Bot<V>;
  /** Names the moment of a position that is worth a lesson, one lesson for each; null where there is none. */
  readonly moment: (state: V['state']) => string | null;
  /** Points of a lead that count as won by three to one, and how much that says beside who won in the end. */
  readonly lead: { readonly points: number; readonly share: number };
}

const UNBOUNDED = { evaluations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };
/** Decisions of a game before one has been played. */
const FIRST_GUESS = 100;
/** Positions kept of a game, drawn by chance: they share its end, so more of them say little more. */
const KEPT = 20;
/** How much more a weak guest errs than the one who learns. */
const WEAK = 4;

/** What each seat made of a game: its share of the victory, and a part by how far it was ahead. */
function sharesOf(
  won: readonly number[],
  points: readonly number[],
  { points: scale, share }: { readonly points: number; readonly share: number },
): readonly number[] {
  const worths = points.map((all) => all / scale);
  return won.map((one, seat) => (1 - share) * one + share * rivalsChance(worths, seat));
}

function lessonsOf<V extends Vocabulary>(course: RivalCourse<V>, weights: Float32Array, plan: SelfPlay): Lessons {
  const { game, options, terms, player, erring, moment, lead, fresh, kinds = EVERY_KIND, tasting } = course;
  const random = new FastRandom(plan.seed);
  const book = new LessonBook();
  const strong = player(weights, 'self');
  const weak: Weakness = { name: 'weak', noise: WEAK * erring.noise, cap: WEAK * erring.cap };
  const guests: readonly Bot<V>[] = [weakerBot(strong, weak), player(fresh(), 'by-hand')];
  const slightly = (bot: Bot<V>): Bot<V> => weakerBot(bot, { name: bot.name, ...erring });
  const self = slightly(strong);
  const explorer = new Explorer(game, self, guests, kinds, random.next(), (chance) =>
    tasting === undefined ? self : slightly(tasting(weights, chance)),
  );
  let decisions = FIRST_GUESS;
  for (let n = 0; n < plan.games; n++) {
    const { bots, from } = explorer.next(plan.seats, decisions);
    const seen: (readonly Float32Array[])[] = [];
    let marked: string | null = null;
    let asked = 0;
    const { points, shares, ...played } = playArenaGame<V>({
      game,
      bots,
      options,
      budget: UNBOUNDED,
      seed: random.next(),
      look: ({ state }) => {
        const now = moment(state);
        if (asked++ < from || now === null || now === marked) return;
        marked = now;
        seen.push(bots.map((_, seat) => featuresOf(terms, state, seat)));
      },
    });
    decisions = played.decisions;
    const came = sharesOf(shares, points, lead);
    random.shuffle(seen);
    for (const position of seen.slice(0, KEPT)) book.add(position, came);
  }
  return book.lessons();
}

/** Fits the worth of a seat's terms on games of several tables; the same weights serve them all. */
export function rivalTrainer<V extends Vocabulary>(course: RivalCourse<V>): Trainer<V> {
  const { seats, options, file, fresh, player, top, terms, net } = course;
  return {
    ...{ seats, options, file, fresh, player, top, names: terms.names },
    ...(net === undefined ? {} : { net }),
    lessons: (weights, plan) => lessonsOf(course, weights, plan),
  };
}
