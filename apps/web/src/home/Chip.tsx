import type { ReactElement } from 'react';
import { chipOf } from '../games/game-modules.ts';

/** A game's small sign. */
export function Chip({ game, size = 46 }: { readonly game: string; readonly size?: number }): ReactElement | null {
  const chip = chipOf(game);
  return chip === null ? null : <img className="chip" src={chip} alt="" width={size} height={size} />;
}
