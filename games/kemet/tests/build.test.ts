import { expect, test } from 'vitest';
import { can, every, forbids, go, prayer, scene } from './scene.ts';

const building = (of = scene()) => go(of.play(), 'token l2-build');

test('[8.1.1, TV-1, TV-2] raising costs the sum of the new levels', () => {
  const one = building(scene().pyramid('w1-d1', 'ruby', 2));
  go(one, 'raise w1-d1 ruby 3');
  expect(prayer(one, 0)).toBe(4);
  const two = building(scene().pyramid('w1-d1', 'ruby', 1));
  go(two, 'raise w1-d1 ruby 3');
  expect([prayer(two, 0), two.state.height[0]]).toEqual([2, 3]);
});

test('[8.1.2, TV-3] a new colour in an own district without pyramid, at any height that can be paid', () => {
  const running = building();
  go(running, 'raise w1-d2 onyx 2');
  expect([prayer(running, 0), running.state.height[1], running.state.colour[1]]).toEqual([4, 2, 3]);
  const four = building(scene().prayer(0, 10));
  go(four, 'raise w1-d2 onyx 4');
  expect(prayer(four, 0)).toBe(0);
  expect(forbids(building(), 'raise w1-d2 onyx 4')).toBe('8.1.1');
  expect(forbids(building(), 'raise w3-d1 onyx 1')).toBe('8.1.2');
  const drawn = building(
    scene().with((state) => {
      state.colours = 0b0011;
    }),
  );
  expect(forbids(drawn, 'raise w1-d1 onyx 1')).toBe('8.1.2');
});

test('[8.1.3] one Build changes one pyramid', () => {
  const running = building(scene().pyramid('w1-d1', 'ruby', 1).pyramid('w1-d2', 'onyx', 1));
  go(running, 'raise w1-d1 ruby 2');
  expect(running.state.height.slice(0, 3)).toEqual([2, 1, 0]);
  expect(running.seat).toBe(1);
});

test('[8.1.4] one pyramid per district, one of each colour, three in all (two with two players), level 4 at most', () => {
  const full = building(scene(3).pyramid('w1-d1', 'ruby', 1).pyramid('w1-d2', 'onyx', 4));
  expect(forbids(full, 'raise w1-d1 diamond 1')).toBe('8.1.4');
  expect(forbids(full, 'raise w1-d3 ruby 1')).toBe('8.1.4');
  expect(every(full, 'raise').filter((text) => text.startsWith('w1-d2'))).toEqual([]);
  expect(can(full, 'raise w1-d3 diamond 1')).toBe(true);
  const two = building(scene(2).pyramid('w1-d1', 'ruby', 1).pyramid('w1-d2', 'onyx', 1));
  expect(forbids(two, 'raise w1-d3 diamond 1')).toBe('8.1.4');
});

test('[8.1.5] a new colour brings its acquire token to a buy space', () => {
  const running = building(scene(3).pyramid('w1-d1', 'ruby', 1));
  expect(running.state.acquire.slice(0, 3)).toEqual([0, -1, -1]);
  go(running, 'raise w1-d2 diamond 1');
  expect(running.state.acquire.slice(0, 3)).toEqual([0, 2, -1]);
});

test('[R15] the acquire token takes the first buy space without acquire and action token', () => {
  const taken = building(scene(3).tokens(0, 'l1-buy-1'));
  go(taken, 'raise w1-d2 diamond 1');
  expect(taken.state.acquire.slice(0, 3)).toEqual([-1, 2, -1]);
  const all = building(scene(3).tokens(0, 'l1-buy-1', 'l1-buy-2', 'l1-buy-3'));
  go(all, 'raise w1-d2 diamond 1');
  expect(all.state.acquire.slice(0, 3)).toEqual([2, -1, -1]);
});

test('[R14] enemies in the district do not hinder building', () => {
  const running = building(scene().pyramid('w1-d1', 'ruby', 1).troop(1, 'w1-d1', 3));
  go(running, 'raise w1-d1 ruby 2');
  expect(running.state.height[0]).toBe(2);
});

test('[13.3.9, TV-4] Priest of Thoeris makes each level one cheaper, Ra the whole Build', () => {
  const thoeris = building(scene().own(0, 'priest-of-thoeris').pyramid('w1-d1', 'ruby', 1));
  go(thoeris, 'raise w1-d1 ruby 3');
  expect(prayer(thoeris, 0)).toBe(4);
  const both = building(scene().own(0, 'priest-of-thoeris', 'priest-of-ra').pyramid('w1-d1', 'ruby', 1));
  go(both, 'raise w1-d1 ruby 3');
  expect(prayer(both, 0)).toBe(5);
  const free = building(scene().own(0, 'priest-of-thoeris').prayer(0, 0));
  go(free, 'raise w1-d1 ruby 1');
  expect(prayer(free, 0)).toBe(0);
  expect(forbids(building(scene().own(0, 'priest-of-thoeris').prayer(0, 0)), 'raise w1-d1 ruby 2')).toBe('8.1.1');
});
