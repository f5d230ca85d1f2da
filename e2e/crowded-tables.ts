import { Match, type Vocabulary, writeTranscript } from '@naos/engine';
import { gameModules } from '@naos/registry';
import type { SavedTable } from '../apps/web/src/store/tables.ts';

/** Names as long as people may choose them, beside short ones. */
const NAMES = ['Александра Константинова', 'Oleg', 'Nefertari of Abu Simbel', 'Мира', 'Sobek'];
const BEGUN = Date.UTC(2026, 0, 2, 12);
/** Random games that are looked through for every number of seats. */
const GAMES = 10;

/** A question of a game at its most crowded: the table with the most answers among many random games. */
export interface CrowdedTable {
  readonly question: string;
  readonly answers: number;
  readonly table: SavedTable;
}

/** A fair, repeatable chance of picking one of some things. */
function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface Found {
  readonly seats: number;
  readonly seed: string;
  readonly asked: number;
  readonly moves: number;
  readonly answers: number;
  readonly text: string;
  readonly options: SavedTable['options'];
}

/** One crowded table for every question that random games of these seats lead to, by the number of moves or as weighed. */
export async function crowdedTables(
  game: string,
  seatsWanted?: number,
  weigh: (moves: readonly Vocabulary['move'][]) => number = ({ length }) => length,
): Promise<CrowdedTable[]> {
  const rules = await gameModules.find(({ id }) => id === game)?.rules();
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  const best = new Map<string, Found>();
  for (let seats = rules.seats.max; seats >= rules.seats.min; seats--) {
    if (seatsWanted !== undefined && seats !== seatsWanted) continue;
    for (let n = 1; n <= GAMES; n++) {
      const seed = (n * 16 + seats).toString(16).padStart(2, '0').slice(-2).repeat(32);
      const below = picker(n * 7919 + seats * 104_729);
      const match = Match.begin(rules, { seats, seed, players: NAMES.slice(0, seats) });
      while (!match.over) {
        const asked = match.asked[below(match.asked.length)] ?? 0;
        const { asked: ask, moves } = match.situation(asked);
        const question = ask === null ? '' : `${ask.task}: ${ask.choice}`;
        const known = best.get(question);
        // The table of most players counts first, then the one with most to choose from.
        const answers = weigh(moves);
        const better = known === undefined || (known.seats === seats && answers > known.answers);
        if (better) {
          const text = writeTranscript(match.transcript);
          const { options } = match.head;
          best.set(question, {
            seats,
            seed,
            asked,
            moves: match.standing.length,
            answers,
            text,
            options,
          });
        }
        const move = moves[below(moves.length)];
        if (move === undefined) throw new Error(`Nobody can move: ${question}.`);
        match.make(asked, rules.write(move satisfies Vocabulary['move']));
      }
    }
  }
  return [...best].map(([question, { seats, seed, asked, moves, answers, text, options }]) => ({
    question,
    answers,
    table: {
      id: `crowded-${game}-${question.replaceAll(/\W+/g, '-')}`,
      game,
      chairs: NAMES.slice(0, seats).map((name, seat) =>
        seat === asked ? { kind: 'person', name } : { kind: 'bot', name, level: 'level-1' },
      ),
      seeds: [seed],
      text,
      begun: BEGUN,
      touched: BEGUN + moves,
      moves,
      outcome: null,
      yours: true,
      options,
      seen: moves,
    },
  }));
}
