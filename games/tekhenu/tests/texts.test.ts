import { speaker } from '@naos/words';
import { describe, expect, test } from 'vitest';
import { BLESSING_CODES } from '../rules/content/blessings.ts';
import { DECREES } from '../rules/content/decrees.ts';
import { TECHNOLOGY_CODES } from '../rules/content/technologies.ts';
import { TILES } from '../rules/content/tiles.ts';
import { ORIGINS, REASONS } from '../rules/events.ts';
import { OPPONENT } from '../rules/state.ts';
import { viewOf } from '../rules/view.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { explainCard, explainTile } from '../texts/explained.ts';
import { words } from '../texts/index.ts';
import { asked, make, type Running, turnOf } from './scene.ts';

const en = speaker('en', words.catalogs);
const ru = speaker('ru', words.catalogs);
const name = (seat: number) => (seat === 0 ? 'Anna' : 'Boris');

function prompts(running: Running): [string, string] {
  const [task = '', choice = ''] = asked(running).split(' ').slice(0, -1).join(' ').split('/');
  const facts = running.question?.step.facts?.(running.state, running.question.task, running.seat) ?? {};
  const said = words.prompt({ task, choice, seat: running.seat, facts }, viewOf(running.state, running.seat));
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
      expect(said).toMatch([/Played once/, /works every time/, /Symbol: \w+\. It stays secret/][kind] ?? /never/);
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
      'Используйте кубик со значением 5 или сначала измените его',
    ]);
    make(running, 'act thoth');
    expect(prompts(running)[0]).toBe('Take 3 cards from one section, or refresh a section first');
    make(running, 'card 1-1');
    expect(prompts(running)).toEqual([
      'Take 2 more cards from the same section',
      'Возьмите ещё 2 карты из того же раздела',
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
  expect(told).toContain('Your decrees: 305.');
  expect(told).toContain('Temple buildings: Boris at row 3, west side.');
  expect(words.board(viewOf(running.state, 1), name).map((line) => en(line))).not.toContain('Your decrees: 305.');
});
