import type { Bot, Budget } from '@naos/bots';
import { type Game, imagined, type Seat, type Vocabulary } from '@naos/engine';

const LONGEST_MOVES = 12;
/** Two guesses at what the seat can't know: where they lead apart, the line ends. */
const GUESSES = [1, 2] as const;

/** How a bot goes on after a move while the seat is still asked and nothing hidden or random is learned. */
export function lineAfter(
  game: Game<Vocabulary>,
  bot: Bot<Vocabulary>,
  budget: Budget,
  view: Vocabulary['view'],
  seat: Seat,
  move: Vocabulary['move'],
): string[] {
  const plays = GUESSES.map((guess) => imagined(game, view, guess));
  const line: string[] = [];
  let next = move;
  while (line.length < LONGEST_MOVES) {
    for (const play of plays) {
      play.gained = false;
      play.make(next, seat);
    }
    const [play] = plays;
    if (play === undefined || play.over || plays.some((one) => one.gained || !one.seats().includes(seat))) break;
    const moves = play.moves(seat);
    next = bot.decide({ view: game.view(play.state, seat), seat, budget, seed: 1, cancelled: () => false }).move;
    const text = game.write(next);
    if (!moves.some((legal) => game.write(legal) === text)) break;
    line.push(text);
  }
  return line;
}
