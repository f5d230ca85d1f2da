import { stepBack } from '../step-back.ts';
import type { EventBody } from '../store/event-rows.ts';
import { type NextRound, nextRound } from './next-round.ts';

stepBack();

/** An event whose next round is wanted, and how many a table of its game has at least. */
export interface PairingQuestion {
  /** As it is stored: one text is handed over for next to nothing, ten thousand games are not. */
  readonly text: string;
  readonly least: number;
}

/** Pairs a round in a thread of its own. */
export default function pair({ text, least }: PairingQuestion): NextRound | null {
  const body: EventBody = JSON.parse(text);
  return nextRound(body, least);
}
