import { expect, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import {
  battleCard,
  beast,
  can,
  clash,
  commit,
  every,
  go,
  lasting,
  prayer,
  question,
  type Running,
  scene,
  supply,
  told,
  units,
  veterans,
} from './scene.ts';

const attack = (of: ReturnType<typeof scene>): Running =>
  go(of.play(), 'token l2-move', 'from w-north-dunes', 'step w-temple-north');
const armies = (attackers = 4, defenders = 4, seats = 2) =>
  scene(seats).troop(0, 'w-north-dunes', attackers).troop(1, 'w-temple-north', defenders);
const strengths = (running: Running) => told(running, 'outcome').flatMap(({ attack: a, defence }) => [a, defence]);
const lost = (running: Running) =>
  [0, 1].map((seat) => told(running, 'lost').find((event) => event.seat === seat)?.units ?? 0);

test('[13.2.1, TV-20] Recruiting Scribe: two units free in each Recruit, not in other placements', () => {
  const running = go(scene().own(0, 'recruiting-scribe').prayer(0, 2).play(), 'token l3-recruit');
  expect(can(running, 'enlist 5 w1-d1')).toBe(false);
  go(running, 'enlist 1 w1-d1', 'enlist 3 w1-d2');
  expect(prayer(running, 0)).toBe(0);
  const ra = go(
    scene().own(0, 'recruiting-scribe', 'priest-of-ra').prayer(0, 1).play(),
    'token l3-recruit',
    'enlist 4 w1-d1',
  );
  expect(prayer(ra, 0)).toBe(0);
});

test('[13.2.2] Defense! gives a strength to the defender, none to the attacker', () => {
  expect(strengths(clash(attack(armies().own(1, 'defense')), 'shield-push', 'shield-push'))).toEqual([7, 8]);
  expect(strengths(clash(attack(armies().own(0, 'defense')), 'shield-push', 'shield-push'))).toEqual([7, 7]);
});

test('[13.2.3] Shield of Neith gives a protection in every battle, none against guaranteed damage', () => {
  expect(
    lost(clash(attack(armies().own(1, 'shield-of-neith').own(0, 'shield-of-neith')), 'fervent-purge', 'fervent-purge')),
  ).toEqual([1, 1]);
  expect(
    lost(clash(attack(armies().own(0, 'initiative').own(1, 'shield-of-neith')), 'shield-push', 'shield-push')),
  ).toEqual([0, 2]);
});

test('[13.2.4] Reinforcement Prayer: one free unit after each Pray, if wanted', () => {
  const running = go(
    scene(3).own(0, 'reinforcement-prayer', 'act-of-god-ruby').troop(0, 'w-oasis', 5).play(),
    'token l2-pray',
  );
  expect(prayer(running, 0)).toBe(9);
  expect(every(running, 'enlist')).toEqual(['1 w1-d1', '1 w1-d2', '1 w1-d3']);
  go(running, 'enlist 1 w1-d1');
  expect([units(running, 'w1-d1'), question(running)]).toEqual(['1 of 0', 'turn/menu openly 0']);
  go(running, 'silver l1-pray', 'done');
  expect(supply(running, 0)).toBe(6);
});

test('[3.4.1] War Elephant: one strength, one protection, one point of range', () => {
  const set = scene().troop(0, 'w-north-dunes', 4, 'war-elephant').troop(1, 'w-temple-north', 4);
  const running = clash(attack(set), 'fervent-purge', 'fervent-purge');
  expect([strengths(running), lost(running)]).toEqual([
    [8, 7],
    [1, 2],
  ]);
  const move = go(
    scene().troop(0, 'w1-d1', 1, 'war-elephant').play(),
    'token l2-move',
    'from w1-d1',
    'step w1-outskirts',
  );
  expect([can(move, 'step w-north-dunes'), can(move, 'stop')]).toEqual([true, true]);
});

test('[13.2.5, TV-47] Spy: the other side commits first and shows the card to its owner alone', () => {
  const running = attack(armies(4, 4, 3).own(1, 'spy').hold(0, 'war-rage'));
  expect(question(running)).toBe('battle/war council 0');
  commit(running, 0, 'cavalry-blitz', ['war-rage'], 'chariot-raid');
  expect(question(running)).toBe('battle/war council 1');
  expect(kemet.view(running.state, 1).spied).toBe(battleCard('cavalry-blitz'));
  expect(told(running, 'spied', 1)).toHaveLength(1);
  for (const viewer of [0, 2, null]) {
    expect(kemet.view(running.state, viewer).spied).toBe(-1);
    expect(told(running, 'spied', viewer)).toEqual([]);
  }
  expect(kemet.view(running.state, 1)).toMatchObject({ shown: [-1, -1], cards: [2, 1, 1] });
  commit(running, 1, 'shield-push');
  expect(question(running)).toBe('battle/loser 1');
  const offensive = attack(armies().own(0, 'spy'));
  expect(offensive.seats()).toEqual([1]);
});

test('[13.2.6, TV-38] Defensive Victory: fame for a defender with a unit left, besides two veterans', () => {
  const held = clash(attack(armies(1, 4).own(1, 'defensive-victory')), 'cavalry-blitz', 'cavalry-blitz');
  expect([held.state.battleFame[1], veterans(held, 1)]).toEqual([1, 2]);
  const wiped = clash(attack(armies(1, 1).own(1, 'defensive-victory')), 'chariot-raid', 'shield-push');
  expect([lasting(wiped, 1), veterans(wiped, 1)]).toEqual([0, 2]);
  expect(lasting(clash(attack(armies(4, 1).own(0, 'defensive-victory')), 'cavalry-blitz', 'shield-push'), 0)).toBe(1);
});

test('[13.2.7] Legion: the limit is seven wherever it is named', () => {
  const recruits = go(scene().own(0, 'legion').troop(0, 'w1-d1', 5).play(), 'token l3-recruit');
  expect(every(recruits, 'enlist').filter((text) => text.endsWith('w1-d1'))).toEqual(['1 w1-d1', '2 w1-d1']);
  const join = go(
    scene().own(0, 'legion').troop(0, 'w1-d1', 5).troop(0, 'w1-d2', 2).play(),
    'token l2-move',
    'from w1-d1',
    'step w1-d2',
  );
  expect(units(join, 'w1-d2')).toBe('7 of 0');
  const fight = go(
    scene().own(0, 'legion').troop(0, 'w-north-dunes', 7).troop(1, 'w-temple-north', 1).play(),
    'token l2-move',
    'from w-north-dunes',
  );
  expect(can(fight, 'step w-temple-north')).toBe(true);
  const eight = go(
    scene().own(0, 'legion').troop(0, 'w1-d1', 5).troop(0, 'w1-d2', 3).play(),
    'token l2-move',
    'from w1-d1',
  );
  expect(can(eight, 'step w1-d2')).toBe(false);
});

test('[13.2.8] Reinforcements: up to four free units in step 7 of the night', () => {
  const night = scene().own(0, 'reinforcements').troop(0, 'w-oasis', 4).troop(1, 'w1-d2', 1).atNight().play();
  expect(question(night)).toBe('muster/muster 0');
  go(night, 'use reinforcements');
  expect(every(night, 'enlist').filter((text) => text.startsWith('4'))).toEqual(['4 w1-d1', '4 w1-d3']);
  go(night, 'enlist 1 w-oasis', 'enlist 3 w1-d1');
  expect([units(night, 'w-oasis'), units(night, 'w1-d1'), supply(night, 0)]).toEqual(['5 of 0', '3 of 0', 4]);
  expect(question(night)).toBe('night/destiny 0');
});

test('[13.2.9] Divine Will: the gold token recruits or moves, with all modifiers', () => {
  const running = scene().own(0, 'divine-will', 'recruiting-scribe').play();
  go(running, 'gold divine-will recruit', 'enlist 2 w1-d1', 'done');
  expect([prayer(running, 0), units(running, 'w1-d1')]).toEqual([7, '2 of 0']);
  expect(can(running, 'gold divine-will move')).toBe(false);
  const move = go(
    scene().own(0, 'divine-will', 'priest-of-mafdet').troop(0, 'w1-d1', 1).play(),
    'gold divine-will move',
    'from w1-d1',
    'step w1-outskirts',
    'step w-oasis',
  );
  expect(units(move, 'w-oasis')).toBe('1 of 0');
});

test('[13.2.10] Sphinx: a divine fame point on purchase, two strength where the figure is', () => {
  const running = go(
    scene().pyramid('w1-d1', 'sapphire', 4).troop(0, 'w1-d1', 1).play(),
    'token l1-buy-1',
    'buy sphinx',
    'post sphinx w1-d1',
  );
  expect([running.state.divineFame[0], beast(running, 0, 'w1-d1')]).toEqual([1, 'sphinx']);
  const fight = clash(
    attack(scene().troop(0, 'w-north-dunes', 4, 'sphinx').troop(1, 'w-temple-north', 4)),
    'shield-push',
    'shield-push',
  );
  expect(strengths(fight)).toEqual([9, 7]);
  const slow = go(scene().troop(0, 'w1-d1', 1, 'sphinx').play(), 'token l2-move', 'from w1-d1', 'step w1-outskirts');
  expect(units(slow, 'w1-outskirts')).toBe('1 of 0');
});
