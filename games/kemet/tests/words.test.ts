import { line, speaker, textFaults } from '@naos/words';
import { expect, test } from 'vitest';
import { AREAS, CITIES } from '../rules/content/areas.ts';
import { BATTLE_CARDS } from '../rules/content/battle-cards.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { CREATURES } from '../rules/content/creatures.ts';
import { INTERVENTIONS } from '../rules/content/interventions.ts';
import { ACTIONS, SPACES } from '../rules/content/spaces.ts';
import { TILES } from '../rules/content/tiles.ts';
import { words } from '../texts/index.ts';
import { along, joined, quoted, spaceName, tileName } from '../texts/terms.ts';

const ru = speaker('ru', words.catalogs);
const keys = (kind: string, list: readonly { readonly id: string }[]): string[] =>
  list.map(({ id }) => `${kind}.${id}`);
const areas = keys('area', AREAS);
const cards = keys('card', INTERVENTIONS);
const [tile = 0] = TILES.map(({ index }) => index);

test('every text reads well in both languages, with names in every place and each plural form', () => {
  const faults = textFaults(words.catalogs, {
    people: ['name', 'names', 'defender', 'order'],
    things: {
      area: areas,
      from: areas,
      to: areas,
      place: areas,
      areas,
      city: keys('city', CITIES),
      colour: COLOURS.map((id) => `colour.${id}`),
      colours: COLOURS.map((id) => `colour.${id}`),
      pyramid: COLOURS.map((id) => `pyramid.${id}`),
      creature: keys('creature', CREATURES),
      creatures: keys('creature', CREATURES),
      first: keys('creature', CREATURES),
      rest: keys('creature', CREATURES),
      with: [along(1), along(3)],
      card: [...cards, ...keys('battle', BATTLE_CARDS)],
      removed: keys('battle', BATTLE_CARDS),
      tile: keys('tile', TILES),
      tiles: [quoted(tileName(tile))],
      what: keys('tile', TILES),
      list: [joined([quoted(tileName(tile)), quoted(tileName(tile))])],
      action: ACTIONS.map((id) => `action.${id}`),
      space: SPACES.map(({ index }) => spaceName(index)),
    },
  });
  expect(faults).toEqual([]);
});

test('a pyramid and a creature stand in the case that the log line asks for', () => {
  const say = (event: Parameters<typeof words.event>[0]): string => {
    const told = words.event(event, () => 'Анна', null);
    return told === null ? '' : ru(told);
  };
  expect(say({ kind: 'pyramid', seat: 0, district: 0, colour: 0, level: 2, cost: 2 })).toContain(
    'строит рубиновую пирамиду до уровня 2',
  );
  expect(say({ kind: 'posted', seat: 0, creature: 1, area: 0 })).toContain('помещает Царского скарабея');
  expect(say({ kind: 'went', seat: 0, from: 0, to: 15, units: 21, beasts: 0b100010, way: 'land', cost: 0 })).toContain(
    'ведёт 21 воина и Царского скарабея, Пустынную змею',
  );
});

test('the first pyramids: one level is left, two levels are left', () => {
  const left = (parts: number): string => ru(line('prompt.setup.place-pyramids', { parts }));
  expect([1, 2].map(left)).toEqual(['Заложите пирамиду: остался 1 уровень', 'Заложите пирамиду: осталось 2 уровня']);
});
