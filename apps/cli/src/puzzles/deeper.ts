import { type Bot, type Budget, shareOf } from '@naos/bots';
import { FastRandom, type Game, imagined, type Play, type Seat, type Vocabulary } from '@naos/engine';

/** How a second look is taken: with whom, and how far. */
export interface SecondLook {
  readonly game: Game<Vocabulary>;
  /** Plays every seat. */
  readonly bot: Bot<Vocabulary>;
  readonly budget: Budget;
  /** Turns of the seat's own that are played out before its chance is read off. */
  readonly turns: number;
}

const NEVER = (): boolean => false;
/** No turn of any game is this long: past it the chance is read off where the game stands. */
const MOST_DECISIONS = 80;

/**
 * A seat's chance to win after a move in one imagined world: everybody plays on as the bot would, and the chance that the
 * bot states some turns later, or the result, is what the move was worth there.
 */
export function worthLater(
  { game, bot, budget, turns }: SecondLook,
  view: Vocabulary['view'],
  seat: Seat,
  move: Vocabulary['move'],
  world: number,
): number {
  const play = imagined(game, view, world);
  const random = new FastRandom(world ^ 0x10c4);
  play.make(move, seat);
  let stated = 0;
  let own = 0;
  let away = false;
  for (let n = 0; !play.over && n < MOST_DECISIONS; n++) {
    const asked = play.seat;
    if (asked !== seat) away = true;
    else if (away) {
      away = false;
      own++;
    }
    const answer = decide(play, asked, bot, budget, random.next());
    if (asked === seat && answer.winChance !== undefined) {
      stated = answer.winChance;
      if (own >= turns) return stated;
    }
    play.make(answer.move, asked);
  }
  return play.over ? shareOf(game.outcome(play.state), seat) : stated;
}

function decide(play: Play<Vocabulary>, seat: Seat, bot: Bot<Vocabulary>, budget: Budget, seed: number) {
  const [only, ...others] = play.moves(seat);
  if (only !== undefined && others.length === 0) return { move: only };
  return bot.decide({ view: play.game.view(play.state, seat), seat, budget, seed, cancelled: NEVER });
}
