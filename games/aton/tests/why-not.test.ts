import { expect, test } from 'vitest';
import { aton } from '../rules/index.ts';
import { asked, legal, play, reason, temple } from './position.ts';

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
  expect(reason(running, 0, 'cull t3-r1-c3')).toMatchObject({ rule: '5.2.5', why: 'why.cull-elsewhere' });
});

test('a move of another kind has nothing to explain', () => {
  expect(reason(play({ red: { row: '2242' }, blue: { row: '3242' } }), 0, 'cull t1-r1-c1')).toBeNull();
});
