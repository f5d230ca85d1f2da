import { expect, test } from 'vitest';
import data from '../components.json' with { type: 'json' };
import { BATTLE_CARDS, FULL_HAND } from '../rules/content/battle-cards.ts';
import { CREATURES } from '../rules/content/creatures.ts';
import { INTERVENTIONS, WHOLE_DECK } from '../rules/content/interventions.ts';
import { SPACES } from '../rules/content/spaces.ts';
import { TILES } from '../rules/content/tiles.ts';
import { can, go, scene } from './scene.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

test('[3.1.1] the box has 64 tiles, 10 creatures, 6 mercenaries, 38 intervention and 2 special battle cards', () => {
  expect(sum(TILES.map(({ copies }) => copies))).toBe(64);
  expect(CREATURES).toHaveLength(10);
  expect(sum(INTERVENTIONS.map(({ copies }) => copies))).toBe(38);
  expect(BATTLE_CARDS.filter(({ id }) => id.startsWith('special'))).toHaveLength(2);
  expect(data.componentList.common).toMatchObject({ mercenaries: 6, silverTokens: 5, goldTokens: 5, stormOverlays: 2 });
  const bands = TILES.filter(({ id }) => id === 'mercenaries').map(
    ({ copies, effects }) => copies * (effects[0]?.value ?? 0),
  );
  expect(bands).toEqual([6]);
});

test('[3.1.2] a player starts with 12 units, 5 action tokens and 8 battle cards', () => {
  const { state } = scene();
  expect([state.supply[0], state.tokens[0], FULL_HAND.toString(2).length]).toEqual([12, 5, 8]);
  expect(data.componentList.perPlayer).toMatchObject({ pyramids: 3, pyramidPartsPerPyramid: 3, acquireTokens: 4 });
});

test('[3.1.3] a pyramid starts at level 0 and ends at 4: three parts and the upright top', () => {
  const running = go(scene().prayer(0, 11).play(), 'token l2-build');
  expect(can(running, 'raise w1-d1 ruby 4')).toBe(true);
  go(running, 'raise w1-d1 ruby 4');
  expect(running.state.height[0]).toBe(4);
  expect(can(go(scene().pyramid('w1-d1', 'ruby', 4).play(), 'token l2-build'), 'raise w1-d1 ruby 4')).toBe(false);
});

test('[3.2.1] nine spaces in three rows', () => {
  const rows = (row: number) => SPACES.filter((space) => space.row === row).map(({ action }) => action);
  expect(rows(3)).toEqual(['recruit', 'move']);
  expect(rows(2)).toEqual(['move', 'build', 'pray']);
  expect(rows(1)).toEqual(['pray', 'buy', 'buy', 'buy']);
});

test('[3.3.1] the eight ordinary cards with strength, damage, guaranteed damage and protection', () => {
  const rows = BATTLE_CARDS.slice(0, 8).map(({ strength, damage, guaranteed, protection }) => [
    strength,
    damage,
    guaranteed,
    protection,
  ]);
  expect(rows).toEqual([
    [5, -2, 0, 0],
    [4, 1, 0, 0],
    [3, 2, 0, 0],
    [3, 0, 0, 1],
    [2, 2, 0, 1],
    [2, 0, 0, 2],
    [1, 3, 0, 0],
    [1, 0, 1, 3],
  ]);
});

test('[3.3.2] the special cards exist once each and are in no hand before their tile is bought', () => {
  expect(BATTLE_CARDS.slice(8).map(({ strength, damage, protection }) => [strength, damage, protection])).toEqual([
    [3, 3, 0],
    [3, 0, 3],
  ]);
  expect(scene(5).state.battleHand).toEqual([255, 255, 255, 255, 255]);
  const running = go(
    scene().pyramid('w1-d1', 'ruby', 2).play(),
    'token l1-buy-1',
    'buy wyyrt-storm',
    'remove chariot-raid',
  );
  expect(running.state.battleHand[0]).toBe(0b01_1011_1111);
  expect(running.state.offer[TILES.findIndex(({ id }) => id === 'wyyrt-storm')]).toBe(0);
});

test('[3.4.1] the ten creatures with strength, protection, damage and move', () => {
  const rows = CREATURES.map(({ id, strength, protection, damage, move }) =>
    [id, strength, protection, damage, move].join(' '),
  );
  expect(rows).toEqual([
    'phoenix 1 0 0 1',
    'royal-scarab 2 0 0 2',
    'giant-scorpion 2 0 2 1',
    'war-elephant 1 1 0 1',
    'sphinx 2 0 0 0',
    'deep-desert-snake 0 0 0 1',
    'mummy 2 0 0 1',
    'khnums-sphinx 1 0 0 1',
    'griffin-sphinx 2 0 0 0',
    'soul-devourer 2 0 0 1',
  ]);
});

test('[3.5.1] a tile costs its level', () => {
  for (const [id, level] of [
    ['charge', 1],
    ['carnage', 2],
    ['blades-of-neith', 3],
    ['initiative', 4],
  ] as const) {
    const running = go(scene().pyramid('w1-d1', 'ruby', 4).play(), 'token l1-buy-1', `buy ${id}`);
    expect(running.state.prayer[0]).toBe(7 - level);
  }
});

test('[3.5.2] 16 tiles of each colour, four of each level', () => {
  for (const colour of [0, 1, 2, 3]) {
    for (const level of [1, 2, 3, 4]) {
      const tiles = TILES.filter((row) => row.colour === colour && row.level === level);
      expect(sum(tiles.map(({ copies }) => copies))).toBe(4);
      expect(tiles.map(({ copies }) => copies)).toEqual(level === 1 ? [2, 2] : [1, 1, 1, 1]);
    }
  }
});

test('[3.6.1] 33 cards are the deck; the five Diversions are not in it', () => {
  expect(WHOLE_DECK).toHaveLength(33);
  expect(INTERVENTIONS.find(({ id }) => id === 'diversion')?.copies).toBe(5);
  expect(WHOLE_DECK.map((kind) => INTERVENTIONS[kind]?.id)).not.toContain('diversion');
});
