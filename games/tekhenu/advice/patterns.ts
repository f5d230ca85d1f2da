import type { Seat } from '@naos/engine';
import type { Pattern } from '@naos/game-module';
import { balanceOf } from '../rules/balance.ts';
import { DISTRICTS } from '../rules/content/osiris.ts';
import { leaderOf } from '../rules/districts.ts';
import type { Tekhenu } from '../rules/index.ts';
import { playerOf } from '../rules/state.ts';
import { templeBuildings } from '../rules/temple.ts';

const districtsLed = (state: Tekhenu['state'], seat: Seat): number =>
  DISTRICTS.filter((_, district) => leaderOf(state, district) === seat).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What often goes wrong, what weighs most first. */
export const patterns: readonly Pattern<Tekhenu>[] = [
  { id: 'points-missed', measure: (state, seat) => playerOf(state, seat).vp, by: 3 },
  { id: 'district-let-go', measure: districtsLed, by: 1 },
  { id: 'statue-missed', measure: (state, seat) => playerOf(state, seat).statues, by: 1 },
  { id: 'temple-missed', measure: templeBuildings, by: 2 },
  { id: 'scales-tipped', measure: (state, seat) => -Math.abs(balanceOf(playerOf(state, seat))), by: 3 },
  { id: 'production-missed', measure: (state, seat) => sum(playerOf(state, seat).production), by: 1 },
  { id: 'happiness-missed', measure: (state, seat) => playerOf(state, seat).happiness, by: 2 },
  { id: 'goods-spent', measure: (state, seat) => sum(playerOf(state, seat).goods), by: 2 },
];
