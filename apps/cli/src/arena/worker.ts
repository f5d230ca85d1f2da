import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Bot,
  type BotShelf,
  calibratedBot,
  dealSeed,
  type Lessons,
  opinionsOn,
  type Pairing,
  type Peeking,
  peeking,
  playBlock,
  readWeights,
  type Slip,
  safeBot,
} from '@naos/bots';
import type { Game, Vocabulary } from '@naos/engine';
import type { AnyGameModule, Puzzle } from '@naos/game-module';
import { everyBot } from '../every-bot.ts';
import { type Dug, puzzlesIn } from '../puzzles/find.ts';
import { quarryOf } from '../puzzles/quarry.ts';
import { rated, type Verified, verify } from '../puzzles/verify.ts';
import {
  type Check,
  type Conditions,
  type Dig,
  type Job,
  type Order,
  PART,
  type Peek,
  type Played,
  type Study,
  TOP,
  type Trial,
  type Watch,
  type Watched,
  WEIGHTS,
} from './job.ts';
import { ownTime } from './own-time.ts';

const { gameModules }: { readonly gameModules: readonly AnyGameModule[] } = await import(workerData);
const slips: Record<Slip, number> = { late: 0, illegal: 0, crash: 0 };

/** A game with its bots, as loaded. */
interface Hall {
  readonly game: Game<Vocabulary>;
  readonly shelf: BotShelf<Vocabulary>;
  readonly bots: readonly Bot<Vocabulary>[];
}

const halls = new Map<string, Promise<Hall>>();

async function open(id: string): Promise<Hall> {
  const gameModule = gameModules.find((one) => one.id === id);
  if (gameModule === undefined) throw new Error(`There is no game "${id}" in this registry.`);
  const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  return { game, shelf, bots: await everyBot(game, shelf) };
}

function hallOf(id: string): Promise<Hall> {
  const hall = halls.get(id) ?? open(id);
  halls.set(id, hall);
  return hall;
}

const weightsAt = (file: string): Float32Array => readWeights(readFileSync(file));

/** The same bot with one part in so many of the budget. */
function withPart(bot: Bot<Vocabulary>, name: string, parts: number): Bot<Vocabulary> {
  return {
    name,
    decide: (question) => {
      const { evaluations, milliseconds } = bot.ownBudget ?? question.budget;
      const budget = { evaluations: Math.ceil(evaluations / parts), milliseconds: milliseconds / parts };
      return bot.decide({ ...question, budget });
    },
  };
}

async function botNamed({ game, shelf, bots }: Hall, name: string): Promise<Bot<Vocabulary>> {
  const known = bots.find((bot) => bot.name === name);
  if (known !== undefined) return known;
  const [whole = '', part] = name.split(PART);
  const larger = bots.find((bot) => bot.name === whole);
  if (larger !== undefined && Number(part) > 1) return withPart(larger, name, Number(part));
  const trainer = await shelf.trainer?.();
  if (name.startsWith(WEIGHTS) && trainer !== undefined) {
    return trainer.player(weightsAt(name.slice(WEIGHTS.length)), name);
  }
  if (name.startsWith(TOP) && trainer !== undefined) return trainer.top(weightsAt(name.slice(TOP.length)));
  throw new RangeError(`${game.id} has no bot "${name}".`);
}

/** The bot with its time told by this thread's own work, and its slips counted. */
function guarded({ game }: Hall, bot: Bot<Vocabulary>): Bot<Vocabulary> {
  const count = (slip: Slip): void => {
    slips[slip]++;
  };
  return safeBot(game, bot, count, ownTime);
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
/** A tenth of a millisecond is fine enough, and kept files stay small. */
const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

async function play({ seats, options, budget, series }: Conditions, hall: Hall, job: Job): Promise<Played> {
  const pairing: Pairing<Vocabulary> = {
    game: hall.game,
    bot: guarded(hall, await botNamed(hall, job.bot)),
    against: guarded(hall, await botNamed(hall, job.against)),
    seats,
    options,
    budget,
    series,
    clock: ownTime,
  };
  const { share, games } = playBlock(pairing, job.block);
  return {
    ...job,
    share,
    games: games.length,
    slips: { ...slips },
    times: games.flatMap(({ times }, own) => (times[own] ?? []).map(rounded)),
    theirTime: meanOf(games.flatMap(({ times }, own) => times.flatMap((list, seat) => (seat === own ? [] : list)))),
  };
}

async function study({ game, shelf }: Hall, { weights, ...plan }: Study): Promise<Lessons> {
  const trainer = await shelf.trainer?.();
  if (trainer === undefined) throw new RangeError(`${game.id} has no trainer.`);
  return trainer.lessons(weightsAt(weights), plan);
}

async function watch({ seats, options, budget, series }: Conditions, hall: Hall, order: Watch): Promise<Watched> {
  const { game, shelf } = hall;
  const calibrator = await shelf.calibrator?.();
  if (calibrator === undefined) throw new RangeError(`${game.id} states no win chances.`);
  const { stage, file } = calibrator;
  const raw = await calibrator.raw();
  const honest = order.raw ? raw : calibratedBot(raw, JSON.parse(readFileSync(file, 'utf8')), stage);
  const judge = guarded(hall, honest);
  const player = guarded(hall, await botNamed(hall, order.player));
  const { moments } = order;
  const seed = dealSeed(series, order.game);
  const opinions = opinionsOn({ game, player, judge, seats, options, budget, seed, moments, stage });
  return { opinions, slips: { ...slips } };
}

async function peek(conditions: Conditions, hall: Hall, { looker, player, positions, seed }: Peek): Promise<Peeking> {
  const { seats, options, budget } = conditions;
  const plan = { positions, seats, options, budget, seed };
  const playing = player === undefined ? {} : { player: await botNamed(hall, player) };
  return peeking(hall.game, await botNamed(hall, looker), { ...plan, ...playing });
}

async function dig(conditions: Conditions, { game, shelf }: Hall, { deal, looks, taste }: Dig): Promise<Dug> {
  const { seats, series } = conditions;
  const quarry = await quarryOf(game, shelf, conditions, looks);
  return puzzlesIn(quarry, taste, dealSeed(series, deal), `${series}-${seats}-${deal}`);
}

async function check(
  conditions: Conditions,
  { game, shelf }: Hall,
  { puzzle, looks, proof }: Check,
): Promise<Verified> {
  return verify(await quarryOf(game, shelf, conditions, looks), proof, puzzle);
}

async function trial(conditions: Conditions, { game, shelf }: Hall, { tried }: Trial): Promise<Puzzle> {
  return rated(await quarryOf(game, shelf, conditions, conditions.budget.evaluations), tried);
}

type Answer = Played | Lessons | Watched | Peeking | Dug | Verified | Puzzle;

async function obey({ conditions, task }: Order): Promise<Answer> {
  const hall = await hallOf(conditions.game);
  Object.assign(slips, { late: 0, illegal: 0, crash: 0 });
  if ('bot' in task) return play(conditions, hall, task);
  if ('deal' in task) return dig(conditions, hall, task);
  if ('puzzle' in task) return check(conditions, hall, task);
  if ('tried' in task) return trial(conditions, hall, task);
  if ('moments' in task) return watch(conditions, hall, task);
  return 'looker' in task ? peek(conditions, hall, task) : study(hall, task);
}

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await obey(order)));
