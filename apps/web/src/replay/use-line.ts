import type { Opinion } from '@naos/bots/review';
import { useEffect, useState } from 'react';
import { BotDesk, type Plan } from '../bots/bot-desk.ts';
import type { Reel } from './reel.ts';

/** So many lines are remembered: the end, its replay and the end again show the same ones. */
const REMEMBERED = 48;
const lines = new Map<string, Promise<Plan | null>>();

async function lineOf(reel: Reel, { index, seat, better, played }: Opinion): Promise<Plan | null> {
  const desk = new BotDesk();
  try {
    const { view } = reel.situation(index, seat);
    const plan = await desk.explain({ game: reel.game.id, view, seat, moves: [better, played] });
    // Where equal looks at both end otherwise, reasons would speak against the verdict: none are given.
    return plan.steps[0]?.move === better ? plan : null;
  } catch {
    // A better move without its reasons is a better move still.
    return null;
  } finally {
    desk.close();
  }
}

/** The turn that begins with the better move, and what speaks for it against the one that was played; null until it is here. */
export function useLine(reel: Reel, opinion: Opinion): Plan | null {
  const key = `${reel.transcript.hashes.at(-1)} ${opinion.index}`;
  const [found, setFound] = useState<{ readonly key: string; readonly plan: Plan | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for game and decision
  useEffect(() => {
    let here = true;
    const asked = lines.get(key) ?? lineOf(reel, opinion);
    const [oldest] = lines.keys();
    if (lines.size >= REMEMBERED && oldest !== undefined && !lines.has(key)) lines.delete(oldest);
    lines.set(key, asked);
    void asked.then((plan) => here && setFound({ key, plan }));
    return () => {
      here = false;
    };
  }, [key]);
  return found?.key === key ? found.plan : null;
}
