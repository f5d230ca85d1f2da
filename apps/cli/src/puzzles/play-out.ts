import { type Bot, type Budget, shareOf } from '@naos/bots';
import { FastRandom, type Game, imagined, type Seat, type Vocabulary } from '@naos/engine';

/** Who plays games to their end, and with how many looks a decision. */
export interface Players {
  readonly game: Game<Vocabulary>;
  /** Plays every seat. */
  readonly bot: Bot<Vocabulary>;
  readonly budget: Budget;
}

const NEVER = (): boolean => false;

/** A seat's share of the victory when it makes a move in one imagined world and everybody plays on to the end. */
export function playOut(
  { game, bot, budget }: Players,
  view: Vocabulary['view'],
  seat: Seat,
  move: Vocabulary['move'],
  world: number,
): number {
  const play = imagined(game, view, world);
  const random = new FastRandom(world ^ 0x10c4);
  play.make(move, seat);
  while (!play.over) {
    const asked = play.seat;
    const [only, ...others] = play.moves(asked);
    const seed = random.next();
    const chosen =
      only !== undefined && others.length === 0
        ? only
        : bot.decide({ view: game.view(play.state, asked), seat: asked, budget, seed, cancelled: NEVER }).move;
    play.make(chosen, asked);
  }
  return shareOf(game.outcome(play.state), seat);
}
