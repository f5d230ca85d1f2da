import type { Command } from '../command.ts';
import { findGameModule } from '../game-file.ts';
import { UsageProblem } from '../problem.ts';
import { chancesOver, decisions, faultOf, hintIn, type School } from '../teaching/hints.ts';

const HINTS = 100;
const SEED = 1;

const spread = (numbers: readonly number[]): number => {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, numbers.length - 1));
};

/** The middle one, in points of a hundred. */
const middle = (numbers: readonly number[]): string =>
  (100 * (numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0)).toFixed(2);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

export const hints: Command = {
  name: 'hints',
  summary: 'asks for hints in positions of games and checks that their reasons favour what they recommend',
  usage: '<game> [--positions n] [--seeds n] [--times 1,4,16] [--seed n] [--minutes n]',
  help: [
    `--positions n  hints that are asked for (default: ${HINTS})`,
    '--seeds n      asks the judge so often, each time with another seed, and says how far its chances lie apart',
    '--times a,b,…  … thinking so many times as long as at a table (default: 1)',
    `--seed n       of the games that positions are taken from (default: ${SEED})`,
    '--minutes n    ends after this time with what was asked by then',
  ],
  options: {
    positions: { type: 'string' },
    seeds: { type: 'string' },
    times: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
  },
  run: async (given, { gameModules, print }) => {
    const gameModule = findGameModule(gameModules, given.word('The name of a game'));
    const [game, shelf, explain] = await Promise.all([
      gameModule.rules(),
      gameModule.bots(),
      gameModule.reasons?.() ?? Promise.reject(new UsageProblem(`${gameModule.id} has no reasons for its hints.`)),
    ]);
    const bots = await shelf.load();
    const levels = shelf.levels.flatMap((level) => bots.find(({ name }) => name === level) ?? []);
    const school: School = { game, shelf, levels, explain };
    const wanted = given.whole('positions', 1) ?? HINTS;
    const until = Date.now() + (given.whole('minutes', 1) ?? 24 * 60) * 60_000;
    const seeds = given.whole('seeds', 2);
    const times = given.list('times').map(Number);
    const faults: string[] = [];
    const waver = new Map<number, number[]>();
    let [asked, overruled, looks] = [0, 0, 0];
    for (const position of decisions(school, given.whole('seed') ?? SEED)) {
      if (asked >= wanted || Date.now() > until) break;
      const hint = hintIn(school, position);
      if (hint === null) continue;
      asked++;
      looks += hint.looks;
      const fault = faultOf(hint);
      if (fault !== null) faults.push(fault);
      const judge = levels.at(-1)?.decide({ ...position, seed: 1, budget: shelf.budget, cancelled: () => false });
      if (judge?.ranked?.[0]?.move !== hint.moves[0]?.move) overruled++;
      if (seeds === undefined) continue;
      for (const time of times.length === 0 ? [1] : times) {
        waver.set(time, [...(waver.get(time) ?? []), spread(chancesOver(school, position, seeds, time))]);
      }
    }
    print(
      `${gameModule.id}: ${faults.length} contradictions in ${asked} hints, ${(looks / asked).toFixed(1)} looks at each move.`,
    );
    for (const fault of new Set(faults)) print(`  ${faults.filter((one) => one === fault).length} times: ${fault}`);
    print(`  Equal looks put another move first than the judge's first sight in ${overruled}.`);
    for (const [time, spreads] of waver) {
      const rms = Math.sqrt(mean(spreads.map((one) => one * one)));
      print(
        `  Judge with ${time}x its budget, ${seeds} seeds: chances spread by ${(100 * rms).toFixed(2)} points (root mean square), ${middle(spreads)} in the middle position.`,
      );
    }
  },
};
