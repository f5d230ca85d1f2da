import { expect, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import {
  can,
  commit,
  every,
  famed,
  forbids,
  go,
  hand,
  legal,
  pile,
  prayer,
  question,
  reason,
  scene,
  supply,
  told,
  units,
} from './scene.ts';

const armies = () => scene().troop(0, 'w-north-dunes', 4).troop(1, 'w-temple-north', 4);
const attack = (of: ReturnType<typeof scene>) =>
  go(of.play(), 'token l2-move', 'from w-north-dunes', 'step w-temple-north');
const strengths = (running: ReturnType<typeof attack>) =>
  told(running, 'outcome').flatMap(({ attack: a, defence }) => [a, defence]);
const lost = (running: ReturnType<typeof attack>, seat: number) =>
  told(running, 'lost').find((event) => event.seat === seat)?.units ?? 0;

test('[12.1] cards are played at the time of their symbol only', () => {
  const running = scene().hold(0, 'war-rage', 'swiftness', 'prayer').play();
  expect(every(running, 'invoke')).toEqual(['prayer']);
  expect(reason(running, 'invoke war-rage')).toMatchObject({ rule: '12.1', why: 'in-battle-only' });
  expect(reason(running, 'invoke swiftness')).toMatchObject({ rule: '12.1', why: 'in-move-only' });
  expect(reason(running, 'invoke mana-theft')).toMatchObject({ rule: '12.1', why: 'not-in-hand' });
  go(running, 'token l2-pray', 'end-turn');
  expect(running.moves(0)).toEqual([]);
});

test('[12.2] pay, apply, then face up on the pile; a hand has no limit', () => {
  const running = scene().hold(0, 'raining-fire').troop(1, 'w-oasis', 2).prayer(0, 1).play();
  go(running, 'invoke raining-fire');
  expect([prayer(running, 0), pile(running), hand(running, 0)]).toEqual([0, ['raining-fire'], []]);
  const poor = scene().hold(0, 'raining-fire').troop(1, 'w-oasis', 2).prayer(0, 0).play();
  expect(forbids(poor, 'invoke raining-fire')).toBe('12.2');
  const many = scene()
    .hold(0, ...new Array<string>(3).fill('war-rage'), ...new Array<string>(3).fill('bronze-wall'), 'prayer', 'prayer')
    .play();
  expect(hand(many, 0)).toHaveLength(8);
});

test('[12.3, R53, TV-60] the pile is shuffled only when a card has to be drawn from an empty deck', () => {
  const night = scene()
    .with((state) => {
      state.deck = [0];
      state.pile = [0, 2, 2, ...new Array<number>(12).fill(0)];
    })
    .atNight()
    .play();
  expect([hand(night, 0), hand(night, 1).length]).toEqual([['war-rage'], 1]);
  expect([night.state.deck.length, pile(night)]).toEqual([3, []]);
  expect(told(night, 'reshuffled')).toEqual([{ kind: 'reshuffled', cards: 4 }]);
  const one = scene()
    .with((state) => {
      state.deck = [0, 0];
      state.pile = [0, 2, 2, ...new Array<number>(12).fill(0)];
    })
    .atNight()
    .play();
  expect([one.state.deck.length, pile(one).length]).toEqual([0, 4]);
});

test('[12.4] deck and pile empty: nothing is drawn and nothing is owed', () => {
  const night = scene()
    .with((state) => {
      state.deck = [];
    })
    .own(0, 'vision', 'divine-boon')
    .veterans(0, 4)
    .atNight()
    .play();
  expect(question(night)).toBe('night/veterans for prayer 0');
  go(night, 'spend 0');
  expect([hand(night, 0), hand(night, 1), question(night)]).toEqual([[], [], 'muster/muster 0']);
});

test('[12.5] War Rage and War Fury add one and two strength; cards add up', () => {
  const running = attack(armies().hold(0, 'war-rage', 'war-rage', 'war-fury'));
  commit(running, 0, 'shield-push', ['war-rage', 'war-rage', 'war-fury']);
  commit(running, 1, 'shield-push');
  expect([strengths(running), prayer(running, 0)]).toEqual([[11, 7], 6]);
});

test('[12.6] Bloody Battle and Bloodbath add one and two damage, not strength', () => {
  const running = attack(armies().hold(0, 'bloody-battle', 'bloodbath'));
  commit(running, 0, 'shield-push', ['bloody-battle', 'bloodbath']);
  commit(running, 1, 'shield-push');
  expect([strengths(running), lost(running, 1), prayer(running, 0)]).toEqual([[7, 7], 2, 6]);
});

test('[12.7] Bronze and Iron Wall add one and two protection', () => {
  const running = attack(armies().hold(1, 'bronze-wall', 'iron-wall'));
  commit(running, 0, 'chariot-raid');
  commit(running, 1, 'cavalry-blitz', ['bronze-wall', 'iron-wall']);
  expect([lost(running, 1), lost(running, 0), prayer(running, 1)]).toEqual([0, 1, 6]);
  const thin = attack(armies().hold(1, 'iron-wall'));
  commit(thin, 0, 'chariot-raid');
  commit(thin, 1, 'cavalry-blitz', ['iron-wall']);
  expect(lost(thin, 1)).toBe(1);
});

test('[12.9] Prayer gives two points, at most up to eleven', () => {
  expect(prayer(go(scene().hold(0, 'prayer').play(), 'invoke prayer'), 0)).toBe(9);
  expect(prayer(go(scene().hold(0, 'prayer').prayer(0, 10).play(), 'invoke prayer'), 0)).toBe(11);
});

test('[12.10, R39] Enlistment places one or two free units in controlled districts or with own troops', () => {
  const running = scene().hold(0, 'enlistment').troop(0, 'w-oasis', 4).troop(1, 'w1-d2', 1).play();
  go(running, 'invoke enlistment');
  expect(can(running, 'done')).toBe(false);
  expect(every(running, 'enlist').toSorted()).toEqual(['1 w-oasis', '1 w1-d1', '1 w1-d3', '2 w1-d1', '2 w1-d3']);
  expect([
    forbids(running, 'enlist 1 w1-d2'),
    forbids(running, 'enlist 2 w-oasis'),
    forbids(running, 'enlist 3 w1-d1'),
  ]).toEqual(['R39', '9.7', '12.10']);
  go(running, 'enlist 1 w-oasis');
  expect(can(running, 'done')).toBe(true);
  go(running, 'enlist 1 w1-d1');
  expect([units(running, 'w-oasis'), units(running, 'w1-d1'), prayer(running, 0), question(running)]).toEqual([
    '5 of 0',
    '1 of 0',
    7,
    'turn/menu openly 0',
  ]);
});

test('[12.11] Mana Theft takes one from each opponent who has any and gives one in all', () => {
  const running = go(scene(3).hold(0, 'mana-theft').prayer(0, 0).prayer(1, 3).prayer(2, 0).play(), 'invoke mana-theft');
  expect([0, 1, 2].map((seat) => prayer(running, seat))).toEqual([1, 2, 0]);
  const nothing = go(scene(3).hold(0, 'mana-theft').prayer(0, 0).prayer(1, 0).prayer(2, 0).play(), 'invoke mana-theft');
  expect(prayer(nothing, 0)).toBe(1);
});

test('[12.12] Divine Memory takes any card of the pile, not itself, for one point', () => {
  const running = scene().hold(0, 'divine-memory').piled('war-fury', 'iron-wall').play();
  go(running, 'invoke divine-memory');
  expect(legal(running)).toEqual(['fetch war-fury', 'fetch iron-wall']);
  go(running, 'fetch iron-wall');
  expect([hand(running, 0), pile(running).toSorted(), prayer(running, 0)]).toEqual([
    ['iron-wall'],
    ['divine-memory', 'war-fury'],
    6,
  ]);
  expect(told(running, 'fetched', 1)).toHaveLength(1);
});

test('[12.13, TV-56] Raining Fire removes one enemy unit anywhere, not beside Soul Devourer; no reward', () => {
  const running = scene(3)
    .hold(0, 'raining-fire')
    .troop(1, 'w-temple-north', 1)
    .troop(2, 'w-oasis', 3, 'soul-devourer')
    .troop(0, 'w1-d1', 2)
    .play();
  expect(famed(running, 1)).toBe(1);
  go(running, 'invoke raining-fire');
  // The lone unit in the temple is the only target: it is struck by itself.
  expect([units(running, 'w-temple-north'), supply(running, 1), famed(running, 1)]).toEqual(['free', 12, 0]);
  expect(units(running, 'w-oasis')).toBe('3 of 2');
  expect(told(running, 'veterans')).toEqual([]);
  const choice = scene(3)
    .hold(0, 'raining-fire')
    .troop(1, 'w-temple-north', 1)
    .troop(1, 'w1-d1', 1)
    .troop(2, 'w-oasis', 3, 'soul-devourer')
    .play();
  go(choice, 'invoke raining-fire');
  expect(every(choice, 'strike').toSorted()).toEqual(['w-temple-north', 'w1-d1']);
  expect(forbids(choice, 'strike w-oasis')).toBe('12.13');
});

test('[12.14] Swiftness adds a point before the first step; several add up', () => {
  const set = () => scene().hold(0, 'swiftness', 'swiftness').troop(0, 'w1-d1', 2);
  const running = go(
    set().play(),
    'token l2-move',
    'from w1-d1',
    'invoke swiftness',
    'invoke swiftness',
    'step w1-outskirts',
    'step w-north-dunes',
    'step w-temple-north',
  );
  expect(units(running, 'w-temple-north')).toBe('2 of 0');
  const late = go(set().play(), 'token l2-move', 'from w1-d1', 'step w1-outskirts');
  expect(forbids(late, 'invoke swiftness')).toBe('12.14');
});

test('[12.15] Teleportation from anywhere to an obelisk, besides the ordinary teleport, for one point each', () => {
  const running = scene()
    .hold(0, 'teleportation', 'teleportation')
    .troop(0, 'w1-d1', 2)
    .pyramid('w1-d1', 'ruby', 1)
    .play();
  go(running, 'token l2-move', 'from w1-d1', 'step w1-outskirts', 'leap w-temple-north');
  expect(prayer(running, 0)).toBe(6);
  go(running, 'leap delta-temple');
  expect([units(running, 'delta-temple'), prayer(running, 0), pile(running)]).toEqual([
    '2 of 0',
    5,
    ['teleportation', 'teleportation'],
  ]);
  const both = scene().hold(0, 'teleportation').troop(0, 'w1-d1', 2).pyramid('w1-d1', 'ruby', 1).play();
  go(both, 'token l2-move', 'from w1-d1', 'teleport w-north-dunes', 'leap w-south-dunes');
  expect(prayer(both, 0)).toBe(4);
  const none = go(
    scene().hold(0, 'teleportation').troop(0, 'w1-d1', 2).prayer(0, 0).play(),
    'token l2-move',
    'from w1-d1',
  );
  expect(reason(none, 'leap w-north-dunes')).toMatchObject({ why: 'too-dear' });
  expect(forbids(none, 'leap w-oasis')).toBe('8.5.4');
});

test('[12.16] Open Gates lets the group ignore walls in this action, for one point', () => {
  const running = scene()
    .hold(0, 'open-gates', 'war-rage')
    .own(0, 'priest-of-mafdet')
    .troop(0, 'w-far-desert', 2)
    .play();
  go(running, 'token l2-move', 'from w-far-desert', 'step w3-outskirts');
  expect(can(running, 'step w3-d1')).toBe(false);
  go(running, 'invoke open-gates', 'step w3-d1', 'stop');
  expect([units(running, 'w3-d1'), prayer(running, 0)]).toEqual(['2 of 0', 6]);
  const again = go(
    scene().hold(0, 'open-gates').troop(0, 'w1-d1', 1).play(),
    'token l2-move',
    'from w1-d1',
    'invoke open-gates',
  );
  expect(forbids(again, 'invoke open-gates')).toBe('12.16');
});

test('[R56] cards that need a target can’t be played without one; Prayer and Mana Theft can, even at eleven', () => {
  const bare = scene()
    .hold(0, 'divine-memory', 'raining-fire', 'enlistment', 'prayer', 'mana-theft')
    .prayer(0, 11)
    .with((state) => {
      state.supply[0] = 0;
    })
    .play();
  expect(every(bare, 'invoke')).toEqual(['prayer', 'mana-theft']);
  expect(['divine-memory', 'raining-fire', 'enlistment'].map((id) => forbids(bare, `invoke ${id}`))).toEqual([
    'R56',
    'R56',
    'R56',
  ]);
  const full = scene()
    .hold(0, 'enlistment')
    .troop(0, 'w1-d1', 5)
    .with((state) => {
      for (const district of [1, 2]) {
        state.holder[district] = 1;
        state.units[district] = 1;
      }
    })
    .play();
  expect(forbids(full, 'invoke enlistment')).toBe('R56');
});

test('[TV-41] War Fury at zero points: not without Priest of Ra, free with it', () => {
  const poor = attack(armies().hold(0, 'war-fury').prayer(0, 0));
  go(poor, '0: fight shield-push', '0: drop chariot-raid');
  expect(can(poor, 'invoke war-fury', 0)).toBe(false);
  const ra = attack(armies().hold(0, 'war-fury').own(0, 'priest-of-ra').prayer(0, 0));
  commit(ra, 0, 'shield-push', ['war-fury']);
  commit(ra, 1, 'shield-push');
  expect(strengths(ra)).toEqual([9, 7]);
});

test('[17.4] what is fetched with Divine Memory stays known to all until it is played', () => {
  const running = scene().hold(0, 'divine-memory', 'war-fury').piled('prayer', 'iron-wall').play();
  go(running, 'invoke divine-memory', 'fetch prayer');
  const seen = kemet.view(running.state, 1);
  expect([seen.known.filter((count) => count > 0).length, seen.own?.hand.filter((count) => count > 0)]).toEqual([
    1,
    [1],
  ]);
  go(running, 'invoke prayer');
  expect(kemet.view(running.state, 1).known.every((count) => count === 0)).toBe(true);
});
