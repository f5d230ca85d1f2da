import type { Vocabulary } from '@naos/engine';

/** The protocol carries a game's view unread; here it is the game's own again. */
export const gameView = (view: unknown): Vocabulary['view'] => view as Vocabulary['view'];
