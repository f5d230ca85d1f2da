import { expect, test } from 'vitest';
import type { EventBody } from '../src/store/event-rows.ts';
import { bodyText, KeptRounds, readHead } from '../src/store/event-texts.ts';
import { atOnce } from '../src/turns.ts';

const games = (table: string) => [{ table, seats: [0, 1], places: [1, 2], points: [3, 2] }];
const body: EventBody = {
  name: 'A "name"\n{"begins":',
  kind: 'season',
  game: 'aton',
  seats: 2,
  clock: { kind: 'days', days: 3, sleep: null },
  rated: false,
  starts: null,
  entrants: [{ player: 'one', team: '],"played":[\n' }, { player: 'two' }],
  played: [
    { begins: 1, games: games('first'), byes: [] },
    { begins: 2, games: [...games('second'), { table: 'third', seats: [1, null] }], byes: [0] },
  ],
};
const { played, ...head } = body;

test('a body is JSON with a line for each round, also one that a version before has written', () => {
  const text = bodyText(body);
  expect(JSON.parse(text)).toEqual(body);
  expect(text.split('\n')).toHaveLength(1 + played.length);
  expect(bodyText({ ...body, played: [] })).not.toContain('\n');
  // What the migration makes of older ones.
  expect(JSON.stringify(body).replaceAll('{"begins":', '\n{"begins":')).toBe(text);
  for (const stored of [text, JSON.stringify(body)]) expect(atOnce(new KeptRounds().read('id', stored))).toEqual(body);
  for (const begun of [text.slice(0, text.indexOf('\n') + 1), bodyText({ ...body, played: [] })])
    expect(readHead(begun)).toEqual(head);
});

test('a round that has not changed is not read again', () => {
  const kept = new KeptRounds();
  const [first, second] = atOnce(kept.read('id', bodyText(body))).played;
  const changed = { ...body, played: [...played.slice(0, 1), { begins: 2, games: games('second'), byes: [] }] };
  const after = atOnce(kept.read('id', bodyText(changed)));
  expect(after).toEqual(changed);
  expect(after.played[0]).toBe(first);
  expect(after.played[1]).not.toBe(second);
  // Another event's rounds are its own.
  expect(atOnce(kept.read('other', bodyText(body))).played[0]).not.toBe(first);
});
