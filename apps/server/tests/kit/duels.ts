import { DUEL_SEATS, duelBudget, duelDay, duelDayBegins, duelDeal, duelLevel, duelMove } from '@naos/bots';
import { chainHash, FastRandom, Match, readTranscript, writeTranscript } from '@naos/engine';
import type { AllPuzzleTries, DuelAnswer, DuelDayCard } from '@naos/protocol';
import { gameModuleOf } from '@naos/registry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client } from './client.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';

const GAME = 'aton';
const DAY_MS = 24 * 3_600_000;
const NOON = duelDayBegins('2026-11-16') + DAY_MS / 2;

/** The duel of a day, played at random by its person. */
export async function playedDuel(day: string, seed: number): Promise<string> {
  const gameModule = gameModuleOf(GAME);
  if (gameModule === undefined) throw new Error(`no game ${GAME}`);
  const [game, shelf] = await Promise.all([gameModule.rules(), gameModule.bots()]);
  const bot = (await shelf.load()).find(({ name }) => name === duelLevel(shelf));
  if (bot === undefined) throw new Error('no bot for the duel');
  const deal = duelDeal(game, day);
  const random = new FastRandom(seed);
  const match = Match.begin(game, { seats: DUEL_SEATS, seed: deal.seed, players: ['', ''] });
  for (let at = duelDayBegins(day) + DAY_MS / 4; !match.over; at += 1000) {
    const [seat = 0] = match.asked;
    const { moves } = match.situation(seat);
    const own = moves[random.next() % moves.length];
    if (own === undefined) throw new Error('nothing to choose');
    match.make(seat, seat === deal.seat ? game.write(own) : duelMove(match, bot, duelBudget(shelf), deal, seat), at);
  }
  return writeTranscript(match.transcript);
}

/** What the duel a day does, on one store. */
export function duelConformance(store: string, environment: () => Promise<Record<string, string>>): void {
  describe(`a duel a day on ${store}`, () => {
    let server: RunningServer;
    let now = NOON;
    const day = duelDay(NOON);
    // An empty server for each: a duel that was sent once is somebody else's from then on.
    beforeEach(async () => {
      now = NOON;
      server = await testServer(await environment(), { now: () => now });
    });
    afterEach(() => server.stop());

    const arrive = (name: string) => Client.guest(server.port, name);
    const send = (client: Client, transcript: string, of = day) =>
      client.request<DuelAnswer>('POST', `/api/duels/${of}/${GAME}`, { transcript });
    const card = (client: Client, of = day) => client.request<DuelDayCard>('GET', `/api/duels/${of}`);
    const standing = async (client: Client, of = day) =>
      (await card(client, of)).games.find(({ game }) => game === GAME) ?? expect.fail('no such game');

    test('one verified try counts, is compared with the others and the levels, and opens their games', async () => {
      const [lena, mira] = [await arrive('Lena'), await arrive('Mira')];
      const [hers, other] = [await playedDuel(day, 1), await playedDuel(day, 2)];
      // Nobody has played: the levels have nobody to be compared with, and no page waits for them.
      expect(await standing(lena)).toMatchObject({ rank: null, levels: [] });
      expect((await standing(lena)).unfinished).toBeUndefined();
      expect(await send(lena, hers)).toEqual({ counted: true });
      expect(await send(lena, hers)).toEqual({ counted: true });
      expect(await send(lena, other)).toMatchObject({ counted: false, why: 'second-try' });
      expect(await send(mira, hers)).toMatchObject({ counted: false, why: 'copied' });
      const file = `/api/duels/${day}/${GAME}/${lena.id}`;
      await expect(mira.request('GET', file)).rejects.toThrow('open once you have played');
      expect(await send(mira, other)).toEqual({ counted: true });
      expect(await mira.request('GET', file)).toBe(hers);
      const { head, entries } = readTranscript(await playedDuel(day, 3));
      const padded = [{ ...head, players: ['\u202e'.repeat(9_000), 'Rich'], more: 'x'.repeat(9_000) }, ...entries];
      let [text, hash] = ['', ''];
      for (const line of padded) {
        hash = chainHash(hash, line);
        text += `${JSON.stringify({ ...line, hash })}\n`;
      }
      const oleg = await arrive('Oleg');
      const [first, second] = await Promise.allSettled([send(oleg, text), send(oleg, text)]);
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await mira.request('GET', `/api/duels/${day}/${GAME}/${oleg.id}`)).not.toMatch(/xxx|\u202e/);
      expect((await standing(lena)).unfinished).toBe(true);
      await soon(async () => (await standing(lena)).levels.length).toBe(5);
      expect((await standing(lena)).unfinished).toBeUndefined();
      const { people, rows, rank, levels, mean } = await standing(lena);
      expect([people, rows.map(({ name }) => name).toSorted()]).toEqual([3, ['Lena', 'Mira', 'Oleg']]);
      expect(rows[(rank ?? 0) - 1]?.name).toBe('Lena');
      const margins = [...rows, ...levels].map(({ points, other: theirs }) => points - theirs);
      expect(mean).toBeCloseTo(margins.reduce((sum, one) => sum + one, 0) / margins.length);
      await oleg.request('DELETE', '/api/me');
      const left = await standing(lena);
      expect([left.people, left.rows.map(({ name }) => name).toSorted()]).toEqual([2, ['Lena', 'Mira']]);
      expect(left.rows[(left.rank ?? 0) - 1]?.name).toBe('Lena');
    });

    test('one is compared with those one follows and with one’s clubs; of a club of others nobody hears', async () => {
      const [lena, mira, oleg] = [await arrive('Lena'), await arrive('Mira'), await arrive('Oleg')];
      for (const [i, client] of [lena, mira, oleg].entries()) await send(client, await playedDuel(day, 11 + i));
      const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
      const { id } = await lena.request<{ id: string }>('POST', '/api/clubs', { name: 'Nile', crest });
      const { link } = await lena.request<{ link: string }>('GET', `/api/clubs/${id}`);
      const join = new URL(link, 'http://x').searchParams.get('join');
      await mira.request('POST', `/api/clubs/${id}/join`, { join });
      await lena.request('PUT', `/api/me/follows/${oleg.id}`, { on: true });

      const among = async (client: Client, whom: string) => {
        const { games } = await client.request<DuelDayCard>('GET', `/api/duels/${day}?among=${whom}`);
        return games.find(({ game }) => game === GAME) ?? expect.fail('no such game');
      };
      const all = await standing(lena);
      for (const [whom, friend] of [
        ['follows', 'Oleg'],
        [id, 'Mira'],
      ] as const) {
        const some = await among(lena, whom);
        expect(some.rows.map(({ name }) => name).toSorted()).toEqual(['Lena', friend].toSorted());
        // In the order of all, and nothing that is said of all is another.
        expect(some.rows.map(({ name }) => name)).toEqual(
          all.rows.map(({ name }) => name).filter((name) => name === 'Lena' || name === friend),
        );
        const own = some.rows.findIndex(({ name }) => name === 'Lena');
        expect(some).toMatchObject({ people: 3, rank: all.rank, among: { people: 2, rank: own + 1 } });
      }
      expect(all.among).toBeUndefined();
      await expect(among(oleg, id)).rejects.toThrow('no such club');
    });

    test('what was edited, comes too early, too late or from another day does not count, and is told why', async () => {
      const oleg = await arrive('Oleg');
      const text = await playedDuel(day, 5);
      expect(await send(oleg, text.replace(/"at":1/, '"at":2'))).toMatchObject({ counted: false, why: 'edited' });
      expect(await send(oleg, text, duelDay(NOON - DAY_MS))).toMatchObject({ counted: false, why: 'other-deal' });
      expect(await send(oleg, text, duelDay(NOON + DAY_MS))).toMatchObject({ counted: false, why: 'too-early' });
      expect(await send(oleg, text, duelDay(NOON - 5 * DAY_MS))).toMatchObject({ counted: false, why: 'closed' });
      await expect(send(oleg, text, '2026-02-30')).rejects.toThrow('is no day');
      expect((await standing(oleg)).rank).toBeNull();
    });

    test('days in a row make a streak, which a day without a duel ends', async () => {
      const vera = await arrive('Vera');
      for (const days of [0, 1, 2]) {
        now = NOON + days * DAY_MS;
        expect(await send(vera, await playedDuel(duelDay(now), 9), duelDay(now))).toEqual({ counted: true });
      }
      expect((await card(vera, duelDay(now))).streak).toBe(3);
      expect((await card(vera, duelDay(now + DAY_MS))).streak).toBe(3);
      expect((await card(vera, duelDay(now + 2 * DAY_MS))).streak).toBe(0);
    });

    test('tries at puzzles come together from all devices: the first at each counts, and they are in one’s own file', async () => {
      const [lena, mira] = [await arrive('Lena'), await arrive('Mira')];
      const tried = (id: string, right: boolean, at: number) => ({ game: GAME, id, rating: 1200, right, at });
      const tell = (client: Client, ...tries: readonly unknown[]) =>
        client.request<AllPuzzleTries>('POST', '/api/puzzles', { tries });
      const first = [tried('a', false, 1), tried('b', true, 2)];
      expect(await tell(lena, ...first)).toEqual({ tries: first });
      expect(await tell(lena, tried('a', true, 3), { ...tried('c', true, 4), game: 'chess' })).toEqual({
        tries: first,
      });
      expect(await tell(mira)).toEqual({ tries: [] });
      // A clock that is ahead orders nothing into the future.
      const ahead = await tell(mira, tried('a', true, now + DAY_MS));
      expect(ahead.tries.map(({ at }) => at)).toEqual([now]);
      expect(await lena.request('GET', '/api/me/export')).toMatchObject({ puzzles: first });
    });
  });
}
