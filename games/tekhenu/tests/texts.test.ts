import { situationOf } from '@naos/engine';
import { speaker } from '@naos/words';
import { describe, expect, test } from 'vitest';
import { BLESSING_CODES } from '../rules/content/blessings.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { TECHNOLOGY_CODES } from '../rules/content/technologies.ts';
import { TILES } from '../rules/content/tiles.ts';
import { ORIGINS, REASONS } from '../rules/events.ts';
import { tekhenu } from '../rules/index.ts';
import { OPPONENT } from '../rules/state.ts';
import { viewOf } from '../rules/view.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { explainCard, explainMove, explainTile } from '../texts/explained.ts';
import { words } from '../texts/index.ts';
import { finalOf, maatOf, make, newGame, type Running, turnOf } from './scene.ts';

const en = speaker('en', words.catalogs);
const ru = speaker('ru', words.catalogs);
const name = (seat: number) => (seat === 0 ? 'Anna' : 'Boris');

function prompts(running: Running): [string, string] {
  const { seat } = running;
  const { asked, facts, view } = situationOf(running, seat);
  if (asked === null) throw new Error('Nobody is asked.');
  const said = words.prompt({ ...asked, seat, facts }, view);
  return [en(said), ru(said)];
}

test('every rule and ruling of the SPEC is explained in exactly one section', () => {
  const explained = words.rules.flatMap(({ rules }) => rules);
  const wanted = rulesList.filter(({ kind }) => kind === 'rule' || kind === 'ruling').map(({ id }) => id);
  expect(explained.toSorted()).toEqual(wanted.toSorted());
});

test('every card and every tile has its code and its sentence in both languages', () => {
  const codes = [
    ...BLESSING_CODES,
    ...TECHNOLOGY_CODES,
    ...DECREES.map(({ code }) => code),
    ...TILES.map(({ code }) => code),
  ];
  expect(codes).toHaveLength(99);
  for (const code of codes) {
    for (const { [`card.${code}`]: sentence = '', [`code.${code}`]: short = '' } of [
      words.catalogs.en,
      words.catalogs.ru,
    ]) {
      expect(sentence.length).toBeGreaterThan(3);
      expect(short.length).toBeGreaterThan(2);
    }
  }
  expect(ru({ key: 'code.B07' })).toBe('Б07');
  expect(ru({ key: 'code.323' })).toBe('З23');
});

test('what a card or tile does comes with when it counts, for every one of them', () => {
  for (const [kind, codes] of [BLESSING_CODES, TECHNOLOGY_CODES, DECREES.map(({ code }) => code)].entries()) {
    for (const [card, code] of codes.entries()) {
      const said = en(explainCard(kind, card));
      expect(said).toContain(en({ key: `card.${code}` }));
      expect(said).toMatch(
        [/Played once/, /works every time/, /Symbol: \w+\. (At the end|Once used)/][kind] ?? /never/,
      );
    }
  }
  for (const [tile, { code, background }] of TILES.entries()) {
    const said = ru(explainTile(tile));
    expect(said).toContain(ru({ key: `card.${code}` }));
    expect(said).toMatch([/солнечный/, /затенённый/, /тёмный/][background] ?? /при любом свете/);
  }
});

test('every reason and every origin has its words', () => {
  for (const reason of REASONS) expect(words.catalogs.ru).toHaveProperty([`reason.${reason}`]);
  for (const origin of ORIGINS) expect(words.catalogs.en).toHaveProperty([`from.${origin}`]);
});

describe('prompts', () => {
  test('the value and what is left are named', () => {
    const running = make(turnOf({ dice: 'thoth gray5', players: [{ papyrus: 3 }] }), 'take thoth gray5');
    expect(prompts(running)).toEqual([
      'Use the die with value 5, or change it first',
      'Используйте кубик (5) или измените его значение',
    ]);
    make(running, 'act thoth');
    expect(prompts(running)[0]).toBe('Take 3 cards from one section, or refresh a section first');
    make(running, 'card 1-1');
    expect(prompts(running)).toEqual([
      'Take 2 more cards from the same section',
      'Возьмите ещё 2 карты из той же секции',
    ]);
  });
});

test('a log line speaks to its reader as "you", and names Botankhamun', () => {
  const took = { kind: 'took', seat: 0, spot: 30 + 3, mode: 1 } as const;
  const said = (viewer: number | null) => {
    const line = words.event(took, name, viewer);
    return line === null ? null : [en(line), ru(line)];
  };
  expect(said(0)).toEqual(['You take white 4 from Ra', 'Вы берёте белый 4 из сектора Ра']);
  expect(said(1)).toEqual(['Anna takes white 4 from Ra', 'Anna берёт белый 4 из сектора Ра']);
  const bot = words.event({ kind: 'points', seat: OPPONENT, points: 3, reason: 'statues' }, name, 0);
  expect(bot && en(bot)).toBe('Botankhamun scores 3 VP (statues)');
  expect(bot && ru(bot)).toBe('Автомхамон получает 3 ПО (статуи)');
});

test('a label tells cost and result', () => {
  const running = make(turnOf({ dice: 'ra white5', players: [{ scribe: 2, limestone: 2 }] }), 'take ra white5');
  const view = viewOf(running.state, 0);
  const labels = running.moves().map((move) => en(words.move(move, view)));
  expect(labels).toContain('Produce limestone: keep 2, excess 3');
  expect(labels).toContain('Change the value to 1 for 2 scribes');
});

test('turns of a tile tell how many edges match, and text mode names the edges', () => {
  const plan = { dice: 'ra white1', raSlots: 'P01 P02 P22', players: [{ limestone: 2 }] };
  const running = make(turnOf(plan), 'take ra white1', 'act ra', 'lay r1c1');
  const view = viewOf(running.state, 0);
  expect(running.moves().map((move) => en(words.move(move, view)))).toEqual([
    'Leave the tile as it is: 2 edges match',
    'Turn the tile 1 quarter clockwise: 0 edges match',
    'Turn the tile 2 quarters clockwise: 0 edges match',
    'Turn the tile 3 quarters clockwise: 0 edges match',
  ]);
  expect(
    words
      .board(view, name)
      .map((line) => ru(line))
      .join(' '),
  ).toContain('сердолик (красный, три черты)');
});

test('the outcome names the winner and the others', () => {
  const [first, second] = words.outcome({ places: [2, 1], points: [60, 71], how: 'outcome.points' }, name);
  expect(first && en(first)).toBe('Boris wins with 71 VP.');
  expect(second && ru(second)).toBe('Anna: 60 ПО, место 2.');
  const [lost] = words.outcome({ places: [2], points: [40], how: 'outcome.solo-lost' }, name);
  expect(lost && ru(lost)).toBe('Автомхамон впереди; Anna: 40 ПО.');
});

test('text mode tells the whole board in a fixed order', () => {
  const running = turnOf({
    dice: 'ra white5, ra black2',
    spaces: 'w3:1',
    osiris: 'bread-2:0',
    players: [{ decrees: '305', gold: 2 }],
  });
  const told = words.board(viewOf(running.state, 0), name).map((line) => en(line));
  expect(told[0]).toBe('Round 16 of 16. Turn order: Anna, Boris.');
  expect(told).toContain('Ra, sunny: white 5 pure, black 2 forbidden.');
  const decrees = 'Your decrees: decree 305 (4 VP per symbol reached by your happiness.).';
  expect(told).toContain(decrees);
  expect(told).toContain('Temple buildings: Boris at row 3, west side.');
  expect(words.board(viewOf(running.state, 1), name).map((line) => en(line))).not.toContain(decrees);
});

describe('labels and lines that were wrong once', () => {
  const label = (running: Running, text: string): [string, string] => {
    const move = tekhenu.read(text);
    if (move === null) throw new Error(`"${text}" is no move.`);
    const said = words.move(move, viewOf(running.state, running.seat));
    return [en(said), ru(said)];
  };
  const told = (event: Parameters<typeof words.event>[0]): string => {
    const said = words.event(event, () => 'Писец', 1);
    return said === null ? '' : ru(said);
  };

  test('gods, cards and buildings are declined', () => {
    expect(told({ kind: 'action', seat: 0, god: 0, value: 5 })).toBe('Писец выполняет действие Гора (5)');
    expect(told({ kind: 'took', seat: 0, spot: 3, mode: 1 })).toBe('Писец берёт белый 4 из сектора Гора');
    expect(told({ kind: 'starting card', seat: 1, card: 2 })).toBe('Вы берёте начальную карту 3');
    expect(told({ kind: 'osiris', seat: 0, slot: 22 })).toBe('Писец строит гранитный карьер (ряд 5)');
    expect(told({ kind: 'paid', seat: 0, goods: [0, 0, 0, 0, 0, 2, 0] })).toBe('Писец платит 2 писарей');
    expect(told({ kind: 'rotation', wheel: 4 })).toBe('Колесо поворачивается: на солнце сектора Тота и Осириса');
  });

  test('a building is free under 323', () => {
    const running = maatOf({ players: [{ decrees: '323' }], order: [0, 1] }, 4);
    make(running, 'act hathor', 'value 1');
    expect(label(running, 'build w1')).toEqual([
      'Build at row 1, west side for nothing',
      'Построить здание бесплатно: ряд 1, западная сторона',
    ]);
  });

  test('T13 adds its resource to the label of a production', () => {
    const running = make(turnOf({ dice: 'ra white5', players: [{ technologies: 'T13' }] }), 'take ra white5');
    expect(label(running, 'produce limestone')[0]).toBe('Produce limestone: keep 3, excess 3, or with another value');
    make(running, 'produce limestone');
    expect(label(running, 'value 4')).toEqual(['Value 4: keep 3, excess 2', 'Значение 4: оставить 3, избыток 2']);
  });

  test('304 paid with scribes names them alone', () => {
    const players = [{ decrees: '304', population: 9, scribe: 1, technologies: 'T10' }];
    const running = make(finalOf({ players, order: [0, 1] }), 'score 304 1');
    expect(label(running, 'pay 0 0 0 1')).toEqual(['Pay 1 scribe', 'Заплатить 1 писаря']);
    expect(prompts(running)).toEqual(['Choose how to pay 1 resource', 'Выберите, чем заплатить: 1 ресурс']);
  });

  test('a recoloured Anubis die only shifts its value', () => {
    const players = [{ blessings: 'B11', scribe: 2 }];
    const running = make(turnOf({ dice: 'ra white5', players }), 'anubis ra white5');
    expect(label(running, 'bless B11 black +1')[0]).toBe('Play B11: value 6');
  });

  test('[8.3.1] 308 warns while 304 could still be scored', () => {
    const players = [{ decrees: '304 308', population: 13, gold: 2 }];
    const running = finalOf({ players, order: [0, 1] });
    expect(label(running, 'score 308')[0]).toContain('Decree 304 can’t be scored afterwards!');
    make(running, 'score 304 1');
    expect(label(running, 'score 308')[0]).not.toContain('304 can’t');
  });

  test('Russian cards name each other by the numbers printed on them', () => {
    expect(ru({ key: 'card.304' })).toContain('З08');
    expect(ru({ key: 'card.308' })).toContain('З04');
  });

  test('[9.1.2] a starting card promises no order in solo', () => {
    const solo = viewOf(newGame(1).state, 0);
    const said = explainMove({ do: 'starting', card: 3 }, solo);
    expect(said && en(said)).toBe('starting card 4. Gain 5 resources of your choice, no gold.');
  });
});

test('text mode tells what the drawn board shows and a decision needs', () => {
  const running = turnOf({
    dice: 'ra white5',
    temple: 'r1c1:P22:1:0',
    osiris: 'bread-2:0',
    players: [{ left: 'white4', right: 'gray3', excess: 2, technologies: 'T15', statues: 2, buildings: 4 }],
  });
  const said = words.board(viewOf(running.state, 0), name).map((line) => en(line));
  const all = said.join('\n');
  expect(all).toContain('1 Bastet, bonus 1 papyrus');
  expect(all).toContain('Outer edges of the temple: north from west to east: carnelian (red, three bars), lapis');
  expect(all).toContain('P22, edges amber (yellow, one bar), carnelian');
  expect(all).toContain('Free building places at the temple: row 1, west side, 4 bread');
  expect(all).toContain('the statue space above the workshops with gold');
  expect(all).toContain('Most pieces: bread: Anna.');
  expect(all).toContain('Scales of Anna: left white 4; right gray 3; excess 2; under the scales none; balance −1.');
  expect(all).toContain('the next statue costs 3 granite; upkeep at a scoring: 2 bread.');
  expect(all).toContain('ankh 5');
  expect(all).toMatch(
    /Market section 1, needs happiness 1: blessing B01 \(With a production action: gain 4 limestone.\)/,
  );
  const solo = words.board(viewOf(newGame(1).state, 0), name);
  expect(solo.map((line) => ru(line)).join(' ')).toContain('Жетоны Автомхамона, ряды снизу вверх: ряд 1:');
});
