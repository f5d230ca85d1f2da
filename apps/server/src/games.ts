import type { Game, Vocabulary } from '@naos/engine';
import type { AnyGameModule, OrderKind, Statistics } from '@naos/game-module';
import type { GameCard } from '@naos/protocol';
import { messageOf } from './problem.ts';
import { RequestRefusal } from './request-refusal.ts';
import { rulesPrint } from './rules-print.ts';
import { StartError } from './start-error.ts';

/** A game of the registry with the parts that the server needs. */
export interface ServerGame {
  readonly gameModule: AnyGameModule;
  readonly rules: Game<Vocabulary>;
  /** What positions of the game come of besides their lines; null: none are kept. */
  readonly print: string | null;
  /** House bots, weakest first. */
  readonly levels: readonly string[];
  /** Those besides the levels who may be given a seat. */
  readonly besides: readonly string[];
  /** Questions that may be left to standing orders. */
  readonly orders: readonly OrderKind<Vocabulary>[];
  /** What the game counts when it is over. */
  readonly statistics: Statistics<Vocabulary> | null;
}

/** All games that are played here. */
export class Games {
  private readonly games: ReadonlyMap<string, ServerGame>;

  constructor(games: readonly ServerGame[]) {
    this.games = new Map(games.map((game) => [game.rules.id, game]));
  }

  get(id: string): ServerGame {
    const game = this.games.get(id);
    if (game === undefined) {
      throw new RequestRefusal(
        'malformed',
        `There is no game "${id}"; there are ${[...this.games.keys()].join(', ')}.`,
      );
    }
    return game;
  }

  /** What positions of a game come of besides their lines; null: none are kept. */
  printOf(id: string): string | null {
    return this.games.get(id)?.print ?? null;
  }

  cards(): GameCard[] {
    return [...this.games.values()].map(({ gameModule, rules, levels }) => ({
      id: rules.id,
      title: { ...gameModule.title },
      seats: { ...rules.seats },
      minutes: { ...gameModule.minutes },
      weight: gameModule.weight,
      rules: rules.version,
      options: [...rules.options],
      levels: [...levels],
    }));
  }
}

/** The games that a registry module lists as `gameModules`. */
export async function gameModulesOf(registry: string): Promise<readonly AnyGameModule[]> {
  const { gameModules }: { readonly gameModules?: readonly AnyGameModule[] } = await import(registry).catch(
    (problem: unknown) => {
      throw new StartError(
        `The registry ${registry} can't be loaded (${messageOf(problem)}): NAOS_REGISTRY is the path of a module.`,
      );
    },
  );
  if (gameModules === undefined)
    throw new StartError(`The registry ${registry} lists no games: its module has to export "gameModules".`);
  return gameModules;
}

/** Loads every game of a registry. */
export async function loadGames(registry: string): Promise<Games> {
  const gameModules = await gameModulesOf(registry);
  return new Games(
    await Promise.all(
      gameModules.map(async (gameModule) => {
        const { levels, besides = [] } = await gameModule.bots();
        const rules = await gameModule.rules();
        return {
          gameModule,
          rules,
          print: rulesPrint(gameModule, rules),
          levels,
          besides,
          orders: (await gameModule.orders?.()) ?? [],
          statistics: (await gameModule.statistics?.()) ?? null,
        };
      }),
    ),
  );
}
