import { expect, test } from 'vitest';
import { type Reach, reachOf } from '../rules/reach.ts';
import { area, areaAt, can, every, go, type Running, scene } from './scene.ts';

/** The reach of the group on its way. */
function reachNow({ state }: Running): readonly Reach[] {
  const task = state.agenda.at(-1);
  if (task?.do !== 'move') throw new Error('No group is on its way.');
  return reachOf(state, task);
}

const reach = (running: Running): string[] =>
  reachNow(running).map(
    ({ area: at, steps, fare, fight }) => `${areaAt(at).id} ${steps} ${fare}${fight ? ' fight' : ''}`,
  );

test('the reach of a group names every area with its cheapest price in steps and prayer', () => {
  const running = go(
    scene()
      .own(0, 'priest-of-mafdet')
      .troop(0, 'w1-d1', 3)
      .pyramid('w1-d1', 'ruby', 1)
      .troop(1, 'w-temple-north', 1)
      .play(),
    'token l2-move',
    'from w1-d1',
  );
  expect(reach(running)).toEqual(
    expect.arrayContaining([
      'w1-outskirts 1 0',
      'w-north-dunes 2 0',
      'w-oasis 2 0',
      'w-temple-north 0 2 fight',
      'w3-outskirts 1 2',
    ]),
  );
  expect(reach(running).some((row) => row.startsWith('w3-d'))).toBe(false);
});

test('the first hop of every route is a legal move, and areas out of reach have none', () => {
  const running = go(
    scene(5).own(0, 'bestial-fury').troop(0, 'w1-d1', 5, 'royal-scarab').pyramid('w1-d1', 'ruby', 2).play(),
    'token l2-move',
    'from w1-d1',
  );
  const found = reachNow(running);
  expect(found.length).toBeGreaterThan(20);
  for (const { route } of found) {
    const [hop] = route;
    expect(hop && can(running, `${hop.by} ${areaAt(hop.area).id}`)).toBe(true);
  }
  const direct = [...every(running, 'step'), ...every(running, 'teleport')];
  for (const id of direct) expect(found.some(({ area: at }) => at === area(id))).toBe(true);
});
