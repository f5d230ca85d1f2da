import { type Bot, type BotShelf, type Budget, type Counselled, EVEN } from '@naos/bots';
import { completeOptions, FastRandom, fastChance, type Game, Play, type Seat, type Vocabulary } from '@naos/engine';
import type { Explain } from '@naos/game-module';

/** A decision out of a game between mixed levels. */
export interface Asked {
  readonly view: Vocabulary['view'];
  readonly seat: Seat;
}

/** A game with what its teacher needs. */
export interface School {
  readonly game: Game<Vocabulary>;
  readonly shelf: BotShelf<Vocabulary>;
  readonly levels: readonly Bot<Vocabulary>[];
  readonly explain: Explain<Vocabulary>;
}

const NEVER = (): boolean => false;
/** What a level may think while games are only played to get positions. */
const QUICK: Budget = { evaluations: 300, milliseconds: Number.POSITIVE_INFINITY };
/** One decision in so many is asked about. */
const SELDOM = 12;
/** A hint compares so many moves. */
const MOVES = 3;
/** Sums of thousandths of a thousandth are rounding. */
const TINY = 1e-9;

/** Decisions with a choice, out of games between mixed levels at tables of all sizes, without end. */
export function* decisions({ game, levels }: Pick<School, 'game' | 'levels'>, seed: number): Generator<Asked> {
  const random = new FastRandom(seed);
  const { min, max } = game.seats;
  for (;;) {
    const seats = Math.max(2, min) + random.below(max - Math.max(2, min) + 1);
    const chance = fastChance(random.next(), game.streams.length);
    const play = new Play(game, game.setup(seats, completeOptions(game, {}), chance));
    const players = Array.from({ length: seats }, () => levels[random.below(levels.length - 1)]);
    while (!play.over) {
      const { seat } = play;
      const view = game.view(play.state, seat);
      if (play.moves(seat).length > 1 && random.below(SELDOM) === 0) yield { view, seat };
      const answer = players[seat]?.decide({ view, seat, budget: QUICK, seed: random.next(), cancelled: NEVER });
      if (answer === undefined) throw new Error('Nobody sits there.');
      play.make(answer.move, seat);
    }
  }
}

/** What is wrong with a hint's reasons; null: nothing. */
export function faultOf({
  moves,
  parts,
  reasons,
  cost,
}: Pick<Counselled<Vocabulary>, 'moves' | 'parts' | 'reasons' | 'cost'>): string | null {
  const [first, second] = moves;
  if (first === undefined || second === undefined) return 'nothing was compared';
  if (first.loss !== 0 || moves.some(({ loss }, i) => loss < (moves[i - 1]?.loss ?? 0))) return 'not the best first';
  if (reasons.length === 0) return 'no reason at all';
  const lead = parts.reduce((sum, { part }) => sum + part, 0);
  const other = moves.find(({ loss }) => loss > TINY)?.loss ?? 0;
  if (Math.abs(lead - other) > TINY) return 'parts that are not the lead';
  if (reasons[0] === EVEN) return other > TINY ? 'called even, and is not' : null;
  const partOf = (topic: string): number => parts.find((one) => one.topic === topic)?.part ?? 0;
  if (reasons.some((topic) => partOf(topic) <= 0)) return 'a reason that favours the other move';
  return cost !== null && partOf(cost) >= 0 ? 'a cost that is none' : null;
}

/** What a hint says in a position: the judge's best moves, compared; null where there is one move. */
export function hintIn({ shelf, levels, explain }: School, { view, seat }: Asked): Counselled<Vocabulary> | null {
  const answer = levels.at(-1)?.decide({ view, seat, seed: 1, budget: shelf.budget, cancelled: NEVER });
  const best = (answer?.ranked ?? []).slice(0, MOVES).map(({ move }) => move);
  return best.length < 2 ? null : explain(view, seat, best);
}

/** The judge's chance for a position with several seeds, thinking so many times as long as at a table. */
export function chancesOver({ shelf, levels }: School, { view, seat }: Asked, seeds: number, times: number): number[] {
  const { evaluations } = shelf.budget;
  const budget = { evaluations: evaluations * times, milliseconds: Number.POSITIVE_INFINITY };
  return Array.from({ length: seeds }, (_, i) => {
    const answer = levels.at(-1)?.decide({ view, seat, seed: 101 + 7 * i, budget, cancelled: NEVER });
    return answer?.ranked?.[0]?.value ?? answer?.winChance ?? 0.5;
  });
}
