import { FastRandom, type Game, type Seat, type Vocabulary } from '@naos/engine';
import type { Bot, Budget } from '../bot.ts';
import type { Statement } from '../playing/calibrate.ts';
import { playArenaGame } from './arena-game.ts';

/** A moment of a game at which an opinion is wanted. */
interface Moment<V extends Vocabulary> {
  readonly view: V['view'];
  readonly seat: Seat;
}

interface Watched<V extends Vocabulary> {
  readonly game: Game<V>;
  /** Plays at every seat: equals, so that a chance to win means something. */
  readonly player: Bot<V>;
  /** Is asked for its opinion at moments of the game. */
  readonly judge: Bot<V>;
  readonly seats: number;
  readonly options: V['options'];
  readonly budget: Budget;
  readonly seed: number;
  /** Moments at which it is asked, drawn from all decisions with more than one move. */
  readonly moments: number;
  readonly stage: (view: V['view']) => number;
}

/** Plays a game between equals and tells what the judge thought of the chances, and what came of them. */
export function opinionsOn<V extends Vocabulary>(watched: Watched<V>): readonly Statement[] {
  const { game, player, judge, seats, options, budget, seed, moments, stage } = watched;
  const random = new FastRandom(seed ^ 0x0b5e);
  const kept: Moment<V>[] = [];
  let seen = 0;
  const { shares } = playArenaGame({
    ...{ game, options, budget, seed },
    bots: new Array<Bot<V>>(seats).fill(player),
    look: (play, seat) => {
      if (play.moves(seat).length < 2) return;
      // Each decision has the same chance to stay.
      const place = seen++ < moments ? kept.length : random.below(seen);
      if (place < moments) kept[place] = { view: game.view(play.state, seat), seat };
    },
  });
  return kept.flatMap(({ view, seat }) => {
    const { winChance } = judge.decide({ view, seat, budget, seed: random.next(), cancelled: () => false });
    return winChance === undefined ? [] : [{ chance: winChance, stage: stage(view), share: shares[seat] ?? 0 }];
  });
}
