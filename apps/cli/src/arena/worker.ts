import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, type Lessons, type Pairing, playBlock, randomBot, readNet, type Slip, safeBot } from '@naos/bots';
import type { AnyDoor } from '@naos/door';
import type { Vocabulary } from '@naos/engine';
import { type Conditions, type Job, type Played, type Study, WEIGHTS } from './job.ts';

const conditions = workerData as Conditions;
const { doors } = (await import(conditions.registry)) as { readonly doors: readonly AnyDoor[] };
const door = doors.find(({ id }) => id === conditions.game) as AnyDoor;
const game = await door.rules();
const shelf = await door.bots();
const loaded = await shelf.load();
const trainer = await shelf.trainer?.();
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
    stated: games.flatMap(({ stated, shares }, own) =>
      (stated[own] ?? []).map((chance) => [chance, shares[own] as number] as const),
    ),
  };
}

function study({ weights, games, seed }: Study): Lessons {
  if (trainer === undefined) throw new RangeError(`${conditions.game} has no trainer.`);
  return trainer.lessons(netAt(weights), games, seed);
}

parentPort?.on('message', (order: Job | Study) => {
  parentPort?.postMessage('bot' in order ? play(order) : study(order));
});
