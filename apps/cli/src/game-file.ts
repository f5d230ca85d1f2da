import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import {
  type Game,
  GameError,
  LONGEST_TRANSCRIPT,
  Match,
  readTranscript,
  type Transcript,
  type Vocabulary,
} from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { codeOf } from '@naos/server/problem';
import { Problem } from './problem.ts';

/** A transcript that was read, and the game that it is of. */
export interface OpenFile {
  readonly path: string;
  readonly text: string;
  readonly transcript: Transcript;
  readonly gameModule: AnyGameModule;
  readonly game: Game<Vocabulary>;
}

/** Take-backs make a file longer than its game; this much longer is no play any more. */
const LINES_PER_MOVE = 20;
/** A take-back plays all that stands once more. More of that than this is an attempt to keep us busy. */
const MOST_REPEATED = 1_000_000;
const SEED = /^[0-9a-f]{64}$/;

/** Reads a file of any size without ever holding more than a game can be. */
function readText(path: string): string {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    throw new Problem(`${path} can't be opened (${codeOf(error)}).`);
  }
  try {
    const { size } = statOf(file, path);
    if (size <= LONGEST_TRANSCRIPT) return readFileSync(file, 'utf8');
    const start = Buffer.alloc(LONGEST_TRANSCRIPT);
    const got = readSync(file, start, 0, start.length, 0);
    let line = 1;
    for (let i = 0; i < got; i++) if (start[i] === 10) line++;
    const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
    throw new Problem(
      `${path}: Line ${line}: the file goes on past ${megabytes(LONGEST_TRANSCRIPT)} here (${megabytes(size)} in all); no game is that long. Is it a Naos game?`,
    );
  } finally {
    closeSync(file);
  }
}

function statOf(file: number, path: string): { readonly size: number } {
  const found = fstatSync(file);
  if (!found.isFile()) throw new Problem(`${path} is not a file.`);
  return found;
}

/** Puts the file's name before whatever is wrong with it. */
export function inFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GameError) throw new Problem(`${path}: ${error.message}`);
    throw error;
  }
}

/** Finds a game by its folder name. */
export function findGameModule(gameModules: readonly AnyGameModule[], id: string): AnyGameModule {
  const gameModule = gameModules.find((one) => one.id === id);
  if (gameModule !== undefined) return gameModule;
  throw new Problem(`there is no game "${id}" here; there are: ${gameModules.map((one) => one.id).join(', ')}.`);
}

export async function openGameFile(path: string, gameModules: readonly AnyGameModule[]): Promise<OpenFile> {
  const text = readText(path);
  const transcript = inFile(path, () => readTranscript(text));
  const { head, entries } = transcript;
  if (!gameModules.some(({ id }) => id === head.game)) {
    throw new Problem(
      `${path}: Line 1: there is no game ${JSON.stringify(head.game)} here; there are: ${gameModules.map(({ id }) => id).join(', ')}.`,
    );
  }
  const gameModule = findGameModule(gameModules, head.game);
  const game = await gameModule.rules();
  const most = game.longest * LINES_PER_MOVE;
  if (entries.length > most) {
    throw new Problem(`${path}: Line ${most + 2}: a game of ${game.id} never gets this long (${most} lines at most).`);
  }
  const line = busyLine(transcript);
  if (line !== null) throw new Problem(`${path}: Line ${line}: there are too many take-backs up to here to be a game.`);
  return { path, text, transcript, gameModule, game };
}

/** The line at which take-backs have made too many moves be played again, or null. */
export function busyLine({ entries }: Transcript): number | null {
  let standing = 0;
  let repeated = 0;
  for (const entry of entries) {
    if ('move' in entry) standing++;
    if (!('back' in entry)) continue;
    standing = Math.max(0, standing - 1);
    repeated += standing;
    if (repeated > MOST_REPEATED) return entry.n + 1;
  }
  return null;
}

/** The seeds that the file reveals at its end, or those that were given. */
function seedsOf({ path, transcript: { entries } }: OpenFile, given: readonly string[]): readonly string[] {
  const last = entries.at(-1);
  const seeds = last !== undefined && 'seeds' in last ? last.seeds : given;
  if (!seeds.every((seed) => SEED.test(seed))) {
    const where = seeds === given ? '--seed' : `${path}: Line ${entries.length + 1}`;
    throw new Problem(`${where}: a seed is 64 hex digits (0-9, a-f).`);
  }
  if (seeds.length > 0) return seeds;
  throw new Problem(
    `${path}: Line ${entries.length + 1}: the file ends here, but the game does not: it was cut off or is still being played. Its seed is secret until the end; if it is yours, give it with --seed.`,
  );
}

/** The match after the first `upto` entries (all of them when absent). */
export function matchOf(file: OpenFile, given: readonly string[], upto?: number): Match<Vocabulary> {
  const { path, game, transcript } = file;
  const { head, entries, hashes } = transcript;
  const seeds = seedsOf(file, given);
  const n = upto ?? entries.length;
  if (n > entries.length)
    throw new Problem(`${path} has ${entries.length} moves and other entries; ${n} is past its end.`);
  return inFile(path, () =>
    Match.replay(game, { head, entries: entries.slice(0, n), hashes: hashes.slice(0, n + 1) }, seeds),
  );
}
