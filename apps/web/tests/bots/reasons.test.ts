import { AHEAD } from '@naos/bots';
import { imagined } from '@naos/engine';
import { puzzlePlay } from '@naos/game-module';
import { gameModules } from '@naos/registry';
import { line, speaker } from '@naos/words';
import { expect, test } from 'vitest';

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: a hint is the plan of a turn with its reasons, known in both languages, from what the seat may see',
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
      const { steps, reasons, cost } = explain(view, puzzle.seat, better, other);
      const lie = game.view(imagined(game, view, 99).state, puzzle.seat);
      expect(explain(lie, puzzle.seat, better, other)).toMatchObject({ reasons, cost });
      expect(reasons.length).toBeLessThanOrEqual(2);
      expect(reasons).not.toContain(cost);
      expect(steps[0]?.move).toBe(better);
      for (const step of steps) expect(imagined(game, step.view, 1).moves(puzzle.seat)).toContain(step.move);
      // Whoever asks the other way round hears no reason twice: what speaks for one move speaks against the other.
      for (const reason of explain(view, puzzle.seat, other, better).reasons)
        expect(reason === AHEAD || !reasons.includes(reason)).toBe(true);
      given += reasons.length;
      for (const language of ['en', 'ru'] as const) {
        const say = speaker(language, words.catalogs);
        for (const topic of [...reasons, ...(cost === null ? [] : [cost])])
          expect(say(line(`gains.${topic}`))).not.toBe(`gains.${topic}`);
      }
    }
    expect(given).toBeGreaterThan(1);
  },
);
