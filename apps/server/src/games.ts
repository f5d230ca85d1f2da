import type { AnyDoor } from '@naos/door';
import type { Game, Vocabulary } from '@naos/engine';
import type { GameCard } from '@naos/protocol';
import { Refusal } from './refusal.ts';
import { StartError } from './start-error.ts';

/** A game of the registry with the parts that the server needs. */
export interface HouseGame {
  readonly door: AnyDoor;
  readonly rules: Game<Vocabulary>;
  /** House bots, weakest first. */
  readonly levels: readonly string[];
}

/** All games that are played here. */
export class Games {
  private readonly games: ReadonlyMap<string, HouseGame>;

  constructor(games: readonly HouseGame[]) {
    this.games = new Map(games.map((game) => [game.rules.id, game]));
  }

  get(id: string): HouseGame {
    const game = this.games.get(id);
    if (game === undefined) {
      throw new Refusal('malformed', `There is no game "${id}"; there are ${[...this.games.keys()].join(', ')}.`);
    }
    return game;
  }

  cards(): GameCard[] {
    return [...this.games.values()].map(({ door, rules, levels }) => ({
      id: rules.id,
      title: { ...door.title },
      seats: { ...rules.seats },
      minutes: { ...door.minutes },
      weight: door.weight,
      rules: rules.version,
      options: [...rules.options],
      levels: [...levels],
    }));
  }
}

/** Loads every game that a registry module lists as `doors`. */
export async function loadGames(registry: string): Promise<Games> {
  const { doors } = (await import(registry)) as { readonly doors?: readonly AnyDoor[] };
  if (!Array.isArray(doors)) throw new StartError(`The registry ${registry} lists no games.`);
  return new Games(
    await Promise.all(
      (doors as readonly AnyDoor[]).map(async (door) => ({
        door,
        rules: await door.rules(),
        levels: (await door.bots()).levels,
      })),
    ),
  );
}
