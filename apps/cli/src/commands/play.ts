import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import type { Bot, Budget } from '@naos/bots';
import { FastRandom, type GameOptions, isRefusal, Match, type Vocabulary, writeTranscript } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { everyBot } from '../every-bot.ts';
import { written } from '../files.ts';
import { findGameModule } from '../game-file.ts';
import { Problem, UsageProblem } from '../problem.ts';

/** `fast=yes,map=small`: yes and no are flags, everything else is a named value. */
function optionsOf(given: Arguments): GameOptions {
  const pairs = given.list('options').map((pair) => {
    const [key, value] = pair.split('=');
    if (!key || !value) throw new UsageProblem(`--options wants key=value pairs, not "${pair}".`);
    return [key, value === 'yes' ? true : value === 'no' ? false : value];
  });
  return Object.fromEntries(pairs);
}

/** The bots by seat. One name sits at every seat. */
async function sitDown(
  gameModule: AnyGameModule,
  given: Arguments,
): Promise<{ bots: Bot<Vocabulary>[]; budget: Budget }> {
  const shelf = await gameModule.bots();
  const known = await everyBot(await gameModule.rules(), shelf);
  const named = given.list('bots');
  const names = named.length > 0 ? named : ['random'];
  const seats =
    given.whole('seats', gameModule.seats.min, gameModule.seats.max) ?? Math.max(names.length, gameModule.seats.min);
  if (names.length !== 1 && names.length !== seats)
    throw new UsageProblem(`--bots names ${names.length} bots for ${seats} seats.`);
  const bots = Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? names[0];
    const bot = known.find((one) => one.name === name);
    if (bot !== undefined) return bot;
    throw new Problem(`${gameModule.id} has no bot "${name}"; it has: ${known.map((one) => one.name).join(', ')}.`);
  });
  return { bots, budget: shelf.budget };
}

/** Lets the bots play until the end, or until so many moves are made. Each sees its own view alone. */
function playOn(
  match: Match<Vocabulary>,
  bots: readonly Bot<Vocabulary>[],
  budget: Budget,
  seed: number,
  stop: number,
): void {
  const random = new FastRandom(seed);
  while (!match.over && match.entries.length < stop) {
    const [seat = 0] = match.asked;
    const bot = bots[seat];
    if (bot === undefined) throw new Problem(`Nobody sits at seat ${seat + 1}.`);
    const { view } = match.situation(seat);
    const { move } = bot.decide({ view, seat, budget, seed: random.next(), cancelled: () => false });
    const text = match.game.write(move);
    const answer = match.make(seat, text);
    if (isRefusal(answer))
      throw new Problem(
        `Move ${match.entries.length + 1}: the bot "${bot.name}" wants "${text}", which is ${answer.refused}.`,
      );
    if (match.entries.length > match.game.longest)
      throw new Problem(`${match.game.id} went on for more than ${match.game.longest} moves, its stated length.`);
  }
}

function keep(path: string, text: string, force: boolean): void {
  if (existsSync(path) && !force) throw new Problem(`${path} is there already; choose another name or add --force.`);
  written(path, () => writeFileSync(path, text));
}

export const play: Command = {
  name: 'play',
  summary: 'plays a game between bots and writes its transcript',
  usage: '<game> [--bots a,b] [--out game.json]',
  help: [
    '--bots a,b       one for each seat, or one for all; `random` exists in every game (default: random)',
    '--seats n        number of seats (default: as many as bots, at least the smallest number)',
    '--options k=v    options of the table, such as fast=yes,map=small',
    '--seed hex       64 hex digits (default: from the operating system)',
    "--bot-seed n     what the bots' own chance starts from; with --seed the whole game is repeatable",
    '--stop n         stops after n moves; the seed is printed, since the file does not reveal it yet',
    '--out file       where to write (default: standard output); --force overwrites',
  ],
  options: {
    bots: { type: 'string' },
    seats: { type: 'string' },
    options: { type: 'string' },
    seed: { type: 'string' },
    'bot-seed': { type: 'string' },
    stop: { type: 'string' },
    out: { type: 'string' },
    force: { type: 'boolean' },
  },
  run: async (given, { gameModules, print, remark }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const game = await gameModule.rules();
    const { bots, budget } = await sitDown(gameModule, given);
    const seed = given.text('seed') ?? randomBytes(32).toString('hex');
    if (!/^[0-9a-f]{64}$/.test(seed)) throw new UsageProblem('--seed wants 64 hex digits (0-9, a-f).');
    const players = bots.map(({ name }) => name);
    const match = Match.begin(game, { seats: bots.length, options: optionsOf(given), seed, players });
    const botSeed = given.whole('bot-seed') ?? randomInt(2 ** 32);
    playOn(match, bots, budget, botSeed, given.whole('stop', 1) ?? Number.POSITIVE_INFINITY);

    const text = writeTranscript(match.transcript);
    const out = given.text('out');
    if (out !== undefined) keep(out, text, given.flag('force'));
    const outcome = match.over ? game.outcome(match.state) : null;
    const answer = { game: game.id, players, moves: match.standing.length, outcome, file: out ?? null };
    if (given.flag('json')) print(JSON.stringify(match.over ? answer : { ...answer, seed }));
    else if (out === undefined) print(text.trimEnd());
    const result =
      outcome === null
        ? `unfinished; its seed is ${seed}`
        : `places ${outcome.places.join(', ')}, points ${outcome.points.join(', ')}`;
    remark(
      `${game.id}, ${players.join(' against ')}: ${match.standing.length} moves, ${result}${out === undefined ? '' : `, written to ${out}`}`,
    );
  },
};
