import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackFrom, type Sent } from './abuse/attack-thread.ts';
import { ATTACKS } from './abuse/attacks.ts';
import { fillWithColdGames } from './abuse/cold-games.ts';
import { pair, type Waits, withBot } from './abuse/innocent.ts';
import { NodeProcess } from './kit/node-process.ts';
import { temporaryFolder } from './kit/server.ts';

/** `npm run test:abuse` does its worst a thousand times and measures long enough for a p99; `npm test` has a share of it. */
const FULL = process.env.ABUSE_ROUNDS !== undefined;
const MOST = FULL ? 1_000 : 100;
const MOVES = FULL ? 100 : 5;

/** In a process of its own, so that the attackers' work is not taken for the server's. */
let server: NodeProcess;
beforeAll(async () => {
  const env = { NAOS_DATA: temporaryFolder(), NAOS_REGISTRY: import.meta.resolve('@naos/registry') };
  await fillWithColdGames(env);
  server = await NodeProcess.start({ ...env, RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

const table: Record<string, Record<string, string | number>> = {};
const row = (before: Waits, during: Waits, { sent, refused }: Sent): Record<string, string | number> => ({
  'p50 ms': `${before.p50} → ${during.p50}`,
  'p99 ms': `${before.p99} → ${during.p99}`,
  lost: `${before.lost} → ${during.lost}`,
  refused: `${before.refused} → ${during.refused}`,
  'attacker sent': sent,
  'attacker refused': refused,
});
afterAll(() => {
  if (FULL) console.table(table);
});

const INNOCENT = { people: pair, bot: withBot };
const CASES = Object.keys(ATTACKS).flatMap((name): [string, keyof typeof INNOCENT][] =>
  name.startsWith('tables')
    ? [
        [name, 'people'],
        [name, 'bot'],
      ]
    : [[name, 'people']],
);

test.each(CASES)(
  '%s: others play on, nothing of theirs is lost or refused (%s)',
  async (name, who) => {
    const play = await INNOCENT[who](server.port);
    const before = await play(MOVES);
    const end = await attackFrom(name, server.port, MOST);
    const during = await play(MOVES);
    const attacker = await end();
    table[`${name} (${who})`] = row(before, during, attacker);
    expect([during.lost, during.refused]).toEqual([0, 0]);
    expect(attacker.sent).toBeGreaterThan(0);
  },
  300_000,
);
