import { at, FastRandom, fastChance, Play, type WhyNot, whyNot } from '@naos/engine';
import { speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { AREAS, DISTRICTS } from '../rules/content/areas.ts';
import { COLOURS } from '../rules/content/colours.ts';
import { CREATURES } from '../rules/content/creatures.ts';
import { kemet } from '../rules/index.ts';
import * as lists from '../rules/moves.ts';
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';
import { go, question, type Running, reason, type Scene, scene, tile } from './scene.ts';

const places = AREAS.map(({ index }) => index);
const districts = places.filter((area) => area < DISTRICTS);
/** About every move there is. */
const ALL: readonly lists.KemetMove[] = [
  ...[lists.GARRISON, lists.TAKE, lists.BUY, lists.USE, lists.TOKEN, lists.SILVER, lists.GOLD, lists.INVOKE].flat(),
  ...[lists.DISCARD, lists.FETCH, lists.KEEP, lists.REMOVE, lists.FIGHT, lists.DROP, lists.FROM, lists.STEP].flat(),
  ...[lists.TELEPORT, lists.LEAP, lists.ASSAULT, lists.STRIKE, lists.FLEE, lists.SLOT].flat(),
  ...districts.flatMap((area) => COLOURS.flatMap((_, c) => [1, 2, 3, 4].map((level) => lists.raise(area, c, level)))),
  ...districts.flatMap((area) => CREATURES.map(({ index }) => lists.post(index, area))),
  ...places.flatMap((area) => [1, 2, 5, 8].map((units) => lists.enlist(units, area))),
  ...[0, ...CREATURES.map(({ index }) => 1 << index)].flatMap((beasts) =>
    [1, 2, 5, 7, 10].map((units) => lists.group(units, beasts)),
  ),
  ...[0, 1, 3, 9].map(lists.spend),
  ...lists.PLAIN.map((plain) => kemet.read(plain)).filter((move) => move !== null),
];

/** Plays at random from a position and looks at every decision on the way. */
function wander(
  from: Running,
  random: FastRandom,
  steps: number,
  look: (running: Running, seat: number) => void,
): void {
  for (let n = 0; n < steps && !from.over; n++) {
    for (const seat of from.seats()) look(from, seat);
    const seats = from.seats();
    const seat = seats[random.below(seats.length)] ?? 0;
    const moves = from.moves(seat);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new RangeError('Somebody is asked and has no move.');
    from.make(move, seat);
  }
}

/** What is wrong with the reasons of a seat at a decision. */
function faults(running: Running, seat: number): string[] {
  const legal = running.moves(seat);
  const kinds = new Set(legal.map((move) => move.do));
  const where = `${running.question?.task.do}/${running.question?.step.name}`;
  return [...ALL, ...legal].flatMap((move) => {
    const why: WhyNot | null = whyNot(running, seat, move);
    const listed = legal.includes(move);
    const text = kemet.write(move);
    if (listed !== (why === null)) return [`${where}: "${text}" is ${listed ? '' : 'not '}listed, reason ${why?.why}`];
    if (why === null) return [];
    // Where moves of this kind are made, "not now" is no answer.
    if (kinds.has(move.do) && why.why.startsWith('time-')) return [`${where}: "${text}" gives ${why.why}`];
    const { key } = words.whyNot(why);
    return key in words.catalogs.ru ? [] : [`${key} has no text`];
  });
}

test('[6.2] a move is on the list exactly if there is no reason against it, in crowded positions and from the first move', () => {
  const found = new Set<string>();
  const look = (running: Running, seat: number): void => {
    for (const fault of faults(running, seat)) if (found.size < 12) found.add(fault);
  };
  for (let run = 0; run < 24; run++) {
    const random = new FastRandom(run);
    const seats = 2 + (run % 4);
    wander(new Play(kemet, crowded(seats, {}, random)), random, 60, look);
  }
  for (const seats of [2, 5]) {
    const random = new FastRandom(seats);
    wander(new Play(kemet, kemet.setup(seats, {}, { ...crowded(seats, {}, random).chance })), random, 80, look);
  }
  expect([...found]).toEqual([]);
});

/** The rule and the name of the reason against a move. */
const because = (running: Running, text: string): string => {
  const why = reason(running, text);
  return why === null ? 'nothing' : `${why.rule} ${why.why}`;
};

test('[8.3.3] a purchase says whether the pyramid is missing, too low or held by an enemy', () => {
  const buying = (of: Scene) => go(of.play(), 'token l1-buy-1');
  const own = () => scene().pyramid('w1-d1', 'ruby', 3);
  expect(because(buying(own()), 'buy spy')).toBe('8.3.3 no-such-pyramid');
  expect(because(buying(own()), 'buy act-of-god-ruby')).toBe('8.3.3 pyramid-too-low');
  const held = own().own(0, 'twin-ceremony').pyramid('w1-d2', 'onyx', 1).troop(1, 'w1-d1', 1);
  expect(because(go(held.play(), 'gold twin-ceremony buy'), 'buy carnage')).toBe('8.3.3 pyramid-held');
});

test('[8.3.4] a purchase says whether the buy space has another colour’s acquire token or none', () => {
  const set = () =>
    scene()
      .pyramid('w1-d1', 'ruby', 1)
      .pyramid('w1-d2', 'onyx', 1)
      .pyramid('w3-d1', 'sapphire', 1)
      .troop(0, 'w3-d1', 1);
  expect(because(go(set().play(), 'token l1-buy-2'), 'buy charge')).toBe('8.3.4 wrong-space');
  expect(because(go(set().play(), 'token l1-buy-3'), 'buy charge')).toBe('8.3.4 bare-space');
});

test('[4.4.2] a closed area is said to be out of play, not under a storm: with three players there is none', () => {
  const running = go(scene(3).troop(0, 'w1-d1', 2).play(), 'token l2-move', 'from w1-d1');
  const why = reason(running, 'step e-oasis');
  expect(why && speaker('en', words.catalogs)(words.whyNot(why))).not.toMatch(/storm/);
});

test('[7.2.4] the balance reason counts the rows left empty and the tokens left to fill them', () => {
  const running = scene().tokens(0, 'l1-pray', 'l1-buy-1', 'l1-buy-2').play();
  expect(reason(running, 'token l1-buy-3')).toMatchObject({ why: 'balance', facts: { rows: 2, tokens: 1 } });
});

test('[12.10, 13.4.1, 13.2.4, 14.7.1, 13.2.8] too many free units: the rule is that of what brings them', () => {
  const enlisted = go(scene().hold(0, 'enlistment').troop(0, 'w1-d1', 1).play(), 'invoke enlistment');
  expect(because(enlisted, 'enlist 3 w1-d1')).toBe('12.10 too-many-units');
  const praying = go(scene().own(0, 'reinforcement-prayer').troop(0, 'w1-d1', 1).play(), 'token l1-pray');
  expect(because(praying, 'enlist 2 w1-d1')).toBe('13.2.4 too-many-units');
  const night = go(scene().own(0, 'reinforcements').troop(0, 'w1-d1', 1).atNight().play(), 'use reinforcements');
  expect(because(night, 'enlist 5 w1-d2')).toBe('13.2.8 too-many-units');
  const veterans = go(scene().veterans(0, 2).atNight().play(), 'spend 0', 'done', 'muster');
  expect(because(veterans, 'enlist 3 w1-d1')).toBe('14.7.1 too-many-veterans');
});

test('[5.10] the heights of the first pyramids are told by number of players', () => {
  for (const [seats, why] of [
    [2, 'foundations-two'],
    [3, 'foundations-three'],
  ] as const) {
    const running = new Play(kemet, kemet.setup(seats, {}, fastChance(1, kemet.streams.length)));
    for (let n = 0; n < seats; n++) running.make(at(running.moves(), 0));
    const [first] = running.moves().map(kemet.write);
    expect(because(running, first?.replace(/\d$/, '4') ?? '')).toBe(`5.10 ${why}`);
  }
});

test('[5.12] a starting tile that is gone is said to be gone, whatever its colour', () => {
  const running = scene()
    .at({ do: 'setup', at: 9, turn: 1, parts: 3 })
    .pyramid('w1-d1', 'ruby', 1)
    .pyramid('w1-d2', 'onyx', 2)
    .with((state) => {
      state.offer[tile('charge')] = 0;
    })
    .play();
  expect(question(running)).toBe('setup/choose a starting tile 0');
  expect(because(running, 'take charge')).toBe('5.12 sold');
  expect(because(running, 'take priest')).toBe('5.12 starting-colour');
  expect(because(running, 'take carnage')).toBe('5.12 level-one');
});
