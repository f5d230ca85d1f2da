import { MOST_PRODUCTION, ROW_POINTS, SCORING, SYMBOLS, UPKEEP } from '../../rules/content/board.ts';
import { DISTRICTS, MAJORITY_POINTS } from '../../rules/content/osiris.ts';
import { T17 } from '../../rules/content/technologies.ts';
import { leaderOf } from '../../rules/districts.ts';
import { alignmentPoints, templeBuildings, templeStatues } from '../../rules/temple.ts';
import type { TekhenuView } from '../../rules/view.ts';

/** Items of a scoring, in their order. */
export const ITEMS = ['district', 'temple', 'statues', 'happiness', 'production', 'buildings', 'upkeep'] as const;
export type Item = (typeof ITEMS)[number];

/** What a scoring now would pay a player, item by item; upkeep as points lost if none of it were paid. */
export function forecast(view: TekhenuView, player: number): Readonly<Record<Item, number>> {
  const p = view.players[player];
  const bot = player >= view.seats;
  const led = DISTRICTS.filter((_, district) => leaderOf(view, district) === player).length;
  const pieces = templeBuildings(view, player) + templeStatues(view, player);
  const upkeep = bot || p === undefined || (p.technologies & T17) !== 0 ? 0 : (UPKEEP[p.buildings] ?? 0);
  return {
    district: led * MAJORITY_POINTS,
    temple: pieces * SCORING.templePieceVp + alignmentPoints(view, player) * SCORING.pillarAlignmentVp,
    statues: SCORING.statues[p?.statues ?? 0] ?? 0,
    happiness: (SYMBOLS[p?.happiness ?? 0] ?? 0) * SCORING.happinessSymbolVp,
    production: (p?.production.filter((n) => n === MOST_PRODUCTION).length ?? 0) * SCORING.productionMaxVp,
    buildings: bot ? 0 : (ROW_POINTS[p?.buildings ?? 0] ?? 0),
    upkeep: upkeep * SCORING.unpaidBreadVp,
  };
}

/** All items but the upkeep, which bread can pay. */
export function totalOf(items: Readonly<Record<Item, number>>): number {
  return ITEMS.reduce((sum, item) => (item === 'upkeep' ? sum : sum + items[item]), 0);
}
