import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Bot,
  dealSeed,
  type Lessons,
  opinionsOn,
  type Pairing,
  type Peeking,
  peeking,
  playBlock,
  randomBot,
  readNet,
  type Slip,
  safeBot,
} from '@naos/bots';
import type { AnyDoor } from '@naos/door';
import type { Vocabulary } from '@naos/engine';
import {
  type Conditions,
  type Job,
  type Opinions,
  type Peek,
  type Played,
  type Study,
  type Watch,
  WEIGHTS,
} from './job.ts';

const conditions = workerData as Conditions;
const { doors } = (await import(conditions.registry)) as { readonly doors: readonly AnyDoor[] };
const door = doors.find(({ id }) => id === conditions.game) as AnyDoor;
const game = await door.rules();
const shelf = await door.bots();
const loaded = await shelf.load();
const trainer = await shelf.trainer?.();
const calibrator = await shelf.calibrator?.();
const raw = await calibrator?.raw();
const slips: Record<Slip, number> = { late: 0, illegal: 0, crash: 0 };

const netAt = (file: string) => readNet(readFileSync(file));

function botNamed(name: string): Bot<Vocabulary> {
  const known = loaded.find((bot) => bot.name === name);
  if (known !== undefined) return known;
  if (name === 'random') return randomBot(game);
  if (name.startsWith(WEIGHTS) && trainer !== undefined) return trainer.player(netAt(name.slice(WEIGHTS.length)), name);
  throw new RangeError(`${conditions.game} has no bot "${name}".`);
}

/** Milliseconds of this thread's own work: other programs on the machine do not make a bot late. */
function ownTime(): number {
  // Node 22 can't tell a thread's own time.
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const guarded = (name: string): Bot<Vocabulary> =>
  safeBot(
    game,
    botNamed(name),
    (slip) => {
      slips[slip]++;
    },
    ownTime,
  );

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function play(job: Job): Played {
  const { seats, options, budget, series } = conditions;
  const pairing: Pairing<Vocabulary> = {
    game,
    bot: guarded(job.bot),
    against: guarded(job.against),
    seats,
    options,
    budget,
    series,
    clock: ownTime,
  };
  Object.assign(slips, { late: 0, illegal: 0, crash: 0 });
  const { share, games } = playBlock(pairing, job.block);
  return {
    ...job,
    share,
    games: games.length,
    slips: { ...slips },
    times: games.flatMap(({ times }, own) => times[own] ?? []),
    theirTime: meanOf(games.flatMap(({ times }, own) => times.flatMap((list, seat) => (seat === own ? [] : list)))),
  };
}

function study({ weights, games, seed }: Study): Lessons {
  if (trainer === undefined) throw new RangeError(`${conditions.game} has no trainer.`);
  return trainer.lessons(netAt(weights), games, seed);
}

function watch(order: Watch): Opinions {
  const { seats, options, budget, series } = conditions;
  const judge = order.raw ? raw : loaded.find(({ name }) => name === shelf.levels.at(-1));
  if (calibrator === undefined || judge === undefined)
    throw new RangeError(`${conditions.game} states no win chances.`);
  const { stage } = calibrator;
  const { moments } = order;
  const seed = dealSeed(series, order.game);
  return opinionsOn({ game, player: botNamed(order.player), judge, seats, options, budget, seed, moments, stage });
}

function peek({ looker, positions, seed }: Peek): Peeking {
  const { seats, options, budget } = conditions;
  return peeking(game, botNamed(looker), { positions, seats, options, budget, seed });
}

function obey(order: Job | Study | Watch | Peek): Played | Lessons | Opinions | Peeking {
  if ('bot' in order) return play(order);
  if ('player' in order) return watch(order);
  return 'looker' in order ? peek(order) : study(order);
}

parentPort?.on('message', (order: Job | Study | Watch | Peek) => parentPort?.postMessage(obey(order)));
