import { imagined, type Seat, type Vocabulary } from '@naos/engine';
import type { Line } from '@naos/words';
import { useEffect, useState } from 'react';
import { BotDesk } from '../bots/bot-desk.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** A move that a bot has made before everybody's eyes, and what the person saw before it. */
export interface OpenMove {
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  readonly view: Vocabulary['view'];
}

/**
 * Why a bot has moved as it did, as far as the person could have known: its hidden cards are dealt anew from the person's
 * view, so no reason betrays them. Where the move makes no sense to somebody who can't see them, nothing is said.
 */
export function useBotReasons(loaded: AnyLoadedGame, made: OpenMove | null): readonly Line[] {
  const [known, setKnown] = useState<{ readonly made: OpenMove; readonly reasons: readonly Line[] } | null>(null);
  useEffect(() => {
    if (made === null) return;
    const desk = new BotDesk();
    const game = loaded.game.id;
    const ask = async (): Promise<readonly Line[]> => {
      const { seat, move } = made;
      const guess = imagined(loaded.game, made.view, 1);
      if (!guess.moves(seat).some((one) => loaded.game.write(one) === move)) return [];
      const view = loaded.game.view(guess.state, seat);
      const shelf = await gameModuleOf(game)?.bots();
      const { ranked } = await desk.ask({ game, bot: shelf?.levels.at(-1) ?? '', view, seat, seed: 1 });
      const other = ranked.find((one) => one.move !== move);
      if (other === undefined) return [];
      return (await desk.explain({ game, view, seat, better: move, other: other.move })).reasons;
    };
    // A move without a reason is a move still.
    ask().then(
      (reasons) => setKnown({ made, reasons }),
      () => setKnown(null),
    );
    return () => desk.close();
  }, [loaded, made]);
  return known !== null && known.made === made ? known.reasons : [];
}
