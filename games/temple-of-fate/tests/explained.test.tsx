// @vitest-environment happy-dom
import { FastRandom, Play } from '@naos/engine';
import { walkTables } from '@naos/table-ui/testing';
import { expect, test } from 'vitest';
import { board } from '../board/index.tsx';
import { templeOfFate } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';

const things =
  'button, [role="button"], [role="img"], .tof-glyph, .tof-pawn, .tof-face, .tof-strip, .tof-pyramid, .tof-cell, .tof-points, .tof-total, .tof-chip, .seat-score, .seat-fact';
/** Buttons of words. */
const speaks = '.btn:not([aria-label])';

const QUESTIONS = [
  'exchange: exchange',
  'assign: assign',
  'build: build',
  'turn: use a chain',
  'use: occupy cells',
  'blessing: take a card',
];

test('everything on crowded tables explains itself with its rule, at a desk and on a phone', () => {
  const random = new FastRandom(3);
  const starts = Array.from({ length: 12 }, (_, table) => {
    const options = { goals: table % 2 === 1, hummingbird: table > 8, specials: 'mixed' as const };
    return new Play(templeOfFate, crowded(2 + (table % 3), options, random), true);
  });
  const { met, silent, lost } = walkTables({ game: templeOfFate, words, board, things, speaks }, starts, 40, random);
  expect(silent).toEqual([]);
  expect(lost).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(QUESTIONS));
});
