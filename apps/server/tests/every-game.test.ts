import { gameModules } from '@naos/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ NAOS_REGISTRY: import.meta.resolve('@naos/registry') });
});
afterAll(() => server.stop());

test.each(gameModules.map(({ id, seats }) => [id, seats.min, seats.max] as const))(
  '%s is played by people over the sockets, and read again from the store it stands where it stood',
  async (game, min, max) => {
    for (const seats of new Set([Math.max(2, min), max])) {
      const people = await Promise.all(Array.from({ length: seats }, (_, i) => Client.guest(server.port, `P${i}`, i)));
      const [first, ...others] = people;
      const host = must(first);
      const chairs = people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
      const { card } = await host.open({ game, visibility: 'public', seats: chairs });
      for (const person of others) await person.act(card.id, { do: 'sit' });
      await Promise.all(people.map((person) => person.follow(card.id)));
      await playOn(card.id, people, 40);
      const before = people.map((person) => ({ ...person.at(card.id), card: null, links: null }));
      for (const person of people) person.disconnect();
      await soon(() => people.some(({ id }) => server.sockets.has(id))).toBe(false);
      await server.tables.tidy(true);
      expect(server.tables.peek(card.id)).toBeUndefined();
      for (const [i, person] of people.entries()) {
        await person.connect();
        await person.follow(card.id);
        expect({ ...person.at(card.id), card: null, links: null }).toEqual(before[i]);
        person.disconnect();
      }
    }
  },
  60_000,
);
