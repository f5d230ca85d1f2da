import { stepBack } from '../step-back.ts';
import type { EventBody } from '../store/event-rows.ts';
import { type NextRound, nextRound } from './next-round.ts';

stepBack();

/** An event whose next round is wanted, and how many a table of its game has at least. */
export interface PairingQuestion {
  readonly body: EventBody;
  readonly least: number;
}

/** Pairs a round in a thread of its own. */
export default function pair({ body, least }: PairingQuestion): NextRound | null {
  return nextRound(body, least);
}
