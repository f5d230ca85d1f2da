import { at, type Play, samePlain } from '@naos/engine';
import { expect, test } from 'vitest';
import { leftOf, openIn, tollsOf, wholeIn } from '../rules/culls.ts';
import type { Aton } from '../rules/index.ts';
import { countByTemple } from '../rules/priests.ts';
import { asked, dead, held, legal, make, play, reason, scores, supplies, temple, told } from './position.ts';

const counts = (per: readonly number[]) =>
  per
    .map((n, t) =>
      temple(t + 1)
        .split(' ')
        .slice(0, n)
        .join(' '),
    )
    .join(' ');

/** A scoring that does not end the game, then the cull; `per` are red's priests by temple, blue has none. */
const culling = (per: readonly number[], options = {}) =>
  play({
    red: { row: '2241', supply: 0, dead: 4, at: counts(per) },
    blue: { row: '2241', supply: 0, dead: 4 },
    options,
  });

/** All ways the cull can end, as own priests left by temple. */
function endings(running: Play<Aton>): Set<string> {
  const found = new Set<string>();
  const walk = (play: Play<Aton>): void => {
    if (play.question?.step.name !== 'cull') {
      found.add(countByTemple(play.state.board, 0).join());
      return;
    }
    const byTemple = new Map(play.moves().map((move) => ['space' in move ? Math.floor(move.space / 12) : -1, move]));
    for (const move of byTemple.values()) {
      const next = play.copy();
      next.make(move);
      walk(next);
    }
  };
  walk(running);
  return found;
}

test('[5.2.1] a cull follows a scoring that did not end the game, and only that', () => {
  expect(asked(culling([2, 2, 2, 2]))).toBe('cull 0');
  const ended = play({
    red: { row: '2241', supply: 0, dead: 4, at: counts([2, 2, 2, 2]), score: 39 },
    blue: { row: '2241', supply: 0, dead: 4 },
  });
  expect(asked(ended)).toBe('over');
  expect(told(ended, 'culled')).toEqual([]);
  const none = play({
    red: { row: '2241', supply: 0, dead: 4, at: counts([2, 2, 2, 2]) },
    blue: { row: '2241', supply: 0 },
  });
  expect(told(none, 'culled')).toEqual([]);
});

const both = (redScore: number, blueScore: number) =>
  play({
    red: {
      row: '3241',
      supply: 0,
      dead: 4,
      score: redScore,
      at: 't1-r1-c1 t1-r1-c2 t2-r1-c1 t2-r1-c2 t3-r1-c1 t3-r1-c2',
    },
    blue: {
      row: '3241',
      supply: 0,
      dead: 4,
      score: blueScore,
      at: 't1-r3-c1 t1-r3-c2 t2-r3-c1 t2-r3-c2 t3-r3-c1 t3-r3-c2',
    },
  });

test('[5.2.2, R8, D42] the higher score after the scoring culls first', () => {
  const running = both(12, 19);
  expect(scores(running.state)).toEqual([12, 19]);
  expect(asked(running)).toBe('cull 1');
  const turned = play({
    red: { row: '2241', supply: 0, dead: 4, score: 10, at: counts([0, 3, 3, 0]) },
    blue: { row: '2241', supply: 0, dead: 4, score: 12, at: 't1-r1-c1 t1-r1-c2' },
  });
  expect(scores(turned.state)).toEqual([18, 14]);
  expect(asked(turned), 'red overtook in this very scoring').toBe('cull 0');
});

test('[5.2.3, D31] equal scores: red culls first', () => {
  const running = both(20, 20);
  expect(scores(running.state)).toEqual([20, 20]);
  expect(asked(running)).toBe('cull 0');
});

test('[5.2.4] one own priest from each temple that has one', () => {
  const running = culling([2, 2, 2, 2]);
  expect(legal(running, 0)).toHaveLength(8);
  make(running, 0, 'cull t3-r1-c1');
  expect(reason(running, 0, 'cull t3-r1-c2')).toMatchObject({ rule: '5.2.4', why: 'why.cull-one-each' });
  make(running, 0, 'cull t1-r1-c2', 'cull t4-r1-c1', 'cull t2-r1-c1');
  expect(countByTemple(running.state.board, 0)).toEqual([1, 1, 1, 1]);
});

test('[5.2.5, D25] a missing temple: the replacement comes from any higher one that still has a priest', () => {
  expect(endings(culling([0, 2, 3, 1]))).toEqual(new Set(['0,0,2,0', '0,1,1,0']));
});

test('[D28] 0,3,3,3: the fourth priest comes from 2, 3 or 4 at will', () => {
  expect(endings(culling([0, 3, 3, 3]))).toEqual(new Set(['0,1,2,2', '0,2,1,2', '0,2,2,1']));
});

test('[D29] 4,1,0,3: the replacement must come from temple 4', () => {
  expect(endings(culling([4, 1, 0, 3]))).toEqual(new Set(['3,0,0,1']));
});

test('[5.2.6, D30] no higher one: the highest temple that still has one', () => {
  expect(endings(culling([2, 0, 1, 1]))).toEqual(new Set(['0,0,0,0']));
});

test('[D27] 3,3,0,0: one from temple 1 and three from temple 2', () => {
  const running = culling([3, 3, 0, 0]);
  expect(
    held(running.state, 0).filter((id) => id.startsWith('t2')),
    'temple 2 is not asked about',
  ).toEqual([]);
  expect(endings(running)).toEqual(new Set(['2,0,0,0']));
});

test('[5.2.7, D26] with fewer than four, all go without a question', () => {
  const running = culling([2, 1, 0, 0]);
  expect(told(running, 'culled')).toHaveLength(3);
  expect(held(running.state, 0)).toEqual([]);
  expect(asked(running)).toBe('allocate 0+1');
});

test('[5.2.8] the owner chooses the spaces, and may not decline', () => {
  const running = culling([2, 2, 2, 2]);
  expect(legal(running, 0).every((move) => move.startsWith('cull'))).toBe(true);
  make(running, 0, 'cull t1-r1-c1', 'cull t2-r1-c2', 'cull t3-r1-c1');
  expect(legal(running, 0)).toEqual(['cull t4-r1-c1', 'cull t4-r1-c2']);
});

test('[5.2.9, R9] one player culls completely, then the other, who sees the result', () => {
  const running = both(20, 19);
  while (asked(running) === 'cull 0') running.make(at(running.moves(), 0));
  const seats = told(running, 'culled').map(({ seat }) => seat);
  expect(seats.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(seats.slice(4)).not.toContain(0);
  expect(asked(running)).toBe('cull 1');
});

test('[5.2.10] culled priests go to the supply at once, not to the Kingdom', () => {
  const running = culling([2, 2, 2, 2]);
  make(running, 0, 'cull t1-r1-c1');
  expect(supplies(running.state)[0]).toBe(1);
  expect(dead(running.state)).toEqual([4, 4]);
});

test('[5.3.1, D51] after both culls the Kingdom empties into the supplies; points stay', () => {
  const running = play({
    red: { row: '2241', supply: 18, dead: 3, at: counts([3, 2, 2, 1]) },
    blue: { row: '3241', dead: 5, supply: 0 },
  });
  make(running, 0, 'place t4-r3-c4');
  expect(held(running.state, 0)).toHaveLength(9);
  expect(scores(running.state)[0]).toBe(12);
  while (asked(running) === 'cull 0') running.make(at(running.moves(), 0));
  expect(held(running.state, 0)).toHaveLength(5);
  expect(supplies(running.state)).toEqual([24, 5]);
  expect(dead(running.state)).toEqual([0, 0]);
  expect(scores(running.state)[0]).toBe(12);
});

test('[5.3.2] then the cards are discarded and the next round follows; scores, decks and tokens stay', () => {
  const running = play({
    red: { row: '2241', supply: 0, dead: 4, score: 7, token: false, discard: [1, 1, 1, 1], at: 't2-r1-c1' },
    blue: { row: '2241', supply: 0, dead: 4 },
  });
  expect(asked(running)).toBe('allocate 0+1');
  expect(running.state.round).toBe(6);
  const [red] = running.state.sides;
  expect(red).toMatchObject({ score: 12, token: false, discard: [1, 1, 1, 1, 2, 2, 4, 1] });
  expect(red.deck).toHaveLength(36 - 4 - 4 - 4);
});

/** R7, checked for every distribution: handling the empty temples from high to low reaches the same tolls. */
function tollsDownwards(had: readonly number[]): Set<string> {
  const found = new Set<string>();
  const walk = (toll: readonly number[], temples: readonly number[]): void => {
    const [t, ...rest] = temples;
    if (t === undefined) {
      found.add(toll.join());
      return;
    }
    const stocked = [0, 1, 2, 3].filter((u) => (had[u] ?? 0) > (toll[u] ?? 0));
    const higher = stocked.filter((u) => u > t);
    const sources = higher.length > 0 ? higher : stocked.slice(-1);
    if (sources.length === 0) walk(toll, rest);
    for (const u of sources)
      walk(
        toll.map((n, i) => (i === u ? n + 1 : n)),
        rest,
      );
  };
  walk(
    had.map((n) => Math.min(1, n)),
    [3, 2, 1, 0].filter((t) => had[t] === 0),
  );
  return found;
}

test('[R7] any higher temple, else the highest; the order of the empty temples does not matter', () => {
  for (let code = 0; code < 6 ** 4; code++) {
    const had = [0, 1, 2, 3].map((t) => Math.floor(code / 6 ** t) % 6);
    const tolls = tollsOf(had, false).map((toll) => toll.join());
    expect(samePlain([...new Set(tolls)].toSorted(), [...tollsDownwards(had)].toSorted()), had.join()).toBe(true);
    const sum = Math.min(
      4,
      had.reduce((a, b) => a + b),
    );
    for (const toll of tollsOf(had, false)) expect(toll.reduce((a, b) => a + b)).toBe(sum);
  }
});

test('temples that must give all they have are known from the start: no choice makes another one forced', () => {
  const walk = (had: readonly number[], taken: readonly number[]): void => {
    const left = leftOf(had, taken);
    expect(left === 0 || wholeIn(had, taken, false).length === 0, `${had} ${taken}`).toBe(true);
    if (left > 0) for (const t of openIn(had, taken, false)) walk(had, taken.with(t, (taken[t] ?? 0) + 1));
  };
  for (let code = 0; code < 6 ** 4; code++) {
    const had = [0, 1, 2, 3].map((t) => Math.floor(code / 6 ** t) % 6);
    const whole = wholeIn(had, [0, 0, 0, 0], false);
    walk(
      had,
      had.map((count, t) => (whole.includes(t) ? count : 0)),
    );
  }
});
