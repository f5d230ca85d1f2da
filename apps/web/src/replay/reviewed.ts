import type { Outcome, Seat, Viewer } from '@naos/engine';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import type { Reel } from './reel.ts';

/** A finished game whose review is shown, and what can be done from it. */
export interface Reviewed {
  readonly loaded: AnyLoadedGame;
  readonly reel: Reel;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** Whose decisions it is about: those of whoever sat there, or everybody's. */
  readonly whose: Viewer;
  /** Shows a moment of the game. */
  readonly onGo: (index: number) => void;
  /** Plays on from a moment, in a game of one's own. */
  readonly onPlayFrom: (index: number, seat: Seat) => void;
}
