import { speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { creatureWords } from '../board/scene/labels.ts';
import { AREAS, areaAt, boardOf } from '../rules/content/areas.ts';
import { CREATURES } from '../rules/content/creatures.ts';
import { words } from '../texts/index.ts';
import { area, every, go, legal, scene } from './scene.ts';

const ids = (list: readonly number[]): string[] => list.map((index) => areaAt(index).id).toSorted();

test('[4.2.1] areas with their neighbours, obelisks, ports and temple numbers', () => {
  expect(AREAS).toHaveLength(34);
  expect(ids(areaAt(area('w-north-dunes')).near)).toEqual(
    [
      'sanctuary',
      'w-far-desert',
      'w-oasis',
      'w-south-dunes',
      'w-temple-north',
      'w1-outskirts',
      'w2-outskirts',
    ].toSorted(),
  );
  expect(ids(areaAt(area('e-oasis')).near)).toEqual([
    'e-far-desert',
    'e-north-dunes',
    'e-south-dunes',
    'e-temple-north',
    'e-temple-south',
  ]);
  expect(areaAt(area('delta-temple'))).toMatchObject({
    type: 'temple',
    obelisk: true,
    port: 'trade',
    near: [],
    income: 0,
  });
  const temples = ['w-temple-north', 'w-temple-south', 'e-temple-north', 'e-temple-south'];
  expect(temples.map((id) => areaAt(area(id)).income)).toEqual([2, 3, 3, 2]);
  expect(
    AREAS.filter(({ port }) => port === 'trade')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['delta-temple', 'e-oasis', 'w-oasis']);
  expect(AREAS.filter(({ port }) => port === 'military')).toHaveLength(5);
  expect(AREAS.filter(({ obelisk }) => obelisk)).toHaveLength(12);
});

test('[4.2.2] a district borders its two siblings and the outskirts, nothing else', () => {
  for (const city of ['w1', 'w2', 'w3', 'e1', 'e3']) {
    for (const n of [1, 2, 3]) {
      const others = [1, 2, 3].filter((other) => other !== n).map((other) => `${city}-d${other}`);
      expect(ids(areaAt(area(`${city}-d${n}`)).near)).toEqual([...others, `${city}-outskirts`].toSorted());
    }
  }
});

test('[4.2.3] adjacency is mutual and never joins the two banks', () => {
  for (const { index, id, near } of AREAS) {
    for (const other of near) {
      expect(areaAt(other).near).toContain(index);
      expect(areaAt(other).id[0] === 's' ? 'w' : areaAt(other).id[0]).toBe(id[0] === 's' ? 'w' : id[0]);
    }
  }
});

test('[4.3.1] a boat goes from any port, even a foreign one, to any other trade port for one point', () => {
  const home = go(scene(5).troop(0, 'w1-outskirts', 2).play(), 'token l2-move', 'from w1-outskirts');
  expect(every(home, 'step')).toEqual(expect.arrayContaining(['w-oasis', 'e-oasis', 'delta-temple']));
  go(home, 'step e-oasis');
  expect(home.state.units[area('e-oasis')]).toBe(2);
  const abroad = go(scene(5).troop(0, 'e3-outskirts', 2).play(), 'token l2-move', 'from e3-outskirts');
  expect(every(abroad, 'step')).toEqual(expect.arrayContaining(['w-oasis', 'e-oasis', 'delta-temple', 'w1-outskirts']));
});

test('[4.3.2, TV-23] a boat also goes to the own outskirts, to no other military port', () => {
  const out = go(scene(3).troop(0, 'w1-outskirts', 2).play(), 'token l2-move', 'from w1-outskirts');
  expect(every(out, 'step')).toEqual(expect.arrayContaining(['delta-temple', 'w-oasis']));
  expect(legal(out)).not.toContain('step w3-outskirts');
  const back = go(scene(3).troop(0, 'delta-temple', 2).play(), 'token l2-move', 'from delta-temple');
  expect(every(back, 'step').toSorted()).toEqual(['w-oasis', 'w1-outskirts']);
});

test('[4.4.1] cities and closed areas by number of players', () => {
  const cities = (seats: number) => boardOf(seats).cities.map((city) => ['w1', 'w2', 'w3', 'e1', 'e3'][city]);
  expect([2, 3, 4, 5].map(cities)).toEqual([
    ['w1', 'w3'],
    ['w1', 'w2', 'w3'],
    ['w1', 'w3', 'e1', 'e3'],
    ['w1', 'w2', 'w3', 'e1', 'e3'],
  ]);
  const closed = (seats: number) =>
    AREAS.filter(({ index }) => boardOf(seats).open[index] !== true).map(({ id }) => id);
  expect(closed(5)).toEqual([]);
  expect(closed(4).toSorted()).toEqual(['sanctuary', 'w2-d1', 'w2-d2', 'w2-d3', 'w2-outskirts']);
  expect(closed(3)).toHaveLength(14);
  expect(closed(2)).toHaveLength(19);
});

test('[4.4.2] closed areas are no neighbours, no ports, no teleport targets and no retreat', () => {
  const running = go(scene(2).troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1).play(), 'token l2-move', 'from w1-d1');
  expect(every(running, 'teleport').some((id) => id.startsWith('e-') || id === 'sanctuary')).toBe(false);
  const dunes = go(scene(2).troop(0, 'w-north-dunes', 2).play(), 'token l2-move', 'from w-north-dunes');
  expect(every(dunes, 'step').toSorted()).toEqual([
    'w-far-desert',
    'w-oasis',
    'w-south-dunes',
    'w-temple-north',
    'w1-outskirts',
  ]);
  const port = go(scene(2).troop(0, 'w-oasis', 2).play(), 'token l2-move', 'from w-oasis');
  expect(every(port, 'step')).not.toContain('e-oasis');
});

test('[4.4.3] three temples with 2 or 3 players, five with 4 or 5; the sanctuary with 3 or 5 only', () => {
  expect([2, 3, 4, 5].map((seats) => boardOf(seats).temples.length)).toEqual([3, 3, 5, 5]);
  expect([2, 3, 4, 5].map((seats) => boardOf(seats).open[area('sanctuary')])).toEqual([false, true, false, true]);
});

test('every creature is explained in the words of its power tile, in both languages', () => {
  for (const language of ['en', 'ru'] as const) {
    const say = speaker(language, words.catalogs);
    for (const { index, power } of CREATURES) {
      const about = words.catalogs[language][`tile.${power}.about`] ?? '';
      expect(about).not.toBe('');
      expect(creatureWords(index, say)).toContain(say({ key: `tile.${power}.about` }));
    }
  }
});
