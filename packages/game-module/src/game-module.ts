import type { BotShelf } from '@naos/bots';
import type { Game, Vocabulary } from '@naos/engine';
import type { GameBoard } from '@naos/table-ui';
import type { GameWords } from '@naos/words';
import type { Adviser, Explain } from './advice.ts';
import type { OrderKind } from './order.ts';
import type { Pattern } from './pattern.ts';
import type { PuzzleShelf } from './puzzle-shelf.ts';
import type { Sketch } from './sketch.ts';
import type { Statistics } from './statistics.ts';
import type { Tutorial } from './tutorial.ts';

/** How a game presents itself on the home page; its picture is `cover.svg` in the game's folder. */
export interface GameFace {
  /** The token of `tokens.css` that colours its buttons. */
  readonly accent: 'lapis' | 'malachite' | 'carnelian' | 'amethyst' | 'ochre' | 'turquoise';
  /** The second half of a two-part name, where the box has one. */
  readonly subtitle?: Readonly<Record<'en' | 'ru', string>>;
  /** What one does in the game, in one sentence of at most 60 letters. */
  readonly blurb: Readonly<Record<'en' | 'ru', string>>;
}

/**
 * What a game's folder offers to the house, each part loaded only when it is wanted. `games/<id>/index.ts` exports one as
 * `gameModule`; the registry lists it in one line.
 */
export interface GameModule<V extends Vocabulary = Vocabulary> {
  readonly id: string;
  /** The game's proper name in each language. */
  readonly title: Readonly<Record<'en' | 'ru', string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Minutes a game takes at a table. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** How heavy it is, from 1 (light) to 5. */
  readonly weight: number;
  readonly face?: GameFace;
  /**
   * Where this module lies, with its rules in `rules` and their data beside it: a server that keeps positions knows by the rules' sources which still
   * hold. Without it none is kept, and games that are opened are played through.
   */
  readonly source?: string;
  readonly rules: () => Promise<Game<V>>;
  readonly words: () => Promise<GameWords<V>>;
  readonly board: () => Promise<GameBoard<V>>;
  readonly bots: () => Promise<BotShelf<V>>;
  readonly tutorial: () => Promise<Tutorial<V>>;
  /** The open position as a picture, where the game has one; without it a link shows the cover. */
  readonly sketch?: () => Promise<Sketch<V>>;
  /** What the end screen counts, where the game has something to count. */
  readonly statistics?: () => Promise<Statistics<V>>;
  /** Positions to solve, where the game has some. */
  readonly puzzles?: () => Promise<PuzzleShelf>;
  /** Advice that only this game has, where it has some. */
  readonly advisers?: () => Promise<readonly Adviser<V>[]>;
  /** Reasons for a hint, where the game has some. */
  readonly reasons?: () => Promise<Explain<V>>;
  /** What often goes wrong, for reviews to name, what weighs most first, where the game has some. */
  readonly patterns?: () => Promise<readonly Pattern<V>[]>;
  /** Questions that may be left to standing orders, where the game has some. */
  readonly orders?: () => Promise<readonly OrderKind<V>[]>;
  /** Work that only this game has and the bench times, by name, where it has some. */
  readonly drills?: () => Promise<Readonly<Record<string, () => unknown>>>;
}

/** A module whose game's own types are out of sight, for lists of several games. */
export type AnyGameModule = GameModule<Vocabulary>;

/** Forgets a module's own vocabulary. The house hands moves and views back only to the game that made them. */
export function anyGameModule<V extends Vocabulary>(gameModule: GameModule<V>): AnyGameModule {
  return gameModule as unknown as AnyGameModule;
}
