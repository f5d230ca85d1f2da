import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client, settled } from './client.ts';
import { must } from './must.ts';
import { testServer } from './server.ts';

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 });
/** Orders of Kemet, with the choices that nobody is asked then. */
const LEFT = {
  destiny: 'first',
  won: 'stay',
  lost: 'recall',
  refuge: 'any',
  'veterans-prayer': 'none',
  'veterans-cards': 'none',
  muster: 'none',
} as const;
/** What is asked before the first day. */
const OPENING = { garrison: '1-3', foundations: 'sapphire', 'starting-tile': 'sapphire' } as const;
const ANSWERED = [
  'destiny',
  'winner',
  'loser',
  'retreat area',
  'veterans for prayer',
  'veterans for cards',
  'muster',
] as const;

/** What is left to a table to answer, on one store. */
export function ordersConformance(store: string, environment: () => Promise<Record<string, string>>): void {
  describe(`orders on ${store}`, () => {
    let server: RunningServer | null = null;
    beforeAll(async () => {
      server = await testServer({ NAOS_REGISTRY: import.meta.resolve('@naos/registry'), ...(await environment()) });
    });
    afterAll(() => server?.stop());

    async function table(game: string) {
      const port = must(server).port;
      const [lena, mira] = [await Client.guest(port, 'Lena', 3), await Client.guest(port, 'Mira', 5)];
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      const { card } = await lena.open({
        game,
        seats,
        visibility: 'public',
        clock: { kind: 'days', days: 2, sleep: null },
      });
      await lena.follow(card.id);
      await mira.follow(card.id);
      await mira.act(card.id, { do: 'sit', seat: 1 });
      await until(() => expect(lena.at(card.id).view !== null && mira.at(card.id).view !== null).toBe(true));
      const isFirst = lena.at(card.id).asked?.seats.includes(0) === true;
      const [first, second] = isFirst ? [lena, mira] : [mira, lena];
      return { lena, mira, first, second, id: card.id };
    }

    test('orders answer for both to the first morning; the other hears of none', async () => {
      const { lena, mira, id } = await table('kemet');
      await settled([lena, mira]);
      const heard = mira.raw.length;
      for (const [kind, way] of Object.entries(LEFT)) await lena.act(id, { do: 'order', kind, way });
      await settled([lena, mira]);
      expect(mira.raw.slice(heard).filter((text) => !text.includes('"pong"'))).toEqual([]);
      expect(lena.at(id).orders).toEqual({ standing: LEFT, plan: [], dropped: false });
      for (const [kind, way] of Object.entries(LEFT)) await mira.act(id, { do: 'order', kind, way });
      const days = () => lena.at(id).beats.filter((beat) => JSON.stringify(beat).includes('"kind":"slot"')).length;
      for (const end = Date.now() + 60_000; days() < 2 && Date.now() < end; ) {
        // What a table tells may come over another node than the answer to a ping.
        await settled([lena, mira]);
        await wait(5);
        for (const client of [lena, mira]) {
          const choice = client.at(id).asked?.choice;
          if (choice === undefined || ANSWERED.some((one) => one === choice)) continue;
          const move = await client.anyMove(id);
          if (move !== null) await client.play(id, move);
        }
      }
      expect(days()).toBeGreaterThan(1);
      expect(await lena.act(id, { do: 'order', kind: 'destiny', way: 'sideways' })).toMatchObject({
        t: 'refused',
        code: 'malformed',
      });
      await lena.act(id, { do: 'order', kind: 'destiny', way: null });
      await until(() => expect(lena.at(id).orders?.standing.destiny).toBe(undefined));
    });

    test('orders given in the room answer the first questions; who gets up takes them along', async () => {
      const port = must(server).port;
      const [lena, mira] = [await Client.guest(port, 'Lena', 3), await Client.guest(port, 'Mira', 5)];
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
      const clock = { kind: 'days' as const, days: 2, sleep: null };
      const { card } = await lena.open({ game: 'kemet', seats, visibility: 'public', clock });
      await lena.follow(card.id);
      await mira.follow(card.id);
      await mira.act(card.id, { do: 'sit', seat: 1 });
      await mira.act(card.id, { do: 'order', kind: 'destiny', way: 'first' });
      await until(() => expect(mira.at(card.id).orders?.standing).toEqual({ destiny: 'first' }));
      await mira.act(card.id, { do: 'leave' });
      await mira.act(card.id, { do: 'sit', seat: 1 });
      for (const [kind, way] of Object.entries(OPENING)) await lena.act(card.id, { do: 'order', kind, way });
      const third = await Client.guest(port, 'Omar', 7);
      await third.follow(card.id);
      await third.act(card.id, { do: 'sit', seat: 2 });
      const told = (what: string) =>
        lena.at(card.id).beats.filter((beat) => JSON.stringify(beat).includes(what)).length;
      for (const end = Date.now() + 60_000; told('"kind":"turn"') === 0 && Date.now() < end; await wait(5)) {
        await settled([lena, mira, third]);
        for (const client of [mira, third]) {
          const move = await client.anyMove(card.id);
          if (move !== null) await client.play(card.id, move);
        }
      }
      expect(told('"kind":"turn"')).toBeGreaterThan(0);
      expect([told('"kind":"garrison"'), mira.at(card.id).orders?.standing]).toEqual([3, {}]);
    });

    test('a plan is played while its questions come, and dropped with a notice when another comes', async () => {
      const { first, second, id } = await table('kemet');
      const move = must((await first.moves(id))[0]);
      await first.play(id, move);
      await until(() => expect(second.at(id).asked?.seats).toEqual([second.at(id).seat]));
      const [own] = await second.moves(id);
      await first.act(id, { do: 'plan', moves: [{ choice: 'menu openly', move }] });
      await second.play(id, must(own));
      await until(() => expect(first.at(id).orders).toMatchObject({ plan: [], dropped: true }));
      const next = must((await first.moves(id))[0]);
      const choice = must(first.at(id).asked?.choice);
      await first.act(id, { do: 'plan', moves: [{ choice, move: next }] });
      await until(() => expect(first.at(id).orders).toEqual({ standing: {}, plan: [], dropped: false }));
      await until(() => expect(JSON.stringify(second.at(id).beats.at(-1))).toContain(`"seat":${first.at(id).seat}`));
      expect(await first.act(id, { do: 'plan', moves: [{ choice, move: 'fly to the moon' }] })).toMatchObject({
        code: 'malformed',
      });
    });

    test('a screen for a whole room shows its owner no secret, no order and no link', async () => {
      const { lena, id } = await table('kemet');
      await lena.act(id, { do: 'order', kind: 'won', way: 'stay' });
      await lena.connect();
      const seen = await lena.follow(id, { screen: true });
      expect([seen.seat, seen.view?.viewer, seen.orders, seen.links]).toEqual([null, null, undefined, null]);
    });

    test('who takes back what an order answered is asked', async () => {
      const { first, second, id } = await table('kemet');
      const choice = must(first.at(id).asked?.choice);
      const move = must((await first.moves(id))[0]);
      await first.act(id, { do: 'plan', moves: [{ choice, move }] });
      await until(() => expect(first.at(id).asked?.seats).toEqual([second.at(id).seat]));
      await until(() => expect(first.at(id).orders?.plan).toEqual([]));
      await first.act(id, { do: 'plan', moves: [{ choice, move }] });
      expect(await first.act(id, { do: 'undo', to: 'step' })).toMatchObject({ t: 'accepted' });
      await settled([first, second]);
      expect(first.at(id).asked?.seats).toEqual([first.at(id).seat]);
    });
  });
}
