import { expect, test } from 'vitest';
import { beast, can, every, forbids, go, owned, prayer, question, scene, told } from './scene.ts';

const buying = (of = scene(), space = 'l1-buy-1') => go(of.play(), `token ${space}`);

test('[8.3.1, TV-8, R2] no second tile with the same illustration; Domination tiles all differ', () => {
  const pair = buying(scene().own(0, 'charge').pyramid('w1-d1', 'ruby', 4));
  expect(forbids(pair, 'buy charge')).toBe('8.3.1');
  const act = buying(scene(3).own(0, 'act-of-god-ruby').pyramid('w1-d1', 'diamond', 4));
  expect(forbids(act, 'buy act-of-god-diamond')).toBe('8.3.1');
  const ruled = buying(scene(3).own(0, 'domination-ruby').pyramid('w1-d1', 'diamond', 4));
  expect(can(ruled, 'buy domination-diamond')).toBe(true);
  const sold = buying(scene().own(1, 'carnage').pyramid('w1-d1', 'ruby', 4));
  expect(forbids(sold, 'buy carnage')).toBe('8.3.1');
});

test('[8.3.2] one tile of each colour a day', () => {
  const running = buying(scene().pyramid('w1-d1', 'ruby', 2).hold(0, 'war-rage'));
  go(running, 'buy charge', 'end-turn', 'token l2-pray');
  const next = scene()
    .pyramid('w1-d1', 'ruby', 2)
    .with((state) => {
      state.bought[0] = 1;
    });
  const again = buying(
    next.troop(0, 'w3-d1', 1).pyramid('w3-d1', 'ruby', 4).pyramid('w3-d2', 'onyx', 1).troop(0, 'w3-d2', 1),
    'l1-buy-2',
  );
  expect(every(again, 'buy').toSorted()).toEqual(['local-recruits', 'mercenaries']);
  expect(forbids(again, 'buy charge')).toBe('8.3.2');
  expect(running.state.bought[0]).toBe(1);
});

test('[8.3.3, TV-5] a controlled pyramid of the colour, at least as high as the tile', () => {
  expect(forbids(buying(scene().pyramid('w1-d1', 'sapphire', 2)), 'buy spy')).toBe('8.3.3');
  const three = buying(scene().pyramid('w1-d1', 'sapphire', 3).prayer(0, 3));
  go(three, 'buy spy');
  expect([prayer(three, 0), owned(three, 0)]).toEqual([0, ['spy']]);
  const held = buying(scene().pyramid('w1-d1', 'sapphire', 3).troop(1, 'w1-d1', 1));
  expect(told(held, 'wasted')).toHaveLength(1);
});

test('[8.3.4, 8.3.5, TV-9] own pyramid: its buy space; foreign pyramid: any buy space', () => {
  const set = () =>
    scene(3)
      .pyramid('w1-d1', 'ruby', 2)
      .pyramid('w1-d2', 'diamond', 2)
      .pyramid('w3-d1', 'onyx', 3)
      .troop(0, 'w3-d1', 1);
  const colours = (texts: readonly string[]) => texts.length;
  const third = buying(set(), 'l1-buy-3');
  const onyx = [
    'mercenaries',
    'local-recruits',
    'khnums-sphinx',
    'dedication-to-battle',
    'twin-ceremony',
    'honor-in-battle',
  ];
  expect(every(third, 'buy')).toEqual(expect.arrayContaining([...onyx, 'forced-march']));
  expect(colours(every(third, 'buy'))).toBe(10);
  expect(forbids(third, 'buy charge')).toBe('8.3.4');
  expect(forbids(third, 'buy soul-devourer')).toBe('8.3.3');
  const first = buying(set(), 'l1-buy-1');
  expect(every(first, 'buy')).toEqual(expect.arrayContaining(['charge', 'carnage', 'mercenaries', 'forced-march']));
  expect(forbids(first, 'buy priest')).toBe('8.3.4');
});

test('[R16] a foreign purchase may use another colour’s buy space, which is then gone for the day', () => {
  const running = buying(
    scene(3).pyramid('w1-d1', 'ruby', 2).pyramid('w3-d1', 'onyx', 3).troop(0, 'w3-d1', 1),
    'l1-buy-1',
  );
  go(running, 'buy forced-march');
  expect(owned(running, 0)).toEqual(['forced-march']);
  expect(can(running, 'token l1-buy-1')).toBe(false);
});

test('[8.3.6, TV-6] the tile must be payable after discounts', () => {
  expect(forbids(buying(scene().pyramid('w1-d1', 'ruby', 4).prayer(0, 3)), 'buy initiative')).toBe('8.3.6');
  const cheap = () => scene().own(0, 'priestess', 'priest-of-ra').pyramid('w1-d1', 'ruby', 4);
  const free = buying(cheap().prayer(0, 0));
  go(free, 'buy charge');
  expect(prayer(free, 0)).toBe(0);
  const four = buying(cheap().prayer(0, 2));
  go(four, 'buy initiative');
  expect(prayer(four, 0)).toBe(0);
  expect(forbids(buying(cheap().prayer(0, 1)), 'buy initiative')).toBe('8.3.6');
});

test('[8.3.7] a tile works at once and for ever, whatever becomes of the pyramid', () => {
  const running = buying(scene().pyramid('w1-d1', 'ruby', 1).troop(0, 'w1-d2', 1).hold(0, 'war-rage'));
  go(running, 'buy priest-of-mafdet');
  running.state.height[0] = 0;
  go(running, 'end-turn', 'token l2-pray', 'token l2-move', 'from w1-d2', 'step w1-outskirts');
  expect(can(running, 'step w-north-dunes')).toBe(true);
});

test('[8.3.8] a bought creature may stand at once with an own troop in the city, or waits in the supply', () => {
  const city = () =>
    scene(3).pyramid('w1-d1', 'sapphire', 2).troop(0, 'w1-d1', 2).troop(0, 'w1-d2', 2, 'mummy').troop(0, 'w-oasis', 2);
  const running = buying(city());
  go(running, 'buy war-elephant');
  expect(question(running)).toBe('taken/place the creature 0');
  expect(every(running, 'post')).toEqual(['war-elephant w1-d1']);
  go(running, 'post war-elephant w1-d1');
  expect(beast(running, 0, 'w1-d1')).toBe('war-elephant');
  const waiting = buying(city());
  go(waiting, 'buy war-elephant', 'done');
  expect(waiting.state.lair[3]).toBe(-1);
  const homeless = buying(scene().pyramid('w1-d1', 'sapphire', 2));
  go(homeless, 'buy war-elephant');
  expect(homeless.seat).toBe(1);
});

test('[TV-64] a foreign pyramid of an own colour opens higher tiles on any space, then the colour is spent', () => {
  const running = buying(
    scene(3).pyramid('w1-d1', 'ruby', 2).pyramid('w3-d1', 'ruby', 4).troop(0, 'w3-d1', 1).hold(0, 'war-rage'),
    'l1-buy-3',
  );
  expect(every(running, 'buy')).toEqual(expect.arrayContaining(['charge', 'initiative', 'surprise-attack']));
  go(running, 'buy initiative');
  expect(running.state.bought[0]).toBe(1);
  const later = scene(3)
    .pyramid('w1-d1', 'ruby', 2)
    .with((state) => {
      state.bought[0] = 1;
    });
  expect(told(buying(later), 'wasted')).toHaveLength(1);
});

test('[8.4.1, TV-18, R13] Pray gives two points; above eleven they are lost', () => {
  expect(prayer(go(scene().play(), 'token l2-pray'), 0)).toBe(9);
  expect(prayer(go(scene().prayer(0, 10).play(), 'token l1-pray'), 0)).toBe(11);
  expect(prayer(go(scene().prayer(0, 11).play(), 'token l1-pray'), 0)).toBe(11);
});

test('[13.4.5, TV-7] Twin Ceremony: a second tile of a colour for two points more, without a space', () => {
  const set = () =>
    scene()
      .own(0, 'twin-ceremony', 'priestess')
      .pyramid('w1-d1', 'ruby', 2)
      .with((state) => {
        state.bought[0] = 1;
      });
  const running = go(set().play(), 'gold twin-ceremony buy', 'buy carnage');
  expect(prayer(running, 0)).toBe(7 - 3);
  expect(running.state.spaces[0]).toBe(0);
  const low = go(set().play(), 'gold twin-ceremony buy');
  expect(forbids(low, 'buy blades-of-neith')).toBe('8.3.3');
  const fresh = go(
    scene().own(0, 'twin-ceremony').pyramid('w1-d1', 'ruby', 2).play(),
    'gold twin-ceremony buy',
    'buy carnage',
    'token l1-buy-1',
  );
  expect(every(fresh, 'buy')).toEqual([]);
});
