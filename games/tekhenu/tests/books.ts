import type { Holdings, LawSpec, Posting } from '@naos/laws';
import {
  ADVANCE_STEPS,
  FOOD_WAIVER,
  GOODS_WITH_PRODUCTION,
  NEIGHBOUR_ACTION,
  SECOND_RUN,
} from '../rules/content/blessings.ts';
import { ANUBIS_SCRIBES, REFRESH_PAPYRUS, SCORING, TRACK_END, UPKEEP } from '../rules/content/board.ts';
import { BASICS, BREAD, GOODS, PAPYRUS } from '../rules/content/goods.ts';
import { SLOTS } from '../rules/content/osiris.ts';
import { T10, T13 } from '../rules/content/technologies.ts';
import { BUILDING_SPACES } from '../rules/content/temple.ts';
import { scribesFor } from '../rules/draft.ts';
import type { TekhenuEvent } from '../rules/events.ts';
import type { Tekhenu, TekhenuMove } from '../rules/index.ts';
import { HAPPINESS } from '../rules/moves.ts';
import { OPPONENT, playerOf, type TekhenuState } from '../rules/state.ts';
import { ANY_GOOD } from '../rules/tasks.ts';
import type { PlayerView } from '../rules/view.ts';

const MARKERS = ['population', 'happiness'] as const;

/** All that moves take and give. */
export function holdings(state: TekhenuState, seat: number): Holdings {
  const p = playerOf(state, seat);
  const { vp, excess, happiness, population, buildings, statues, pillars } = p;
  const goods = GOODS.map((good, i) => [good, p.goods[i] ?? 0]);
  const production = p.production.map((n, i) => [`${GOODS[i]} production`, n]);
  return {
    ...Object.fromEntries([...goods, ...production]),
    points: vp,
    excess,
    happiness,
    population,
    'buildings built': buildings,
    'statues built': statues,
    'pillars built': pillars,
  };
}

function changes(event: TekhenuEvent): readonly (readonly [what: string, by: number])[] {
  const all = (goods: readonly number[], sign: number) => goods.map((n, i) => [GOODS[i] ?? '', n * sign] as const);
  switch (event.kind) {
    case 'gained':
      return all(event.goods, 1);
    case 'paid':
      return all(event.goods, -1);
    case 'produced':
      return [
        [GOODS[event.good] ?? '', event.kept],
        ['excess', event.free ? 0 : event.excess],
      ];
    case 'returned':
      return [
        ['faith', -event.faith],
        ['excess', -event.excess],
      ];
    case 'points':
      return [['points', event.points]];
    case 'lost':
      return [['points', -event.points]];
    case 'marker':
      return [[MARKERS[event.marker] ?? '', event.by]];
    case 'track':
      return [[`${GOODS[event.good]} production`, event.by]];
    case 'balance':
      return [['faith', -Math.abs(event.faith)]];
    case 'built':
    case 'osiris':
      return [['buildings built', 1]];
    case 'statue':
      return [['statues built', 1]];
    case 'pillar':
      return [['pillars built', 1]];
    default:
      return [];
  }
}

export function ledger(event: TekhenuEvent): readonly Posting[] {
  if (!('seat' in event) || event.seat === OPPONENT) return [];
  const { seat } = event;
  return changes(event).map(([what, by]) => ({ seat, what, by }));
}

/** A price in one good that is paid as it is said: nothing can replace it and nobody is asked. */
function price(p: PlayerView, good: number, n: number): Holdings | null {
  if ((p.technologies & T10) !== 0 || (p.goods[good] ?? 0) < n) return null;
  return { [GOODS[good] ?? '']: -n };
}

function produced(p: PlayerView, good: number, value: number, free: boolean): Holdings {
  const kept = Math.min(value, p.production[good] ?? 0);
  const more = (p.technologies & T13) === 0 ? 0 : 1;
  return { [GOODS[good] ?? '']: kept + more, excess: free ? 0 : value - kept };
}

function tokens(move: Extract<TekhenuMove, { do: 'pay' }>, what: number): Holdings | null {
  if (what === ANY_GOOD) return move.own === 0 ? { gold: -move.gold, scribe: -move.scribes } : null;
  const sums: Record<string, number> = { gold: -move.gold, scribe: -move.scribes };
  const add = (good: number, n: number): void => {
    const name = GOODS[good] ?? '';
    sums[name] = (sums[name] ?? 0) - n;
  };
  add(what, move.own);
  if (move.swap > 0) add(what === 2 ? 3 : 2, move.swap);
  return sums;
}

/** What a label says that the move costs or brings, where no further question comes first. */
export const promised: NonNullable<LawSpec<Tekhenu>['promised']> = (move, view) => {
  const task = view.agenda.at(-1);
  const p = view.viewer === null ? undefined : view.players[view.viewer];
  if (p === undefined || task === undefined) return null;
  switch (move.do) {
    case 'gain':
      return { [GOODS[move.good] ?? '']: 1 };
    case 'anubis':
      return task.do === 'turn' && !task.freeAnubis ? price(p, 5, ANUBIS_SCRIBES) : null;
    case 'value':
      if (task.do === 'turn') return price(p, 5, scribesFor(task.value, move.value));
      return task.do === 'produce' ? produced(p, task.good, move.value, task.free) : null;
    case 'produce': {
      const asks = (p.blessings & (GOODS_WITH_PRODUCTION | SECOND_RUN)) !== 0 || (p.technologies & T13) !== 0;
      return task.do === 'turn' && !asks ? produced(p, move.good, task.value, false) : null;
    }
    case 'bless marker': {
      const most = move.marker === HAPPINESS ? p.population - p.happiness : TRACK_END - p.population;
      return { [MARKERS[move.marker] ?? '']: Math.min(ADVANCE_STEPS, most) };
    }
    case 'bless god':
      return ((1 << move.card) & NEIGHBOUR_ACTION) === 0 ? { happiness: -1, population: -1 } : price(p, 5, 1);
    case 'build':
      if (task.do !== 'hathor' || (p.blessings & FOOD_WAIVER) !== 0) return null;
      return task.free ? null : price(p, BREAD, BUILDING_SPACES[move.space]?.bread ?? 0);
    case 'refresh':
      return price(p, PAPYRUS, REFRESH_PAPYRUS);
    case 'osiris': {
      const { gain = [], anySteps = 0 } = SLOTS[move.slot] ?? {};
      if (anySteps > 0) return null;
      return Object.fromEntries(gain.slice(0, BASICS).flatMap((n, good) => (n > 0 ? [[GOODS[good] ?? '', n]] : [])));
    }
    case 'track':
      return { [`${GOODS[move.good]} production`]: 1 };
    case 'pay':
      return task.do === 'pay' ? tokens(move, task.what) : null;
    case 'faith':
      return { faith: -Math.abs(move.net) };
    case 'upkeep': {
      const lost = Math.min(p.vp, ((UPKEEP[p.buildings] ?? 0) - move.paid) * -SCORING.unpaidBreadVp);
      return { points: -lost, ...price(p, BREAD, move.paid) };
    }
    default:
      return null;
  }
};
