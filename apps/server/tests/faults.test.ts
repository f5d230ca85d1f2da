import { join } from 'node:path';
import { gameModuleOf } from '@naos/registry';
import { describe, expect, test } from 'vitest';
import { killRounds } from './faults/kill-rounds.ts';
import { Client, playOn, settled } from './kit/client.ts';
import { NodeProcess } from './kit/node-process.ts';
import { freePort, testPostgres } from './kit/postgres.ts';
import { temporaryFolder } from './kit/server.ts';
import { soon } from './kit/soon.ts';

/** `npm run test:faults` kills a thousand times; `npm test` a few times. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 6);
const SERVER_ROUNDS = Math.max(2, Math.round(ROUNDS / 50));
const ALL_ROUNDS_MS = 60_000 + ROUNDS * 4_000;

async function aton() {
  const rules = await gameModuleOf('aton')?.rules();
  if (rules === undefined) throw new Error('no Aton');
  return rules;
}

const nothing = { lost: [], doubled: [], broken: [] };

describe('kill -9 at random instants', () => {
  test.each([
    ['embedded store', '1'],
    ['embedded store, lines of a core', '2'],
  ])(
    `%s, ${ROUNDS} kills: no acknowledged move lost, none doubled, every chain intact`,
    async (name, CORES) => {
      const folder = temporaryFolder();
      const report = await killRounds(ROUNDS, { NAOS_DATA: folder, CORES }, join(folder, 'naos.sqlite'), await aton());
      console.log(`${name}:`, JSON.stringify(report));
      expect(report).toMatchObject({ kills: ROUNDS, ...nothing });
      expect(report.acknowledged).toBeGreaterThan(ROUNDS);
    },
    ALL_ROUNDS_MS,
  );

  test(
    `PostgreSQL, ${ROUNDS} kills: the same`,
    async () => {
      const postgres = await testPostgres();
      const url = await postgres.fresh('kills');
      const report = await killRounds(ROUNDS, { DATABASE_URL: url }, url, await aton());
      console.log('PostgreSQL:', JSON.stringify(report));
      await postgres.stop();
      expect(report).toMatchObject({ kills: ROUNDS, ...nothing });
      expect(report.acknowledged).toBeGreaterThan(ROUNDS);
    },
    ALL_ROUNDS_MS,
  );

  test.each([
    ['a whole server', '1'],
    ['a whole server on two cores', '2'],
  ])(
    `%s, ${SERVER_ROUNDS} kills in the middle of a game: two people play it to its end`,
    async (_name, CORES) => {
      const env = { NAOS_DATA: temporaryFolder(), PORT: String(await freePort()), CORES };
      let server = await NodeProcess.start(env);
      const [host, guest] = [await Client.guest(server.port, 'Host', 8), await Client.guest(server.port, 'Guest', 9)];
      const { card } = await host.open({
        game: 'aton',
        visibility: 'public',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      });
      const table = card.id;
      await guest.act(table, { do: 'sit', seat: 1 });
      await Promise.all([host, guest].map((client) => client.follow(table)));
      for (let round = 0; round < SERVER_ROUNDS; round++) {
        await playOn(table, [host, guest], 3);
        // At another core somebody hears a moment later that it is their turn.
        const asked = async () => Promise.all([host, guest].map((client) => client.anyMove(table)));
        await soon(async () => (await asked()).some((move) => move !== null)).toBe(true);
        const mover = (await host.anyMove(table)) === null ? guest : host;
        const version = mover.at(table).version;
        const move = (await mover.anyMove(table)) ?? '';
        mover.sendText(JSON.stringify({ t: 'play', table, id: `round ${round}`, version, move }));
        await server.kill();
        server = await NodeProcess.start(env);
        for (const client of [host, guest]) {
          await client.connect();
          await client.follow(table, { after: client.at(table).version });
        }
        // The move without an answer is sent again with its id: made once, whether or not it was stored before the kill.
        const again = await mover.play(table, move, { id: `round ${round}`, version });
        expect(again).toMatchObject({ t: 'accepted', version: version + 1 });
        await soon(() => mover.at(table).version).toBe(version + 1);
        await settled([host, guest]);
        if (host.at(table).card.status !== 'running') break;
      }
      await playOn(table, [host, guest]);
      expect(guest.at(table).card.status).toBe('finished');
      await server.stop();
    },
    ALL_ROUNDS_MS,
  );
});
