import { at, fastChance, GameError, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { TILES } from '../rules/content/tiles.ts';
import { kemet } from '../rules/index.ts';
import type { Kemet } from '../rules/vocabulary.ts';
import { cityOf, every, forbids, go, hand, legal, owned, question, type Running, supply, told } from './scene.ts';

const start = (seats: number, seed = 1, options: Kemet['options'] = {}): Running =>
  new Play(kemet, kemet.setup(seats, options, fastChance(seed, kemet.streams.length)), true);
/** Takes the first legal move until a step of the setup is reached. */
function until(running: Running, step: string): Running {
  while (!question(running).startsWith(step)) running.make(at(running.moves(), 0));
  return running;
}
const count = (mask: number): number => [0, 1, 2, 3].filter((bit) => (mask & (1 << bit)) !== 0).length;

test('[5.1] two, three, three and four colours are drawn at random', () => {
  expect([2, 3, 4, 5].map((seats) => count(start(seats).state.colours))).toEqual([2, 3, 3, 4]);
  const draws = new Set(Array.from({ length: 40 }, (_, seed) => start(2, seed).state.colours));
  expect(draws.size).toBe(6);
});

test('[5.2, 5.3, TV-11] 26, 48, 48 and 64 tiles; with two players no second copies and no Act of God', () => {
  const offered = (seats: number) => start(seats).state.offer.reduce((all, n) => all + n, 0);
  expect([2, 3, 4, 5].map(offered)).toEqual([26, 48, 48, 64]);
  const { offer, colours } = start(2).state;
  for (const colour of [0, 1, 2, 3]) {
    const levels = [1, 2, 3, 4].map((level) =>
      TILES.filter((tile) => tile.colour === colour && tile.level === level).reduce(
        (all, { index }) => all + (offer[index] ?? 0),
        0,
      ),
    );
    expect(levels).toEqual((colours & (1 << colour)) === 0 ? [0, 0, 0, 0] : [2, 4, 4, 3]);
  }
  expect(TILES.filter(({ id }) => id.startsWith('act-of-god')).some(({ index }) => (offer[index] ?? 0) > 0)).toBe(
    false,
  );
});

test('[5.4, 5.7] one Diversion each and two cards from the shuffled deck of 33', () => {
  const running = start(4);
  for (const seat of [0, 1, 2, 3]) expect(hand(running, seat)).toHaveLength(2);
  expect(kemet.view(running.state, null).cards).toEqual([3, 3, 3, 3]);
  expect(running.state.deck).toHaveLength(33 - 8);
  expect(start(4, 2).state.deck).not.toEqual(running.state.deck);
  expect(told(running, 'drew', 1).filter(({ seat }) => seat === 0)).toHaveLength(1);
  expect(told(running, 'drawn', 1).every(({ seat }) => seat === 1)).toBe(true);
});

test('[5.5] picked cities are given out, the others are dealt at random', () => {
  const running = start(3, 1, { 'city-2': 'w1' });
  expect(cityOf(running, 1)).toBe('w1');
  expect(new Set([0, 1, 2].map((seat) => cityOf(running, seat))).size).toBe(3);
  const first = new Set(Array.from({ length: 30 }, (_, seed) => cityOf(start(3, seed), 0)));
  expect([...first].toSorted()).toEqual(['w1', 'w2', 'w3']);
  expect(() => start(2, 1, { 'city-1': 'e1' })).toThrow(GameError);
  expect(() => start(3, 1, { 'city-1': 'w1', 'city-2': 'w1' })).toThrow(/same city/);
  expect(() => start(6)).toThrow(/2 to 5/);
});

test('[5.6] 12 units, 5 tokens, 8 battle cards, 7 prayer points', () => {
  const { state } = start(5);
  expect([state.supply, state.tokens, state.prayer]).toEqual([
    [12, 12, 12, 12, 12],
    [5, 5, 5, 5, 5],
    [7, 7, 7, 7, 7],
  ]);
  expect(state.battleHand).toEqual([255, 255, 255, 255, 255]);
  expect(state.goldOn).toEqual([-1, -1, -1, -1, -1]);
});

test('[5.8] the turn order is drawn', () => {
  const orders = new Set(Array.from({ length: 60 }, (_, seed) => start(3, seed).state.order.join('')));
  expect(orders.size).toBe(6);
});

test('[5.9] in turn order: five units in each of two own districts, two stay in the supply', () => {
  const running = start(3, 5, { 'city-1': 'w1', 'city-2': 'w2', 'city-3': 'w3' });
  const { order } = running.state;
  for (const seat of order) {
    expect(question(running)).toBe(`setup/place troops ${seat}`);
    const city = cityOf(running, seat);
    expect(legal(running).toSorted()).toEqual([
      `garrison ${city}-d1 ${city}-d2`,
      `garrison ${city}-d1 ${city}-d3`,
      `garrison ${city}-d2 ${city}-d3`,
    ]);
    go(running, `garrison ${city}-d1 ${city}-d3`);
    expect(supply(running, seat)).toBe(2);
  }
  expect(running.state.units.filter((n) => n === 5)).toHaveLength(6);
});

test('[5.10, TV-13] heights 2 and 1 or, with three colours, 1, 1 and 1; each in a colour of its own', () => {
  const two = until(start(2, 1, { 'city-1': 'w1', 'city-2': 'w3' }), 'setup/place pyramids');
  const first = at(every(two, 'raise'), 0);
  const [district, colour = ''] = first.split(' ');
  go(two, `raise ${district} ${colour} 1`);
  expect(every(two, 'raise').every((text) => text.endsWith(' 2') && !text.includes(colour))).toBe(true);
  const three = until(start(3, 1), 'setup/place pyramids');
  expect(every(three, 'raise').some((text) => text.endsWith(' 3'))).toBe(false);
  for (const turn of [1, 2]) {
    const text = every(three, 'raise').find((one) => one.endsWith(' 1'));
    expect(text, `pyramid ${turn}`).toBeDefined();
    go(three, `raise ${text}`);
  }
  // The third is the only one left and is placed by itself.
  expect(three.state.height.filter((height) => height === 1)).toHaveLength(3);
  const fresh = until(start(3, 1), 'setup/place pyramids');
  const [where, what] = at(every(fresh, 'raise'), 0).split(' ');
  expect(forbids(fresh, `raise ${where} ${what} 3`)).toBe('5.10');
});

test('[5.11, TV-10] the acquire tokens of the placed colours lie on buy spaces, the third stays in the supply', () => {
  const running = until(start(3, 1), 'setup/place pyramids');
  const seat = running.seat;
  const two = every(running, 'raise').find((text) => text.endsWith(' 2'));
  go(running, `raise ${two}`);
  go(running, `raise ${every(running, 'raise').find((text) => text.endsWith(' 1'))}`);
  const tokens = running.state.acquire.slice(seat * 3, seat * 3 + 3);
  expect(tokens.slice(0, 2).every((colour) => colour >= 0)).toBe(true);
  expect(tokens[0]).not.toBe(tokens[1]);
  expect(tokens[2]).toBe(-1);
});

test('[5.12, R17] in reverse turn order: a free level-1 tile of a pyramid’s colour, no purchase', () => {
  const running = until(start(3, 1), 'setup/choose a starting tile');
  const { order } = running.state;
  expect(running.seat).toBe(order[2]);
  const colours = running.state.colour.filter(
    (_, district) => running.state.lord[Math.floor(district / 3)] === running.seat,
  );
  const offered = every(running, 'take').map((id) => TILES.find((tile) => tile.id === id));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.every((tile) => tile?.level === 1 && colours.includes(tile.colour))).toBe(true);
  const seat = running.seat;
  const wanted = offered.find((tile) => tile?.id !== 'mercenaries');
  expect(forbids(running, 'take spy')).toBe('5.12');
  go(running, `take ${wanted?.id}`);
  expect(owned(running, seat)).toEqual([wanted?.id]);
  expect([running.state.prayer[seat], running.state.bought[seat]]).toEqual([7, 0]);
  expect(running.seat).toBe(order[1]);
});

test('[TV-12] a player after the setup', () => {
  const running = until(start(4, 3), 'setup/choose a starting tile');
  const { state } = running;
  for (const seat of [0, 1, 2, 3]) {
    expect([state.prayer[seat], supply(running, seat), state.battleHand[seat], state.goldOn[seat]]).toEqual([
      7, 2, 255, -1,
    ]);
    expect(state.units.filter((n, area) => n === 5 && state.holder[area] === seat)).toHaveLength(2);
    expect(kemet.view(state, null).cards[seat]).toBe(3);
  }
});
