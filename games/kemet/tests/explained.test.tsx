// @vitest-environment happy-dom
import { FastRandom, Play } from '@naos/engine';
import { walkTables } from '@naos/table-ui/testing';
import { expect, test } from 'vitest';
import { board } from '../board/index.tsx';
import { kemet } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';
import { go, scene } from './scene.ts';

const things =
  '.kemet-glyph, .kemet-sign, .kemet-gem, [role="button"], button, .kemet-side-total, .kemet-bar-part, .kemet-laps i, .kemet-fame, li[aria-current]';
/** Titles, buttons of words, fields with their label. */
const speaks =
  'h2, h3, .btn, .icon, label, .kemet-offer, .kemet-legend, .kemet-scale-key, .kemet-side-who, .kemet-tile-card';

test('everything on crowded tables explains itself with its rule, at a desk and on a phone', () => {
  const random = new FastRandom(7);
  const battle = go(
    scene(2).troop(0, 'w-north-dunes', 5, 'phoenix').troop(1, 'w-temple-north', 4).hold(0, 'war-fury').play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );
  const starts = [battle, ...[5, 4].map((seats) => new Play(kemet, crowded(seats, {}, random), true))];
  const { met, silent, lost } = walkTables({ game: kemet, words, board, things, speaks }, starts, 40, random);
  expect(silent).toEqual([]);
  expect(lost).toEqual([]);
  expect([...met]).toEqual(expect.arrayContaining(['battle: war council', 'battle: loser', 'turn: menu openly']));
});
