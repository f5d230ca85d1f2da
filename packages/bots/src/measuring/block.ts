import type { Game, Vocabulary } from '@naos/engine';
import { scramble } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import { type ArenaGame, playArenaGame } from './arena-game.ts';

/** What is needed to play blocks: the pairing and the conditions. */
export interface Pairing<V extends Vocabulary> {
  readonly game: Game<V>;
  /** The bot in question, which has one seat, and the one that has all others. */
  readonly bot: Bot<V>;
  readonly against: Bot<V>;
  readonly seats: number;
  readonly options: V['options'];
  readonly budget: Budget;
  /** Name of the series of deals. Deals for tests are never used for tuning. */
  readonly series: string;
  readonly clock?: () => number;
}

/** The result of a block: the same deal, played once from every seat. */
export interface Block {
  readonly number: number;
  /** The bot's mean share of the victory: equal strength is one part in as many as there are seats. */
  readonly share: number;
  readonly games: readonly ArenaGame[];
}

/** The seed of a numbered deal of a series. */
export function dealSeed(series: string, number: number): number {
  let seed = number | 0;
  for (let i = 0; i < series.length; i++) seed = scramble(seed + Math.imul(series.charCodeAt(i), 0x9e3779b9)) | 0;
  return seed >>> 0;
}

/**
 * A mean share among several seats on the scale where 0.5 is equal strength: 1/seats becomes one half. For means over many
 * blocks alone: the scale bends, so the mean of scores would not be the score of the mean.
 */
export function evenScore(share: number, seats: number): number {
  const even = 1 / seats;
  return share <= even ? (share / even) * 0.5 : 0.5 + ((share - even) / (1 - even)) * 0.5;
}

/** The share that a score on that scale stands for. */
export function evenShare(score: number, seats: number): number {
  const even = 1 / seats;
  return score <= 0.5 ? 2 * score * even : even + 2 * (score - 0.5) * (1 - even);
}

/** Plays a block: one game from each seat with the same deal. The block is the unit of statistics. */
export function playBlock<V extends Vocabulary>(pairing: Pairing<V>, number: number): Block {
  const { game, bot, against, seats, options, budget, series, clock } = pairing;
  const seed = dealSeed(series, number);
  const games = Array.from({ length: seats }, (_, own) => {
    const bots = Array.from({ length: seats }, (__, seat) => (seat === own ? bot : against));
    return playArenaGame({ game, bots, options, budget, seed, ...(clock === undefined ? {} : { clock }) });
  });
  const share = games.reduce((sum, { shares }, own) => sum + (shares[own] ?? 0), 0) / seats;
  return { number, share, games };
}
