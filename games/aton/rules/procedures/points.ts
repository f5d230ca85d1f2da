import { NOBODY, type Table } from '@naos/engine';
import { BLUE, CARTOUCHE_1_MULTIPLIER, POINTS_TO_WIN, RED } from '../content/constants.ts';
import { endWith, scoresOf } from '../endings.ts';
import { cardAt, sideOf } from '../state.ts';
import type { Aton } from '../vocabulary.ts';

/** SPEC 4.4: the higher card at cartouche 1 scores twice the difference; 40 points win at once. */
export function points(table: Table<Aton>): void {
  const { state } = table;
  const [red, blue] = state.sides;
  const difference = cardAt(red, 1) - cardAt(blue, 1);
  const seat = difference === 0 ? NOBODY : difference > 0 ? RED : BLUE;
  const gained = CARTOUCHE_1_MULTIPLIER * Math.abs(difference);
  if (seat !== NOBODY) sideOf(state, seat).score += gained;
  if (table.loud) {
    const cards = [cardAt(red, 1), cardAt(blue, 1)];
    table.tell({ kind: 'points', seat, points: gained, cards, scores: scoresOf(state) });
  }
  if (seat !== NOBODY && sideOf(state, seat).score >= POINTS_TO_WIN) endWith(table, 'cartouche', seat);
}
