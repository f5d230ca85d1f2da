import { at } from '@naos/engine';
import { expect, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import {
  beast,
  can,
  clash,
  commit,
  every,
  forbids,
  go,
  hand,
  owned,
  pile,
  prayer,
  question,
  type Running,
  scene,
  told,
  units,
} from './scene.ts';

const attack = (of: ReturnType<typeof scene>): Running =>
  go(of.play(), 'token l2-move', 'from w-north-dunes', 'step w-temple-north');
const armies = (attackers = 4, defenders = 4) =>
  scene().troop(0, 'w-north-dunes', attackers).troop(1, 'w-temple-north', defenders);
const strengths = (running: Running) => told(running, 'outcome').flatMap(({ attack: a, defence }) => [a, defence]);
const lost = (running: Running) =>
  [0, 1].map((seat) => told(running, 'lost').find((event) => event.seat === seat)?.units ?? 0);

test('[13.3.1, TV-19, 13.4.11] Priest adds a point to each Pray, Divine Might another', () => {
  expect(prayer(go(scene().own(0, 'priest').prayer(0, 3).play(), 'token l2-pray'), 0)).toBe(6);
  expect(prayer(go(scene().own(0, 'priest', 'divine-might').prayer(0, 3).play(), 'token l2-pray'), 0)).toBe(7);
  expect(prayer(go(scene().own(0, 'priest').hold(0, 'prayer').prayer(0, 3).play(), 'invoke prayer'), 0)).toBe(5);
});

test('[13.3.2] Priestess: every bought tile costs one less, builds and recruits do not', () => {
  const running = go(scene().own(0, 'priestess').pyramid('w1-d1', 'ruby', 2).play(), 'token l1-buy-1', 'buy carnage');
  expect(prayer(running, 0)).toBe(6);
  expect(prayer(go(scene().own(0, 'priestess').play(), 'token l2-build', 'raise w1-d1 ruby 1'), 0)).toBe(6);
  const night = go(
    scene().own(0, 'priestess', 'night-ceremony').pyramid('w1-d1', 'ruby', 2).atNight().play(),
    'use night-ceremony',
    'buy carnage',
  );
  expect(prayer(night, 0)).toBe(9 - 1);
});

test('[13.3.3, TV-57] Vision: five cards drawn, one kept, the others face up; fewer if there are not enough', () => {
  const night = scene().own(0, 'vision').atNight().play();
  expect(question(night)).toBe('draw/vision 0');
  expect([
    kemet.view(night.state, 0).own?.vision.reduce((all, n) => all + n, 0),
    kemet.view(night.state, 1).visionSize,
  ]).toEqual([5, 5]);
  expect(kemet.view(night.state, 1).own?.vision.every((n) => n === 0)).toBe(true);
  const kept = at(every(night, 'keep'), 0);
  go(night, `keep ${kept}`);
  expect([hand(night, 0), pile(night).length]).toEqual([[kept], 4]);
  const short = scene()
    .own(0, 'vision')
    .with((state) => {
      state.deck = [];
    });
  short.state.pile[0] = 2;
  short.state.pile[1] = 1;
  const three = short.atNight().play();
  expect(kemet.view(three.state, 1).visionSize).toBe(3);
  go(three, 'keep war-fury');
  expect([hand(three, 0), pile(three).length + hand(three, 1).length + three.state.deck.length]).toEqual([
    ['war-fury'],
    2,
  ]);
});

test('[13.3.3] what Vision shows is told without the order of the deck', () => {
  const night = scene()
    .own(0, 'vision')
    .with((state) => {
      state.deck = [4, 3, 2, 1, 0];
    })
    .atNight()
    .play();
  const drawn = night.told.map(({ event }) => event).find((event) => event.kind === 'drawn' && event.seat === 0);
  expect(drawn).toMatchObject({ cards: [0, 1, 2, 3, 4] });
  const turned = scene()
    .own(0, 'vision')
    .with((state) => {
      state.deck = [0, 1, 2, 3, 4];
    })
    .atNight()
    .play();
  expect(turned.told.map(({ event }) => event).find((event) => event.kind === 'drawn')).toEqual(drawn);
});

test('[13.3.3, 17.4] Vision is asked even when all drawn cards are alike', () => {
  const night = scene()
    .own(0, 'vision')
    .with((state) => {
      state.deck = [0, 0, 0];
    })
    .atNight()
    .play();
  expect([question(night), every(night, 'keep')]).toEqual(['draw/vision 0', ['war-rage']]);
});

test('[13.3.4, TV-42] Magical Support: one strength, once, with a card that does something', () => {
  const diversion = attack(armies().own(0, 'magical-support'));
  commit(diversion, 0, 'shield-push', ['diversion']);
  commit(diversion, 1, 'shield-push');
  expect(strengths(diversion)).toEqual([7, 7]);
  const rage = attack(armies().own(0, 'magical-support').hold(0, 'war-rage', 'bronze-wall'));
  commit(rage, 0, 'shield-push', ['war-rage', 'bronze-wall']);
  commit(rage, 1, 'shield-push');
  expect(strengths(rage)).toEqual([9, 7]);
});

test('[13.3.5, TV-37] Deep Desert Snake voids the opposing creature in battle', () => {
  const set = scene().troop(0, 'w-north-dunes', 5, 'giant-scorpion').troop(1, 'w-temple-north', 4, 'deep-desert-snake');
  const running = clash(attack(set), 'chariot-raid', 'phalanx-defense');
  expect([strengths(running), lost(running), told(running, 'outcome')[0]?.winner]).toEqual([[6, 6], [0, 1], 1]);
  const elsewhere = scene()
    .troop(0, 'w-north-dunes', 5, 'giant-scorpion')
    .troop(1, 'w-temple-north', 4)
    .troop(1, 'w-oasis', 1, 'deep-desert-snake');
  expect(strengths(clash(attack(elsewhere), 'chariot-raid', 'phalanx-defense'))).toEqual([8, 6]);
});

test('[13.3.6] Divine Boon: one more card in step 6 of the night', () => {
  const night = scene().own(0, 'divine-boon').atNight().play();
  expect([hand(night, 0).length, hand(night, 1).length]).toEqual([2, 1]);
  const day = go(scene().own(0, 'divine-boon').play(), 'token l2-pray');
  expect(hand(day, 0)).toEqual([]);
});

test('[13.3.7] Hand of God: one level more or a new pyramid at level 1, free, to level 4 at most', () => {
  const set = () => scene(3).own(0, 'hand-of-god').pyramid('w1-d1', 'ruby', 2).pyramid('w1-d2', 'onyx', 4).prayer(0, 0);
  const night = go(set().atNight().play(), 'use hand-of-god');
  expect(every(night, 'raise').filter((text) => text.startsWith('w1-d1'))).toEqual(['w1-d1 ruby 3']);
  expect(every(night, 'raise').some((text) => text.startsWith('w1-d2'))).toBe(false);
  expect(forbids(night, 'raise w1-d1 ruby 4')).toBe('13.3.7');
  expect(every(night, 'raise').filter((text) => text.startsWith('w1-d3'))).toEqual([
    'w1-d3 sapphire 1',
    'w1-d3 diamond 1',
  ]);
  go(night, 'raise w1-d3 diamond 1');
  expect([night.state.height[2], prayer(night, 0), night.state.acquire[2]]).toEqual([1, 2, 2]);
  expect(question(night)).toBe('night/destiny 1');
});

test('[13.3.8] Night Ceremony: a purchase in step 7, free of spaces and of the day’s colours', () => {
  const set = () =>
    scene()
      .own(0, 'night-ceremony')
      .pyramid('w1-d1', 'ruby', 2)
      .with((state) => {
        state.bought[0] = 1;
      });
  const night = go(set().atNight().play(), 'use night-ceremony');
  expect(every(night, 'buy')).not.toContain('blades-of-neith');
  go(night, 'buy carnage');
  expect([owned(night, 0), prayer(night, 0), question(night)]).toEqual([
    ['carnage', 'night-ceremony'],
    7,
    'night/destiny 0',
  ]);
  expect(night.state.bought[0]).toBe(0);
  const poor = scene().own(0, 'night-ceremony').pyramid('w1-d1', 'ruby', 1).prayer(0, 0).atNight().play();
  expect(question(poor)).toBe('muster/muster 0');
});

test('[13.3.10, 13.0.3] Priest of Ra: each separate cost is one less, never below zero', () => {
  const ra = () => scene().own(0, 'priest-of-ra');
  expect(prayer(go(ra().play(), 'token l2-build', 'raise w1-d1 ruby 2'), 0)).toBe(5);
  expect(prayer(go(ra().play(), 'token l3-recruit', 'enlist 2 w1-d1', 'enlist 1 w1-d2', 'done'), 0)).toBe(5);
  expect(
    prayer(
      go(
        ra().troop(0, 'w1-d1', 1).pyramid('w1-d1', 'ruby', 1).play(),
        'token l2-move',
        'from w1-d1',
        'teleport delta-temple',
        'stop',
      ),
      0,
    ),
  ).toBe(6);
  const cards = attack(armies().own(0, 'priest-of-ra').hold(0, 'war-fury', 'iron-wall', 'bronze-wall').prayer(0, 0));
  commit(cards, 0, 'shield-push', ['war-fury', 'iron-wall', 'bronze-wall']);
  commit(cards, 1, 'shield-push');
  expect(prayer(cards, 0)).toBe(0);
  const theft = go(scene().own(1, 'priest-of-ra').hold(0, 'mana-theft').play(), 'invoke mana-theft');
  expect(prayer(theft, 1)).toBe(6);
});

test('[13.3.11] Priest of Amon: five more points in step 5 of the night', () => {
  const night = scene().own(0, 'priest-of-amon').prayer(0, 1).prayer(1, 1).atNight().play();
  expect([prayer(night, 0), prayer(night, 1)]).toEqual([8, 3]);
  expect(prayer(go(scene().own(0, 'priest-of-amon').play(), 'token l2-pray'), 0)).toBe(9);
});

test('[13.3.12] Mummy: one more card at night wherever the figure is; two strength only where it is', () => {
  expect(hand(scene().own(0, 'mummy').atNight().play(), 0)).toHaveLength(2);
  const fight = clash(
    attack(scene().troop(0, 'w-north-dunes', 4, 'mummy').troop(1, 'w-temple-north', 4)),
    'shield-push',
    'shield-push',
  );
  expect(strengths(fight)).toEqual([9, 7]);
  expect(strengths(clash(attack(armies().own(0, 'mummy')), 'shield-push', 'shield-push'))).toEqual([7, 7]);
  const walk = go(
    scene().troop(0, 'w1-d1', 1, 'mummy').play(),
    'token l2-move',
    'from w1-d1',
    'step w1-outskirts',
    'step w-oasis',
  );
  expect([units(walk, 'w-oasis'), beast(walk, 0, 'w-oasis'), can(walk, 'stop')]).toEqual(['1 of 0', 'mummy', false]);
});
