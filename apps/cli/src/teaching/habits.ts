import { type Bot, type BotShelf, dealSeed, shareOf } from '@naos/bots';
import { completeOptions, FastRandom, fastChance, type Game, Play, type Vocabulary } from '@naos/engine';
import type { Statistics } from '@naos/game-module';

/** A game whose bots' habits are counted as the end screen counts them. */
export interface Watched {
  readonly game: Game<Vocabulary>;
  readonly shelf: BotShelf<Vocabulary>;
  readonly statistics: Statistics<Vocabulary>;
}

/** What one bot did in a game on average, beside its opponent, by the key of the statistics' row. */
export type Habits = ReadonlyMap<string, readonly [own: number, theirs: number]>;

const NEVER = (): boolean => false;

/** Plays deals from both seats, two at the table, and counts what each of the two did. */
export function habitsOf(
  { game, shelf, statistics }: Watched,
  [bot, against]: readonly [Bot<Vocabulary>, Bot<Vocabulary>],
  blocks: number,
  series: string,
): { readonly habits: Habits; readonly share: number } {
  const sums = new Map<string, [number, number]>();
  const games = 2 * blocks;
  let share = 0;
  for (let n = 0; n < games; n++) {
    const own = n % 2;
    const seed = dealSeed(series, n >> 1);
    const play = new Play(game, game.setup(2, completeOptions(game, {}), fastChance(seed, game.streams.length)), true);
    const random = new FastRandom(seed ^ 0x6a7e);
    while (!play.over) {
      const { seat } = play;
      const { decide } = seat === own ? bot : against;
      const view = game.view(play.state, seat);
      play.make(decide({ view, seat, budget: shelf.budget, seed: random.next(), cancelled: NEVER }).move, seat);
    }
    share += shareOf(game.outcome(play.state), own) / games;
    const events = play.told.map(({ event }) => event);
    for (const { name, figures } of statistics.count(events, 2).flatMap(({ rows }) => rows)) {
      const [mine, theirs] = sums.get(name.key) ?? [0, 0];
      sums.set(name.key, [mine + (figures[own] ?? 0) / games, theirs + (figures[1 - own] ?? 0) / games]);
    }
  }
  return { habits: sums, share };
}
