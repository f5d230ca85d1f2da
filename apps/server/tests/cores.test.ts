import { expect, test } from 'vitest';
import { must } from './kit/must.ts';
import { playThrough } from './kit/play-through.ts';
import { temporaryFolder } from './kit/server.ts';
import { soon } from './kit/soon.ts';

/** `npm run test:faults` kills every core many times. */
const KILLS = process.env.FAULT_ROUNDS === undefined ? 2 : 40;

test(
  'a server on three cores, each killed while people play: nothing is lost or made twice, and it is there again',
  async () => {
    const env = { NAOS_DATA: temporaryFolder(), CORES: '3' };
    await playThrough(
      env,
      async (nodes) => {
        const server = must(nodes[0]);
        for (let kill = 0; kill < KILLS; kill++) {
          const before = server.cores();
          expect(before).toHaveLength(3);
          process.kill(must(before[kill % before.length]), 'SIGKILL');
          await soon(() => server.cores().filter((pid) => !before.includes(pid)).length).toBe(1);
        }
      },
      { pace: 15, count: 1 },
    );
  },
  60_000 + KILLS * 10_000,
);
