import { solveMatrix } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { roundGame } from '../bot/allocate.ts';
import { HANDS, handIndex } from '../bot/hands.ts';
import { shelf } from '../bot/index.ts';
import { levelsOf } from '../bot/levels.ts';
import { fullStyle } from '../bot/style.ts';
import type { Aton } from '../rules/index.ts';
import { COMMITS } from '../rules/moves.ts';

/** A move of the allocation with how often it is played in balance, and the chance to win with it. */
export interface MixedMove {
  readonly move: Aton['move'];
  readonly share: number;
  readonly value: number;
}

export interface MindReading {
  /** Likeliest first; all moves of the hand. */
  readonly moves: readonly MixedMove[];
  /** The chance to win with the best of them. */
  readonly chance: number;
  /** How much a player who knows the mix could win by it, as a chance. */
  readonly gap: number;
}

/** The balanced mix for the hand of a seat that allocates, from its view alone. */
export function mindReading(view: Aton['view'], seat: Seat, weights: Float32Array): MindReading {
  const style = fullStyle(weights);
  const game = roundGame(view, style);
  const { rowMixes, columnMixes, exploitability } = solveMatrix(game, {
    iterations: style.iterations,
    enough: style.enough,
  });
  const hand = handIndex(view.sides[seat]?.hand ?? []);
  const rows = HANDS[hand]?.rows ?? [];
  const mix = (seat === 0 ? rowMixes : columnMixes)[hand];
  // The chances are those of the strongest level: hint, review and this table name one figure for one position.
  const question = { view, seat, seed: 1, budget: shelf.budget, cancelled: () => false };
  const { ranked = [] } = levelsOf(weights, weights).at(-1)?.decide(question) ?? {};
  const chance = ranked[0]?.value ?? 0.5;
  // An exchange that is better than every row is made always, another one never.
  const exchanges = ranked[0]?.move.do === 'exchange';
  const moves = ranked.map(({ move, value }): MixedMove => {
    if (move.do === 'exchange') return { move, value, share: exchanges ? 1 : 0 };
    const place = rows.findIndex((row) => COMMITS[row] === move);
    return { move, value, share: exchanges ? 0 : (mix?.[place] ?? 0) };
  });
  return { moves: moves.toSorted((a, b) => b.share - a.share || b.value - a.value), chance, gap: exploitability / 2 };
}
