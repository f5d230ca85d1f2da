// @vitest-environment happy-dom
import { FastRandom, Play } from '@naos/engine';
import { walkTables } from '@naos/table-ui/testing';
import { expect, test } from 'vitest';
import { board } from '../board/index.tsx';
import { aton } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';
import { STANDARD } from './position.ts';

const things =
  'button, [role="button"], [role="img"], .aton-glyph, .aton-sign, .aton-priest, .aton-mark, .aton-numeral, .aton-tally, .aton-lock, .aton-ways li, .aton-chips li, .aton-steps li, .seat-score, .seat-fact';
/** Buttons of words, and the box that asks. */
const speaks = 'dialog, .btn.go';

test('everything on crowded tables explains itself with its rule, at a desk and on a phone', () => {
  const random = new FastRandom(5);
  const starts = [1, 2, 3, 4].map(() => new Play(aton, crowded(2, STANDARD, random), true));
  const { met, silent, lost } = walkTables({ game: aton, words, board, things, speaks }, starts, 40, random);
  expect(silent).toEqual([]);
  expect(lost).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['round: allocate', 'remove: remove', 'place: place', 'cull: cull']));
});
