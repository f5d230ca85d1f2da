import { samePlain, type Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import type { Line } from '@naos/words';
import { useEffect, useState } from 'react';
import { BotDesk, type BotReply, type Plan } from '../bots/bot-desk.ts';
import { judging } from '../bots/judging.ts';
import { gameModuleOf } from '../games/game-modules.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';

/** What the strongest bot says to a seat. */
export interface Counsel {
  readonly reply: BotReply | 'failed' | null;
  /** The best moves compared by equal looks, and the turn that begins with the best; null until it is worked out. */
  readonly plan: Plan | null;
  /** Nothing more will come of it. */
  readonly settled: boolean;
}

const NOTHING: Counsel = { reply: null, plan: null, settled: false };
/** So many of the strongest bot's best moves are compared and shown. */
export const MOST_MOVES = 3;

/** What speaks for a move, without the word that nothing does. */
export const telling = (reasons: readonly Line[]): readonly Line[] => reasons.filter(({ key }) => key !== 'gains.even');

/** Asks the strongest bot what it would do in this seat, from what the seat knows, and why. */
export function useCounsel(loaded: AnyLoadedGame, { situation, seat }: Scene<Vocabulary>): Counsel {
  const view = useSeen(situation.view);
  const [known, setKnown] = useState<(Counsel & { readonly view: Vocabulary['view'] }) | null>(null);
  useEffect(() => {
    if (seat === null) return;
    const desk = new BotDesk();
    const game = loaded.game.id;
    const ask = async () => {
      const shelf = await gameModuleOf(game)?.bots();
      const reply = await desk.ask(judging(game, shelf?.levels, view, seat));
      const moves = reply.ranked.slice(0, MOST_MOVES).map(({ move }) => move);
      setKnown({ view, reply, plan: null, settled: moves.length < 2 });
      if (moves.length < 2) return;
      // A hint without reasons is a hint still.
      const plan = await desk.explain({ game, view, seat, moves }).catch(() => null);
      setKnown({ view, reply, plan: plan && { ...plan, reasons: telling(plan.reasons) }, settled: true });
    };
    ask().catch(() => setKnown({ view, reply: 'failed', plan: null, settled: true }));
    return () => desk.close();
  }, [loaded, view, seat]);
  return known?.view === view ? known : NOTHING;
}

/** What a seat sees. Others move behind their screens: as long as it looks the same, it is the same. */
function useSeen(view: Vocabulary['view']): Vocabulary['view'] {
  const [seen, setSeen] = useState(view);
  if (seen === view || samePlain(seen, view)) return seen;
  setSeen(view);
  return view;
}
