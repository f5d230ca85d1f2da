import type { Seat } from '@naos/engine';

/** The judge's opinion of one decision, from what its seat knew then. Chances are from 0 to 1. */
export interface Opinion {
  /** The moment before the decision. */
  readonly index: number;
  readonly seat: Seat;
  /** Chance to win of that seat with the best move. */
  readonly chance: number;
  readonly played: string;
  readonly better: string;
  /** How much of the chance to win the move gave away. */
  readonly cost: number;
}

/** What a bot answered, moves in notation. */
export interface Judged {
  readonly winChance: number | null;
  readonly ranked: readonly { readonly move: string; readonly value: number }[];
}

/** What an answer says about the move that was played; null when it is no opinion in chances to win. */
export function opinionFrom(index: number, seat: Seat, played: string, { ranked, winChance }: Judged): Opinion | null {
  const best = ranked[0];
  const chance = best?.value ?? winChance;
  if (chance === null || chance < 0 || chance > 1) return null;
  const own = ranked.find(({ move }) => move === played);
  const cost = best === undefined || own === undefined ? 0 : Math.max(0, best.value - own.value);
  return { index, seat, chance, played, better: best?.move ?? played, cost };
}
