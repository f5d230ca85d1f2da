import { countOf } from '../../rules/content/blessings.ts';
import { MOST_PRODUCTION, ROW_POINTS, SCORING, SYMBOLS, UPKEEP } from '../../rules/content/board.ts';
import { DISTRICTS, MAJORITY_POINTS } from '../../rules/content/osiris.ts';
import { BOT_SCORING } from '../../rules/content/solo.ts';
import { T17 } from '../../rules/content/technologies.ts';
import { leaderOf } from '../../rules/districts.ts';
import { alignmentPoints, templeBuildings, templeStatues } from '../../rules/temple.ts';
import type { PlayerView, TekhenuView } from '../../rules/view.ts';

/** Items of a scoring, in their order. */
const ITEMS = ['district', 'temple', 'statues', 'happiness', 'cards', 'production', 'buildings', 'upkeep'] as const;
export type Item = (typeof ITEMS)[number];

/** Items that can pay somebody at this table: cards pay the solo opponent alone (SPEC 9.4.4). */
export function itemsOf({ players, seats }: TekhenuView): readonly Item[] {
  return players.length > seats ? ITEMS : ITEMS.filter((item) => item !== 'cards');
}

const ALL_CARDS = -1;

function cardPoints({ blessings, technologies }: PlayerView): number {
  return (
    countOf(blessings, ALL_CARDS) * BOT_SCORING.blessingVp + countOf(technologies, ALL_CARDS) * BOT_SCORING.technologyVp
  );
}

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
    cards: bot && p !== undefined ? cardPoints(p) : 0,
    production: (p?.production.filter((n) => n === MOST_PRODUCTION).length ?? 0) * SCORING.productionMaxVp,
    buildings: bot ? 0 : (ROW_POINTS[p?.buildings ?? 0] ?? 0),
    upkeep: upkeep * SCORING.unpaidBreadVp,
  };
}

/** All items but the upkeep, which bread can pay. */
export function totalOf(items: Readonly<Record<Item, number>>): number {
  return ITEMS.reduce((sum, item) => (item === 'upkeep' ? sum : sum + items[item]), 0);
}
