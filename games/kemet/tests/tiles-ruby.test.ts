import { expect, test } from 'vitest';
import {
  battleHand,
  beast,
  can,
  clash,
  commit,
  every,
  forbids,
  go,
  hand,
  lasting,
  legal,
  names,
  pile,
  prayer,
  question,
  type Running,
  scene,
  told,
  units,
} from './scene.ts';

/** Seat 0 attacks seat 1 at the northern temple. */
const attack = (of: ReturnType<typeof scene>): Running =>
  go(of.play(), 'token l2-move', 'from w-north-dunes', 'step w-temple-north');
const armies = (attackers = 4, defenders = 4) =>
  scene().troop(0, 'w-north-dunes', attackers).troop(1, 'w-temple-north', defenders);
const strengths = (running: Running) => told(running, 'outcome').flatMap(({ attack: a, defence }) => [a, defence]);
const lost = (running: Running) =>
  [0, 1].map((seat) => told(running, 'lost').find((event) => event.seat === seat)?.units ?? 0);
const even = (of: ReturnType<typeof scene>) => clash(attack(of), 'shield-push', 'shield-push');

test('[13.1.1] Charge! gives a strength to the attacker, none to the defender', () => {
  expect(strengths(even(armies().own(0, 'charge')))).toEqual([8, 7]);
  expect(strengths(even(armies().own(1, 'charge')))).toEqual([7, 7]);
});

test('[13.1.2] Priest of Mafdet adds a point to every Move, silver and gold included, one point only', () => {
  const running = scene(3).own(0, 'priest-of-mafdet', 'act-of-god-ruby', 'forced-march').troop(0, 'w1-d1', 1).play();
  go(running, 'silver l2-move', 'from w1-d1', 'step w1-outskirts', 'step w-north-dunes');
  go(running, 'gold forced-march move', 'from w-north-dunes', 'step w-oasis', 'step w-temple-south');
  expect(units(running, 'w-temple-south')).toBe('1 of 0');
  const plain = go(scene().troop(0, 'w1-d1', 1).play(), 'token l2-move', 'from w1-d1', 'step w1-outskirts');
  expect(units(plain, 'w1-outskirts')).toBe('1 of 0');
});

test('[13.1.3] Phoenix opens walls for the group it is with, and for no other', () => {
  const set = () => scene().own(0, 'bestial-fury').troop(0, 'w-far-desert', 3, 'phoenix');
  const running = go(set().play(), 'token l2-move', 'from w-far-desert', 'step w3-outskirts');
  expect(can(running, 'step w3-d1')).toBe(true);
  const without = go(set().play(), 'token l2-move', 'from w-far-desert', 'group 2', 'step w3-outskirts');
  expect(forbids(without, 'step w3-d1')).toBe('8.5.9');
});

test('[13.1.4] Carnage adds a damage in every battle, attacking or defending, to a negative card too', () => {
  expect(lost(clash(attack(armies().own(0, 'carnage')), 'cavalry-blitz', 'cavalry-blitz'))).toEqual([1, 2]);
  expect(lost(clash(attack(armies().own(0, 'carnage')), 'sacrificial-charge', 'cavalry-blitz'))).toEqual([3, 1]);
  expect(lost(clash(attack(armies().own(1, 'carnage')), 'cavalry-blitz', 'cavalry-blitz'))).toEqual([2, 1]);
  expect(strengths(even(armies().own(0, 'carnage')))).toEqual([7, 7]);
});

test('[13.1.5, TV-46] Wyyrt Storm: discards return, one ordinary card leaves the game, Chariots come', () => {
  const running = scene()
    .pyramid('w1-d1', 'ruby', 2)
    .fought(0, ['cavalry-blitz', 'shield-push'], ['chariot-raid', 'mixed-tactics'])
    .play();
  go(running, 'token l1-buy-1', 'buy wyyrt-storm');
  expect(question(running)).toBe('taken/replace a battle card 0');
  expect(every(running, 'remove')).toHaveLength(8);
  go(running, 'remove chariot-raid');
  expect([
    battleHand(running, 0).length,
    battleHand(running, 0).includes('special-chariots'),
    names(running.state.removed[0] ?? 0),
  ]).toEqual([8, true, ['chariot-raid']]);
  expect([running.state.faceUp[0], running.state.faceDown[0]]).toEqual([0, 0]);
  const both = scene()
    .own(0, 'wyyrt-storm')
    .pyramid('w1-d1', 'sapphire', 2)
    .with((state) => {
      state.battleHand[0] = 0b01_1011_1111;
    })
    .play();
  go(both, 'token l1-buy-1', 'buy shetyw-barrier');
  expect(every(both, 'remove')).not.toContain('special-chariots');
  go(both, 'remove defensive-retreat');
  expect(battleHand(both, 0).slice(-2)).toEqual(['special-chariots', 'special-shield-wall']);
});

test('[3.3.2, 13.1.5] Chariots strike with 3 and 3, Shield Wall holds with 3 and 3', () => {
  const chariots = attack(
    armies(5, 5).with((state) => {
      state.battleHand[0] = 0b01_0111_1111;
      state.battleHand[1] = 0b10_0111_1111;
    }),
  );
  clash(chariots, 'special-chariots', 'special-shield-wall');
  expect([strengths(chariots), lost(chariots)]).toEqual([
    [8, 8],
    [0, 0],
  ]);
  const open = attack(
    armies(5, 5).with((state) => {
      state.battleHand[0] = 0b01_0111_1111;
    }),
  );
  expect(lost(clash(open, 'special-chariots', 'cavalry-blitz'))).toEqual([1, 3]);
});

test('[13.1.6] Portal: teleports cost one, and start from obelisks too; still one per Move', () => {
  const running = scene().own(0, 'portal').troop(0, 'w-north-dunes', 2).hold(0, 'war-rage').prayer(0, 3).play();
  go(running, 'token l2-move', 'from w-north-dunes', 'teleport delta-temple');
  expect(prayer(running, 0)).toBe(2);
  expect(forbids(running, 'teleport w-temple-north')).toBe('8.5.4');
  const oasis = go(scene().own(0, 'portal').troop(0, 'w-oasis', 2).play(), 'token l2-move', 'from w-oasis');
  expect(every(oasis, 'teleport')).toEqual([]);
});

test('[13.1.7] Domination gives one divine fame point on purchase, in every colour, once', () => {
  for (const colour of ['ruby', 'sapphire', 'diamond', 'onyx']) {
    const running = go(scene().pyramid('w1-d1', colour, 3).play(), 'token l1-buy-1', `buy domination-${colour}`);
    expect([running.state.divineFame[0], lasting(running, 0)]).toEqual([1, 1]);
  }
  expect(lasting(scene().own(0, 'domination-ruby').play(), 0)).toBe(0);
});

test('[3.4.1] Royal Scarab: two strength and two points of range for its troop', () => {
  expect(strengths(even(scene().troop(0, 'w-north-dunes', 4, 'royal-scarab').troop(1, 'w-temple-north', 4)))).toEqual([
    9, 7,
  ]);
  const running = go(
    scene().troop(0, 'w1-d1', 1, 'royal-scarab').play(),
    'token l2-move',
    'from w1-d1',
    'step w1-outskirts',
    'step w-north-dunes',
  );
  expect(legal(running)).toContain('step w-temple-north');
  go(running, 'step w-temple-north');
  expect(beast(running, 0, 'w-temple-north')).toBe('royal-scarab');
});

test('[13.1.8, TV-40] Divine Wound: cards left in hand become strength after the reveal, Diversion never', () => {
  const running = attack(armies(4, 5).own(0, 'divine-wound').hold(0, 'prayer', 'swiftness'));
  clash(running, 'shield-push', 'shield-push');
  expect(question(running)).toBe('battle/divine wound 0');
  expect(legal(running)).toEqual(['discard prayer', 'discard swiftness', 'done']);
  go(running, 'discard prayer');
  expect(can(running, 'discard diversion')).toBe(false);
  go(running, 'discard swiftness');
  expect(strengths(running)).toEqual([9, 8]);
  expect([told(running, 'outcome')[0]?.winner, hand(running, 0), pile(running)]).toEqual([
    0,
    [],
    ['prayer', 'swiftness'],
  ]);
  const declined = attack(armies(4, 5).own(0, 'divine-wound').hold(0, 'prayer'));
  clash(declined, 'shield-push', 'shield-push');
  go(declined, 'done');
  expect([strengths(declined), hand(declined, 0)]).toEqual([[7, 8], ['prayer']]);
  const used = attack(armies().own(0, 'divine-wound').hold(0, 'war-rage'));
  commit(used, 0, 'shield-push', ['war-rage']);
  commit(used, 1, 'shield-push');
  expect(question(used)).toBe('battle/loser 1');
});

test('[13.1.9] Blades of Neith give a strength to attacker and defender alike', () => {
  expect(strengths(even(armies().own(0, 'blades-of-neith')))).toEqual([8, 7]);
  expect(strengths(even(armies().own(1, 'blades-of-neith')))).toEqual([7, 8]);
});

test('[3.4.1] Giant Scorpion: two strength and two damage', () => {
  const running = even(scene().troop(0, 'w-north-dunes', 4, 'giant-scorpion').troop(1, 'w-temple-north', 4));
  expect([strengths(running), lost(running)]).toEqual([
    [9, 7],
    [0, 1],
  ]);
  const away = even(armies().own(0, 'giant-scorpion'));
  expect([strengths(away), lost(away)]).toEqual([
    [7, 7],
    [0, 0],
  ]);
});

test('[13.1.10] Initiative works for the attacker only', () => {
  expect([strengths(even(armies().own(0, 'initiative'))), lost(even(armies().own(0, 'initiative')))]).toEqual([
    [8, 7],
    [0, 2],
  ]);
  expect([strengths(even(armies().own(1, 'initiative'))), lost(even(armies().own(1, 'initiative')))]).toEqual([
    [7, 7],
    [0, 0],
  ]);
});

test('[13.1.11] Surprise Attack: a gold Move with one point more that ignores walls, one foreign district', () => {
  const running = scene().own(0, 'surprise-attack', 'bestial-fury').troop(0, 'w-far-desert', 2).play();
  go(running, 'gold surprise-attack move', 'from w-far-desert', 'step w3-outskirts', 'step w3-d1');
  expect(forbids(running, 'step w3-d2')).toBe('8.5.10');
  go(running, 'stop', 'token l2-move', 'from w3-d1', 'step w3-outskirts', 'step w-far-desert');
  expect(units(running, 'w-far-desert')).toBe('2 of 0');
});

test('[13.4.13] Act of God brings the silver token, at most one', () => {
  const running = go(scene(3).pyramid('w1-d1', 'ruby', 4).play(), 'token l1-buy-1', 'buy act-of-god-ruby');
  expect(every(running, 'silver')).not.toEqual([]);
  const second = go(scene(3).own(0, 'act-of-god-ruby').pyramid('w1-d1', 'onyx', 4).play(), 'token l1-buy-1');
  expect(forbids(second, 'buy act-of-god-onyx')).toBe('8.3.1');
});
