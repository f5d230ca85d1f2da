import type { GameOptions, GameState, GameView, Seat, Task, Vocabulary } from '@naos/engine';
import type { Card } from './cards.ts';

/** Everything there is to know, as plain data. */
export interface State extends GameState {
  agenda: AnyTask[];
  /** Face down; the last card is drawn next. */
  deck: Card[];
  /** By seat, in the order of CARDS. */
  hands: Card[][];
  /** By seat, the card chosen in secret this round. */
  chosen: (Card | null)[];
  /** Face up. */
  pile: Card[];
  points: number[];
}

/** The whole game: deal, then round after round. */
export interface PlayTask extends Task {
  readonly do: 'play';
}
/** SPEC 2. */
export interface RoundTask extends Task {
  readonly do: 'round';
  /** Known after the reveal; null before it and after a tie. */
  winner: Seat | null;
}
/** SPEC 2.4. */
export interface SwapTask extends Task {
  readonly do: 'swap';
  readonly seat: Seat;
}
export type AnyTask = PlayTask | RoundTask | SwapTask;

export type Move =
  | { readonly do: 'show'; readonly card: Card }
  | { readonly do: 'swap'; readonly card: Card }
  | { readonly do: 'keep' };

export type Event =
  | { readonly kind: 'shown'; readonly cards: readonly [Card, Card] }
  | { readonly kind: 'scored'; readonly seat: Seat }
  | { readonly kind: 'tied' }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'drew unseen'; readonly seat: Seat; readonly count: number };

/** What one viewer may know. */
export interface View extends GameView {
  readonly agenda: readonly AnyTask[];
  readonly deck: number;
  /** The viewer's own cards; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  /** The viewer's own choice. */
  readonly chosen: Card | null;
  /** By seat, whether a card is chosen. */
  readonly ready: readonly boolean[];
  readonly pile: readonly Card[];
  readonly points: readonly number[];
}

/** What a seat can be asked. Procedures, texts and the board use these names and no others. */
export type ChoiceName = 'choose a card' | 'swap a card';

export interface StonePapyrusKnife extends Vocabulary {
  state: State;
  task: AnyTask;
  move: Move;
  event: Event;
  view: View;
  choice: ChoiceName;
  options: GameOptions;
}
