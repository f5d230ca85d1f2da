import { describe, expect, test } from 'vitest';
import { type Catalogs, line, speaker } from '../src/index.ts';

const catalogs: Catalogs = {
  en: {
    priests: '{n, plural, one {# priest} other {# priests}}',
    placed: '{who, select, you {You place} other {{name} places}} {what}.',
    place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    others: '{n, plural, =0 {nobody else} one {# other} other {# others}}',
    more: '{n, plural, offset:1 =1 {only you} one {you and # other} other {you and # others}}',
    owner:
      '{n, plural, one {{who, select, you {your # priest} other {# priest}}} other {{who, select, you {your # priests} other {# priests}}}}',
    quoted: "it's '{'not a value'}'",
    large: '{n} points',
  },
  ru: {
    priests: '{n, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}}',
    placed: '{who, select, you {Вы ставите} other {{name} ставит}} {what}.',
    place: '{n}-е место',
    others: '{n, plural, =0 {больше никого} one {ещё #} few {ещё #} many {ещё #} other {ещё #}}',
    more: '{n}',
    owner: '{n}',
    quoted: 'просто {n}',
    large: '{n} очков',
  },
};
const en = speaker('en', catalogs);
const ru = speaker('ru', catalogs);

describe('plurals', () => {
  test.each([
    [1, '1 жрец'],
    [2, '2 жреца'],
    [4, '4 жреца'],
    [5, '5 жрецов'],
    [11, '11 жрецов'],
    [12, '12 жрецов'],
    [21, '21 жрец'],
    [22, '22 жреца'],
    [111, '111 жрецов'],
    [0, '0 жрецов'],
    [1.5, '1,5 жреца'],
  ])('Russian %d: %s', (n, text) => {
    expect(ru(line('priests', { n }))).toBe(text);
  });

  test('English knows one and other', () => {
    expect([0, 1, 2].map((n) => en(line('priests', { n })))).toEqual(['0 priests', '1 priest', '2 priests']);
  });

  test('an exact number comes before a form, and an offset is taken off before it', () => {
    expect(en(line('others', { n: 0 }))).toBe('nobody else');
    expect([1, 2, 4].map((n) => en(line('more', { n })))).toEqual(['only you', 'you and 1 other', 'you and 3 others']);
  });

  test('# inside a select means the figure of the plural around it', () => {
    expect(en(line('owner', { n: 3, who: 'you' }))).toBe('your 3 priests');
    expect(en(line('owner', { n: 1, who: 'them' }))).toBe('1 priest');
  });

  test('ordinals', () => {
    expect([1, 2, 3, 4, 11, 21].map((n) => en(line('place', { n })))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
  });
});

test('a line as a value is said in the same language', () => {
  const what = line('priests', { n: 2 });
  expect(en(line('placed', { who: 'you', name: '', what }))).toBe('You place 2 priests.');
  expect(ru(line('placed', { who: 'other', name: 'Лена', what }))).toBe('Лена ставит 2 жреца.');
});

test('a select without the asked case takes other', () => {
  expect(en(line('placed', { who: 'nobody', name: 'Ipi', what: 'it' }))).toBe('Ipi places it.');
});

test('figures are written as the language writes them', () => {
  expect(en(line('large', { n: 12345 }))).toBe('12,345 points');
  expect(en(line('large', { n: -2 }))).toBe('−2 points');
  expect(ru(line('large', { n: 12345 }))).toBe('12\u00a0345 очков');
});

test('quoted braces are text', () => {
  expect(en(line('quoted'))).toBe("it's {not a value}");
});

test('a key nobody knows is said as it is, and a value nobody gave is left out', () => {
  expect(en(line('no.such.key'))).toBe('no.such.key');
  expect(en(line('large'))).toBe(' points');
});

test('the first catalog that has a key says it', () => {
  const over: Catalogs = { en: { large: 'many' }, ru: { large: 'много' } };
  expect(speaker('en', over, catalogs)(line('large', { n: 1 }))).toBe('many');
  expect(speaker('ru', catalogs, over)(line('large', { n: 1 }))).toBe('1 очков');
});

test('what happened is told in a sentence: a thing at its beginning has a capital letter, a person keeps the own one', () => {
  const text = { 'event.put': '{what} is put away by {who}', put: '{what} is put away by {who}', die: 'white {n}' };
  const say = speaker('en', { en: text, ru: text });
  const values = { what: line('die', { n: 3 }), who: 'anna' };
  expect(say(line('event.put', values))).toBe('White 3 is put away by anna');
  expect(say(line('put', values))).toBe('white 3 is put away by anna');
  expect(say(line('event.put', { ...values, what: 'ёж' }))).toBe('ёж is put away by anna');
});
