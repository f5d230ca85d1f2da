import { expect, test } from 'vitest';
import {
  beast,
  can,
  clash,
  every,
  famed,
  forbids,
  go,
  legal,
  prayer,
  question,
  reason,
  scene,
  told,
  units,
} from './scene.ts';

/** A Move of seat 0 under way from an area. */
const moving = (from: string, of: ReturnType<typeof scene>) => go(of.play(), 'token l2-move', `from ${from}`);

test('[8.5.1] one group of at least a unit from one area, by at least a step', () => {
  const running = moving('w1-d1', scene().troop(0, 'w1-d1', 3).troop(0, 'w1-d2', 2));
  expect(can(running, 'stop')).toBe(false);
  expect(forbids(running, 'stop')).toBe('8.5.1');
  expect(every(running, 'group')).toEqual(['1', '2']);
  go(running, 'group 2', 'step w1-outskirts');
  expect([units(running, 'w1-d1'), units(running, 'w1-outskirts')]).toEqual(['1 of 0', '2 of 0']);
  expect(forbids(go(scene().troop(0, 'w1-d1', 1).play(), 'token l2-move'), 'from w1-d2')).toBe('8.5.1');
});

test('[8.5.2, TV-22, TV-27] the range is fixed at the start: tiles and the creature there, even if it stays', () => {
  const snake = moving('w1-d1', scene(3).own(0, 'priest-of-mafdet').troop(0, 'w1-d1', 2, 'deep-desert-snake'));
  go(snake, 'step w1-outskirts', 'step w-north-dunes', 'step w-temple-north');
  expect(units(snake, 'w-temple-north')).toBe('2 of 0');
  const scarab = moving('w1-outskirts', scene().troop(0, 'w1-outskirts', 5, 'royal-scarab'));
  go(scarab, 'group 3', 'step w-north-dunes', 'step w-oasis', 'step w-temple-south');
  expect([units(scarab, 'w-temple-south'), beast(scarab, 0, 'w1-outskirts')]).toEqual(['3 of 0', 'royal-scarab']);
});

test('[TV-58] a creature joined on the way adds no range', () => {
  const running = moving(
    'w1-outskirts',
    scene().troop(0, 'w1-outskirts', 2).troop(0, 'w-north-dunes', 2, 'royal-scarab').hold(0, 'war-rage'),
  );
  go(running, 'step w-north-dunes');
  expect(legal(running)).toEqual(['stop']);
  expect(reason(running, 'step w-oasis')).toMatchObject({ rule: '8.5.2', why: 'no-points' });
});

test('[8.5.3] a step goes to an adjacent area or by boat and costs a point', () => {
  const running = moving('w1-d1', scene().own(0, 'priest-of-mafdet').troop(0, 'w1-d1', 2));
  expect(forbids(running, 'step w-oasis')).toBe('8.5.3');
  expect(forbids(running, 'step w-north-dunes')).toBe('8.5.3');
  go(running, 'step w1-outskirts', 'step w-oasis');
  expect(told(running, 'went').map(({ way }) => way)).toEqual(['land', 'boat']);
  expect(units(running, 'w-oasis')).toBe('2 of 0');
});

test('[8.5.4, TV-21] a teleport from a pyramid to an obelisk costs two prayer points, once per Move', () => {
  const running = moving(
    'w1-d1',
    scene().troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1).prayer(0, 2).hold(0, 'war-rage'),
  );
  expect(every(running, 'teleport').toSorted()).toEqual([
    'delta-temple',
    'w-far-desert',
    'w-north-dunes',
    'w-south-dunes',
    'w-temple-north',
    'w-temple-south',
  ]);
  expect(forbids(running, 'teleport w-oasis')).toBe('8.5.4');
  go(running, 'teleport w-temple-north');
  expect(prayer(running, 0)).toBe(0);
  expect(forbids(running, 'teleport w-far-desert')).toBe('8.5.4');
  go(running, 'stop');
  expect(units(running, 'w-temple-north')).toBe('2 of 0');
  const poor = moving('w1-d1', scene().troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1).prayer(0, 1));
  expect(reason(poor, 'teleport w-temple-north')).toMatchObject({ why: 'too-dear', facts: { need: 2, have: 1 } });
  const bare = moving('w1-d1', scene().troop(0, 'w1-d1', 2));
  expect(reason(bare, 'teleport w-temple-north')).toMatchObject({ rule: '8.5.4', why: 'no-pyramid' });
  const foreign = moving('w3-d1', scene().troop(0, 'w3-d1', 2).pyramid('w3-d1', 'ruby', 1));
  expect(can(foreign, 'teleport delta-temple')).toBe(true);
});

test('[8.5.5, TV-26] steps and the teleport mix in any order', () => {
  const after = moving('w1-d1', scene().troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1).prayer(0, 2));
  go(after, 'teleport w-south-dunes');
  expect(can(after, 'step w3-outskirts')).toBe(true);
  go(after, 'step w3-outskirts');
  expect(units(after, 'w3-outskirts')).toBe('2 of 0');
  const walls = moving('w1-d1', scene().own(0, 'priest-of-mafdet').troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1));
  go(walls, 'teleport w-south-dunes', 'step w3-outskirts');
  expect(forbids(walls, 'step w3-d1')).toBe('8.5.9');
  const before = moving('w1-d2', scene().troop(0, 'w1-d2', 2).pyramid('w1-d1', 'ruby', 1));
  go(before, 'step w1-d1', 'teleport delta-temple');
  expect(units(before, 'delta-temple')).toBe('2 of 0');
});

test('[8.5.6] on the way units may be left and taken along; at least one goes on', () => {
  const running = moving(
    'w1-outskirts',
    scene().own(0, 'bestial-fury').troop(0, 'w1-outskirts', 3).troop(0, 'w-north-dunes', 2),
  );
  go(running, 'step w-north-dunes');
  expect(every(running, 'group').map(Number).toSorted()).toEqual([1, 2, 4, 5]);
  go(running, 'group 4');
  expect(forbids(running, 'stop')).toBe('8.5.6');
  go(running, 'step w-oasis');
  expect([units(running, 'w-north-dunes'), units(running, 'w-oasis')]).toEqual(['1 of 0', '4 of 0']);
});

test('[8.5.7, TV-29] limits may be exceeded on the way, not at the end', () => {
  const set = () => scene().troop(0, 'w1-outskirts', 5).troop(0, 'w-north-dunes', 5);
  const short = moving('w1-outskirts', set());
  expect(reason(short, 'step w-north-dunes')).toMatchObject({ rule: '8.5.7', facts: { units: 5, there: 5, limit: 5 } });
  const long = moving('w1-outskirts', set().own(0, 'bestial-fury'));
  go(long, 'step w-north-dunes');
  expect(can(long, 'stop')).toBe(false);
  go(long, 'step w-oasis');
  expect(units(long, 'w-oasis')).toBe('5 of 0');
  const ten = moving('w1-outskirts', set().own(0, 'bestial-fury', 'priest-of-mafdet'));
  go(ten, 'step w-north-dunes', 'group 10', 'step w-oasis');
  // Ten can't stay; five of them have to: the only way to divide them is taken by itself.
  expect(can(ten, 'stop')).toBe(false);
  go(ten, 'step w-temple-south');
  expect(['w1-outskirts', 'w-north-dunes', 'w-oasis', 'w-temple-south'].map((id) => units(ten, id))).toEqual([
    'free',
    'free',
    '5 of 0',
    '5 of 0',
  ]);
});

test('[8.5.8] a creature left without own unit returns to the supply', () => {
  const running = moving('w1-outskirts', scene().troop(0, 'w1-outskirts', 2, 'war-elephant'));
  go(running, 'group 2', 'step w-north-dunes', 'stop');
  expect(running.state.lair[3]).toBe(-1);
  expect(told(running, 'unleashed')).toHaveLength(1);
});

test('[R52, TV-59] no creature is left alone while the group goes on with another one', () => {
  const set = () => scene().troop(0, 'w1-outskirts', 3, 'royal-scarab').troop(0, 'w-north-dunes', 2, 'war-elephant');
  const running = moving('w1-outskirts', set());
  go(running, 'step w-north-dunes');
  expect(can(running, 'group 5 royal-scarab')).toBe(false);
  expect(forbids(running, 'group 5 royal-scarab')).toBe('R52');
  expect(can(running, 'group 4 royal-scarab')).toBe(true);
  go(running, 'group 4 war-elephant', 'step w-oasis', 'stop');
  expect([beast(running, 0, 'w-north-dunes'), units(running, 'w-north-dunes')]).toEqual(['royal-scarab', '1 of 0']);
  expect([beast(running, 0, 'w-oasis'), units(running, 'w-oasis')]).toEqual(['war-elephant', '4 of 0']);
  const both = moving('w1-outskirts', set());
  go(both, 'step w-north-dunes', 'group 5 royal-scarab war-elephant', 'step w-oasis');
  expect(can(both, 'stop')).toBe(false);
  go(both, 'group 4 royal-scarab', 'step w-temple-south');
  expect([beast(both, 0, 'w-oasis'), beast(both, 0, 'w-temple-south')]).toEqual(['war-elephant', 'royal-scarab']);
});

test('[8.5.9, TV-24, R18] a foreign district only from next to its walls, its sibling districts included', () => {
  const far = moving('w-far-desert', scene().own(0, 'priest-of-mafdet').troop(0, 'w-far-desert', 2));
  go(far, 'step w3-outskirts');
  expect(['w3-d1', 'w3-d2', 'w3-d3'].map((id) => forbids(far, `step ${id}`))).toEqual(['8.5.9', '8.5.9', '8.5.9']);
  const near = moving('w3-outskirts', scene().troop(0, 'w3-outskirts', 2));
  expect(['w3-d1', 'w3-d2', 'w3-d3'].every((id) => can(near, `step ${id}`))).toBe(true);
  const inside = moving('w3-d1', scene().troop(0, 'w3-d1', 2));
  expect(can(inside, 'step w3-d2')).toBe(true);
  const phoenix = moving('w-far-desert', scene().troop(0, 'w-far-desert', 2, 'phoenix'));
  go(phoenix, 'step w3-outskirts');
  expect(can(phoenix, 'step w3-d2')).toBe(true);
  const joined = moving(
    'w-far-desert',
    scene().own(0, 'bestial-fury').troop(0, 'w-far-desert', 2).troop(0, 'w3-outskirts', 1),
  );
  go(joined, 'step w3-outskirts', 'group 3');
  expect(can(joined, 'step w3-d2')).toBe(false);
});

test('[8.5.10, R19, TV-25] one foreign district per Move, even when walls are ignored', () => {
  const running = moving(
    'w3-outskirts',
    scene().own(0, 'bestial-fury', 'priest-of-mafdet').troop(0, 'w3-outskirts', 2).hold(0, 'open-gates'),
  );
  go(running, 'invoke open-gates', 'step w3-d1');
  expect(forbids(running, 'step w3-d2')).toBe('8.5.10');
  expect(can(running, 'step w3-outskirts')).toBe(true);
  const phoenix = moving('w3-outskirts', scene().own(0, 'bestial-fury').troop(0, 'w3-outskirts', 2, 'phoenix'));
  go(phoenix, 'step w3-d1');
  expect(forbids(phoenix, 'step w3-d2')).toBe('8.5.10');
});

test('[8.5.11] walls hinder neither the owner of the city nor those who leave', () => {
  const home = moving('w-far-desert', scene().own(0, 'priest-of-mafdet').troop(0, 'w-far-desert', 2));
  go(home, 'step w1-outskirts');
  expect(['w1-d1', 'w1-d2', 'w1-d3'].every((id) => can(home, `step ${id}`))).toBe(true);
  const leaving = moving('w3-d1', scene().troop(0, 'w3-d1', 2));
  expect(can(leaving, 'step w3-outskirts')).toBe(true);
});

test('[8.5.12] entering an enemy’s area ends the action with a battle; the mover attacks', () => {
  const running = moving(
    'w1-outskirts',
    scene().own(0, 'bestial-fury').troop(0, 'w1-outskirts', 5).troop(1, 'w-north-dunes', 1),
  );
  go(running, 'step w-north-dunes');
  expect(question(running)).toBe('battle/war council 0+1');
  expect(told(running, 'battle')[0]).toMatchObject({ attacker: 0, defender: 1 });
  clash(running, 'cavalry-blitz', 'shield-push');
  go(running, 'stay');
  expect(running.seat).toBe(1);
});

test('[R20] a group that enters a fight keeps the limits at that moment', () => {
  const set = () =>
    scene()
      .own(0, 'bestial-fury')
      .troop(0, 'w1-outskirts', 4, 'royal-scarab')
      .troop(0, 'w-north-dunes', 3, 'war-elephant')
      .troop(1, 'w-oasis', 1);
  const running = moving('w1-outskirts', set());
  go(running, 'step w-north-dunes', 'group 7 royal-scarab war-elephant');
  expect(can(running, 'step w-oasis')).toBe(false);
  expect(reason(running, 'step w-oasis')).toMatchObject({ rule: 'R20', why: 'fight-over-limit' });
  const fine = moving('w1-outskirts', set());
  go(fine, 'step w-north-dunes', 'group 5 war-elephant', 'step w-oasis');
  expect(question(fine)).toBe('battle/war council 0+1');
});

test('[9.5, R35, TV-30] fame follows the board after the action: passing a temple changes nothing', () => {
  const pass = moving('w-oasis', scene().own(0, 'priest-of-mafdet').troop(0, 'w-oasis', 2));
  go(pass, 'step w-temple-north', 'step w-far-desert');
  expect([famed(pass, 0), lastFame(pass)]).toEqual([0, 0]);
  const leave = moving('w-temple-north', scene().troop(0, 'w-temple-north', 1));
  expect(famed(scene().troop(0, 'w-temple-north', 1).play(), 0)).toBe(1);
  go(leave, 'step w-oasis');
  expect(famed(leave, 0)).toBe(0);
  const keep = moving('w-temple-north', scene().troop(0, 'w-temple-north', 2));
  go(keep, 'group 1', 'step w-oasis');
  expect(famed(keep, 0)).toBe(1);
});

const lastFame = (running: ReturnType<typeof moving>): number => told(running, 'fame').length;
