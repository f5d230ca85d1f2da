import type { GameOptions, GameState, GameView, Viewer } from '@naos/engine';

export type ToyTask =
  | { readonly do: 'game'; at: number }
  | { readonly do: 'round'; at: number }
  | { readonly do: 'marks'; at: number; readonly seat: number; left: number };

export interface ToyState extends GameState {
  agenda: ToyTask[];
  round: number;
  deck: number[];
  hands: number[][];
  /** The card a seat has offered in secret, 0 for none. */
  offers: number[];
  /** Revealed cards, known to all. */
  pile: number[];
  /** Who marked a cell, -1 for nobody. */
  cells: number[];
  points: number[];
  /** Size of the deck when a seat peeked at its top, 0 before that. */
  peeks: number[];
}

export type ToyMove =
  | { readonly do: 'offer'; readonly card: number }
  | { readonly do: 'mark'; readonly cell: number }
  | { readonly do: 'peek' };

export type ToyEvent =
  | { readonly kind: 'drew'; readonly seat: number; readonly cards: number }
  | { readonly kind: 'your card'; readonly card: number }
  | { readonly kind: 'offered'; readonly seat: number }
  | { readonly kind: 'won'; readonly seat: number; readonly cards: readonly number[]; readonly points: number }
  | { readonly kind: 'marked'; readonly seat: number; readonly cell: number }
  | { readonly kind: 'peeked'; readonly seat: number }
  | { readonly kind: 'top card'; readonly card: number };

export interface ToyView extends GameView {
  readonly viewer: Viewer;
  readonly agenda: readonly ToyTask[];
  readonly round: number;
  readonly deck: number;
  readonly hands: readonly number[];
  readonly hand: readonly number[];
  readonly offered: readonly boolean[];
  readonly offer: number;
  readonly pile: readonly number[];
  readonly cells: readonly number[];
  readonly points: readonly number[];
  readonly peeks: readonly number[];
  /** The top card of the deck where the viewer knows it, else 0. */
  readonly top: number;
}

/** Offerings: a toy with a hidden deck, hands, secret choices, open choices, an any-time power and a private event. */
export interface Toy {
  state: ToyState;
  task: ToyTask;
  move: ToyMove;
  event: ToyEvent;
  view: ToyView;
  choice: 'offer' | 'mark';
  options: GameOptions;
}
