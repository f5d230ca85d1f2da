import { imagined } from '@naos/engine';
import { puzzlePlay } from '@naos/game-module';
import { gameModules } from '@naos/registry';
import { speaker } from '@naos/words';
import { expect, test } from 'vitest';

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: a hint has two or three reasons, known in both languages, from what the seat may see',
  async (_, gameModule) => {
    const [game, words, explain, puzzles] = await Promise.all([
      gameModule.rules(),
      gameModule.words(),
      gameModule.reasons?.(),
      gameModule.puzzles?.(),
    ]);
    let given = 0;
    for (const puzzle of (puzzles ?? []).filter(({ solution }) => !solution.startsWith('commit')).slice(0, 3)) {
      const view = game.view(puzzlePlay(game, puzzle).state, puzzle.seat);
      const [better, other] = [game.read(puzzle.solution), game.read(puzzle.rivals.at(-1)?.move ?? '')];
      if (explain === undefined || better === null || other === null) throw new Error('Nothing to explain.');
      const reasons = explain(view, puzzle.seat, better, other);
      const lie = game.view(imagined(game, view, 99).state, puzzle.seat);
      expect(explain(lie, puzzle.seat, better, other)).toEqual(reasons);
      expect(reasons.length).toBeLessThanOrEqual(3);
      given += reasons.length;
      for (const language of ['en', 'ru'] as const) {
        const say = speaker(language, words.catalogs);
        for (const reason of reasons) expect(say(reason)).not.toBe(reason.key);
      }
    }
    expect(given).toBeGreaterThan(1);
  },
);
