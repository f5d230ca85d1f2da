import { FastRandom, fastChance, Play, type Vocabulary } from '@naos/engine';
import type { GameModule } from '@naos/game-module';
import { describe, expect, test } from 'vitest';
import { gameModules } from '../index.ts';

const GAMES = 6;

describe.each(
  gameModules
    .filter(({ orders }) => orders !== undefined)
    .map((gameModule): [string, GameModule<Vocabulary>] => [gameModule.id, gameModule]),
)('standing orders of %s', (_, gameModule) => {
  test('where everybody can see that an order applies, it has an answer, whatever its owner holds', async () => {
    const game = await gameModule.rules();
    const kinds = (await gameModule.orders?.()) ?? [];
    const answered = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const { max } = gameModule.seats;
      const options = Object.fromEntries(game.options.map(({ key, standard }) => [key, standard]));
      const play = new Play(game, game.setup(max, options, fastChance(seed, game.streams.length)));
      const random = new FastRandom(seed);
      while (!play.over) {
        const { seat, question } = play;
        const moves = play.moves(seat);
        for (const kind of kinds) {
          if (question === null || !kind.choices.includes(question.step.name)) continue;
          for (const way of kind.ways) {
            if (way.applies?.(game.view(play.state, null), seat) === false) continue;
            expect(way.answer(moves), `${kind.id}: ${way.id}`).toSatisfy((move) => moves.includes(move));
            answered.add(kind.id);
          }
        }
        const move = moves[random.below(moves.length)];
        if (move === undefined) throw new Error('Nothing can be chosen.');
        play.make(move, seat);
      }
    }
    expect([...answered].toSorted()).toEqual(kinds.map(({ id }) => id).toSorted());
  });

  test('every kind and way has a name of its own in both languages', async () => {
    const kinds = (await gameModule.orders?.()) ?? [];
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
    for (const { title, ways } of kinds) {
      for (const language of ['en', 'ru'] as const) {
        const names = ways.map((way) => way.title[language]);
        expect(title[language].length).toBeGreaterThan(4);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});
