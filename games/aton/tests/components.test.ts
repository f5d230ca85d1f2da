import { fastChance } from '@naos/engine';
import { expect, test } from 'vitest';
import components from '../components.json' with { type: 'json' };
import {
  BLACK_SPACES,
  BLUE_SPACES,
  GREEN_SPACES,
  SPACE_KINDS,
  SPACES,
  spaceAt,
  spaceIndex,
  YELLOW_SPACES,
} from '../rules/content/board.ts';
import { WHOLE_DECK } from '../rules/content/constants.ts';
import { aton } from '../rules/index.ts';
import { dead, make, play, position, STANDARD, told } from './position.ts';

/** SPEC 2.1, as drawn: Y yellow, G green, K black, B blue. */
const DRAWN = [
  ['Y Y Y Y', 'K K 1 B', 'G G G G'],
  ['Y Y Y Y', 'K K 1 B', 'G G G G'],
  ['Y Y Y 1', 'K K K B', 'G G G 1'],
  ['Y Y Y 2', 'K K K B', 'G G G 2'],
];
const LETTERS = { yellow: 'Y', green: 'G', black: 'K', blue: 'B', 'bonus-1': '1', 'bonus-2': '2' } as const;

test('[2.1.1] four temples of three rows and four columns, ids t<temple>-r<row>-c<column>', () => {
  const ids = [1, 2, 3, 4].flatMap((t) => [1, 2, 3].flatMap((r) => [1, 2, 3, 4].map((c) => `t${t}-r${r}-c${c}`)));
  expect(SPACES.map((space) => space.id)).toEqual(ids);
  expect(spaceAt(spaceIndex('t3-r2-c4'))).toMatchObject({ temple: 3, row: 2, column: 4 });
});

test('[2.1.2] every space has the kind that the plan of the board shows', () => {
  const drawn = DRAWN.flatMap((rows) => rows.flatMap((row) => row.split(' ')));
  expect(SPACES.map(({ kind }) => LETTERS[kind])).toEqual(drawn);
  expect([YELLOW_SPACES.length, GREEN_SPACES.length, BLACK_SPACES.length, BLUE_SPACES.length]).toEqual([14, 14, 10, 4]);
  expect(SPACES.map(({ bonus }) => bonus).filter((bonus) => bonus > 0)).toEqual([1, 1, 1, 1, 2, 2]);
});

test('[2.1.3] the kinds do not overlap and cover the board', () => {
  const lists = SPACE_KINDS.map((kind) => SPACES.filter((space) => space.kind === kind).map(({ index }) => index));
  expect(lists.flat().toSorted((a, b) => a - b)).toEqual(SPACES.map(({ index }) => index));
  expect(SPACES.filter(({ kind, bonus }) => bonus > 0 !== kind.startsWith('bonus'))).toEqual([]);
});

test('[2.1.4] one blue space in each temple', () => {
  expect(BLUE_SPACES.map((space) => spaceAt(space).temple)).toEqual([1, 2, 3, 4]);
});

test('[2.1.5] the Kingdom holds eight priests of both colours together', () => {
  const running = play({
    red: { row: '1442', dead: 4 },
    blue: { row: '2442', at: 't1-r2-c1 t1-r2-c2 t1-r2-c3', dead: 3 },
  });
  make(running, 0, 'remove t1-r2-c1', 'remove t1-r2-c2');
  expect(dead(running.state)).toEqual([4, 4]);
  expect(components.kingdomOfTheDead.spaces).toHaveLength(8);
});

test('[2.1.6] the track runs from 1 to 40 without a 0: up the left, along the top, down the right', () => {
  const { spaces } = components.scoreTrack;
  expect(spaces.map(({ value }) => value)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  const on = (side: string) => spaces.filter((space) => space.side === side).map(({ value }) => value);
  expect([on('left').at(0), on('left').at(-1), on('top').at(0), on('top').at(-1), on('right').at(0)]).toEqual([
    1, 15, 16, 25, 26,
  ]);
});

test('[2.1.7] each player commits to four cartouches of his own', () => {
  const running = play({ red: { row: '1234' }, blue: { row: '4321' } });
  expect(told(running, 'revealed')[0]?.rows).toEqual([
    [1, 2, 3, 4],
    [4, 3, 2, 1],
  ]);
  expect(components.players.map(({ id, boardSide }) => [id, boardSide])).toEqual([
    ['red', 'left'],
    ['blue', 'right'],
  ]);
});

test('[2.2.1] each colour has 36 cards', () => {
  expect(WHOLE_DECK).toHaveLength(36);
  expect(aton.setup(2, STANDARD, fastChance(1, 2)).sides.map(({ deck }) => deck.length)).toEqual([36, 36]);
});

test('[2.2.2] nine of each value in both decks', () => {
  for (const player of ['red', 'blue']) {
    const faces = components.deck.faces.filter((face) => face.player === player);
    expect(faces.map(({ value, count }) => [value, count])).toEqual([
      [1, 9],
      [2, 9],
      [3, 9],
      [4, 9],
    ]);
  }
  expect([1, 2, 3, 4].map((value) => WHOLE_DECK.filter((card) => card === value).length)).toEqual([9, 9, 9, 9]);
});

test('[2.2.3] 29 priests for each player', () => {
  expect(position({}).sides.map(({ supply }) => supply)).toEqual([29, 29]);
});

test('[2.2.4] one exchange token for each player', () => {
  expect(position({}).sides.map(({ token }) => token)).toEqual([true, true]);
  expect(components.componentList.items.find(({ id }) => id === 'exchange-token')?.perPlayer).toBe(1);
});

test('[2.2.5] one score for each player, kept apart', () => {
  const running = play({ red: { row: '4222', score: 3 }, blue: { row: '1222', score: 8 } });
  expect(running.state.sides.map(({ score }) => score)).toEqual([9, 8]);
  expect(components.componentList.items.find(({ id }) => id === 'score-marker')?.perPlayer).toBe(1);
});
