import { FastRandom, Play } from '@naos/engine';
import { expect, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import { crowded } from './crowded.ts';
import { beast, can, forbids, go, legal, question, reason, scene, supply, units } from './scene.ts';

const moving = (from: string, of: ReturnType<typeof scene>) => go(of.play(), 'token l2-move', `from ${from}`);

test('[8.5.7, 12.16, I1] Open Gates is offered only while a legal end stays payable', () => {
  const running = moving(
    'w1-d1',
    scene().pyramid('w1-d2', 'ruby', 1).troop(0, 'w1-d1', 5).troop(0, 'w1-d2', 5).prayer(0, 2).hold(0, 'open-gates'),
  );
  go(running, 'step w1-d2');
  expect(can(running, 'invoke open-gates')).toBe(false);
  expect(reason(running, 'invoke open-gates')).toMatchObject({ rule: '8.5.7', why: 'no-end-after' });
  expect(legal(running).every((text) => text.startsWith('teleport') || text.startsWith('group'))).toBe(true);
  go(running, 'teleport w-north-dunes', 'stop');
  expect([units(running, 'w1-d2'), units(running, 'w-north-dunes'), supply(running, 0)]).toEqual([
    '5 of 0',
    '5 of 0',
    2,
  ]);
});

test('[8.5.6, 8.5.7, 13.4.7] a Griffin Sphinx picked up on the way pays for the way on', () => {
  const running = moving(
    'w-temple-south',
    scene(5).troop(0, 'w-temple-south', 4).troop(0, 'w-south-dunes', 2, 'griffin-sphinx').prayer(0, 2),
  );
  expect(forbids(running, 'step w-south-dunes')).toBe('nothing: it is legal');
  go(running, 'step w-south-dunes');
  expect(can(running, 'stop')).toBe(false);
  go(running, 'group 2 griffin-sphinx', 'teleport sanctuary');
  expect([units(running, 'w-south-dunes'), units(running, 'sanctuary')]).toEqual(['4 of 0', '2 of 0']);
  expect(beast(running, 0, 'sanctuary')).toBe('griffin-sphinx');
});

test('[8.5.3, 8.5.6, 8.5.7] going back is a way on: creatures are exchanged and the group returns', () => {
  const running = moving(
    'w3-outskirts',
    scene(3)
      .own(0, 'priest-of-mafdet')
      .troop(0, 'w3-outskirts', 2, 'sphinx')
      .troop(0, 'w3-d1', 2, 'griffin-sphinx')
      .troop(2, 'w3-d2', 1)
      .troop(2, 'w3-d3', 1),
  );
  expect(forbids(running, 'step w3-d1')).toBe('nothing: it is legal');
  go(running, 'step w3-d1');
  expect(can(running, 'stop')).toBe(false);
  // The way back is the only one left: it is taken by itself.
  go(running, 'group 2 griffin-sphinx');
  expect([beast(running, 0, 'w3-d1'), beast(running, 0, 'w3-outskirts')]).toEqual(['sphinx', 'griffin-sphinx']);
});

test('[17.4, 12.15] whoever watches imagines a hand that lets the group on its way go on', () => {
  const running = moving(
    'w-temple-south',
    scene(3).troop(0, 'w-temple-south', 5).troop(0, 'w-south-dunes', 5).hold(0, 'teleportation', 'prayer').prayer(0, 1),
  );
  go(running, 'step w-south-dunes');
  for (const viewer of [1, 2, null]) {
    const view = kemet.view(running.state, viewer);
    for (let seed = 0; seed < 40; seed++) {
      const imagined = new Play(kemet, kemet.imagine(view, new FastRandom(seed)));
      expect(question(imagined)).toBe(question(running));
      expect(kemet.view(imagined.state, viewer)).toEqual(view);
    }
  }
});

/** Positions of the generator, by number, in which the rules of version 1 failed; they had lost units or refused the last move. */
test.each([
  [338, 4, '1: token l3-move|1: from w1-outskirts|1: step e-oasis|1: group 1', 'invoke open-gates', false],
  [
    345,
    3,
    '2: token l3-move|2: from w3-d1|2: teleport sanctuary|2: group 9 phoenix|2: step w-north-dunes',
    'leap sanctuary',
    true,
  ],
  [
    9141,
    3,
    '1: invoke mana-theft|1: token l2-move|1: from w3-d3|1: leap w-far-desert|1: group 6 griffin-sphinx',
    'teleport w-temple-north',
    true,
  ],
] as const)('[8.5.7] crowded position %i with %i players', (number, seats, path, last, legalNow) => {
  const running = go(new Play(kemet, crowded(seats, {}, new FastRandom(number)), true), ...path.split('|'));
  expect(can(running, last)).toBe(legalNow);
});
