import { type Pool, yardsticksOf } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { ROW_POINTS, SCORING, SYMBOLS } from '../rules/content/board.ts';
import { DISTRICTS, MAJORITY_POINTS } from '../rules/content/osiris.ts';
import { leaderOf } from '../rules/districts.ts';
import { type Tekhenu, type TekhenuState, tekhenu } from '../rules/index.ts';
import { playerOf } from '../rules/state.ts';
import { alignmentPoints, templeBuildings, templeStatues } from '../rules/temple.ts';

/** What is not yet points: a good, a step of production, happiness, a card. */
const GOOD = 0.4;
const PRODUCTION = 0.8;
const HAPPINESS = 0.3;
const CARD = 2;

const bits = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** Points, what a scoring would pay as things stand, and a little for goods, production, happiness and cards. */
function advice(state: TekhenuState, seat: Seat): number {
  const player = playerOf(state, seat);
  let worth = player.vp;
  for (const [district] of DISTRICTS.entries()) if (leaderOf(state, district) === seat) worth += MAJORITY_POINTS;
  worth += templeBuildings(state, seat) + templeStatues(state, seat) + alignmentPoints(state, seat);
  worth += (SCORING.statues[player.statues] ?? 0) + (ROW_POINTS[player.buildings] ?? 0);
  worth += (SYMBOLS[player.happiness] ?? 0) * SCORING.happinessSymbolVp + HAPPINESS * player.happiness;
  for (const count of player.goods) worth += GOOD * count;
  for (const marker of player.production) worth += PRODUCTION * marker;
  return worth + CARD * (bits(player.technologies) + bits(player.blessings) + bits(player.decrees));
}

export const yardsticks: Pool<Tekhenu> = yardsticksOf(tekhenu, { advice, misread: 5, playouts: 950 });
