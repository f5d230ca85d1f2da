import { expect, test } from 'vitest';
import { missingValues } from '../src/message.ts';

test('a value that a message asks for and does not get is named', () => {
  expect(missingValues('You have {n} of {what}.', { n: 2 })).toEqual(['what']);
  expect(missingValues('No value here.', {})).toEqual([]);
});

test('every form of a plural counts', () => {
  const message = '{n, plural, =0 {nothing} one {# card of {name}} other {# cards of {name} in {place}}}.';
  expect(missingValues(message, { n: 1, name: 'Ra' })).toEqual(['place']);
  expect(missingValues(message, {})).toEqual(['n', 'name', 'place']);
});

test('of a select only the form that is picked counts', () => {
  const message = '{who, select, you {You take {what}} other {{name} takes {what, acc}}}.';
  expect(missingValues(message, { who: 'you', what: 'a card' })).toEqual([]);
  expect(missingValues(message, { who: 'they', what: 'a card' })).toEqual(['name']);
});

test('the case is asked for by the sentence around, and quoted braces are no values', () => {
  expect(missingValues("{case, select, acc {Исиду} other {Исида}} '{not a value}' {who, gen}", {})).toEqual(['who']);
});
