import type { Bot, Budget } from '@naos/bots';
import { FastRandom, fastChance, type Game, imagined, Play, type Seat, type Vocabulary } from '@naos/engine';
import { type OrderKind, type Orders, orderedAnswer } from '@naos/game-module';

/** How often a game by the day stopped for a person. */
export interface Stops {
  /** With everybody answering everything themselves. */
  readonly plain: number;
  /** With standing orders. */
  readonly ordered: number;
  /** With standing orders and the next turn planned after each turn; null: nobody plans. */
  readonly planned: number | null;
}

export interface StopsTable {
  readonly game: Game<Vocabulary>;
  readonly seats: number;
  readonly options: Vocabulary['options'];
  readonly bot: Bot<Vocabulary>;
  readonly budget: Budget;
  readonly kinds: readonly OrderKind<Vocabulary>[];
  readonly orders: Orders;
  readonly plans: boolean;
  readonly seed: number;
}

interface PlannedMove {
  readonly choice: string;
  readonly move: string;
}

/** Decisions after which somebody who plans has seen enough of what others may do. */
const PLANNED_AHEAD = 60;
const NEVER = (): boolean => false;

/** Counts visits: who answers again before anybody else has to come is still there. */
class Visits {
  count = 0;
  private last: Seat | null = null;

  /** Whether somebody had to come for it. */
  answer(seat: Seat): void {
    if (this.last !== seat) this.count++;
    this.last = seat;
  }
}

/** Plays one game between bots who have given orders, and counts the visits that people in their place would have made. */
export function countStops(table: StopsTable): Stops {
  const { game, seats, options, kinds, orders, seed } = table;
  const play = new Play(game, game.setup(seats, options, fastChance(seed, game.streams.length)));
  const random = new FastRandom(seed ^ 0x51a9);
  const visits = { plain: new Visits(), ordered: new Visits(), planned: new Visits() };
  const plans = new Map<Seat, readonly PlannedMove[]>();
  let here: Seat | null = null;
  while (!play.over) {
    const { seat, question } = play;
    if (question === null) break;
    if (table.plans && here !== null && here !== seat) plans.set(here, planOf(table, play, here, random));
    here = seat;
    const choice = question.step.name;
    const ordered = orderedAnswer(kinds, orders, {
      choice,
      seat,
      open: game.view(play.state, null),
      moves: play.moves(seat),
    });
    const move = ordered ?? decide(table, play, seat, random.next());
    visits.plain.answer(seat);
    if (ordered === null) {
      visits.ordered.answer(seat);
      const [next, ...rest] = plans.get(seat) ?? [];
      // Only what would have been decided anyway counts: a plan that is played against one's will saves nothing.
      const isPlanned = next?.choice === choice && next.move === game.write(move);
      plans.set(seat, isPlanned ? rest : []);
      if (!isPlanned) visits.planned.answer(seat);
    }
    play.make(move, seat);
  }
  const { plain, ordered, planned } = visits;
  return { plain: plain.count, ordered: ordered.count, planned: table.plans ? planned.count : null };
}

function decide({ bot, budget }: StopsTable, play: Play<Vocabulary>, seat: Seat, seed: number): Vocabulary['move'] {
  const view = play.game.view(play.state, seat);
  return bot.decide({ view, seat, budget, seed, cancelled: NEVER }).move;
}

/** What a seat would do at its next visit, tried from its view alone as on the private board. */
function planOf(
  table: StopsTable,
  { game, state }: Play<Vocabulary>,
  own: Seat,
  random: FastRandom,
): readonly PlannedMove[] {
  const play = imagined(game, game.view(state, own), random.next());
  const plan: PlannedMove[] = [];
  for (let n = 0; n < PLANNED_AHEAD && !play.over; n++) {
    const { seat, question } = play;
    if (question === null || (seat !== own && plan.length > 0)) break;
    const move = decide(table, play, seat, random.next());
    if (seat === own) plan.push({ choice: question.step.name, move: game.write(move) });
    play.make(move, seat);
  }
  return plan;
}
