import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { makeFolder, written } from '../files.ts';
import type { DrillFigures, Figures } from './measure-game.ts';
import type { EngineFigures } from './overhead.ts';

/** The figures of one game, by number of seats, and those of its own drills where it has some. */
interface GameFigures {
  readonly seats: Readonly<Record<string, Figures>>;
  readonly drillMilliseconds?: DrillFigures;
}

/** One run of the bench, as kept in bench/results.json. */
export interface Results {
  readonly machine: string;
  readonly date: string;
  readonly commit: string;
  readonly games: Readonly<Record<string, GameFigures>>;
  /** Absent when a single game was asked for. */
  readonly engine?: EngineFigures;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

/** What bots and rules are made of: with changes here, a commit does not say what was measured. */
const MEASURED = ['packages/bots', 'packages/engine', 'apps/cli/src', 'games/*/bot', 'games/*/rules'];

/** Whether everything that plays is as the commit has it. */
export function isClean(): boolean {
  try {
    const changes = execFileSync('git', ['status', '--porcelain', '--', ...MEASURED], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return changes.toString().trim() === '';
  } catch {
    return false;
  }
}

/** Where and when a run takes place. */
export function occasion(): Pick<Results, 'machine' | 'date' | 'commit'> {
  const processors = cpus();
  const model = processors[0]?.model.trim() || process.arch;
  const machine = `${model}, ${processors.length} cores, Node ${process.version}`;
  return { machine, date: new Date().toISOString(), commit: commit() };
}

/** The last run, or null when there is none that can be read. */
export function readResults(file: string): Results | null {
  try {
    const results: Results = JSON.parse(readFileSync(file, 'utf8'));
    return results;
  } catch {
    return null;
  }
}

export function writeResults(file: string, results: Results): void {
  makeFolder(dirname(file));
  written(file, () => writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`));
}

const figure = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** A figure, and how many times the last run's it is. */
function compared(value: number, last: number | undefined): string {
  return last === undefined || last === 0 ? figure(value) : `${figure(value)} (${(value / last).toFixed(2)}x)`;
}

/** The run as text; figures in brackets are ratios to the last run. */
export function tell(now: Results, last: Results | null): string[] {
  const lines = [`${now.machine}, commit ${now.commit}`];
  if (last !== null) lines.push(`Ratios to the run of ${last.date.slice(0, 10)} at ${last.commit} on ${last.machine}`);
  for (const [game, { seats, drillMilliseconds = {} }] of Object.entries(now.games)) {
    for (const [count, row] of Object.entries(seats)) {
      const before = last?.games[game]?.seats[count];
      const games = compared(row.randomGamesPerSecond, before?.randomGamesPerSecond);
      const moves = compared(row.movesPerSecond, before?.movesPerSecond);
      const copy = compared(row.copyMicroseconds, before?.copyMicroseconds);
      const list = compared(row.list99Microseconds, before?.list99Microseconds);
      lines.push(
        `${game}, ${count} seats: ${games} random games/s, ${moves} moves/s, ${copy} µs a copy, ${list} µs to list moves (99th percentile)`,
      );
    }
    for (const [drill, took] of Object.entries(drillMilliseconds))
      lines.push(`${game}, ${drill}: ${compared(took, last?.games[game]?.drillMilliseconds?.[drill])} ms`);
  }
  if (now.engine !== undefined) {
    const { decisionsPerSecond, handWrittenPerSecond, overhead } = now.engine;
    const engine = compared(decisionsPerSecond, last?.engine?.decisionsPerSecond);
    lines.push(
      `engine, two-step game: ${engine} decisions/s; by hand ${figure(handWrittenPerSecond)}; overhead ${overhead}x`,
    );
  }
  return lines;
}
