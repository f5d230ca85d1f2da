import type { Bot } from '@naos/bots';
import type { Game, Vocabulary } from '@naos/engine';
import { gameModulesOf } from '../games.ts';
import { stepBack } from '../step-back.ts';

stepBack();

/** What a bot is asked: its seat's view, and nothing that the seat could not know. */
export interface BotQuestion {
  readonly registry: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: number;
  readonly view: Vocabulary['view'];
  readonly seed: number;
}

interface Shelf {
  readonly rules: Game<Vocabulary>;
  readonly bots: readonly Bot<Vocabulary>[];
  readonly budget: { readonly evaluations: number; readonly milliseconds: number };
}

const shelves = new Map<string, Promise<Shelf>>();

async function loadShelf(registry: string, game: string): Promise<Shelf> {
  const gameModule = (await gameModulesOf(registry)).find(({ id }) => id === game);
  if (gameModule === undefined) throw new Error(`There is no game "${game}".`);
  const shelf = await gameModule.bots();
  return { rules: await gameModule.rules(), bots: await shelf.load(), budget: shelf.budget };
}

/** Thinks in a thread of its own and answers with a move in notation. */
export default async function decide({ registry, game, bot, seat, view, seed }: BotQuestion): Promise<string> {
  let loading = shelves.get(game);
  if (loading === undefined) {
    loading = loadShelf(registry, game);
    shelves.set(game, loading);
  }
  const { rules, bots, budget } = await loading;
  const player = bots.find(({ name }) => name === bot);
  if (player === undefined) throw new Error(`There is no bot "${bot}" for ${game}.`);
  const granted = player.ownBudget ?? budget;
  const deadline = performance.now() + granted.milliseconds;
  const { move } = player.decide({ view, seat, budget: granted, seed, cancelled: () => performance.now() > deadline });
  return rules.write(move);
}
