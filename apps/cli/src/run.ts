import { GameError } from '@naos/engine';
import { Arguments } from './arguments.ts';
import type { Command, Surroundings } from './command.ts';
import { admin } from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { benchBots } from './commands/bench-bots.ts';
import { blunders } from './commands/blunders.ts';
import { calibrate } from './commands/calibrate.ts';
import { fill } from './commands/fill.ts';
import { habits } from './commands/habits.ts';
import { hints } from './commands/hints.ts';
import { moves } from './commands/moves.ts';
import { noPeek } from './commands/no-peek.ts';
import { orders } from './commands/orders.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { EXIT, Problem, UsageProblem } from './problem.ts';

const COMMANDS: readonly Command[] = [
  play,
  replay,
  verify,
  moves,
  bench,
  arena,
  hints,
  blunders,
  habits,
  puzzles,
  train,
  calibrate,
  noPeek,
  orders,
  benchBots,
  serve,
  admin,
  fill,
];

const usageOf = ({ name, usage, summary, help }: Command): string =>
  [`naos ${name} ${usage}`.trimEnd(), `  ${summary}`, ...help.map((line) => `    ${line}`)].join('\n');

function overview({ gameModules }: Surroundings): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const rows = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  const games = gameModules.map(({ id }) => id).join(', ');
  return [
    'Usage: npm run naos -- <command> [options]',
    '',
    ...rows,
    '',
    'naos <command> --help says more. Every command knows --json.',
    `Games: ${games}`,
    'Exit codes: 0 fine, 1 refused (the file, the game or a move is not right), 2 wrong usage, 3 our own mistake.',
  ].join('\n');
}

/** Runs one command line and returns the exit code. */
export async function run(line: readonly string[], around: Surroundings): Promise<number> {
  const [name, ...rest] = line;
  if (name === undefined || name === 'help' || name === '--help') {
    around.print(overview(around));
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    around.remark(`There is no command "${name}".\n\n${overview(around)}`);
    return EXIT.usage;
  }
  if (rest.includes('--help')) {
    around.print(usageOf(command));
    return EXIT.fine;
  }
  try {
    await command.run(new Arguments(rest, { ...command.options, json: { type: 'boolean' } }), around);
    return EXIT.fine;
  } catch (error) {
    return report(error, command, rest.includes('--json'), around);
  }
}

function report(error: unknown, command: Command, json: boolean, { print, remark }: Surroundings): number {
  const message = error instanceof Error ? error.message : String(error);
  if (json) print(JSON.stringify({ error: message }));
  if (error instanceof UsageProblem) {
    remark(`${message}\n\n${usageOf(command)}`);
    return EXIT.usage;
  }
  if (error instanceof Problem || error instanceof GameError) {
    remark(message);
    return EXIT.refused;
  }
  remark(`naos made a mistake of its own: ${message}. Please report it together with the command and the file.`);
  return EXIT.internal;
}
