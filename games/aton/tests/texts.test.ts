import { readdirSync, readFileSync } from 'node:fs';
import { line, speaker, textFaults } from '@naos/words';
import { describe, expect, test } from 'vitest';
import { SPACE_KINDS } from '../rules/content/board.ts';
import type { AtonEvent } from '../rules/events.ts';
import { aton } from '../rules/index.ts';
import { ENDINGS } from '../rules/state.ts';
import type { AtonChoice } from '../rules/vocabulary.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { words } from '../texts/index.ts';
import { play, playUntil, position } from './position.ts';

const en = speaker('en', words.catalogs);
const ru = speaker('ru', words.catalogs);
const ask = (choice: AtonChoice, facts: Record<string, string | number>) =>
  ({ task: 'round', choice, seat: 0, facts }) as const;
const view = aton.view(play({ red: { row: '2242' }, blue: { row: '3242' } }).state, 0);

test('every rule and ruling of the SPEC is explained in exactly one section', () => {
  const explained = words.rules.flatMap(({ rules }) => rules);
  const wanted = rulesList.filter(({ kind }) => kind === 'rule' || kind === 'ruling').map(({ id }) => id);
  expect(explained.toSorted()).toEqual(wanted.toSorted());
});

test('every text reads well with every name, case and number', () => {
  const spot = SPACE_KINDS.map((kind) => `spot.${kind}`);
  const space = spot.flatMap((key) =>
    ['space', 'space.exact'].map((name) => line(name, { spot: line(key), temple: 'II', row: 1, column: 2 })),
  );
  const colour = ['seat.0', 'seat.1'];
  const temples = ['temples.in', 'temples.from'].map((key) => line(key, { last: 'III' }));
  const things = { spot, space, colour, temples, fate: ['nothing', 'event.removed.supply'] };
  const more = {
    item: ['item.temple-1', 'item.black'],
    kind: SPACE_KINDS.map((kind) => `kind.${kind}`),
    owner: ['board.owner.0', 'board.owner.1'],
    cartouche: ['board.cartouche.2'],
    removal: ['board.effect.nothing', 'board.effect.own'],
    exchange: ['nothing', line('event.revealed.one', { you: 'no', name: 'Anna' }), 'event.revealed.both'],
    ending: [line('ending.temple', { name: 'Anna' })],
    who: colour,
  };
  expect(textFaults(words.catalogs, { things: { ...things, ...more } })).toEqual([]);
});

test('cases of spaces are right in both sentences that need one', () => {
  const name = () => 'Аня';
  const said = (event: AtonEvent) => {
    const told = words.event(event, name, null);
    return told === null ? '' : ru(told);
  };
  expect(said({ kind: 'placed', seat: 0, space: 4 })).toBe('Аня ставит жреца на чёрную клетку храма I');
  expect(said({ kind: 'culled', seat: 0, space: 6 })).toBe('Аня снимает жреца с бонусной клетки +1 храма I');
  expect(said({ kind: 'order', first: 0, by: 'cartouche-2' })).toBe('Первый ход: Аня, меньшая карта очередности');
});

test('the board in text mode tells what has not been shown and what both know, to everybody alike', () => {
  const state = position({ red: { row: '1234', known: 2 }, blue: { row: '2222' } });
  state.sides[1].traced = [2];
  const told = (viewer: number | null) =>
    words.board(aton.view(state, viewer), (seat) => ['Anna', 'Boris'][seat] ?? '').map(en);
  expect(told(null)).toContain('Known in the hand of Amun: 2.');
  expect(told(null)).toContain('Known at the bottom of the deck of Aton: 1 1.');
  expect(told(null)).toContain('Cards of Amun that have not been shown: 9 of 1, 8 of 2, 9 of 3, 9 of 4.');
  // A replay with all hands open lists what only one seat knew: the hand, and nothing else.
  for (const seat of [0, 1]) expect(told(seat).filter((said) => !told(null).includes(said))).toHaveLength(1);
});

describe('Russian plurals', () => {
  test.each([
    [1, 'Поставьте 1 жреца в храмы I–III'],
    [2, 'Поставьте 2 жрецов в храмы I–III'],
    [4, 'Поставьте 4 жрецов в храмы I–III'],
  ])('%i', (left, said) => {
    expect(ru(words.prompt(ask('place', { left, temples: 3 }), view))).toBe(said);
  });
});

test('the prompt names the temples that are open', () => {
  expect(en(words.prompt(ask('place', { left: 2, temples: 1 }), view))).toBe('Place 2 priests in temple I');
  expect(en(words.prompt(ask('remove', { left: 1, temples: 2, whose: 'theirs' }), view))).toBe(
    'Remove 1 opposing priest from temples I and II',
  );
  expect(ru(words.prompt(ask('remove', { left: 1, temples: 2, whose: 'theirs' }), view))).toBe(
    'Уберите 1 чужого жреца из храмов I и II',
  );
});

test('a log line speaks to its reader as "you"', () => {
  const event = { kind: 'placed', seat: 0, space: 4 } as const;
  const name = (seat: number) => (seat === 0 ? 'Anna' : 'Boris');
  const said = (viewer: number | null) => {
    const line = words.event(event, name, viewer);
    return line === null ? null : en(line);
  };
  expect(said(0)).toBe('You place a priest on a black space of temple I');
  expect(said(1)).toBe('Anna places a priest on a black space of temple I');
});

test('a log line links to a rule that the reference explains', () => {
  const explained = new Set(words.rules.flatMap(({ rules }) => rules));
  const running = play({
    red: { row: '2342', at: 't1-r1-c1' },
    blue: { row: '3442', at: 't2-r1-c1 t2-r1-c2', dead: 7 },
  });
  playUntil(running, 'allocate');
  const ids = running.told.map(({ event }) => [event.kind, words.ruleOf?.(event) ?? null] as const);
  expect(ids.filter(([kind, id]) => id === null && kind !== 'round')).toEqual([]);
  expect(ids.filter(([, id]) => id !== null && !explained.has(id))).toEqual([]);
  expect(words.ruleOf?.({ kind: 'order', first: 0, by: 'cartouche-1' })).toBe('4.5.2');
});

test('every way of ending has its sentence in both languages, with no gap left open', () => {
  const name = () => 'Anna';
  for (const how of ENDINGS) {
    for (const say of [en, ru]) {
      const [sentence] = words.outcome({ places: [1, 2], points: [41, 3], how: `how.${how}` }, name);
      expect(sentence && say(sentence)).toContain('Anna');
      expect(sentence && say(sentence)).not.toContain('ending.');
    }
  }
  const [draw] = words.outcome({ places: [1, 1], points: [44, 44], how: 'how.draw-scoring' }, name);
  expect(draw && en(draw)).toMatch(/^A draw/);
});

/** Keys that are put together from a prefix and a value; everything else stands in the source as it is. */
const BUILT =
  /^(seat|kind|spot|option|move|item|how|ending|why|about|lesson|rules|bot|gains|ways|pattern|event\.order|board\.(temple|cartouche|owner|you|kind)|preview\.temple)\.|^preview\.(black|bonus)$/;

test('no text is without a use', () => {
  const folder = new URL('../', import.meta.url);
  const files = ['advice', 'board', 'texts', 'tutorial'].flatMap((room) =>
    readdirSync(new URL(`${room}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(en|ru)\b/.test(file))
      .map((file) => readFileSync(new URL(`${room}/${file}`, folder), 'utf8')),
  );
  const source = files.join('\n');
  const idle = Object.keys(words.catalogs.en).filter((key) => !BUILT.test(key) && !source.includes(`'${key}`));
  expect(idle).toEqual([]);
});
