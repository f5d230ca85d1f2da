import { expect, test } from 'vitest';
import { can, every, forbids, go, legal, owned, prayer, question, reason, scene, told } from './scene.ts';

const ALL_SPACES = [
  'l3-recruit',
  'l3-move',
  'l2-move',
  'l2-build',
  'l2-pray',
  'l1-pray',
  'l1-buy-1',
  'l1-buy-2',
  'l1-buy-3',
];

test('[6.1, 7.2.1] a token goes on an empty space and its action is finished before anything else', () => {
  const running = scene().troop(0, 'w1-d1', 3).hold(0, 'prayer').play();
  expect(every(running, 'token')).toEqual(ALL_SPACES);
  go(running, 'token l2-move');
  expect(question(running)).toBe('move/start 0');
  expect(can(running, 'invoke prayer')).toBe(false);
  go(running, 'from w1-d1', 'step w1-outskirts', 'stop');
  expect(question(running)).toBe('turn/menu 0');
  expect(can(running, 'invoke prayer')).toBe(true);
  expect(forbids(running, 'token l2-move')).toBe('7.2.1');
});

test('[6.2] a single option is taken by itself, a decision without option is skipped', () => {
  const running = go(scene().prayer(0, 0).play(), 'token l3-recruit');
  expect(told(running, 'wasted')).toHaveLength(1);
  expect(question(running)).toBe('turn/menu openly 1');
  const prayed = go(scene().play(), 'token l2-pray');
  expect(question(prayed)).toBe('turn/menu openly 1');
});

test('[7.1.1] exactly one own token each turn', () => {
  const running = scene().hold(0, 'prayer').play();
  expect(can(running, 'end-turn')).toBe(false);
  expect(forbids(running, 'end-turn')).toBe('7.1.1');
  go(running, 'token l2-pray');
  expect(every(running, 'token')).toEqual([]);
  expect(forbids(running, 'token l1-pray')).toBe('7.1.1');
  go(running, 'end-turn');
  expect(running.seat).toBe(1);
});

test('[7.1.2] day cards in any number before and after actions of the own turn, never inside one', () => {
  const running = scene().troop(0, 'w1-d1', 2).prayer(0, 0).hold(0, 'prayer', 'prayer', 'mana-theft').play();
  go(running, 'invoke prayer', 'invoke mana-theft', 'token l2-move');
  expect(every(running, 'invoke')).toEqual([]);
  go(running, 'from w1-d1');
  expect(every(running, 'invoke')).toEqual([]);
  go(running, 'step w1-outskirts', 'stop', 'invoke prayer');
  expect(prayer(running, 0)).toBe(5);
  expect(running.seat).toBe(1);
});

test('[7.1.3] silver and gold in the same turn, once a day each, in any order', () => {
  const running = scene(3)
    .own(0, 'act-of-god-ruby', 'forced-march', 'divine-will')
    .troop(0, 'w1-d1', 2)
    .hold(0, 'war-rage')
    .play();
  go(running, 'gold forced-march move', 'decline', 'silver l2-pray', 'token l1-pray');
  expect(every(running, 'silver')).toEqual([]);
  expect(forbids(running, 'silver l3-move')).toBe('7.1.3');
  expect(every(running, 'gold')).toEqual([]);
  go(running, 'end-turn');
  expect(running.seat).toBe(1);
});

test('[7.1.4] the day ends after five own tokens of everybody', () => {
  const running = scene()
    .with((state) => {
      state.supply = [12, 12];
    })
    .play();
  const own = ['l2-pray', 'l1-pray', 'l3-recruit', 'l2-build', 'l1-buy-1'];
  for (const space of own) {
    for (const _ of [0, 1]) {
      expect(running.state.phase).toBe('day');
      go(running, `token ${space}`);
      if (can(running, 'decline')) go(running, 'decline');
    }
  }
  expect(running.state.phase).toBe('night');
  expect(running.state.tokens).toEqual([5, 5]);
  expect(question(running)).toBe('night/destiny 0');
});

test('[7.2.2, R11] an action that can’t be carried out, or is declined, wastes the token', () => {
  const unable = go(scene().prayer(0, 0).play(), 'token l2-build');
  expect(told(unable, 'wasted')).toEqual([{ kind: 'wasted', seat: 0 }]);
  expect(unable.state.spaces[0]).not.toBe(0);
  for (const space of ['l2-build', 'l3-recruit', 'l2-move']) {
    const running = go(scene().troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1).play(), `token ${space}`, 'decline');
    expect(told(running, 'wasted')).toHaveLength(1);
    expect(prayer(running, 0)).toBe(7);
  }
  const buy = go(scene().pyramid('w1-d1', 'ruby', 1).play(), 'token l1-buy-1', 'decline');
  expect(owned(buy, 0)).toEqual([]);
});

test('[7.2.3, 7.2.4, TV-14, TV-16] every row holds a token at the end: E <= N + S', () => {
  const fourth = scene().tokens(0, 'l1-pray', 'l1-buy-1', 'l2-pray').play();
  expect(can(fourth, 'token l1-buy-2')).toBe(true);
  const last = scene().tokens(0, 'l1-pray', 'l1-buy-1', 'l2-pray', 'l1-buy-2').play();
  expect(every(last, 'token')).toEqual(['l3-recruit', 'l3-move']);
  expect(reason(last, 'token l2-move')).toMatchObject({ rule: '7.2.4', why: 'balance', facts: { rows: 1 } });
  const early = scene().tokens(0, 'l1-pray', 'l1-buy-1', 'l1-buy-2').play();
  expect(every(early, 'token').some((space) => space.startsWith('l1'))).toBe(false);
});

test('[7.2.5, TV-15] an owed row keeps the turn open until silver fills it', () => {
  const running = scene(3).own(0, 'act-of-god-ruby').tokens(0, 'l1-pray', 'l1-buy-1', 'l2-pray', 'l2-build').play();
  expect(can(running, 'token l1-buy-2')).toBe(true);
  go(running, 'token l1-buy-2');
  expect(can(running, 'end-turn')).toBe(false);
  expect(forbids(running, 'end-turn')).toBe('7.2.5');
  expect(legal(running).toSorted()).toEqual(['silver l3-move', 'silver l3-recruit']);
  go(running, 'silver l3-recruit', 'decline');
  expect(running.seat).toBe(1);
});

test('[7.3.1] silver needs Act of God and goes on any empty space of the rows', () => {
  expect(forbids(scene(3).play(), 'silver l2-pray')).toBe('7.3.1');
  const running = scene(3).own(0, 'act-of-god-onyx').play();
  expect(every(running, 'silver')).toEqual(ALL_SPACES);
  go(running, 'silver l2-pray');
  expect(prayer(running, 0)).toBe(9);
  expect(running.state.tokens[0]).toBe(5);
});

test('[7.3.2, R9] gold goes on golden will only, with an owned gold tile; golden will fills no row', () => {
  expect(forbids(scene().play(), 'gold forced-march move')).toBe('7.3.2');
  const running = scene()
    .own(0, 'forced-march')
    .troop(0, 'w1-d1', 1)
    .tokens(0, 'l1-pray', 'l1-buy-1', 'l2-pray', 'l2-build')
    .play();
  go(running, 'gold forced-march move', 'from w1-d1', 'step w1-outskirts');
  expect(running.state.spaces[0]?.toString(2).replaceAll('0', '')).toHaveLength(4);
  expect(every(running, 'token')).toEqual(['l3-recruit', 'l3-move']);
});

test('[7.3.3, TV-17] one gold ability a round, however many gold tiles', () => {
  const running = scene().own(0, 'forced-march', 'divine-will').troop(0, 'w1-d1', 1).play();
  expect(every(running, 'gold').toSorted()).toEqual(['divine-will move', 'divine-will recruit', 'forced-march move']);
  go(running, 'gold forced-march move', 'decline');
  expect(forbids(running, 'gold divine-will move')).toBe('7.3.3');
});

test('[R12] silver and gold may be played in the turn in which their tile was bought', () => {
  const silver = scene(3).pyramid('w1-d1', 'ruby', 4).play();
  go(silver, 'token l1-buy-1', 'buy act-of-god-ruby');
  expect(can(silver, 'silver l2-pray')).toBe(true);
  const gold = scene().pyramid('w1-d1', 'onyx', 3).play();
  go(gold, 'token l1-buy-1', 'buy forced-march');
  expect(can(gold, 'gold forced-march move')).toBe(true);
});

test('[R55, TV-63] a turn ends by itself only when Diversion is the whole hand', () => {
  expect(go(scene().play(), 'token l2-pray').seat).toBe(1);
  const holding = go(scene().hold(0, 'war-rage').play(), 'token l2-pray');
  expect(legal(holding)).toEqual(['end-turn']);
  expect(question(holding)).toBe('turn/menu 0');
  const moving = scene().troop(0, 'w1-d1', 1).hold(0, 'war-rage').play();
  go(moving, 'token l2-move', 'from w1-d1', 'step w1-outskirts');
  expect(legal(moving)).toEqual(['stop']);
});
