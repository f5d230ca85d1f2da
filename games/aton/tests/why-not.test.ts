import { FastRandom, Play, whyNot } from '@naos/engine';
import { expect, test } from 'vitest';
import { aton } from '../rules/index.ts';
import { COMMITS, CULL, EXCHANGE, PLACE, REMOVE } from '../rules/moves.ts';
import { words } from '../texts/index.ts';
import { asked, legal, make, play, position, reason, temple } from './position.ts';

const ALL_SPACES = [1, 2, 3, 4].flatMap((t) => temple(t).split(' '));

/** Every space that is closed now says why, and no open one does. */
function explainsAll(running: ReturnType<typeof play>, verb: string): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const id of ALL_SPACES) {
    const text = `${verb} ${id}`;
    const why = reason(running, running.seat, text);
    expect(why === null, text).toBe(legal(running, running.seat).includes(text));
    if (why !== null) reasons.set(id, `${why.rule} ${why.why}`);
  }
  return reasons;
}

test('every closed space of a placement says why', () => {
  const reasons = explainsAll(play({ red: { row: '2232', at: 't1-r1-c1' }, blue: { row: '3242' } }), 'place');
  expect(reasons.get('t1-r1-c1')).toBe('4.7.2 why.occupied');
  expect(reasons.get('t4-r1-c1')).toBe('4.7.2 why.temple-closed');
});

test('every closed space of a removal says why', () => {
  const theirs = {
    red: { row: '1422', at: 't1-r1-c1' },
    blue: { row: '2442', at: 't1-r2-c1 t1-r2-c2 t2-r1-c1 t3-r1-c1' },
  };
  const reasons = explainsAll(play(theirs), 'remove');
  expect(reasons.get('t1-r1-c1')).toBe('4.6.5 why.remove-theirs');
  expect(reasons.get('t3-r1-c1')).toBe('4.6.6 why.temple-closed');
  expect(reasons.get('t4-r1-c1')).toBe('4.6.9 why.nobody-there');
  const own = { red: { row: '2122', at: 't1-r1-c1 t4-r1-c1' }, blue: { row: '2442', at: 't1-r2-c1' } };
  expect(explainsAll(play(own), 'remove').get('t1-r2-c1')).toBe('4.6.2 why.remove-own');
});

test('every closed space of a cull says why', () => {
  const at = ['t2-r1-c1 t2-r1-c2 t3-r1-c1 t3-r1-c2 t3-r1-c3 t4-r1-c1'].join(' ');
  const running = play({
    red: { row: '2241', supply: 0, dead: 4, at },
    blue: { row: '2241', supply: 0, dead: 4, at: 't1-r1-c1' },
  });
  expect(asked(running)).toBe('cull 0');
  expect(explainsAll(running, 'cull').get('t1-r1-c1')).toBe('5.2.4 why.cull-own');
  for (const text of ['cull t3-r1-c1', 'cull t3-r1-c2']) {
    const move = aton.read(text);
    if (move !== null) running.make(move, 0);
  }
  expect(reason(running, 0, 'cull t3-r1-c3')).toMatchObject({ rule: '5.2.5', why: 'why.cull-given' });
});

/** A red cull with so many priests in temples 1 to 4. */
function culling(...counts: readonly number[]): ReturnType<typeof play> {
  const at = counts.flatMap((count, t) => (count === 0 ? [] : [temple(t + 1, 12 - count)])).join(' ');
  return play({ red: { row: '2241', supply: 0, dead: 4, at, score: 9 }, blue: { row: '2241', supply: 0, dead: 4 } });
}

test('[5.2.5] lower temples don’t stand in where a higher one can', () => {
  const running = culling(4, 1, 0, 3);
  make(running, 0, 'cull t1-r1-c1');
  expect(reason(running, 0, 'cull t1-r1-c2')).toEqual({
    rule: '5.2.5',
    why: 'why.cull-higher',
    facts: { temple: 1, missing: 3, source: 4 },
  });
});

test('[5.2.6] where no higher temple can, only the highest one stands in', () => {
  const running = culling(3, 4, 0, 0);
  make(running, 0, 'cull t1-r1-c1');
  expect(reason(running, 0, 'cull t1-r1-c2')).toEqual({
    rule: '5.2.6',
    why: 'why.cull-highest',
    facts: { temple: 1, missing: 3, source: 2 },
  });
});

test('[5.2.4] one from each where every temple has a priest', () => {
  const running = culling(2, 2, 2, 2);
  make(running, 0, 'cull t1-r1-c1');
  expect(reason(running, 0, 'cull t1-r1-c2')).toEqual({
    rule: '5.2.4',
    why: 'why.cull-one-each',
    facts: { temple: 1 },
  });
});

test('a move of another kind is told what it is time for', () => {
  const placing = play({ red: { row: '2242' }, blue: { row: '3242' } });
  expect(reason(placing, 0, 'cull t1-r1-c1')).toEqual({ rule: '4.7.4', why: 'why.time-for-placing' });
  expect(reason(culling(2, 2, 2, 2), 0, 'exchange')).toEqual({ rule: '5.2.8', why: 'why.time-for-culling' });
});

test('a listed move has no reason against it, any other has one, with words and a page', () => {
  const explained = new Set(words.rules.flatMap(({ rules }) => rules));
  const all = [EXCHANGE, ...COMMITS, ...PLACE, ...REMOVE, ...CULL];
  const random = new FastRandom(7);
  for (const options of [{}, { highestReplacement: true }]) {
    const running = new Play(aton, position({ round: 1, options }));
    for (let made = 0; made < 160 && !running.over; made++) {
      const [seat = 0] = running.seats();
      const moves = running.moves(seat);
      const listed = new Set(moves.map(aton.key));
      const wrong = all.filter((move) => {
        const why = whyNot(running, seat, move);
        const sound = why === null || (Object.hasOwn(words.catalogs.en, why.why) && explained.has(why.rule));
        return !sound || (why === null) !== listed.has(aton.key(move));
      });
      expect(wrong.map(aton.write)).toEqual([]);
      running.make(moves[random.below(moves.length)] ?? EXCHANGE, seat);
    }
  }
});
