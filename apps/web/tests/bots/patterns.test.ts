import { planOf, randomBot } from '@naos/bots';
import { completeOptions, FastRandom, fastChance, type Game, Play, type Vocabulary } from '@naos/engine';
import { patternOf } from '@naos/game-module';
import { gameModules } from '@naos/registry';
import { line, speaker } from '@naos/words';
import { expect, test } from 'vitest';

const BUDGET = { evaluations: 60, milliseconds: Number.POSITIVE_INFINITY };
const GAMES = 2;

/** Patterns that are found between two moves of the same decision, over a few random games. */
function found(
  game: Game<Vocabulary>,
  find: (...ends: readonly Vocabulary['state'][]) => (seat: number) => string | null,
): ReadonlySet<string> {
  const bot = randomBot(game);
  const random = new FastRandom(8);
  const names = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const play = new Play(game, game.setup(2, completeOptions(game, {}), fastChance(n + 1, game.streams.length)));
    while (!play.over) {
      const { seat } = play;
      const moves = play.moves(seat);
      const view = game.view(play.state, seat);
      const chosen = bot.decide({ view, seat, budget: BUDGET, seed: random.next(), cancelled: () => false }).move;
      const other = moves[random.below(moves.length)];
      if (other !== undefined && other !== chosen && random.below(4) === 0) {
        const end = (move: Vocabulary['move']) => planOf(game, bot, view, seat, move).end;
        const ends = [end(chosen), end(other)] as const;
        for (const one of [find(ends[0], ends[1])(seat), find(ends[1], ends[0])(seat)])
          if (one !== null) names.add(one);
      }
      play.make(chosen, seat);
    }
  }
  return names;
}

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: what often goes wrong has its words in both languages, and most of it happens in random games',
  async (_, gameModule) => {
    const [game, words, patterns = []] = await Promise.all([
      gameModule.rules(),
      gameModule.words(),
      gameModule.patterns?.(),
    ]);
    expect(patterns.length).toBeGreaterThan(4);
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
    for (const { id } of patterns) {
      for (const language of ['en', 'ru'] as const)
        expect(speaker(language, words.catalogs)(line(`pattern.${id}`))).not.toContain('pattern.');
    }
    const names = found(game, (better, played) => (seat) => {
      if (better === undefined || played === undefined) return null;
      return patternOf(patterns, better, played, seat);
    });
    expect(names.size).toBeGreaterThanOrEqual(Math.ceil(patterns.length / 2));
  },
);

test('a pattern is named when the better turn ends with enough more, the weightiest first, never the other way round', () => {
  const patterns = [
    { id: 'much', measure: ({ seats }: Vocabulary['state']) => seats, by: 3 },
    { id: 'little', measure: ({ seats }: Vocabulary['state']) => seats, by: 1 },
  ];
  const at = (seats: number) => ({ seats, agenda: [], chance: fastChance(1, 1) });
  expect(patternOf(patterns, at(5), at(2), 0)).toBe('much');
  expect(patternOf(patterns, at(3), at(2), 0)).toBe('little');
  expect(patternOf(patterns, at(2), at(3), 0)).toBeNull();
});
