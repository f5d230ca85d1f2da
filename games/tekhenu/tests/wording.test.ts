import { line, textFaults } from '@naos/words';
import { expect, test } from 'vitest';
import { GOODS } from '../rules/content/goods.ts';
import { KINDS } from '../rules/content/market.ts';
import { PEOPLE_SPACES } from '../rules/content/temple.ts';
import { COLOURS, CONDITIONS, GODS, PURITIES } from '../rules/content/wheel.ts';
import { words } from '../texts/index.ts';

const gods = GODS.map((god) => `god.${god}`);
const amounts = GOODS.flatMap((good) => [1, 2, 5, 21].map((n) => line(`amount.${good}`, { n })));
const list = [line('list', { first: line('amount.scribe', { n: 2 }), rest: line('amount.gold', { n: 1 }) })];
const goods = [...amounts, ...list, line('amount.any', { n: 2 })];
const cells = [line('cell', { row: 1, column: 5 })];
const spaces = ['w', 'e', 's', 'n'].map((side) => line(`side.${side}`, { line: 3 }));
const people = PEOPLE_SPACES.map((space) => line(`people.${space}`));
const districts = ['papyrus', 'bread', 'limestone', 'granite'].map((good) => `district.${good}`);
const slots = districts.map((district) => line('slot', { district: line(district), row: 5 }));
const dice = COLOURS.map((colour) => line('die', { colour: line(`colour.${colour}`), face: 4 }));
const cards = [line('starting.name', { initiative: 3 }), line('destiny.name', { ankh: line('ankh', { ankh: 2 }) })];
const texts = ['card.B07', 'card.T10', 'card.323', 'card.P12', 'card.ankh.2'];
const more = ['nothing'];

/** What stands in the places of Tekhenu's texts. */
const things = {
  god: gods,
  first: gods,
  second: gods,
  rest: gods,
  good: GOODS.map((good) => `good.${good}`),
  goods,
  gain: goods,
  reward: goods,
  cost: goods,
  faith: [line('amount.faith', { n: 2 })],
  upkeep: [line('amount.bread', { n: 2 })],
  bonus: goods,
  scribes: [line('amount.scribe', { n: 1 })],
  kind: KINDS.map((kind) => `kind.${kind}`),
  marker: ['marker.population', 'marker.happiness'],
  district: districts,
  slot: slots,
  card: cards,
  ankh: [line('ankh', { ankh: 2 })],
  cell: cells,
  space: [...spaces, ...people],
  die: dice,
  colour: COLOURS.map((colour) => `colour.${colour}`),
  purity: PURITIES.map((purity) => `purity.${purity}`),
  light: CONDITIONS.map((condition) => `light.${condition}`),
  does: GODS.map((god) => `god.${god}.does`),
  text: texts,
  ability: ['card.P01', line('text.tile.light', { text: line('card.P12'), light: line('light.sunny') })],
  when: ['explain.blessing', 'explain.technology'],
  code: ['code.B07', 'code.323'],
  other: ['code.304'],
  from: ['from.cell'],
  reason: ['reason.decree'],
  more,
  place: [line('place', { section: 2, number: 3 })],
  token: [...gods, 'good.bread'],
};

/** Resources and codes read the same as what is paid or taken. */
const indeclinable = [...GOODS.filter((good) => good !== 'scribe').map((good) => `amount.${good}`), 'amount.any'];

test('every text reads well in both languages, with names and figures in every place', () => {
  expect(textFaults(words.catalogs, { things, indeclinable })).toEqual([]);
});
