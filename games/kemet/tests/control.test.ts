import { expect, test } from 'vitest';
import { controls } from '../rules/control.ts';
import {
  area,
  beast,
  can,
  clash,
  every,
  famed,
  forbids,
  go,
  lasting,
  legal,
  question,
  scene,
  supply,
  units,
} from './scene.ts';

test('[9.1] a troop controls its area, temple or foreign district', () => {
  const { state } = scene().troop(0, 'w-temple-north', 1).troop(0, 'w3-d1', 1).troop(0, 'w-oasis', 1).play();
  expect(['w-temple-north', 'w3-d1', 'w-oasis', 'w-temple-south'].map((id) => controls(state, 0, area(id)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(controls(state, 1, area('w3-d1'))).toBe(false);
});

test('[9.2] an own district is controlled even without units, unless an enemy troop is there', () => {
  const { state } = scene().troop(1, 'w1-d2', 1).play();
  expect(['w1-d1', 'w1-d2'].map((id) => controls(state, 0, area(id)))).toEqual([true, false]);
  expect(controls(state, 0, area('w1-outskirts'))).toBe(false);
});

test('[9.3] a pyramid serves whoever controls its district', () => {
  const running = go(scene().pyramid('w3-d1', 'onyx', 4).troop(0, 'w3-d1', 1).play(), 'token l1-buy-1');
  expect(can(running, 'buy soul-devourer')).toBe(true);
  expect([famed(running, 0), famed(running, 1)]).toEqual([1, 0]);
  const port = go(scene().pyramid('w3-d1', 'onyx', 1).troop(0, 'w3-d1', 1).play(), 'token l2-move', 'from w3-d1');
  expect(every(port, 'teleport').length).toBeGreaterThan(0);
});

test('[9.4] temporary fame: temples with the delta, level-4 pyramids; not the sanctuary, not level 3', () => {
  const running = scene(3)
    .troop(0, 'w-temple-north', 1)
    .troop(0, 'delta-temple', 1)
    .troop(0, 'sanctuary', 1)
    .pyramid('w1-d1', 'ruby', 4)
    .pyramid('w1-d2', 'onyx', 3)
    .play();
  expect([famed(running, 0), lasting(running, 0)]).toEqual([3, 0]);
});

test('[TV-50] the fame of a level-4 pyramid moves with its control', () => {
  const running = scene().pyramid('w3-d1', 'ruby', 4).troop(0, 'w3-outskirts', 1).play();
  expect([famed(running, 0), famed(running, 1)]).toEqual([0, 1]);
  go(running, 'token l2-move', 'from w3-outskirts', 'step w3-d1', 'stop');
  expect([famed(running, 0), famed(running, 1)]).toEqual([1, 0]);
  go(running, 'token l2-pray', 'token l3-move', 'from w3-d1', 'step w3-outskirts');
  expect([famed(running, 0), famed(running, 1)]).toEqual([0, 1]);
});

test('[9.6] battle and divine fame are never lost', () => {
  const running = scene().fame(0, 2, 3).troop(0, 'w-temple-north', 1).troop(1, 'w-oasis', 5).play();
  expect([famed(running, 0), lasting(running, 0)]).toEqual([6, 5]);
  go(running, 'token l2-pray', 'token l2-move', 'from w-oasis', 'step w-temple-north');
  clash(running, 'cavalry-blitz', 'chariot-raid');
  go(running, 'stay');
  expect([famed(running, 0), lasting(running, 0)]).toEqual([5, 5]);
});

test('[10.1] a creature is no unit: no troop of its own, no place in the limit, never lost to damage', () => {
  const running = scene().troop(0, 'w1-outskirts', 5, 'war-elephant').troop(1, 'w-north-dunes', 5).play();
  go(running, 'token l2-move', 'from w1-outskirts');
  expect(can(running, 'step w-north-dunes')).toBe(true);
  go(running, 'step w-north-dunes');
  clash(running, 'cavalry-blitz', 'chariot-raid');
  expect(supply(running, 0)).toBe(7 + 2);
  expect(beast(running, 0, 'w-north-dunes')).toBe('war-elephant');
});

test('[10.2] one creature per troop when an action ends', () => {
  const set = () => scene().troop(0, 'w1-outskirts', 2, 'war-elephant').troop(0, 'w-north-dunes', 1, 'mummy');
  const running = go(set().play(), 'token l2-move', 'from w1-outskirts', 'step w-north-dunes');
  expect(can(running, 'stop')).toBe(false);
  expect(forbids(running, 'stop')).toBe('10.2');
  const joined = go(set().play(), 'token l2-move', 'from w1-outskirts', 'group 1', 'step w-north-dunes', 'stop');
  expect([units(joined, 'w-north-dunes'), beast(joined, 0, 'w-north-dunes')]).toEqual(['2 of 0', 'mummy']);
});

test('[10.4, R43] arranging: place, exchange, swap, in own districts, before the first token', () => {
  const set = () =>
    scene()
      .own(0, 'sphinx')
      .troop(0, 'w1-d1', 1, 'war-elephant')
      .troop(0, 'w1-d2', 1, 'mummy')
      .troop(0, 'w1-d3', 1)
      .troop(0, 'w-oasis', 1, 'phoenix');
  const running = set().play();
  expect(every(running, 'post').toSorted()).toEqual(
    ['mummy w1-d1', 'sphinx w1-d1', 'sphinx w1-d2', 'sphinx w1-d3', 'war-elephant w1-d2'].toSorted(),
  );
  expect(forbids(running, 'post mummy w1-d3')).toBe('R43');
  go(running, 'post war-elephant w1-d2');
  expect([beast(running, 0, 'w1-d1'), beast(running, 0, 'w1-d2')]).toEqual(['mummy', 'war-elephant']);
  go(running, 'post sphinx w1-d1');
  expect([beast(running, 0, 'w1-d1'), running.state.lair[6]]).toEqual(['sphinx', -1]);
  go(running, 'post mummy w1-d3');
  expect(beast(running, 0, 'w1-d3')).toBe('mummy');
  const late = go(set().own(0, 'forced-march').play(), 'gold forced-march move', 'decline');
  expect(every(late, 'post')).toEqual([]);
  expect(forbids(late, 'post sphinx w1-d3')).toBe('R43');
});

test('[10.5] a creature whose troop is gone returns to its owner’s supply at once', () => {
  const running = scene().troop(0, 'w1-outskirts', 5).troop(1, 'w-north-dunes', 1, 'war-elephant').play();
  go(running, 'token l2-move', 'from w1-outskirts', 'step w-north-dunes');
  clash(running, 'cavalry-blitz', 'fervent-purge');
  expect(question(running)).toBe('battle/loser 1');
  go(running, 'recall', 'stay');
  expect([running.state.lair[3], running.state.tamer[3]]).toEqual([-1, 1]);
});

test('[10.6] a creature helps the troop it is with, no other', () => {
  const running = scene().troop(0, 'w1-outskirts', 2, 'royal-scarab').troop(0, 'w-oasis', 2).play();
  go(running, 'token l2-move', 'from w-oasis', 'step w-temple-north');
  expect(legal(running)).not.toContain('step w-far-desert');
  expect(units(running, 'w-temple-north')).toBe('2 of 0');
});
