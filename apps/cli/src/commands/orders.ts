import { completeOptions, type Vocabulary } from '@naos/engine';
import type { OrderKind, Orders } from '@naos/game-module';
import type { Command } from '../command.ts';
import { findGameModule } from '../game-file.ts';
import { countStops } from '../orders/stops.ts';
import { Problem, UsageProblem } from '../problem.ts';

/** Enough for a bot to move like somebody who knows the game; what is counted does not depend on its strength. */
const EVALUATIONS = 60;

export const orders: Command = {
  name: 'orders',
  summary: 'counts how many stops for people standing orders save in games by the day',
  usage: '<game> [--seats n] [--games n] [--orders kind=way,…] [--plans] [--json]',
  help: [
    '--seats n        people at the table (default: the most)',
    '--games n        games between bots in their place (default: 10)',
    '--orders list    what everybody has ordered, as kind=way (default: the first way of every kind)',
    '--plans          also with the next turn planned after each turn; counted where it is what the bot decides then',
    '--bot name       who plays (default: the middle level)',
    '--evaluations n  budget of a decision (default: 60)',
    '--seed n         other games',
  ],
  options: {
    seats: { type: 'string' },
    games: { type: 'string' },
    orders: { type: 'string' },
    plans: { type: 'boolean' },
    bot: { type: 'string' },
    evaluations: { type: 'string' },
    seed: { type: 'string' },
  },
  run: async (given, { gameModules, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const kinds = (await gameModule.orders?.()) ?? [];
    if (kinds.length === 0) throw new Problem(`${gameModule.id} has no questions for standing orders.`);
    const { load, levels } = await gameModule.bots();
    const name = given.text('bot') ?? levels[Math.floor(levels.length / 2)];
    const bot = (await load()).find((one) => one.name === name);
    if (bot === undefined) throw new UsageProblem(`${gameModule.id} has no bot "${name}".`);
    const game = await gameModule.rules();
    const games = given.whole('games', 1, 10_000) ?? 10;
    const seats = given.whole('seats', gameModule.seats.min, gameModule.seats.max) ?? gameModule.seats.max;
    const everybodys = ordersFrom(kinds, given.list('orders'));
    const plans = given.flag('plans');
    const evaluations = given.whole('evaluations', 1) ?? EVALUATIONS;
    const seed = given.whole('seed') ?? 1;
    const sum = { plain: 0, ordered: 0, planned: 0 };
    for (let n = 0; n < games; n++) {
      const stops = countStops({
        game,
        seats,
        options: completeOptions(game, {}),
        bot,
        budget: { evaluations, milliseconds: Number.POSITIVE_INFINITY },
        kinds,
        orders: everybodys,
        plans,
        seed: seed * 100_003 + n,
      });
      sum.plain += stops.plain;
      sum.ordered += stops.ordered;
      sum.planned += stops.planned ?? 0;
    }
    const saved = (left: number): number => 1 - left / Math.max(1, sum.plain);
    if (given.flag('json')) {
      const planned = plans ? { planned: sum.planned / games, savedWithPlans: saved(sum.planned) } : {};
      const figures = { plain: sum.plain / games, ordered: sum.ordered / games, saved: saved(sum.ordered), ...planned };
      print(JSON.stringify({ game: gameModule.id, seats, games, orders: everybodys, ...figures }, null, 2));
      return;
    }
    const row = (left: number): string => `${(left / games).toFixed(1)} a game, ${percent(saved(left))} fewer`;
    print(`${gameModule.id}, ${seats} people, ${games} games by the day:`);
    print(`  stops for people           ${(sum.plain / games).toFixed(1)} a game`);
    print(`  with standing orders       ${row(sum.ordered)}`);
    if (plans) print(`  and the next turn planned  ${row(sum.planned)}`);
  },
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Orders as they are typed, or the first way of everything. */
function ordersFrom(kinds: readonly OrderKind<Vocabulary>[], typed: readonly string[]): Orders {
  if (typed.length === 0) return Object.fromEntries(kinds.map(({ id, ways }) => [id, ways[0]?.id ?? '']));
  return Object.fromEntries(
    typed.map((one) => {
      const [id = '', way = ''] = one.split('=');
      const kind = kinds.find((known) => known.id === id);
      if (kind === undefined)
        throw new UsageProblem(`There is no kind "${id}"; there are ${kinds.map((known) => known.id).join(', ')}.`);
      if (!kind.ways.some((known) => known.id === way))
        throw new UsageProblem(`"${id}" has no way "${way}"; it has ${kind.ways.map((known) => known.id).join(', ')}.`);
      return [id, way];
    }),
  );
}
