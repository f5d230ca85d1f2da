import type { Vocabulary } from '@naos/engine';
import type { Kit } from '@naos/table-ui';
import { gameModuleOf } from './game-modules.ts';

/** A kit whose game's own types are out of sight: the site hands moves and views back only to the game that made them. */
export type AnyKit = Kit<Vocabulary>;

/** An address that names a game we do not have. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}

const kits = new Map<string, Promise<AnyKit>>();

/** A game's rules, texts and board, loaded once. A board that fails to load leaves the game playable in words. */
export function loadKit(id: string): Promise<AnyKit> {
  const known = kits.get(id);
  if (known !== undefined) return known;
  const gameModule = gameModuleOf(id);
  if (gameModule === null) return Promise.reject(new UnknownGame(id));
  const kit = Promise.all([gameModule.rules(), gameModule.words(), gameModule.board().catch(() => null)]).then(
    ([game, words, board]) => ({
      game,
      words,
      board,
    }),
  );
  kits.set(id, kit);
  kit.catch(() => kits.delete(id));
  return kit;
}
