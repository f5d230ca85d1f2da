import { type Line, line, speaker, textFaults } from '@naos/words';
import { describe, expect, test } from 'vitest';
import { COLOURS, GODS } from '../rules/content/colours.ts';
import type { TempleEvent } from '../rules/events.ts';
import { templeOfFate } from '../rules/index.ts';
import type { TempleChoice } from '../rules/vocabulary.ts';
import rulesList from '../rules.json' with { type: 'json' };
import { words } from '../texts/index.ts';
import {
  atBuild,
  atTurn,
  card,
  face,
  make,
  moves,
  newGame,
  openCard,
  paint,
  player,
  playUntil,
  reading,
  special,
  stand,
  strip,
  topRow,
} from './scene.ts';

const en = speaker('en', words.catalogs);
const ru = speaker('ru', words.catalogs);
const name = (seat: number): string => ['Anna', 'Boris', 'Vera', 'Gleb'][seat] ?? '';
const ask = (choice: TempleChoice, facts: Record<string, string | number>) =>
  ({ task: 'turn', choice, seat: 0, facts }) as const;

test('every rule and ruling of the SPEC is explained in exactly one section', () => {
  const explained = words.rules.flatMap(({ rules }) => rules);
  const wanted = rulesList.filter(({ kind }) => kind === 'rule' || kind === 'ruling').map(({ id }) => id);
  expect(explained.toSorted()).toEqual(wanted.toSorted());
});

test('every section has all its texts in both languages', () => {
  for (const { title, paragraphs } of words.rules) {
    for (const text of [title, ...paragraphs]) {
      expect([Object.hasOwn(words.catalogs.en, text.key), Object.hasOwn(words.catalogs.ru, text.key)]).toEqual([
        true,
        true,
      ]);
    }
  }
});

test('every option and each of its values is named and explained', () => {
  for (const option of templeOfFate.options) {
    const keys = [`option.${option.key}`, `option.${option.key}.about`];
    if (option.kind === 'pick') keys.push(...option.values.map((value) => `option.${option.key}.${value}`));
    for (const key of keys) expect([key, Object.hasOwn(words.catalogs.en, key)]).toEqual([key, true]);
  }
});

describe('prompts', () => {
  const view = templeOfFate.view(newGame(3).state, 0);

  test('Russian plurals of the tiles left to lay', () => {
    const said = (left: number) => ru(words.prompt(ask('build', { left, level: 2 }), view));
    expect([1, 2, 5].map(said)).toEqual([
      'Стройте уровень II: ещё 1 плитка',
      'Стройте уровень II: ещё 2 плитки',
      'Стройте уровень II: ещё 5 плиток',
    ]);
  });

  test('the exchange is asked as the number of players and the level want it', () => {
    const said = (seats: number, round: number) => en(words.prompt(ask('exchange', {}), { ...view, seats, round }));
    expect([said(2, 1), said(4, 2), said(3, 4)]).toEqual([
      'Keep one tile and give the other two away',
      'Keep one tile, give one left and one right',
      'Keep one tile and give the other to the left',
    ]);
  });

  test('a chain in use is named by colour and length', () => {
    expect(en(words.prompt(ask('occupy cells', { colour: 2, length: 7 }), view))).toBe(
      'Choose cells for your water chain of 7',
    );
    expect(ru(words.prompt(ask('occupy cells', { colour: 2, length: 7 }), view))).toBe(
      'Займите ячейки цепочкой воды (7)',
    );
  });
});

test('moves are unambiguous without the picture', () => {
  const play = atTurn({}, (state) => {
    paint(state, 0, topRow('FFFFFFF.'));
    openCard(state, 'blessing-fire-08');
    player(state, 0).temple.held = [strip('bonus-3-water')];
  });
  const say = (text: string) => en(words.move(reading(text), templeOfFate.view(play.state, 0)));
  expect(say('mark r0c2')).toBe('Use the fire chain of 7, priest on row 1, column 3');
  expect(say('strip bonus-3-water r7c2-r7c4')).toBe('Place water ornament of 3 on row 8, columns 3 to 5');
  expect(say('place tile-4-fire-hunt l1-r0-c2 3')).toBe(
    'Lay fire ×3 and hunt ×1 on level I, row 1, column 3, turned a quarter left',
  );
  make(play, ['mark r0c2']);
  expect(say('occupy fire 0,2')).toBe('Fire (4 3 2 2): cells 1 (cost 4), 3 (cost 2), spending 6 of 7');
  expect(moves(play)).toContain('occupy fire 0,2');
});

test('log lines speak to their reader as "you" and hide what others may not know', () => {
  const said = (line: Line | null) => (line === null ? null : en(line));
  const marked = { kind: 'chain marked', seat: 0, cell: 0, colour: 1, length: 4 } as const;
  expect(said(words.event(marked, name, 0))).toBe('You use a hunt chain of 4');
  expect(said(words.event(marked, name, 1))).toBe('Anna uses a hunt chain of 4');
  const built = { kind: 'built', seat: 1, tiles: [], strips: [], special: -1, returned: 2 } as const;
  expect(said(words.event(built, name, 0))).toBe('Boris lays a special tile face down on the summit; 2 priests return');
  expect(words.chapter?.({ kind: 'round began', round: 4 })).toEqual({
    key: 'event.round began',
    values: { round: 4, level: 'II' },
  });
});

test('log lines link to rules that the reference explains', () => {
  const explained = new Set(words.rules.flatMap(({ rules }) => rules));
  const won = { kind: 'card won', seat: 0, card: 3, by: 'leftmost', returned: [2, 2] } as const;
  expect(words.ruleOf?.(won)).toBe('7.2.4');
  const play = newGame(3, { specials: 'effect', goals: true });
  playUntil(play, (now) => now.over);
  const linked = play.told.flatMap(({ event }) => words.ruleOf?.(event) ?? []);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((id) => !explained.has(id))).toEqual([]);
});

test('reasons name the missing thing', () => {
  expect(en(words.whyNot({ rule: '7.1.4', why: 'why.too-dear', facts: { sum: 8, length: 5 } }))).toBe(
    '8 is more than your chain of 5',
  );
  expect(ru(words.whyNot({ rule: '6.0.2', why: 'why.other-level', facts: { level: 2 } }))).toBe(
    'В этом раунде строят уровень II',
  );
});

test('every way of ending has its sentence', () => {
  const end = (how: string, places: readonly number[]) =>
    words.outcome({ places, points: [21, 21, 3], how }, name).map(en);
  expect(end('how.points', [1, 2, 3])).toEqual(['Anna wins with 21 points.', 'Anna: 21,', 'Boris: 21,', 'Vera: 3.']);
  expect(end('how.reserve', [2, 1, 3])[0]).toBe(
    'Boris wins: level at 21 points, but with more priests in the reserve.',
  );
  expect(end('how.shared', [1, 1, 3])[0]).toBe('The victory is shared by Anna, Boris: 21 points and as many priests.');
});

test('the board in text mode tells cards, tiles, chains and rows', () => {
  const turn = atTurn({}, (state) => {
    paint(state, 0, topRow('FfF....W'));
    openCard(state, 'blessing-hunt-08');
    stand(state, 'hunt', { 1: 1 });
  });
  const text = words.board(templeOfFate.view(turn.state, 0), name).map(en);
  expect(text).toContain(
    'Hunt (4 3 2 2): 8 points, 3 if incomplete. Cells: 4 (alone: ornament of 3) free, 3 (alone: ornament of 2) Boris, 2 free, 2 free. Boris leads. 9 more in the deck.',
  );
  expect(text).toContain('Bonus ornaments left: 28 of length 2, 24 of length 3.');
  expect(text).toContain('Chains: fire 3 (row 1, column 1, marked).');
  expect(text).toContain('Row 1: fire, fire with priest, fire, empty, empty, empty, empty, water.');
  const last = atBuild({ round: 6 }, (state) => {
    for (const item of state.players) {
      item.drawn = [special('special-mono-fire'), special('special-mono-hunt')];
      item.looked = 2;
    }
    player(state, 1).slots = [face('tile-1-fire')];
  });
  expect(words.board(templeOfFate.view(last.state, 0), name).map(en)).toContain(
    'Your tiles: four fire ornaments, four hunt ornaments.',
  );
});

test('text mode tells the level of a cell, and a private card with its points and cells', () => {
  const turn = atTurn({ round: 6 }, (state) => {
    paint(
      state,
      0,
      ['........', '.F.     .'],
      ['00000000', '01211110', '01111110', '01111110', '01111110', '01111110', '01111110', '00000000'],
    );
    Object.assign(player(state, 0), { privateCard: card('blessing-water-01'), privateCells: 0b010 });
  });
  const text = words.board(templeOfFate.view(turn.state, 1), name).map(en);
  expect(text).toContain(
    'Private card of Water (2 2 2): 3 points, 1 if incomplete. Cells: 2 (alone: ornament of 2) free, 2 Anna, 2 free.',
  );
  expect(text.some((row) => row.startsWith('Row 2: empty, fire I, empty II'))).toBe(true);
});

test('[6.2.4] on level II the label, the log and the prompt name the neighbour who receives', () => {
  const view = templeOfFate.view(newGame(3).state, 0);
  const move = { do: 'exchange', keep: 0, left: 1, right: -1 } as const;
  expect(en(words.move(move, { ...view, round: 4 }))).toMatch(/to the left$/);
  const chosen = { kind: 'exchange chosen', seat: 0, seats: 3, keep: 0, left: 1, right: -1 } as const;
  const line = words.event(chosen, name, 0);
  expect(line && en(line)).toMatch(/left$/);
});

test('Russian sentences have their cases and no gender', () => {
  const said = (event: TempleEvent) => {
    const told = words.event(event, () => 'Аня', null);
    return told === null ? '' : ru(told);
  };
  expect(said({ kind: 'cells occupied', seat: 0, card: card('blessing-fire-02'), cells: 0b001 })).toBe(
    'Аня ставит жреца на ячейку 1 (цена 3), карточка бога огня (3 2 2)',
  );
  expect(said({ kind: 'first player', seat: 0 })).toBe('Первый ход: Аня');
  const effect = special('special-effect-reuse-chain');
  expect(said({ kind: 'built', seat: 0, tiles: [], strips: [], special: effect, returned: 0 })).toBe(
    'Аня кладёт на вершину плитку «Повторная молитва»',
  );
});

test('a long chain is none of one ornament, also where its number ends in one', () => {
  const told = (length: number): string =>
    ru(line('board.cell.ornament', { cell: 'ряд 1', of: line('colour.fire'), length, marked: 'no', priest: 'no' }));
  expect([1, 2, 21].map(told)).toEqual([
    'ряд 1: украшение огня, одиночное',
    'ряд 1: украшение огня, цепочка из 2 клеток',
    'ряд 1: украшение огня, цепочка из 21 клетки',
  ]);
});

test('every text reads well with every name, case and number', () => {
  const colours = COLOURS.map((colour) => `colour.${colour}`);
  const gods = GODS.map((god) => `god.of.${god}`);
  const cards = GODS.map((god) =>
    line('card.name', { god: line(`god.${god}`), deity: line(`god.of.${god}`), cells: '3 2 2' }),
  );
  const special = [line('special.mono', { of: line('colour.fire') }), 'special.back'];
  const things = {
    of: colours,
    deity: gods,
    god: gods,
    card: cards,
    specials: special,
    special: [...special, line('special.effect', { effect: line('effect.two-bonuses') })],
    strip: [line('strip', { of: line('colour.fire'), length: 2 }), line('strip.hidden', { length: 3 })],
    cell: [line('cell', { row: 1, col: 2 })],
    list: [line('card.cell', { place: 1, value: 3 })],
    tile: [line('tile.one', { a: line('colour.fire') })],
    lead: ['text.card.nobody', line('text.card.leads', { name: 'Anna' })],
    won: ['text.none', ...cards],
    cells: [line('cells.row', { row: 1, from: 2, to: 3 })],
    a: [...colours, ...cards],
    b: colours,
  };
  const people = ['name', 'names', 'giver', 'first'];
  expect(textFaults(words.catalogs, { things, people })).toEqual([]);
});
