import type { Seat } from '@naos/engine';
import type { SeatNamer } from '@naos/words';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import type { Reel } from './reel.ts';

/** What a seat knows that a spectator does not, in the sentences of text mode. */
export interface OpenHand {
  readonly seat: Seat;
  readonly knows: readonly string[];
}

/** Everybody's secrets at one moment: hands, sealed choices, looked-at cards, whatever the game hides from spectators. */
export function openHands(
  { words }: AnyLoadedGame,
  reel: Reel,
  index: number,
  name: SeatNamer,
  say: (line: ReturnType<AnyLoadedGame['words']['board']>[number]) => string,
): OpenHand[] {
  const told = (viewer: Seat | null) => words.board(reel.situation(index, viewer).view, name).map(say);
  const open = new Set(told(null));
  const { seats } = reel.transcript.head;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    knows: told(seat).filter((sentence) => !open.has(sentence)),
  }));
}
