import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Line } from '@naos/words';
import { useEffect, useState } from 'react';
import { BotDesk, type BotReply } from '../bots/bot-desk.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** What the strongest bot says to a seat. */
export interface Counsel {
  readonly reply: BotReply | 'failed' | null;
  /** What carries the first move, against the second. */
  readonly reasons: readonly Line[];
}

const NOTHING: Counsel = { reply: null, reasons: [] };

/** Asks the strongest bot what it would do in this seat, from what the seat knows, and why. */
export function useCounsel(loaded: AnyLoadedGame, { situation, seat, version }: Scene<Vocabulary>): Counsel {
  const [known, setKnown] = useState<(Counsel & { readonly version: number }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the situation
  useEffect(() => {
    if (seat === null) return;
    const desk = new BotDesk();
    const { view } = situation;
    const game = loaded.game.id;
    const ask = async () => {
      const shelf = await gameModuleOf(game)?.bots();
      const reply = await desk.ask({ game, bot: shelf?.levels.at(-1) ?? '', view, seat, seed: version + 1 });
      setKnown({ version, reply, reasons: [] });
      const [first, second] = reply.ranked;
      if (first === undefined || second === undefined) return;
      // A hint without reasons is a hint still.
      const reasons = await desk.explain({ game, view, seat, better: first.move, other: second.move }).catch(() => []);
      setKnown({ version, reply, reasons });
    };
    ask().catch(() => setKnown({ version, reply: 'failed', reasons: [] }));
    return () => desk.close();
  }, [loaded, version, seat]);
  return known?.version === version ? known : NOTHING;
}
