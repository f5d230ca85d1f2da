import { commitment } from './chance.ts';
import { type Game, GameError } from './game.ts';
import type { Head } from './transcript.ts';
import type { GameOptions, Vocabulary } from './vocabulary.ts';

/** How a match is set up. `seed`: 64 hex digits from the operating system, kept secret until the end. */
export interface MatchSetup {
  readonly seats: number;
  readonly options?: GameOptions;
  readonly seed: string;
  readonly players?: readonly string[];
}

/** Throws a GameError for a number of seats that the game does not allow. */
export function allowSeats<V extends Vocabulary>({ id, seats: { min, max } }: Game<V>, seats: number): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  throw new GameError(`${id} is played by ${min === max ? min : `${min} to ${max}`}; ${seats} was asked for.`, {
    code: 'seats',
    values: { min, max, seats },
  });
}

/** The first line of a new match's transcript. */
export function headOf<V extends Vocabulary>(game: Game<V>, { seats, options, seed, players }: MatchSetup): Head {
  allowSeats(game, seats);
  return {
    naos: 1,
    game: game.id,
    rules: game.version,
    seats,
    options: completeOptions(game, options ?? {}),
    commitment: commitment(seed),
    ...(players === undefined ? {} : { players }),
  };
}

/** The options with the standard value for each that is not named. Throws a GameError for unknown names and values. */
export function completeOptions<V extends Vocabulary>(game: Game<V>, given: GameOptions): GameOptions {
  for (const key of Object.keys(given)) {
    if (!game.options.some((row) => row.key === key)) {
      throw new GameError(`${game.id} has no option "${key}".`, { code: 'option', values: { option: key } });
    }
  }
  return Object.fromEntries(
    game.options.map((row) => {
      const value = given[row.key] ?? row.standard;
      const fits =
        row.kind === 'flag' ? typeof value === 'boolean' : typeof value === 'string' && row.values.includes(value);
      if (!fits) {
        throw new GameError(`${game.id}: option "${row.key}" can't be ${JSON.stringify(value)}.`, {
          code: 'option',
          values: { option: row.key },
        });
      }
      return [row.key, value];
    }),
  );
}
