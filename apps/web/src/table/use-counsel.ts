import type { Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import { useEffect, useState } from 'react';
import { BotDesk, type BotReply, type Plan } from '../bots/bot-desk.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** What the strongest bot says to a seat. */
export interface Counsel {
  readonly reply: BotReply | 'failed' | null;
  /** The turn that begins with the first move, and what carries it against the second; null until it is worked out. */
  readonly plan: Plan | null;
}

const NOTHING: Counsel = { reply: null, plan: null };

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
      setKnown({ version, reply, plan: null });
      const [first, second] = reply.ranked;
      if (first === undefined || second === undefined) return;
      // A hint without reasons is a hint still.
      const plan = await desk.explain({ game, view, seat, better: first.move, other: second.move }).catch(() => null);
      setKnown({ version, reply, plan });
    };
    ask().catch(() => setKnown({ version, reply: 'failed', plan: null }));
    return () => desk.close();
  }, [loaded, version, seat]);
  return known?.version === version ? known : NOTHING;
}
