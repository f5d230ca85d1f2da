import { expect, test } from 'vitest';
import { kemet } from '../rules/index.ts';
import {
  battleCard,
  battleHand,
  beast,
  can,
  clash,
  commit,
  every,
  famed,
  forbids,
  go,
  hand,
  lasting,
  legal,
  names,
  pile,
  prayer,
  question,
  type Running,
  scene,
  supply,
  told,
  units,
  veterans,
} from './scene.ts';

/** Seat 0 attacks the northern temple from the dunes; the rest of the scene is the test's. */
const attack = (of: ReturnType<typeof scene>, target = 'w-temple-north', from = 'w-north-dunes'): Running =>
  go(of.play(), 'token l2-move', `from ${from}`, `step ${target}`);
const armies = (attackers: number, defenders: number, seats = 2) =>
  scene(seats).troop(0, 'w-north-dunes', attackers).troop(1, 'w-temple-north', defenders);
const strengths = (running: Running): string =>
  told(running, 'outcome')
    .map(({ attack: a, defence }) => `${a} : ${defence}`)
    .join();
const losses = (running: Running): string[] =>
  told(running, 'lost').map(({ seat, units: lost }) => `${seat} lost ${lost}`);

test('[11.0.1] third players take no part: they are not asked and have no moves', () => {
  const running = attack(armies(3, 3, 3).hold(2, 'war-rage'));
  expect(running.seats()).toEqual([0, 1]);
  expect(running.moves(2)).toEqual([]);
});

test('[11.0.2] simultaneous effects: the attacker’s come first', () => {
  const running = clash(attack(armies(5, 5)), 'fervent-purge', 'fervent-purge');
  expect(losses(running)).toEqual(['0 lost 2', '1 lost 2']);
  expect(told(running, 'revealed').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('[11.0.3] tiles with the day symbol do nothing in battle', () => {
  const running = clash(
    attack(armies(3, 3).own(0, 'divine-might', 'priest', 'recruiting-scribe').prayer(0, 0)),
    'shield-push',
    'shield-push',
  );
  expect(strengths(running)).toBe('6 : 6');
  go(running, 'recall', 'stay');
  expect(prayer(running, 0)).toBe(2);
});

test('[11.0.4, R27] all steps happen though a troop is wiped out; it has no aftermath choice', () => {
  const running = clash(attack(armies(5, 1)), 'chariot-raid', 'defensive-retreat');
  expect([losses(running), veterans(running, 1)]).toEqual([['0 lost 1'], 1]);
  const wiped = clash(attack(armies(5, 1)), 'chariot-raid', 'shield-push');
  expect(losses(wiped)).toEqual(['1 lost 1']);
  expect(question(wiped)).toBe('battle/winner 0');
  expect([veterans(wiped, 1), lasting(wiped, 0)]).toEqual([1, 1]);
  go(wiped, 'stay');
  expect(names(wiped.state.faceUp[1] ?? 0)).toEqual(['shield-push']);
});

test('[11.1.1] one card is discarded face down, another one played', () => {
  const running = attack(armies(3, 3));
  expect(every(running, 'fight', 0)).toHaveLength(8);
  go(running, '0: fight shield-push');
  expect(every(running, 'drop', 0)).toHaveLength(7);
  expect(forbids(running, 'drop shield-push', 0)).toBe('11.1.1');
});

test('[11.1.2] any number of payable battle cards, in the council only', () => {
  const running = attack(armies(3, 3).hold(0, 'war-fury', 'iron-wall', 'bronze-wall', 'prayer').prayer(0, 1));
  go(running, '0: fight shield-push', '0: drop chariot-raid');
  expect(legal(running, 0).toSorted()).toEqual([
    'invoke bronze-wall',
    'invoke diversion',
    'invoke iron-wall',
    'invoke war-fury',
    'ready',
  ]);
  go(running, '0: invoke war-fury');
  expect(forbids(running, 'invoke iron-wall', 0)).toBe('11.1.2');
  expect(forbids(running, 'invoke prayer', 0)).toBe('12.1');
  go(running, '0: invoke bronze-wall', '0: ready');
  commit(running, 1, 'shield-push');
  expect(every(running, 'invoke')).toEqual([]);
  expect(strengths(running)).toBe('8 : 6');
});

test('[11.1.3, 17.6, R54] nobody sees more than that a side is ready', () => {
  const running = attack(armies(3, 3, 3).hold(0, 'war-rage', 'war-fury'));
  const before = kemet.view(running.state, 1);
  go(running, '0: fight shield-push', '0: drop chariot-raid', '0: invoke war-rage');
  expect(kemet.view(running.state, 1)).toEqual(before);
  expect(running.seats()).toEqual([0, 1]);
  go(running, '0: ready');
  expect(kemet.view(running.state, 1)).toEqual({ ...before, ready: [1, 0] });
  expect(kemet.view(running.state, 2)).toMatchObject({ shown: [-1, -1], cards: [3, 1, 1], battleCards: [8, 8, 8] });
  expect(told(running, 'committed', 1)).toEqual([{ kind: 'committed', seat: 0 }]);
  expect(kemet.view(running.state, 0).own).toMatchObject({
    played: battleCard('shield-push'),
    dropped: battleCard('chariot-raid'),
  });
});

test('[11.2.1] at the clash both show their cards and pay', () => {
  const running = attack(armies(3, 3).hold(0, 'war-fury').hold(1, 'iron-wall', 'bloodbath'));
  commit(running, 0, 'shield-push', ['war-fury']);
  expect(prayer(running, 0)).toBe(7);
  commit(running, 1, 'phalanx-defense', ['iron-wall', 'bloodbath']);
  expect([prayer(running, 0), prayer(running, 1)]).toEqual([6, 5]);
  expect(kemet.view(running.state, null).shown).toEqual([battleCard('shield-push'), battleCard('phalanx-defense')]);
  expect(pile(running).toSorted()).toEqual(['bloodbath', 'iron-wall', 'war-fury']);
});

test('[R26] points gained later in the battle pay for no cards', () => {
  const running = attack(armies(5, 5).own(0, 'honor-in-battle').hold(0, 'war-fury').prayer(0, 0));
  go(running, '0: fight shield-push', '0: drop chariot-raid');
  expect(forbids(running, 'invoke war-fury', 0)).toBe('11.1.2');
});

test('[11.3.1] strength: units, card, tiles, creature, interventions, home', () => {
  const running = attack(
    scene()
      .troop(0, 'w1-outskirts', 4, 'mummy')
      .own(0, 'charge', 'blades-of-neith')
      .hold(0, 'war-fury')
      .troop(1, 'w1-d1', 5),
    'w1-d1',
    'w1-outskirts',
  );
  commit(running, 0, 'shield-push', ['war-fury']);
  commit(running, 1, 'shield-push');
  expect(strengths(running)).toBe(`${4 + 3 + 2 + 2 + 2 + 1} : ${5 + 3}`);
});

test('[11.3.3, TV-32] the higher strength wins, the defender wins ties', () => {
  const running = clash(attack(armies(5, 5)), 'cavalry-blitz', 'cavalry-blitz');
  expect([strengths(running), told(running, 'outcome')[0]?.winner]).toEqual(['9 : 9', 1]);
  expect(losses(running)).toEqual(['0 lost 1', '1 lost 1']);
  expect([veterans(running, 0), veterans(running, 1), lasting(running, 1)]).toEqual([1, 2, 0]);
  expect(told(clash(attack(armies(5, 4)), 'cavalry-blitz', 'cavalry-blitz'), 'outcome')[0]?.winner).toBe(0);
});

test('[TV-31] the rulebook’s battle of Ivan and Georgy', () => {
  const running = attack(
    armies(5, 4)
      .own(0, 'charge', 'blades-of-neith')
      .with((state) => {
        state.lair[3] = 24;
      })
      .own(1, 'war-elephant')
      .hold(1, 'bronze-wall', 'war-fury'),
  );
  expect(beast(running, 1, 'w-temple-north')).toBe('war-elephant');
  commit(running, 0, 'fervent-purge', ['diversion']);
  commit(running, 1, 'phalanx-defense', ['bronze-wall', 'war-fury']);
  expect(strengths(running)).toBe('10 : 9');
  expect([prayer(running, 1), losses(running)]).toEqual([6, []]);
  expect(kemet.view(running.state, null).cards).toEqual([1, 1]);
  expect([lasting(running, 0), veterans(running, 1)]).toEqual([1, 1]);
  go(running, 'recall', 'stay');
  expect([supply(running, 1), prayer(running, 1), running.state.lair[3]]).toEqual([12, 9, -1]);
  expect([units(running, 'w-temple-north'), famed(running, 0)]).toEqual(['5 of 0', 2]);
});

test('[TV-33] Sacrificial Charge of a lone attacker: he wins, falls, and the loser still leaves', () => {
  const running = clash(attack(armies(1, 2)), 'sacrificial-charge', 'shield-push');
  expect([strengths(running), losses(running)]).toEqual(['6 : 5', ['0 lost 1']]);
  expect([veterans(running, 0), veterans(running, 1), lasting(running, 0)]).toEqual([1, 1, 0]);
  expect(question(running)).toBe('battle/loser 1');
  go(running, 'recall');
  expect([prayer(running, 1), units(running, 'w-temple-north')]).toEqual([8, 'free']);
});

test('[11.4.1, 11.4.2, TV-34, 13.1.10] guaranteed damage ignores protection, damage does not', () => {
  const running = clash(
    attack(armies(5, 5).own(0, 'initiative', 'carnage').own(1, 'shield-of-neith')),
    'fervent-purge',
    'phalanx-defense',
  );
  expect([strengths(running), losses(running)]).toEqual(['9 : 7', ['1 lost 2']]);
  const shielded = clash(attack(armies(5, 5)), 'cavalry-blitz', 'phalanx-defense');
  expect(losses(shielded)).toEqual([]);
});

test('[11.4.3] losses change neither winner nor damage and never exceed the troop', () => {
  const running = clash(attack(armies(5, 2)), 'chariot-raid', 'chariot-raid');
  expect(strengths(running)).toBe('6 : 3');
  expect(losses(running)).toEqual(['0 lost 3', '1 lost 2']);
  expect(told(running, 'outcome')[0]?.winner).toBe(0);
});

test('[11.4.4, R24, TV-35] self-damage is apart: unprotected, and a bonus still goes to the enemy', () => {
  const running = clash(attack(armies(5, 5).own(0, 'shield-of-neith', 'carnage')), 'sacrificial-charge', 'shield-push');
  expect(losses(running)).toEqual(['0 lost 2']);
  const bare = clash(attack(armies(5, 5).own(0, 'shield-of-neith', 'carnage')), 'sacrificial-charge', 'cavalry-blitz');
  expect(losses(bare)).toEqual(['0 lost 2', '1 lost 1']);
  // Guaranteed damage comes first: of three units it takes one, self-damage the other two.
  const order = clash(
    attack(armies(3, 5).own(0, 'honor-in-battle').prayer(0, 0)),
    'sacrificial-charge',
    'defensive-retreat',
  );
  expect([losses(order), prayer(order, 0)]).toEqual([['0 lost 3'], 1]);
});

test('[11.5.1, R34] the attacker wins with a unit left: battle fame, kept even if he recalls', () => {
  const running = clash(attack(armies(5, 1)), 'cavalry-blitz', 'shield-push');
  go(running, 'recall', 'recall');
  expect([running.state.battleFame[0], prayer(running, 0), units(running, 'w-temple-north')]).toEqual([1, 11, 'free']);
});

test('[11.5.2, TV-62, 13.4.8] an attacker who wins without a unit left gets one veteran and no fame', () => {
  const running = clash(
    attack(armies(2, 1).own(0, 'blades-of-neith').own(1, 'deadly-trap')),
    'cavalry-blitz',
    'shield-push',
  );
  expect([strengths(running), losses(running)]).toEqual(['7 : 4', ['0 lost 2']]);
  expect([veterans(running, 0), lasting(running, 0), veterans(running, 1)]).toEqual([1, 0, 1]);
  go(running, 'recall');
  expect(prayer(running, 1)).toBe(7);
});

test('[11.5.3, 11.5.4, R31] a winning defender gets two veterans, units left or not; the loser one; tokens never run out', () => {
  const running = clash(attack(armies(1, 1).veterans(1, 20)), 'chariot-raid', 'shield-push');
  expect(losses(running)).toEqual(['1 lost 1']);
  expect([veterans(running, 1), veterans(running, 0)]).toEqual([22, 1]);
});

test('[11.6.1] the loser decides before the winner, even if no unit of the winner is left', () => {
  const running = clash(attack(armies(1, 2)), 'sacrificial-charge', 'shield-push');
  expect([question(running), legal(running)]).toEqual(['battle/loser 1', ['recall', 'retreat']]);
  const both = clash(attack(armies(5, 3)), 'cavalry-blitz', 'shield-push');
  expect(question(both)).toBe('battle/loser 1');
  go(both, 'recall');
  expect(question(both)).toBe('battle/winner 0');
});

test('[11.6.2, 11.7.1] recalling brings all units home and gives one point less than units', () => {
  const running = clash(attack(armies(5, 3).prayer(1, 0).prayer(0, 0)), 'cavalry-blitz', 'shield-push');
  go(running, 'recall');
  expect([prayer(running, 1), supply(running, 1)]).toEqual([2, 12]);
  expect(legal(running)).toEqual(['stay', 'recall']);
  go(running, 'recall');
  expect([prayer(running, 0), supply(running, 0)]).toEqual([4, 12]);
});

test('[11.6.3, R28] the winner picks a free adjacent area: temples and own districts of the loser too, no boats, no walls', () => {
  const running = attack(
    scene(3).troop(0, 'w1-outskirts', 5).troop(1, 'w-north-dunes', 3, 'war-elephant').troop(2, 'w-oasis', 1),
    'w-north-dunes',
    'w1-outskirts',
  );
  clash(running, 'cavalry-blitz', 'shield-push');
  go(running, 'retreat');
  expect(question(running)).toBe('battle/retreat area 0');
  expect(every(running, 'flee').toSorted()).toEqual(
    ['sanctuary', 'w-far-desert', 'w-south-dunes', 'w-temple-north', 'w1-outskirts', 'w2-outskirts'].toSorted(),
  );
  go(running, 'flee w-temple-north', 'stay');
  expect([units(running, 'w-temple-north'), beast(running, 1, 'w-temple-north')]).toEqual(['3 of 1', 'war-elephant']);
  const home = attack(scene(3).troop(0, 'w2-outskirts', 5).troop(1, 'w2-d1', 3), 'w2-d1', 'w2-outskirts');
  clash(home, 'cavalry-blitz', 'chariot-raid');
  go(home, 'retreat');
  expect(every(home, 'flee').toSorted()).toEqual(['w2-d2', 'w2-d3', 'w2-outskirts']);
});

test('[11.6.4, TV-43] without a legal area the loser must recall', () => {
  const running = attack(
    scene().troop(0, 'w1-outskirts', 5).troop(1, 'delta-temple', 3).prayer(1, 0),
    'delta-temple',
    'w1-outskirts',
  );
  clash(running, 'cavalry-blitz', 'shield-push');
  expect(question(running)).toBe('battle/winner 0');
  expect([told(running, 'recalled')[0]?.units, prayer(running, 1)]).toEqual([3, 2]);
});

test('[TV-44] an invader who loses can only retreat to the outskirts, if they are free', () => {
  const set = () => scene(3).troop(0, 'w2-outskirts', 3).troop(1, 'w2-d1', 5);
  const running = attack(set(), 'w2-d1', 'w2-outskirts');
  clash(running, 'shield-push', 'shield-push');
  go(running, 'retreat');
  expect([units(running, 'w2-outskirts'), units(running, 'w2-d1')]).toEqual(['3 of 0', '5 of 1']);
  const blocked = go(set().troop(0, 'w2-d2', 1).play(), 'token l2-move', 'from w2-outskirts', 'group 2', 'step w2-d1');
  clash(blocked, 'shield-push', 'shield-push');
  expect(told(blocked, 'recalled')).toHaveLength(1);
});

test('[11.8.1, 17.2] played cards lie face up, council discards face down', () => {
  const running = attack(armies(5, 3));
  commit(running, 0, 'cavalry-blitz', [], 'chariot-raid');
  commit(running, 1, 'shield-push', [], 'phalanx-defense');
  go(running, 'recall', 'stay');
  const seen = kemet.view(running.state, 1);
  expect(names(seen.faceUp[0] ?? 0)).toEqual(['cavalry-blitz']);
  expect(names(seen.unseen[0] ?? 0)).toContain('chariot-raid');
  expect([seen.battleCards[0], names(running.state.faceDown[0] ?? 0)]).toEqual([6, ['chariot-raid']]);
});

test('[11.8.2, TV-45] after the fourth battle all eight cards return at once', () => {
  const cards = ['sacrificial-charge', 'cavalry-blitz', 'fervent-purge'];
  const running = attack(armies(5, 1).fought(0, cards, ['shield-push', 'mixed-tactics', 'phalanx-defense']));
  expect(battleHand(running, 0)).toEqual(['chariot-raid', 'defensive-retreat']);
  clash(running, 'chariot-raid', 'shield-push');
  go(running, 'stay');
  expect([battleHand(running, 0).length, running.state.faceUp[0], running.state.faceDown[0]]).toEqual([8, 0, 0]);
  expect(told(running, 'refreshed')).toEqual([{ kind: 'refreshed', seat: 0 }]);
  expect(battleHand(running, 1)).toHaveLength(6);
});

test('[TV-61, 17.1] others see the old number of cards until the clash, then what is left', () => {
  const running = attack(armies(5, 3).hold(0, 'war-rage', 'war-fury', 'iron-wall'));
  go(
    running,
    '0: fight cavalry-blitz',
    '0: drop chariot-raid',
    '0: invoke war-rage',
    '0: invoke diversion',
    '0: ready',
  );
  expect(kemet.view(running.state, 1).cards[0]).toBe(4);
  commit(running, 1, 'shield-push');
  expect(kemet.view(running.state, 1).cards[0]).toBe(3);
  const two = attack(armies(5, 3).hold(0, 'war-rage', 'war-fury', 'iron-wall'));
  commit(two, 0, 'cavalry-blitz', ['war-rage', 'war-fury']);
  commit(two, 1, 'shield-push');
  expect([kemet.view(two.state, 1).cards[0], hand(two, 0)]).toEqual([2, ['iron-wall']]);
});

test('[12.8] Diversion does nothing and never leaves its owner', () => {
  const running = attack(armies(3, 3));
  commit(running, 0, 'shield-push', ['diversion']);
  commit(running, 1, 'shield-push');
  expect([strengths(running), pile(running), kemet.view(running.state, null).cards[0]]).toEqual(['6 : 6', [], 1]);
  expect(can(running, 'invoke diversion')).toBe(false);
});

test('a battle keeps in mind with how many units it began', () => {
  const running = scene().troop(0, 'w1-outskirts', 5).troop(1, 'w-north-dunes', 3).play();
  go(running, 'token l2-move', 'from w1-outskirts', 'step w-north-dunes');
  clash(running, 'chariot-raid', 'chariot-raid');
  const battle = running.state.agenda.find((task) => task.do === 'battle');
  expect(battle).toMatchObject({ attackers: 5, defenders: 3, attackerLost: 3, defenderLost: 3 });
});
