import type { Opinion } from '@naos/bots/review';
import type { Line } from '@naos/words';
import { useEffect, useState } from 'react';
import { BotDesk } from '../bots/bot-desk.ts';
import type { Reel } from './reel.ts';

/** What went wrong in each of these decisions, in the game's own words, by their moments; those that fit no pattern have none. */
export function usePatterns(reel: Reel, worst: readonly Opinion[]): ReadonlyMap<number, Line> {
  const [known, setKnown] = useState<ReadonlyMap<number, Line>>(new Map());
  const moments = worst.map(({ index }) => index).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments stand for the decisions
  useEffect(() => {
    if (worst.length === 0) return;
    const desk = new BotDesk();
    const ask = async (): Promise<void> => {
      for (const { index, seat, played, better } of worst) {
        const { view } = reel.situation(index, seat);
        const pattern = await desk.pattern({ game: reel.game.id, view, seat, played, better });
        if (pattern !== null) setKnown((before) => new Map([...before, [index, pattern]]));
      }
    };
    // The figures stand without them.
    ask().catch(() => {});
    return () => desk.close();
  }, [reel, moments]);
  return known;
}
