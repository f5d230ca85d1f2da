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
  scene,
  supply,
  told,
  units,
} from './scene.ts';

const recruiting = (of = scene()) => go(of.play(), 'token l3-recruit');

test('[8.2.1] X units for X points in one to three own districts', () => {
  const running = recruiting();
  go(running, 'enlist 2 w1-d1', 'enlist 1 w1-d2', 'enlist 1 w1-d3', 'done');
  expect([units(running, 'w1-d1'), units(running, 'w1-d2'), units(running, 'w1-d3')]).toEqual([
    '2 of 0',
    '1 of 0',
    '1 of 0',
  ]);
  expect([prayer(running, 0), supply(running, 0)]).toEqual([3, 8]);
});

test('[8.2.2] never abroad, even in a controlled foreign district', () => {
  const running = recruiting(scene().troop(0, 'w3-d1', 2));
  expect(every(running, 'enlist').some((text) => text.includes('w3'))).toBe(false);
  expect(forbids(running, 'enlist 1 w3-d1')).toBe('8.2.2');
});

test('[8.2.3, 9.7] bound by the supply and the troop limit', () => {
  const limited = recruiting(scene().troop(0, 'w1-d1', 4));
  expect(every(limited, 'enlist').filter((text) => text.endsWith('w1-d1'))).toEqual(['1 w1-d1']);
  expect(forbids(limited, 'enlist 2 w1-d1')).toBe('8.2.3');
  const scarce = recruiting(
    scene().with((state) => {
      state.supply[0] = 1;
    }),
  );
  expect(forbids(scarce, 'enlist 2 w1-d1')).toBe('8.2.3');
  const poor = recruiting(scene().prayer(0, 2));
  expect(forbids(poor, 'enlist 3 w1-d1')).toBe('8.2.1');
  expect(can(poor, 'enlist 2 w1-d1')).toBe(true);
});

test('[8.2.4, 10.3] a creature from the supply may join where units were placed, one per troop', () => {
  const running = recruiting(scene().own(0, 'war-elephant', 'mummy'));
  expect(every(running, 'post')).toEqual([]);
  go(running, 'enlist 1 w1-d1');
  expect(every(running, 'post').toSorted()).toEqual(['mummy w1-d1', 'war-elephant w1-d1']);
  go(running, 'post mummy w1-d1');
  expect(every(running, 'post')).toEqual([]);
  go(running, 'done');
  expect(beast(running, 0, 'w1-d1')).toBe('mummy');
  const siege = recruiting(scene().own(0, 'war-elephant').troop(1, 'w1-d1', 2));
  go(siege, 'enlist 2 w1-d1', 'post war-elephant w1-d1', 'done');
  expect(question(siege)).toBe('battle/war council 0+1');
  expect(beast(siege, 0, 'w1-d1')).toBe('war-elephant');
});

test('[8.2.5, TV-36, 11.3.2] recruiting against an enemy: battle afterwards, as attacker, with the home bonus', () => {
  const running = recruiting(scene().troop(1, 'w1-d1', 3));
  go(running, 'enlist 4 w1-d1', 'done');
  expect(told(running, 'battle')).toEqual([{ kind: 'battle', area: 0, attacker: 0, defender: 1 }]);
  clash(running, 'fervent-purge', 'cavalry-blitz');
  expect(told(running, 'outcome')[0]).toMatchObject({ attack: 8, defence: 7, winner: 0 });
  expect(told(running, 'lost').map(({ seat, units: lost }) => `${seat} ${lost}`)).toEqual(['0 1', '1 2']);
  go(running, 'recall', 'stay');
  expect([units(running, 'w1-d1'), running.state.battleFame[0], famed(running, 0)]).toEqual(['3 of 0', 1, 1]);
});

test('[8.2.6] several recruit battles: all is placed and paid first, then the recruiter chooses the order', () => {
  const running = recruiting(scene().troop(1, 'w1-d1', 2).troop(1, 'w1-d2', 2));
  go(running, 'enlist 3 w1-d1');
  expect(question(running)).toBe('recruit/recruit 0');
  go(running, 'enlist 3 w1-d2', 'done');
  expect(prayer(running, 0)).toBe(1);
  expect(legal(running)).toEqual(['assault w1-d1', 'assault w1-d2']);
  go(running, 'assault w1-d2');
  clash(running, 'fervent-purge', 'phalanx-defense');
  go(running, 'recall', 'stay');
  expect(told(running, 'battle').map(({ area }) => area)).toEqual([1, 0]);
});
