import { expect, test } from 'vitest';
import {
  beast,
  can,
  clash,
  commit,
  every,
  forbids,
  go,
  lasting,
  prayer,
  question,
  type Running,
  scene,
  supply,
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

test('[13.4.1] Mercenaries: three more units, at once placeable in controlled own districts', () => {
  const running = go(
    scene().pyramid('w1-d1', 'onyx', 1).troop(0, 'w1-d1', 4).troop(0, 'w-oasis', 1).play(),
    'token l1-buy-1',
    'buy mercenaries',
  );
  expect(supply(running, 0)).toBe(12 - 5 + 3);
  expect(every(running, 'enlist').toSorted()).toEqual([
    '1 w1-d1',
    '1 w1-d2',
    '1 w1-d3',
    '2 w1-d2',
    '2 w1-d3',
    '3 w1-d2',
    '3 w1-d3',
  ]);
  go(running, 'enlist 1 w1-d1', 'enlist 2 w1-d2');
  expect([units(running, 'w1-d1'), units(running, 'w1-d2'), prayer(running, 0)]).toEqual(['5 of 0', '2 of 0', 6]);
  const kept = go(scene().pyramid('w1-d1', 'onyx', 1).play(), 'token l1-buy-1', 'buy mercenaries', 'done');
  expect(supply(kept, 0)).toBe(15);
});

test('[13.4.2] Local Recruits: recruiting beside any own troop, foreign districts included; creatures at home only', () => {
  const running = go(
    scene().own(0, 'local-recruits', 'mummy').troop(0, 'w-oasis', 4).troop(0, 'w3-d1', 1).play(),
    'token l3-recruit',
  );
  go(running, 'enlist 1 w-oasis', 'enlist 2 w3-d1');
  expect(every(running, 'post')).toEqual([]);
  expect(forbids(running, 'enlist 1 w-temple-north')).toBe('13.4.2');
  expect(forbids(running, 'enlist 1 w-oasis')).toBe('8.2.3');
  go(running, 'done');
  expect([units(running, 'w-oasis'), units(running, 'w3-d1'), prayer(running, 0)]).toEqual(['5 of 0', '3 of 0', 4]);
});

test('[13.4.3, TV-28, R45] Khnum’s Sphinx: two points before entering its area, Ra one, the Snake does not help', () => {
  const guarded = (points: number, ...tiles: string[]) =>
    go(
      scene()
        .own(0, ...tiles)
        .troop(0, 'w-north-dunes', 4)
        .troop(1, 'w-temple-north', 2, 'khnums-sphinx')
        .prayer(0, points)
        .play(),
      'token l2-move',
      'from w-north-dunes',
    );
  expect(forbids(guarded(1), 'step w-temple-north')).toBe('13.4.3');
  const paid = go(guarded(2), 'step w-temple-north');
  expect([prayer(paid, 0), question(paid)]).toEqual([0, 'battle/war council 0+1']);
  expect(prayer(go(guarded(1, 'priest-of-ra'), 'step w-temple-north'), 0)).toBe(0);
  const snake = scene()
    .troop(0, 'w-north-dunes', 4, 'deep-desert-snake')
    .troop(1, 'w-temple-north', 2, 'khnums-sphinx')
    .prayer(0, 2)
    .play();
  go(snake, 'token l2-move', 'from w-north-dunes', 'step w-temple-north');
  expect(prayer(snake, 0)).toBe(0);
  const port = scene()
    .troop(0, 'w1-d1', 4)
    .pyramid('w1-d1', 'ruby', 1)
    .troop(1, 'w-temple-north', 2, 'khnums-sphinx')
    .prayer(0, 3)
    .play();
  go(port, 'token l2-move', 'from w1-d1');
  expect([can(port, 'teleport w-temple-north'), can(port, 'teleport w-temple-south')]).toEqual([false, true]);
  const recruit = scene().troop(1, 'w1-d1', 2, 'khnums-sphinx').prayer(0, 1).play();
  go(recruit, 'token l3-recruit', 'enlist 1 w1-d1');
  expect([question(recruit), prayer(recruit, 0)]).toEqual(['battle/war council 0+1', 0]);
});

test('[13.4.4, R57, TV-66] Dedication to Battle: two points after entry, not for toll or teleport, good for cards', () => {
  const set = (points: number) =>
    scene()
      .own(0, 'dedication-to-battle')
      .hold(0, 'war-fury')
      .troop(0, 'w-north-dunes', 4)
      .troop(1, 'w-temple-north', 2, 'khnums-sphinx')
      .prayer(0, points);
  const poor = go(set(1).play(), 'token l2-move', 'from w-north-dunes');
  expect(can(poor, 'step w-temple-north')).toBe(false);
  const running = go(set(2).play(), 'token l2-move', 'from w-north-dunes', 'step w-temple-north');
  expect(prayer(running, 0)).toBe(2);
  commit(running, 0, 'shield-push', ['war-fury']);
  const recruit = go(
    scene().own(0, 'dedication-to-battle').troop(1, 'w1-d1', 1).play(),
    'token l3-recruit',
    'enlist 2 w1-d1',
    'done',
  );
  expect(prayer(recruit, 0)).toBe(5);
  const might = go(
    scene()
      .own(0, 'dedication-to-battle', 'divine-might')
      .troop(0, 'w-north-dunes', 4)
      .troop(1, 'w-temple-north', 2)
      .prayer(0, 0)
      .play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );
  expect(prayer(might, 0)).toBe(3);
});

test('[13.4.6, TV-48] Honor in Battle: a point for each unit that the enemy destroys, not for self-damage', () => {
  const running = clash(
    attack(armies(5, 5).own(0, 'honor-in-battle').own(1, 'carnage').prayer(0, 0)),
    'sacrificial-charge',
    'chariot-raid',
  );
  expect([lost(running)[0], prayer(running, 0)]).toEqual([5, 3]);
});

test('[13.4.7] Griffin Sphinx: its group teleports from an obelisk; without it, not', () => {
  const set = () => scene().troop(0, 'w-north-dunes', 3, 'griffin-sphinx');
  const running = go(set().play(), 'token l2-move', 'from w-north-dunes');
  expect(every(running, 'teleport')).toContain('delta-temple');
  go(running, 'group 2');
  expect(every(running, 'teleport')).toEqual([]);
  const fight = clash(
    attack(scene().troop(0, 'w-north-dunes', 4, 'griffin-sphinx').troop(1, 'w-temple-north', 4)),
    'shield-push',
    'shield-push',
  );
  expect(strengths(fight)).toEqual([9, 7]);
});

test('[13.4.8] Deadly Trap: two guaranteed damage by the defender only', () => {
  expect(lost(clash(attack(armies().own(1, 'deadly-trap')), 'shield-push', 'shield-push'))).toEqual([2, 0]);
  expect(lost(clash(attack(armies().own(0, 'deadly-trap')), 'shield-push', 'shield-push'))).toEqual([0, 0]);
});

test('[13.4.9] Forced March: the gold token makes a Move, once', () => {
  const running = go(
    scene().own(0, 'forced-march').troop(0, 'w1-d1', 1).play(),
    'gold forced-march move',
    'from w1-d1',
    'step w1-outskirts',
  );
  expect([units(running, 'w1-outskirts'), running.state.tokens[0], can(running, 'gold forced-march move')]).toEqual([
    '1 of 0',
    5,
    false,
  ]);
});

test('[13.4.10, TV-39, R46] Soul Devourer: fame for two enemy units lost, whatever the cause, with a unit left', () => {
  const set = (defenders: number) =>
    scene().troop(0, 'w-north-dunes', 5, 'soul-devourer').troop(1, 'w-temple-north', defenders);
  expect(lasting(clash(attack(set(5)), 'fervent-purge', 'cavalry-blitz'), 0)).toBe(2);
  expect(lasting(clash(attack(set(2)), 'shield-push', 'sacrificial-charge'), 0)).toBe(2);
  expect(lasting(clash(attack(set(5)), 'cavalry-blitz', 'cavalry-blitz'), 0)).toBe(1);
  const voided = scene()
    .troop(0, 'w-north-dunes', 5, 'soul-devourer')
    .troop(1, 'w-temple-north', 3, 'deep-desert-snake');
  expect(lasting(clash(attack(voided), 'fervent-purge', 'cavalry-blitz'), 0)).toBe(1);
  const defending = clash(
    attack(scene().troop(0, 'w-north-dunes', 3).troop(1, 'w-temple-north', 5, 'soul-devourer')),
    'cavalry-blitz',
    'fervent-purge',
  );
  expect([lost(defending)[0], lasting(defending, 1)]).toEqual([2, 1]);
});

test('[13.4.11] Divine Might: one more point for each gain by day, none for recalls and the night', () => {
  const might = () => scene().own(0, 'divine-might').prayer(0, 0);
  expect(prayer(go(might().hold(0, 'prayer').play(), 'invoke prayer'), 0)).toBe(3);
  expect(prayer(go(might().hold(0, 'mana-theft').play(), 'invoke mana-theft'), 0)).toBe(2);
  expect(prayer(might().atNight().play(), 0)).toBe(2);
  const recall = clash(attack(armies(5, 1).own(0, 'divine-might').prayer(0, 0)), 'cavalry-blitz', 'shield-push');
  go(recall, 'recall', 'recall');
  expect(prayer(recall, 0)).toBe(4);
});

test('[13.4.12] Bestial Fury: one strength and damage in battle, one point of range, no protection', () => {
  const running = clash(attack(armies().own(0, 'bestial-fury')), 'cavalry-blitz', 'cavalry-blitz');
  expect([strengths(running), lost(running)]).toEqual([
    [9, 8],
    [1, 2],
  ]);
  const move = go(
    scene().own(0, 'bestial-fury').troop(0, 'w1-d1', 1).play(),
    'token l2-move',
    'from w1-d1',
    'step w1-outskirts',
    'step w-oasis',
  );
  expect(units(move, 'w-oasis')).toBe('1 of 0');
});

test('[13.0.1] mandatory effects work without a question, "may" effects ask', () => {
  const charge = clash(attack(armies().own(0, 'charge')), 'shield-push', 'shield-push');
  expect(question(charge)).toBe('battle/loser 1');
  expect(question(go(scene().own(0, 'reinforcement-prayer').play(), 'token l2-pray'))).toBe('levy/place units 0');
});

test('[13.0.2] tiles that act at the same time act in their owner’s order', () => {
  const set = () =>
    scene().own(0, 'reinforcements', 'hand-of-god', 'night-ceremony').pyramid('w1-d1', 'ruby', 1).atNight().play();
  expect(every(set(), 'use').toSorted()).toEqual(['hand-of-god', 'night-ceremony', 'reinforcements']);
  const raised = go(set(), 'use hand-of-god', 'raise w1-d1 ruby 2', 'use night-ceremony');
  expect(can(raised, 'buy carnage')).toBe(true);
  const bought = go(set(), 'use night-ceremony');
  expect(can(bought, 'buy carnage')).toBe(false);
});

test('[16.1] cards go before tiles, tiles before the rules: Open Gates beats walls, Griffin beats the pyramid rule', () => {
  const gates = go(
    scene().hold(0, 'open-gates').own(0, 'bestial-fury').troop(0, 'w-far-desert', 1).play(),
    'token l2-move',
    'from w-far-desert',
    'invoke open-gates',
    'step w3-outskirts',
  );
  expect(can(gates, 'step w3-d1')).toBe(true);
  expect(
    beast(
      go(
        scene().troop(0, 'w-north-dunes', 1, 'griffin-sphinx').play(),
        'token l2-move',
        'from w-north-dunes',
        'teleport delta-temple',
        'stop',
      ),
      0,
      'delta-temple',
    ),
  ).toBe('griffin-sphinx');
});
