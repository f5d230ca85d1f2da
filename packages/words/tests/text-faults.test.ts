import { describe, expect, test } from 'vitest';
import { declined, faultsOfText, type Namings, textFaults } from '../src/index.ts';

const faults = (en: string, ru: string, namings: Namings = {}) =>
  textFaults(
    {
      en: { text: en, 'god.horus': 'Horus', 'god.osiris': 'Osiris', 'card.7': 'It is free.' },
      ru: {
        text: ru,
        'god.horus': declined({ nom: 'Гор', gen: 'Гора' }),
        'god.osiris': declined({ nom: 'Осирис', gen: 'Осириса', acc: 'Осириса' }),
        'card.7': 'Она бесплатна.',
      },
    },
    namings,
  );
const gods = { things: { god: ['god.horus', 'god.osiris'] } };

test('sound texts have no fault', () => {
  expect(faults('Take from {god}', 'Взять из сектора {god, gen}', gods)).toEqual([]);
  expect(faults('{you, select, yes {You} other {{name}}} act', '{you, select, yes {Вы} other {{name}}}: ход')).toEqual(
    [],
  );
  expect(
    faults(
      '{n, plural, one {# card} other {# cards}}',
      '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
    ),
  ).toEqual([]);
});

describe('what is said is read', () => {
  test.each([
    ['Two.. dots', '".."'],
    ['A card!.', '"!."'],
    ['One , two', '" ,"'],
    ['Two  spaces', 'two spaces'],
    ['It is undefined', '"undefined"'],
    ['It is {what}', '"{"'],
    ['None ()', '"()"'],
  ])('%s', (text, fault) => {
    expect(faultsOfText(text).join()).toContain(fault);
  });

  test('three dots and a question that shouts are no fault', () => {
    expect(faultsOfText('Wait… what?! Well...')).toEqual([]);
  });
});

test('a sentence inside a sentence ends once', () => {
  expect(faults('Take: {text}.', 'Взять: {text}', { things: { text: ['card.7'] } })).toEqual([
    'en "text": ".." in "Take: It is free..".',
  ]);
});

test('every form is tried, one inside another too', () => {
  const en = '{you, select, yes {You} other {{n, plural, one {#  card} other {# cards}}}}';
  const ru = '{you, select, yes {Вы} other {{n, plural, =0 {.,} one {#} few {#} many {#} other {#}}}}';
  expect(faults(en, ru)).toEqual(['en "text": two spaces in "1  card".', 'ru "text": ".," in ".,".']);
});

describe('cases', () => {
  test('a name after a word says its case', () => {
    expect(faults('Take from {god}', 'Взять из сектора {god}', gods)).toEqual([
      'ru "text": {god} stands after a word without saying its case.',
    ]);
    expect(faults('{god}: go', '{god}: вперёд', gods)).toEqual([]);
    expect(faults('Now {god}', 'Теперь {god, nom}', gods)).toEqual([]);
  });

  test('a name that is asked for a case has it', () => {
    expect(faults('Ask {god}', 'Спросить {god, acc}', gods)).toEqual([
      'ru "text": {god, acc} is asked of "god.horus", which has no such form.',
    ]);
  });

  test('what reads the same in every case is said to', () => {
    expect(faults('Ask {god}', 'Спросить {god, acc}', { ...gods, indeclinable: ['god.horus'] })).toEqual([]);
  });

  test('a value in a case is a thing that the caller names', () => {
    expect(faults('Ask {god}', 'Спросить {god, acc}')).toEqual([
      'ru "text": {god, acc} is in a case, but nobody says what stands there.',
    ]);
  });

  test('people are not declined', () => {
    expect(faults('A card for {name}', 'Карта для {name}')).toEqual([
      'ru "text": {name} is a person after "для" and can’t be declined.',
    ]);
    expect(faults('{name} asks', 'Спросить {name, acc}', { things: { name: [] } })).toEqual([
      'ru "text": {name, acc} is in a case, but nobody says what stands there.',
    ]);
  });
});

test('a figure before a noun is a plural', () => {
  const plural = '{n, plural, one {#} few {#} many {#} other {#}}';
  expect(faults('{n} scribes, {n, plural, one {#} other {#}}', `${plural}: {n} писарей`)).toEqual([
    'en "text": {n} before "scribes" needs its plural forms.',
    'ru "text": {n} before "писарей" needs its plural forms.',
  ]);
});

test('a text that stands nowhere is named', () => {
  expect(faults('{god}', '{god}', { things: { god: ['god.seth'] } })).toEqual([
    'There is no text "god.seth" to stand for {god}.',
  ]);
});
