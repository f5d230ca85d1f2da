import type { Bot, BotShelf } from '@naos/bots';
import { type Game, imagined, type Seat, type Vocabulary } from '@naos/engine';
import { type Asked, decisions } from './hints.ts';

/** A game whose levels are asked in positions, and looked at by the strongest of them. */
export interface Inspection {
  readonly game: Game<Vocabulary>;
  readonly shelf: BotShelf<Vocabulary>;
  readonly levels: readonly Bot<Vocabulary>[];
}

/** What a level gave away in one position by the judge's look: the chance lost against his best move. */
export interface Slipped {
  readonly level: string;
  readonly loss: number;
}

const NEVER = (): boolean => false;
/** Seeds that the judge is asked with where a move looks bad: it is bad when it is on average. */
const SEEDS = [1, 11, 23, 47] as const;
/** A loss that is worth a second thought. */
const SUSPICIOUS = 0.1;

/**
 * What the judge thinks of a move that is no first step of a row he has tried: of a row's small moves in another order he
 * rates one alone. It is made, and if the seat is to go on, he is asked there. Nothing where somebody else has the word.
 */
function seenBehind(
  game: Game<Vocabulary>,
  { view, seat }: Asked,
  move: Vocabulary['move'],
  ask: (view: Vocabulary['view'], seat: Seat) => number | undefined,
  seed: number,
): number | undefined {
  const play = imagined(game, view, seed);
  play.make(move, seat);
  return play.over || !play.seats().includes(seat) ? undefined : ask(game.view(play.state, seat), seat);
}

/** What every level below the strongest would give away in a position; nothing where the judge has no opinion. */
export function losses({ game, shelf, levels }: Inspection, { view, seat }: Asked): readonly Slipped[] {
  const judge = levels.at(-1);
  const { evaluations } = shelf.budget;
  const budget = { evaluations: evaluations / 4, milliseconds: Number.POSITIVE_INFINITY };
  const opinions = new Map<number, ReadonlyMap<Vocabulary['move'], number>>();
  const opinion = (seed: number): ReadonlyMap<Vocabulary['move'], number> => {
    const known = opinions.get(seed);
    if (known !== undefined) return known;
    const { ranked = [] } = judge?.decide({ view, seat, seed, budget, cancelled: NEVER }) ?? {};
    const fresh = new Map(ranked.map(({ move, value }) => [move, value]));
    opinions.set(seed, fresh);
    return fresh;
  };
  const chanceAt = (seed: number) => (later: Vocabulary['view'], own: Seat) =>
    judge?.decide({ view: later, seat: own, seed, budget, cancelled: NEVER }).winChance;
  const lossAt = (seed: number, move: Vocabulary['move']): number => {
    const values = opinion(seed);
    if (values.size === 0) return 0;
    const behind =
      (values.get(move) ?? 0) > 0 ? undefined : seenBehind(game, { view, seat }, move, chanceAt(seed), seed);
    return Math.max(...values.values()) - Math.max(behind ?? 0, values.get(move) ?? 0);
  };
  return levels.slice(0, -1).map((level) => {
    const { move } = level.decide({ view, seat, seed: 5, budget, cancelled: NEVER });
    const first = lossAt(SEEDS[0], move);
    if (first < SUSPICIOUS) return { level: level.name, loss: first };
    const all = SEEDS.map((seed) => lossAt(seed, move));
    return { level: level.name, loss: all.reduce((sum, one) => sum + one, 0) / all.length };
  });
}

/** How bad a level's moves were: the share that lost so much, and the worst. */
export interface Conduct {
  readonly level: string;
  readonly positions: number;
  readonly beyond: number;
  readonly worst: number;
  readonly mean: number;
}

/** Asks every level in so many positions of games, and counts what loses more than the bound. */
export function conductOf(
  inspection: Inspection,
  positions: number,
  bound: number,
  seed: number,
  until: number,
): Conduct[] {
  const found = new Map<string, number[]>();
  let asked = 0;
  for (const position of decisions(inspection, seed)) {
    if (asked >= positions || Date.now() > until) break;
    asked++;
    for (const { level, loss } of losses(inspection, position)) found.set(level, [...(found.get(level) ?? []), loss]);
  }
  return [...found].map(([level, all]) => ({
    level,
    positions: all.length,
    beyond: all.filter((loss) => loss > bound).length,
    worst: Math.max(...all),
    mean: all.reduce((sum, one) => sum + one, 0) / all.length,
  }));
}
