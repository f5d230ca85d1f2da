import { patternOf } from '@naos/game-module';
import { expect, test } from 'vitest';
import { patterns } from '../advice/patterns.ts';
import { BLACK_SPACES, BLUE_SPACES, BONUS_SPACES, SPACES, spaceAt } from '../rules/content/board.ts';
import { RED } from '../rules/content/constants.ts';
import { type Plan, position } from './position.ts';

/** Red’s pattern between the better turn and the one that was played, by the spaces of both at their ends. */
const between = (better: Plan, played: Plan): string | null =>
  patternOf(patterns, position(better), position(played), RED);

const idsOf = (spaces: readonly number[]): string[] => spaces.map((space) => spaceAt(space).id);
/** Spaces of a temple that count for nothing else. */
const plainIn = (temple: number): string[] =>
  SPACES.filter(({ index, temple: own, bonus }) => own === temple && bonus === 0 && !BLACK_SPACES.includes(index)).map(
    ({ id }) => id,
  );
const [one = '', two = '', three = ''] = plainIn(1);
const [far = ''] = plainIn(3);

test('a temple in which the other leads at the end is a temple lost; one that is even is not', () => {
  const theirs = { at: two };
  expect(between({ red: { at: one }, blue: theirs }, { red: { at: far }, blue: theirs })).toBe('temple-lost');
  expect(
    between({ red: { at: `${one} ${three}` }, blue: theirs }, { red: { at: `${one} ${far}` }, blue: theirs }),
  ).toBe(null);
});

test('a temple that could have been led and is even is named so', () => {
  const theirs = { at: `${two} ${far}` };
  const better = { red: { at: `${one} ${three}` }, blue: theirs };
  expect(between(better, { red: { at: one }, blue: theirs })).toBe('temple-even');
});

test('the lead on the black spaces is let go only by who could have had it', () => {
  const [black = '', other = ''] = idsOf(BLACK_SPACES);
  const temple = spaceAt(BLACK_SPACES[0] ?? 0).temple;
  const [plain = ''] = plainIn(temple);
  expect(between({ red: { at: black } }, { red: { at: plain } })).toBe('black-lost');
  const behind = { at: other };
  expect(between({ red: { at: black }, blue: behind }, { red: { at: plain }, blue: behind })).toBe(null);
});

test('a bonus space that pays more, held in the better turn, is named', () => {
  const [bonus = 0] = BONUS_SPACES;
  const { id, temple } = spaceAt(bonus);
  const [plain = ''] = plainIn(temple);
  expect(between({ red: { at: id } }, { red: { at: plain } })).toBe('bonus-left');
  expect(between({ red: { at: id } }, { red: { at: id } })).toBe(null);
});

test('fewer priests on the board, where nothing weightier went wrong', () => {
  const plain = plainIn(4).filter((id) => !idsOf(BLUE_SPACES).includes(id));
  const [a = '', b = ''] = plain;
  expect(between({ red: { at: `${a} ${b}` } }, { red: { at: a } })).toBe('priests-few');
  expect(between({ red: { at: a } }, { red: { at: `${a} ${b}` } })).toBe(null);
});
