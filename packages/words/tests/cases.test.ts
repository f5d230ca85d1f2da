import { expect, test } from 'vitest';
import { type Catalogs, declined, line, problemsIn, speaker } from '../src/index.ts';

const catalogs: Catalogs = {
  en: {
    horus: 'Horus',
    osiris: 'Osiris',
    list: '{first}, {rest}',
    scribes: '{n, plural, one {# scribe} other {# scribes}}',
    from: 'from the sector of {god}',
    pay: 'Pay {goods}',
  },
  ru: {
    horus: declined({ nom: 'Гор', gen: 'Гора', dat: 'Гору' }),
    osiris: declined({ nom: 'Осирис', gen: 'Осириса' }),
    list: '{first, same}, {rest, same}',
    scribes:
      '{case, select, acc {{n, plural, one {# писаря} few {# писарей} many {# писарей} other {# писаря}}} other {{n, plural, one {# писарь} few {# писаря} many {# писарей} other {# писаря}}}}',
    from: 'из сектора {god, gen}',
    pay: 'Заплатить {goods, acc}',
  },
};
const en = speaker('en', catalogs);
const ru = speaker('ru', catalogs);

test('a sentence asks for a case, and the name of the thing gives it', () => {
  const from = line('from', { god: line('horus') });
  expect(ru(from)).toBe('из сектора Гора');
  expect(en(from)).toBe('from the sector of Horus');
  expect(ru(line('horus'))).toBe('Гор');
});

test('a list passes the case on to each of its items', () => {
  const both = line('list', { first: line('horus'), rest: line('osiris') });
  expect(ru(line('from', { god: both }))).toBe('из сектора Гора, Осириса');
  expect(ru(both)).toBe('Гор, Осирис');
});

test('a case and a figure stand together', () => {
  const pay = (n: number) => ru(line('pay', { goods: line('scribes', { n }) }));
  expect([1, 2, 5, 21].map(pay)).toEqual([
    'Заплатить 1 писаря',
    'Заплатить 2 писарей',
    'Заплатить 5 писарей',
    'Заплатить 21 писаря',
  ]);
});

test('what has no such form, and a plain text, are said as they are', () => {
  expect(ru(line('pay', { goods: line('osiris') }))).toBe('Заплатить Осирис');
  expect(ru(line('pay', { goods: 'Анна' }))).toBe('Заплатить Анна');
});

test('the case is no value of its own', () => {
  expect(problemsIn(catalogs)).toEqual([]);
});
