import { type Procedure, rule, type Seat } from '@naos/engine';
import { BLUE, POINTS_TO_WIN, RED, ROUND_LIMIT } from '../content/constants.ts';
import { endByScore, scoresOf } from '../endings.ts';
import { scoreBoard, totalsOf } from '../scoring.ts';
import type { ScoringTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';
import { culling } from './cull.ts';

/** SPEC chapter 5: the scoring of a full Kingdom, the culls, and the return of the dead. */
export const scoring: Procedure<Aton, ScoringTask> = [
  rule('count', (table) => {
    const { state } = table;
    const items = scoreBoard(state.board);
    const points = totalsOf(items);
    state.sides[RED].score += points[RED];
    state.sides[BLUE].score += points[BLUE];
    if (!table.loud) return;
    table.tell({ kind: 'scoring' });
    for (const item of items) table.tell({ kind: 'scored', ...item });
    table.tell({ kind: 'total', points, scores: scoresOf(state) });
  }),
  rule('result', (table) => {
    const [red, blue] = table.state.sides;
    if (Math.max(red.score, blue.score) >= POINTS_TO_WIN) endByScore(table, 'scoring');
    // R22: the last round's scoring is not followed by a cull.
    else if (table.state.round >= ROUND_LIMIT) table.end();
  }),
  rule('leader culls', (table) => table.begin(culling(table.state, leaderOf(scoresOf(table.state))))),
  rule('other culls', (table) => table.begin(culling(table.state, 1 - leaderOf(scoresOf(table.state))))),
  rule('return', (table) => {
    const { sides } = table.state;
    const priests = [sides[RED].dead, sides[BLUE].dead];
    for (const side of sides) {
      side.supply += side.dead;
      side.dead = 0;
    }
    if (table.loud) table.tell({ kind: 'returned', priests });
  }),
];

/** 5.2.2, 5.2.3: the higher score culls first, red when they are equal. */
function leaderOf([red = 0, blue = 0]: readonly number[]): Seat {
  return blue > red ? BLUE : RED;
}
