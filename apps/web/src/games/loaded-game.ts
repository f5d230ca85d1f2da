import type { Vocabulary } from '@naos/engine';
import type { LoadedGame } from '@naos/table-ui';
import { gameModuleOf } from './game-modules.ts';

/** A loaded game whose own types are out of sight: the site hands moves and views back only to the game that made them. */
export type AnyLoadedGame = LoadedGame<Vocabulary>;

/** An address that names a game we do not have. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}

const games = new Map<string, Promise<AnyLoadedGame>>();

/** A game's rules, texts and board, loaded once. A board that fails to load leaves the game playable in words. */
export function loadGame(id: string): Promise<AnyLoadedGame> {
  const known = games.get(id);
  if (known !== undefined) return known;
  const gameModule = gameModuleOf(id);
  if (gameModule === null) return Promise.reject(new UnknownGame(id));
  const loaded = Promise.all([gameModule.rules(), gameModule.words(), gameModule.board().catch(() => null)]).then(
    ([game, words, board]) => ({
      game,
      words,
      board,
    }),
  );
  games.set(id, loaded);
  loaded.catch(() => games.delete(id));
  return loaded;
}
