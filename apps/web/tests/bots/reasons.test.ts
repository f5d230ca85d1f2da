import { imagined } from '@naos/engine';
import { puzzlePlay } from '@naos/game-module';
import { gameModules } from '@naos/registry';
import { line, speaker } from '@naos/words';
import { expect, test, vi } from 'vitest';

/** A busy machine: every decision takes long, and the whole hint no longer than somebody waits. */
function busy() {
  let now = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => {
    now = (now + 7) % 5000;
    return now;
  });
}

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: a hint is the plan of a turn with its reasons, known in both languages, from what the seat may see',
  async (_, gameModule) => {
    const [game, words, explain, puzzles] = await Promise.all([
      gameModule.rules(),
      gameModule.words(),
      gameModule.reasons?.(),
      gameModule.puzzles?.().then((shelf) => shelf.all()),
    ]);
    for (const puzzle of (puzzles ?? []).slice(0, 2)) {
      const view = game.view(puzzlePlay(game, puzzle).state, puzzle.seat);
      const moves = [puzzle.solution, puzzle.rivals.at(-1)?.move ?? ''].flatMap((text) => game.read(text) ?? []);
      if (explain === undefined || moves.length < 2) throw new Error('Nothing to explain.');
      const rest = vi.spyOn(performance, 'now').mockReturnValue(0);
      const counsel = explain(view, puzzle.seat, moves);
      rest.mockRestore();
      const { steps, reasons, cost, fear } = counsel;
      const lie = game.view(imagined(game, view, 99).state, puzzle.seat);
      const clock = busy();
      expect(explain(lie, puzzle.seat, moves)).toMatchObject({ moves: counsel.moves, reasons, cost, fear });
      clock.mockRestore();
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.length).toBeLessThanOrEqual(2);
      expect(reasons).not.toContain(cost);
      expect(steps[0]?.move).toBe(counsel.moves[0]?.move);
      for (const step of steps) expect(imagined(game, step.view, 1).moves(puzzle.seat)).toContain(step.move);
      for (const language of ['en', 'ru'] as const) {
        const say = speaker(language, words.catalogs);
        for (const topic of [...reasons, cost ?? [], fear ?? []].flat())
          expect(say(line(`gains.${topic}`))).not.toBe(`gains.${topic}`);
      }
    }
  },
);
