import { at } from '@naos/engine';
import { expect, test } from 'vitest';
import {
  beast,
  can,
  every,
  famed,
  go,
  hand,
  lasting,
  legal,
  outcomeOf,
  prayer,
  question,
  scene,
  supply,
  told,
  units,
  veterans,
} from './scene.ts';

test('[14.0.1] nine steps in order, inside a step in the turn order of the ended day', () => {
  const night = scene(3)
    .with((state) => {
      state.order = [2, 0, 1];
    })
    .troop(1, 'sanctuary', 2)
    .troop(0, 'delta-temple', 2)
    .veterans(0, 3)
    .veterans(1, 3)
    .veterans(2, 3)
    .atNight()
    .play();
  const asked: string[] = [];
  while (!question(night).startsWith('turn')) {
    asked.push(question(night));
    go(night, legal(night).find((text) => ['done', 'spend 0'].includes(text)) ?? at(legal(night), 0));
  }
  expect(asked).toEqual([
    'night/offering 1',
    'night/delta temple 0',
    'night/veterans for prayer 2',
    'night/veterans for prayer 0',
    'night/veterans for prayer 1',
    'draw/veterans for cards 2',
    'draw/veterans for cards 0',
    'draw/veterans for cards 1',
    'muster/muster 2',
    'muster/muster 0',
    'muster/muster 1',
    'night/destiny 2',
    'night/destiny 1',
  ]);
});

test('[14.1.1, TV-53] offering: two sanctuary units for a divine fame point', () => {
  expect(question(scene(3).troop(0, 'sanctuary', 1).atNight().play())).toBe('night/destiny 0');
  const night = scene(3).troop(0, 'sanctuary', 2, 'mummy').atNight().play();
  go(night, 'offer');
  expect([units(night, 'sanctuary'), night.state.divineFame[0], night.state.lair[6], supply(night, 0)]).toEqual([
    'free',
    1,
    -1,
    12,
  ]);
  const kept = go(scene(3).troop(0, 'sanctuary', 3).atNight().play(), 'done');
  expect([units(kept, 'sanctuary'), lasting(kept, 0)]).toEqual(['3 of 0', 0]);
});

test('[14.2.1, R37, TV-51] delta temple: a unit for five points; the last one loses the temple for step 3', () => {
  const set = (delta: number) =>
    scene().troop(0, 'delta-temple', delta).troop(0, 'w-temple-north', 1).prayer(0, 0).atNight().play();
  const last = go(set(1), 'offer');
  expect([units(last, 'delta-temple'), lasting(last, 0), famed(last, 0), prayer(last, 0)]).toEqual([
    'free',
    0,
    1,
    5 + 2 + 2,
  ]);
  const two = go(set(2), 'offer');
  expect([units(two, 'delta-temple'), lasting(two, 0), famed(two, 0)]).toEqual(['1 of 0', 1, 3]);
});

test('[14.3.1, TV-65] two or more temples: one divine fame point, no more', () => {
  const four = scene(5)
    .troop(0, 'w-temple-north', 1)
    .troop(0, 'w-temple-south', 1)
    .troop(0, 'e-temple-north', 1)
    .troop(0, 'e-temple-south', 1)
    .atNight()
    .play();
  expect(lasting(four, 0)).toBe(1);
  expect(lasting(scene().troop(0, 'w-temple-north', 1).atNight().play(), 0)).toBe(0);
});

test('[14.4.1, TV-52] worship pays the temple numbers, the delta nothing', () => {
  const night = scene()
    .troop(0, 'delta-temple', 1)
    .troop(0, 'w-temple-south', 1)
    .prayer(0, 0)
    .prayer(1, 0)
    .atNight()
    .play();
  go(night, 'done');
  expect(told(night, 'prayer').filter(({ source }) => source === 'worship')).toEqual([
    { kind: 'prayer', seat: 0, points: 3, source: 'worship' },
  ]);
});

test('[14.5.1] two points, and one more for each veteran discarded', () => {
  const night = scene().veterans(0, 3).prayer(0, 0).prayer(1, 0).atNight().play();
  expect(legal(night)).toEqual(['spend 0', 'spend 1', 'spend 2', 'spend 3']);
  go(night, 'spend 2');
  expect([prayer(night, 0), prayer(night, 1), veterans(night, 0)]).toEqual([4, 2, 1]);
});

test('[14.6.1] everybody draws a card, then the cards of tiles', () => {
  const night = scene(3).own(1, 'divine-boon', 'mummy').atNight().play();
  expect([0, 1, 2].map((seat) => hand(night, seat).length)).toEqual([1, 3, 1]);
});

test('[14.6.2] two veterans buy another card, as often as wanted', () => {
  const night = go(scene().veterans(0, 5).atNight().play(), 'spend 0', 'draw');
  expect([hand(night, 0).length, veterans(night, 0), question(night)]).toEqual([2, 3, 'draw/veterans for cards 0']);
  go(night, 'draw');
  expect([hand(night, 0).length, veterans(night, 0), question(night)]).toEqual([3, 1, 'muster/muster 0']);
});

test('[14.7.1] once, veterans become units in controlled own districts', () => {
  const night = go(
    scene().veterans(0, 3).troop(0, 'w-oasis', 2).troop(0, 'w1-d1', 4).troop(1, 'w1-d2', 1).atNight().play(),
    'spend 0',
    'done',
    'muster',
  );
  expect(every(night, 'enlist').toSorted()).toEqual(['1 w1-d1', '1 w1-d3', '2 w1-d3', '3 w1-d3']);
  go(night, 'enlist 1 w1-d1', 'done');
  expect([veterans(night, 0), units(night, 'w1-d1')]).toEqual([0, '5 of 0']);
  expect(question(night)).toBe('night/destiny 0');
});

test('[TV-54, R38] five veterans divided over steps 5, 6 and 7', () => {
  const night = scene().veterans(0, 5).prayer(0, 0).atNight().play();
  go(night, 'spend 1', 'draw', 'done', 'muster', 'enlist 2 w1-d1');
  expect([prayer(night, 0), hand(night, 0).length, units(night, 'w1-d1')]).toEqual([3, 2, '2 of 0']);
});

test('[10.3] at night, too, a creature may join units placed in an own district', () => {
  const night = go(
    scene().own(0, 'war-elephant').veterans(0, 1).atNight().play(),
    'spend 0',
    'muster',
    'enlist 1 w1-d2',
  );
  expect(every(night, 'post')).toEqual(['war-elephant w1-d2']);
  go(night, 'post war-elephant w1-d2');
  expect(beast(night, 0, 'w1-d2')).toBe('war-elephant');
});

test('[14.7.2] Reinforcements, Hand of God and Night Ceremony each once, in the player’s order', () => {
  const night = scene().own(0, 'reinforcements', 'hand-of-god').pyramid('w1-d1', 'ruby', 1).atNight().play();
  go(night, 'use hand-of-god', 'raise w1-d1 ruby 2');
  expect(legal(night)).toEqual(['use reinforcements', 'done']);
  go(night, 'use reinforcements', 'enlist 4 w1-d1');
  expect(question(night)).toBe('night/destiny 0');
});

test('[14.7.3] a tile bought in step 7 waits a night', () => {
  const night = scene().own(0, 'night-ceremony').pyramid('w1-d1', 'diamond', 4).prayer(0, 9).atNight().play();
  go(night, 'use night-ceremony', 'buy hand-of-god');
  expect(question(night)).toBe('night/destiny 1');
});

test('[14.8.1, 14.8.2] left-over veterans are discarded, all tokens return', () => {
  const night = scene(3)
    .veterans(0, 1)
    .own(0, 'act-of-god-ruby')
    .tokens(0, 'l1-pray', 'l2-pray', 'l3-move', 'l2-build')
    .with((state) => {
      state.silverAt[0] = 0;
      state.goldOn[0] = 12;
      state.bought[0] = 3;
    })
    .atNight()
    .play();
  go(night, 'spend 0', 'done');
  expect(question(night)).toBe('night/destiny 0');
  const { state } = night;
  expect([
    veterans(night, 0),
    state.tokens[0],
    state.spaces[0],
    state.silverAt[0],
    state.goldOn[0],
    state.bought[0],
  ]).toEqual([0, 5, 0, -1, -1, 0]);
});

test('[14.9.1, 14.9.2, TV-55] fewest fame chooses first; ties: further left in the ended round', () => {
  const night = scene(4)
    .with((state) => {
      state.order = [2, 1, 3, 0];
    })
    .fame(0, 4)
    .fame(1, 2)
    .fame(2, 2)
    .fame(3, 6)
    .atNight()
    .play();
  expect(question(night)).toBe('night/destiny 2');
  go(night, 'slot 3');
  expect(question(night)).toBe('night/destiny 1');
  expect(every(night, 'slot')).toEqual(['1', '2', '4']);
  go(night, 'slot 1');
  expect(question(night)).toBe('night/destiny 0');
  go(night, 'slot 4');
  expect(night.state.order).toEqual([1, 3, 2, 0]);
});

test('[R42] the next day starts with the player in slot 1', () => {
  const night = go(scene().atNight().play(), 'slot 2');
  expect([night.state.order, night.state.round, night.seat]).toEqual([[1, 0], 2, 1]);
});

test('[15.1, TV-49] nine fame at the start of the own turn, nobody more: the game is won', () => {
  const won = scene().fame(0, 9).atTurnStart().play();
  expect([question(won), outcomeOf(won)]).toEqual(['over', { places: [1, 2], points: [9, 0], how: 'how.fame' }]);
  const beaten = scene().fame(0, 9).fame(1, 10).atTurnStart().play();
  expect(question(beaten)).toBe('turn/menu openly 0');
  go(beaten, 'token l2-pray');
  expect([question(beaten), beaten.state.winner]).toEqual(['over', 1]);
  expect(question(scene().fame(0, 8).atTurnStart().play())).toBe('turn/menu openly 0');
  const mid = go(scene().fame(0, 8).pyramid('w1-d1', 'ruby', 3).play(), 'token l1-buy-1', 'buy domination-ruby');
  expect([famed(mid, 0), question(mid)]).toEqual([9, 'turn/menu openly 1']);
});

test('[15.2] an opponent with equal fame does not prevent the win', () => {
  const won = scene().fame(0, 9).fame(1, 9).atTurnStart().play();
  expect([question(won), won.state.winner, outcomeOf(won).places]).toEqual(['over', 0, [1, 2]]);
});

test('[15.3] the others rank by fame, battle fame, then the earlier slot', () => {
  const over = scene(5)
    .fame(0, 9)
    .fame(1, 3, 1)
    .fame(2, 2, 2)
    .fame(3, 5)
    .fame(4, 3, 1)
    .with((state) => {
      state.order = [0, 4, 1, 2, 3];
    })
    .atTurnStart()
    .play();
  expect(outcomeOf(over).places).toEqual([1, 5, 3, 2, 4]);
});

test('[R49, TV-67] after step 8 of round 25 the game ends: fame, battle fame, slot', () => {
  const over = scene(3)
    .fame(0, 3)
    .fame(1, 2, 2)
    .fame(2, 4)
    .with((state) => {
      state.round = 25;
    })
    .atNight()
    .play();
  expect([question(over), outcomeOf(over)]).toEqual([
    'over',
    { places: [3, 1, 2], points: [3, 4, 4], how: 'how.guard' },
  ]);
  expect(told(over, 'slot')).toEqual([]);
  const earlier = scene(3)
    .with((state) => {
      state.round = 24;
    })
    .atNight()
    .play();
  expect(question(earlier)).toBe('night/destiny 0');
  expect(can(earlier, 'slot 1')).toBe(true);
});
