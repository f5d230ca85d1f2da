import { situationOf } from '@naos/engine';
import { speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { CREATURES } from '../rules/content/creatures.ts';
import { INTERVENTIONS } from '../rules/content/interventions.ts';
import { TILES } from '../rules/content/tiles.ts';
import { kemet } from '../rules/index.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { words } from '../texts/index.ts';
import { forbids, go, reason, scene } from './scene.ts';

const en = speaker('en', words.catalogs);
const ru = speaker('ru', words.catalogs);
const name = (seat: number) => ['Anna', 'Boris', 'Clara'][seat] ?? '';

test('every rule and ruling of the SPEC is explained in exactly one section', () => {
  const explained = words.rules.flatMap(({ rules }) => rules);
  const wanted = rulesList.filter(({ kind }) => kind === 'rule' || kind === 'ruling').map(({ id }) => id);
  expect(explained.toSorted()).toEqual(wanted.toSorted());
});

test('every tile, card and creature is explained in both languages', () => {
  for (const key of [
    ...TILES.map(({ id }) => `tile.${id}`),
    ...INTERVENTIONS.map(({ id }) => `card.${id}`),
    ...CREATURES.map(({ id }) => `creature.${id}`),
  ]) {
    for (const say of [en, ru]) {
      expect(say({ key }), key).not.toBe(key);
      expect(say({ key: `${key}.about` }).length, key).toBeGreaterThan(5);
    }
    expect(en({ key: `${key}.about` })).not.toBe(ru({ key: `${key}.about` }));
  }
});

test('Russian plurals of units in a log line', () => {
  const said = (units: number) => {
    const line = words.event({ kind: 'enlisted', seat: 0, area: 0, units, cost: 0 }, name, 1);
    return line === null ? '' : ru(line);
  };
  expect(said(1)).toBe('Anna помещает 1 воина: Северо-западный город, район 1');
  expect(said(5)).toBe('Anna помещает 5 воинов: Северо-западный город, район 1');
});

test('a log line speaks to its reader as "you"', () => {
  const event = { kind: 'battle', area: 24, attacker: 0, defender: 1 } as const;
  const said = (viewer: number | null) => {
    const line = words.event(event, name, viewer);
    return line === null ? null : en(line);
  };
  expect(said(0)).toBe('Battle at North-West Temple: you attack Boris');
  expect(said(1)).toBe('Battle at North-West Temple: Anna attacks you');
  expect(said(null)).toBe('Battle at North-West Temple: Anna attacks Boris');
});

test('a move says what it costs', () => {
  const running = go(scene().own(0, 'priestess').pyramid('w1-d1', 'ruby', 4).play(), 'token l1-buy-1');
  const label = (text: string) => {
    const move = kemet.read(text);
    return move === null ? '' : en(words.move(move, kemet.view(running.state, 0)));
  };
  expect(label('buy initiative')).toBe('Buy Initiative for 3 prayer');
  expect(label('buy charge')).toBe('Buy Charge! for nothing');
});

test('a refusal names what is missing, in both languages', () => {
  const running = scene().tokens(0, 'l1-pray', 'l1-buy-1', 'l2-pray', 'l1-buy-2').play();
  expect(forbids(running, 'token l2-move')).toBe('7.2.4');
  const why = reason(running, 'token l2-move');
  expect(why && en(words.whyNot(why))).toBe('Balance: 1 row would still be empty, with no token left to place');
  expect(why && ru(words.whyNot(why))).toBe('Правило равновесия: 1 ступень ещё будет пустой, а фишек не останется');
});

test('both ways of ending have their sentences', () => {
  for (const how of ['how.fame', 'how.guard']) {
    for (const say of [en, ru]) {
      const [sentence, table] = words.outcome({ places: [2, 1, 3], points: [7, 9, 4], how }, name);
      expect(sentence && say(sentence)).toContain('Boris');
      expect(table && say(table)).toContain('Boris 9, Anna 7, Clara 4');
    }
  }
});

test('text mode tells the whole table', () => {
  const running = scene(3)
    .troop(0, 'w-temple-north', 3, 'war-elephant')
    .pyramid('w1-d1', 'ruby', 4)
    .hold(0, 'war-fury')
    .play();
  const told = words.board(kemet.view(running.state, 0), name).map(en);
  expect(told).toContain('North-West Temple: 3 units of Anna with War Elephant.');
  expect(told).toContain('North-West City, district 1: ruby pyramid of level 4.');
  expect(told).toContain('Your intervention cards: War Fury, Diversion.');
  expect(told.join(' ')).not.toContain('board.');
});

test('every reason a rule gives has its text', () => {
  const asked = [
    'step w-oasis',
    'step e-oasis',
    'teleport w-temple-north',
    'leap w-oasis',
    'group 9',
    'stop',
    'invoke swiftness',
  ].map((text) => reason(go(scene().troop(0, 'w1-d1', 2).play(), 'token l2-move', 'from w1-d1'), text));
  for (const why of asked) {
    if (why === null) continue;
    expect(en(words.whyNot(why))).not.toContain('why.');
    expect(ru(words.whyNot(why))).not.toContain('why.');
  }
});

test('[13.4.3] the label of an attack names the toll of Khnum’s Sphinx, for a step, a teleport and a card', () => {
  const running = go(
    scene()
      .troop(0, 'w1-d1', 3)
      .pyramid('w1-d1', 'ruby', 1)
      .troop(1, 'w-north-dunes', 2, 'khnums-sphinx')
      .hold(0, 'teleportation')
      .play(),
    'token l2-move',
    'from w1-d1',
  );
  const label = (text: string, at = running): string => {
    const move = kemet.read(text);
    return move === null ? '' : en(words.move(move, kemet.view(at.state, 0)));
  };
  expect(label('teleport w-north-dunes')).toBe('Teleport and attack North-West Dunes for 4 prayer');
  expect(label('leap w-north-dunes')).toBe('Teleportation: attack North-West Dunes for 3 prayer');
  const near = go(
    scene().troop(0, 'w1-outskirts', 3).troop(1, 'w-north-dunes', 2, 'khnums-sphinx').play(),
    'token l2-move',
    'from w1-outskirts',
  );
  expect(label('step w-north-dunes', near)).toBe('Attack North-West Dunes for 2 prayer');
});

test('the prompt of a turn offers more only while there is more to do', () => {
  const prompt = (running: ReturnType<typeof go>): string => {
    const { asked, facts, view } = situationOf(running, 0);
    return asked === null ? '' : en(words.prompt({ ...asked, seat: 0, facts }, view));
  };
  const set = () => scene().troop(0, 'w1-d1', 1);
  expect(prompt(go(set().hold(0, 'prayer').play(), 'token l1-pray'))).toBe('Do more, or end your turn');
  expect(prompt(go(set().hold(0, 'war-rage').play(), 'token l1-pray'))).toBe('End your turn');
});

test('what returns to the supply is told after what caused it', () => {
  const struck = go(
    scene().hold(0, 'raining-fire').troop(1, 'w-oasis', 1, 'war-elephant').play(),
    'invoke raining-fire',
  );
  expect(struck.told.map(({ event }) => event.kind).slice(-2)).toEqual(['struck', 'unleashed']);
  const given = go(scene().troop(0, 'delta-temple', 1, 'war-elephant').atNight().play(), 'offer');
  const kinds = given.told.map(({ event }) => event.kind);
  expect(kinds.indexOf('unleashed') - kinds.indexOf('offered')).toBe(1);
});
