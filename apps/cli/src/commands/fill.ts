import { Progress } from '../arena/progress.ts';
import type { Command } from '../command.ts';
import { storeProblem } from '../store-problem.ts';

const MOST_GAMES = 2_000_000;

const ms = ({
  middle,
  most,
  processor,
}: {
  readonly middle: number;
  readonly most: number;
  readonly processor: number;
}) => `${middle.toFixed(1)} ms (most ${most.toFixed(1)}, processor ${processor.toFixed(1)})`;

export const fill: Command = {
  name: 'fill',
  summary: 'fills an empty store with games, and measures what a server costs with it',
  usage: '[--finished N] [--running N] [--loose] [--full] [--measure]',
  help: [
    '--finished N  games that are over, packed as they lie after a day (10000)',
    '--running N   games that go on (200)',
    '--loose       games that are over as they lie on their first day, not packed yet',
    '--full        tables with everybody who may sit there, where games are longest; without it with the fewest',
    '--measure     fills nothing: starts a server on the store, opens games, lists and profiles, and says what it cost',
    'The store is the one that NAOS_DATA or DATABASE_URL names; it must be empty. A game takes some 6 kB.',
  ],
  options: {
    finished: { type: 'string' },
    running: { type: 'string' },
    loose: { type: 'boolean' },
    full: { type: 'boolean' },
    measure: { type: 'boolean' },
  },
  run: async (given, { print, registry }) => {
    given.none();
    const finished = given.whole('finished', 0, MOST_GAMES) ?? 10_000;
    const running = given.whole('running', 0, MOST_GAMES) ?? 200;
    const rooms = await import('@naos/server');
    const { fillStore, measureStore, openStore, readSettings } = rooms;
    let where = '';
    try {
      const settings = readSettings({ LOG_LEVEL: 'error', ...process.env });
      where = settings.store;
      if (given.flag('measure')) {
        const measured = await measureStore(settings);
        if (given.flag('json')) return print(JSON.stringify(measured));
        const { open, longest, shown, list, profile, bytes, startMs, memoryMb } = measured;
        const games = measured.finished + measured.running;
        print(`${measured.finished} games over, ${measured.running} running`);
        print(`  stored in  ${(bytes / 1e6).toFixed(0)} MB, ${Math.round(bytes / Math.max(1, games))} bytes a game`);
        print(`  start      ${Math.round(startMs)} ms; memory with nobody there ${Math.round(memoryMb)} MB`);
        print(`  a game     ${ms(open)}`);
        print(`  a long one ${ms(longest)}`);
        print(`  all of it  ${ms(shown)}`);
        print(`  a list     ${ms(list)}`);
        print(`  a profile  ${ms(profile)}`);
        return;
      }
      const store = await openStore(where);
      const progress = new Progress(finished + running);
      const begun = performance.now();
      const rate = (games: number) => Math.round((games / Math.max(1, performance.now() - begun)) * 1_000);
      try {
        const amount = { finished, running, isLoose: given.flag('loose'), isFull: given.flag('full') };
        await fillStore(store, registry, amount, (games) => progress.show(games, `games, ${rate(games)}/s`));
      } finally {
        progress.end();
        await store.db.close();
      }
      const seconds = (performance.now() - begun) / 1_000;
      print(
        given.flag('json')
          ? JSON.stringify({ finished, running, seconds })
          : `${finished} games that are over and ${running} that go on, in ${seconds.toFixed(1)} s.`,
      );
    } catch (problem) {
      throw storeProblem(rooms, problem, where);
    }
  },
};
