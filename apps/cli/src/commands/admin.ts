import type * as Server from '@naos/server';
import { Progress } from '../arena/progress.ts';
import type { Arguments } from '../arguments.ts';
import type { Command, Surroundings } from '../command.ts';
import { Problem, UsageProblem } from '../problem.ts';
import { storeProblem } from '../store-problem.ts';

/** The server is loaded only by the commands that need it: the others answer at once. */
type Rooms = typeof Server;

/** Shows how far something is, and how many of its pieces it does a second. */
function noting(pieces: string): (done: number, of: number) => void {
  const begun = performance.now();
  let from: number | null = null;
  let progress: Progress | null = null;
  return (done, of) => {
    // What was done before, and is gone on with, says nothing of how fast it goes.
    from ??= done;
    progress ??= new Progress(of);
    progress.show(done, `${pieces}, ${Math.round(((done - from) / (performance.now() - begun)) * 1_000)}/s`);
  };
}

/** Plays every stored game again and says what does not fit. */
async function check(
  { checkStore, mustBeThere, openStore }: Rooms,
  where: string,
  given: Arguments,
  { print, remark, registry }: Surroundings,
) {
  mustBeThere(where);
  const store = await openStore(where);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  try {
    const course = {
      after: given.text('after') ?? '',
      note: noting('tables'),
      isStopped: () => isStopped,
      atFile: () => {
        // From here on nobody would hear it: the program ends at once.
        process.off('SIGINT', stop);
        remark('Every game is through; now the file itself is read. With a large store that takes minutes.');
      },
    };
    const report = await checkStore(store, registry, course);
    if (report.stoppedAt !== null) remark(`Stopped. It goes on with: admin check --after ${report.stoppedAt}`);
    if (given.flag('json')) print(JSON.stringify(report));
    else {
      for (const problem of report.problems) print(problem);
      const { games, notes } = report.older;
      if (games > 0)
        print(
          `${games} games began under older rules: ${games - notes.length} fit the present ones in every line and go on, ${notes.length} are open for replay as far as they fit.`,
        );
      for (const note of notes) print(note);
      print(
        `${report.tables} tables, ${report.games} games, ${report.lines} lines: ${report.problems.length} problems.`,
      );
    }
    if (report.problems.length > 0)
      throw new Problem('Not everything in the store is right; the lines above say what.');
  } finally {
    process.off('SIGINT', stop);
    await store.db.close();
  }
}

async function backup({ backupStore }: Rooms, where: string, given: Arguments, { print }: Surroundings) {
  const file = given.text('to');
  if (file === undefined) throw new UsageProblem('--to FILE is missing: where the copy is to lie.');
  await backupStore(where, file, noting('rows'));
  print(given.flag('json') ? JSON.stringify({ file }) : `The store is copied to ${file}.`);
}

async function restore({ restoreStore }: Rooms, where: string, given: Arguments, { print }: Surroundings) {
  const file = given.text('from');
  if (file === undefined) throw new UsageProblem('--from FILE is missing: the backup.');
  const { former, counts } = await restoreStore(file, where);
  const held = `${counts.tables} tables, ${counts.lines} lines, ${counts.players} players`;
  const kept = former === null ? '' : ` The former one is kept at ${former}.`;
  print(given.flag('json') ? JSON.stringify({ file, former, counts }) : `${file} is the store now: ${held}.${kept}`);
}

const WORKS = { check, backup, restore };
const isWork = (word: string): word is keyof typeof WORKS => Object.hasOwn(WORKS, word);

export const admin: Command = {
  name: 'admin',
  summary: 'looks after a server’s store: check, backup, restore',
  usage: 'check [--after ID] | backup --to FILE | restore --from FILE',
  help: [
    'check    plays every stored game again: hash chain, seed, each move, outcome; interrupted, it says how it goes on',
    'backup   copies the embedded store while the server runs; interrupted, it goes on when it is called again',
    'restore  puts a backup in its place; stop the server first',
    'The store is the one that NAOS_DATA or DATABASE_URL names.',
  ],
  options: { after: { type: 'string' }, to: { type: 'string' }, from: { type: 'string' } },
  run: async (given, around) => {
    const word = given.word('check, backup or restore');
    if (!isWork(word)) throw new UsageProblem(`There is no "admin ${word}".`);
    const rooms = await import('@naos/server');
    let store = '';
    try {
      store = rooms.readSettings(process.env).store;
      await WORKS[word](rooms, store, given, around);
    } catch (problem) {
      throw storeProblem(rooms, problem, store);
    }
  },
};
