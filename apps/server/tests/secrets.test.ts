import { FastRandom, type Match, Play, situationOf, type Viewer, type Vocabulary, WHOLE_AUDIENCE } from '@naos/engine';
import { gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import type { Services } from '../src/services.ts';
import { linesAfter } from '../src/tables/beats.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { GameNews } from '../src/tables/game-news.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { pictureFor } from '../src/tables/picture.ts';
import { sightsOf } from '../src/tables/sight.ts';
import { Client } from './kit/client.ts';
import { randomMatch } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const SEED = 'ab'.repeat(32);

/** Everything that seat 0 and a spectator receive while seat 1 chooses in secret. */
async function heardWhile(which: 0 | -1): Promise<string[]> {
  const server = await testServer({}, { now: () => NOON, seed: () => SEED });
  const mover = await Client.guest(server.port, 'Mover');
  const [seat, spectator] = [await Client.guest(server.port, 'Seat'), await Client.guest(server.port, 'Spectator')];
  const { card, links } = await mover.open({
    game: 'aton',
    visibility: 'public',
    seats: [{ kind: 'open' }, { kind: 'me' }],
  });
  await seat.act(card.id, { do: 'sit', seat: 0 });
  await Promise.all([seat, spectator].map((client) => client.follow(card.id)));
  await mover.follow(card.id);
  const news = [seat, spectator].map((client) => client.next('news', ({ version }) => version === 1));
  const commits = (await mover.moves(card.id)).filter((move) => move.startsWith('commit'));
  const secretMove = commits.at(which) ?? '';
  const answer = await mover.play(card.id, secretMove);
  expect(answer.t).toBe('accepted');
  await Promise.all(news);
  await seat.play(card.id, 'place t1-r1-c1');
  const read = (client: Client, path: string) => client.request('GET', path).catch(String);
  const paths = [
    `/api/tables/${card.id}`,
    `/api/tables/${card.id}/moments`,
    `/api/tables/${card.id}/transcript`,
    '/api/tables',
  ];
  const pages = await Promise.all([seat, spectator].flatMap((client) => paths.map((path) => read(client, path))));
  const log = [seat, spectator].flatMap((client) => client.raw).concat(pages.map((page) => JSON.stringify(page)));
  const names = new Map([
    [card.id, 'TABLE'],
    [mover.id, 'MOVER'],
    [seat.id, 'SEAT'],
    [spectator.id, 'SPECTATOR'],
    [links.watch, 'WATCH'],
  ]);
  await server.stop();
  return log.map((text) => {
    const plain = [...names].reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
    return plain.replace(/"id":"[0-9a-f-]{36}"/g, '"id":"REQUEST"');
  });
}

test('what one seat chooses in secret changes no byte that another seat or a spectator receives', async () => {
  const one = await heardWhile(0);
  const other = await heardWhile(-1);
  expect(one.join()).toContain('"kind":"moved","seat":1');
  expect(other).toEqual(one);
});

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: re-dealing what a viewer can’t know changes no byte of its picture and news',
  async (_id, gameModule) => {
    const game = await gameModule.rules();
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      for (const moves of [0, 1, 7, 40]) {
        const match = randomMatch(game, seats, moves, moves + 1);
        if (match.over) continue;
        for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
          const redealt = redeal(match, viewer, 17 + moves);
          expect(allBytes(redealt, viewer)).toBe(allBytes(match, viewer));
        }
      }
    }
  },
);

/** The same match with the parts of its state dealt anew that a viewer can't know. */
function redeal(match: Match<Vocabulary>, viewer: Viewer, seed: number): Match<Vocabulary> {
  const { game } = match;
  const state = game.imagine(game.view(match.state, viewer), new FastRandom(seed));
  const play = new Play(game, state);
  return Object.create(match, {
    situation: { value: (who: Viewer) => situationOf(play, who) },
    asked: { get: () => play.seats() },
    state: { get: () => state },
  }) as Match<Vocabulary>;
}

function allBytes(match: Match<Vocabulary>, viewer: Viewer): string {
  const seats = Array.from({ length: match.head.seats }, (_, seat) => ({
    kind: 'person' as const,
    player: `player ${seat}`,
    name: `Player ${seat}`,
    invite: null,
  }));
  const doc = {
    id: 't',
    status: 'running' as const,
    seats,
    clock: { kind: 'none' as const },
    waiting: match.asked,
    silenced: [],
    time: null,
    proposal: null,
  };
  const live = new LiveTable('t', standIn<TableDoc>({ ...doc, created: NOON, outcome: null }), 1, NOON, NOON);
  live.begin(match);
  for (const _ of match.entries) live.audiences.add(WHOLE_AUDIENCE);
  const services = standIn<Services>({ now: () => NOON, outages: [] });
  const follower = {
    player: viewer === null ? 'somebody' : `player ${viewer}`,
    seat: viewer,
    asker: 'somebody',
    version: -1,
    orders: null,
    send: () => {},
    isOpen: () => true,
    watch: undefined,
    showOut: () => {},
  };
  const sights = sightsOf(match.position, [viewer]);
  const picture = JSON.stringify(pictureFor(services, live, follower, {}, sights));
  return picture + new GameNews(live, linesAfter(live, match, viewer, 0), sights).for(viewer);
}
