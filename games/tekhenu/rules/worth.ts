import { faces } from './balance.ts';
import { SYMBOLS } from './content/board.ts';
import { type Counted, D303, D304, D323, DECREES, decreeOf } from './content/decrees.ts';
import { BASICS, GOLD, SCRIBE } from './content/goods.ts';
import { ROWS } from './content/osiris.ts';
import { type Player, playerOf, type TekhenuState } from './state.ts';
import { alignmentPoints, templeBuildings } from './temple.ts';

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function ownIn(state: TekhenuState, player: number, district: number): number {
  let own = 0;
  for (let i = 0; i < ROWS; i++) if (state.osiris[district * ROWS + i] === player) own++;
  return own;
}

function own(list: readonly number[], player: number): number {
  let n = 0;
  for (const owner of list) if (owner === player) n++;
  return n;
}

function symbolsHeld({ decrees }: Player): number {
  let mask = 0;
  for (let i = 0; i < DECREES.length; i++) if ((decrees & (1 << i)) !== 0) mask |= 1 << decreeOf(i).symbol;
  return bits(mask);
}

/** What a decree counts, each answered by name. */
const COUNT = {
  'technology-cards': (_, p) => bits(p.technologies),
  'distinct-decree-symbols': (_, p) => symbolsHeld(p),
  'happiness-symbols': (_, p) => SYMBOLS[p.happiness] ?? 0,
  scribes: (_, p) => p.goods[SCRIBE],
  'osiris-papyrus': (state, _, player) => ownIn(state, player, 0),
  'osiris-bread': (state, _, player) => ownIn(state, player, 1),
  'osiris-limestone': (state, _, player) => ownIn(state, player, 2),
  'osiris-granite': (state, _, player) => ownIn(state, player, 3),
  'osiris-buildings': (state, _, player) => own(state.osiris, player),
  'temple-buildings': (state, _, player) => templeBuildings(state, player),
  pillars: (state, _, player) => own(state.pillars, player),
  statues: (_, p) => p.statues,
  'god-statues': (state, _, player) => own(state.godStatues, player),
  'people-statues': (state, _, player) => own(state.peopleStatues, player),
  'buildings-built': (_, p) => p.buildings,
} satisfies Record<Counted, (state: TekhenuState, p: Player, player: number) => number>;

/** SPEC 7.5.308: gold and other resources in the supply. */
function leftovers(p: Player, perGold: number, perOther: number, max: number): number {
  let worth = p.goods[GOLD] * perGold;
  for (let good = 0; good < BASICS; good++) worth += (p.goods[good] ?? 0) * perOther;
  return Math.min(max, worth);
}

/** SPEC 7.5.306, R34: the opponent's marker counts too. */
function lowestHappiness(state: TekhenuState): number {
  let lowest = playerOf(state, 0).happiness;
  for (const { happiness } of state.players) lowest = Math.min(lowest, happiness);
  return lowest;
}

/** SPEC 7.5: points of a decree that asks for no payment. */
export function worthOf(state: TekhenuState, player: number, decree: number): number {
  const p = playerOf(state, player);
  const { worth } = decreeOf(decree);
  switch (worth.op) {
    case 'per': {
      let n = 0;
      for (const what of worth.count) n += COUNT[what](state, p, player);
      return n * worth.vp;
    }
    case 'happiness-lead-over-last':
      return p.happiness - lowestHappiness(state);
    case 'leftover-resources':
      return leftovers(p, worth.vpPerGold, worth.vpPerOther, worth.max);
    case 'turn-order': {
      const place = state.order.indexOf(player);
      return place === 0 ? worth.first : place === 1 ? worth.second : 0;
    }
    case 'half-pure-dice':
      return Math.ceil(faces(p.left) / 2);
    case 'score-temple-again':
      return templeBuildings(state, player) + alignmentPoints(state, player);
    default:
      return 0;
  }
}

/** SPEC 7.5.304. */
export const POINTS_PER_SYMBOL = (() => {
  const { worth } = decreeOf(D304);
  return worth.op === 'paid-population-symbols' ? worth.vpPerSymbol : 0;
})();

/** SPEC 7.5.304, R12: symbols that the population has reached. */
export function populationSymbols(p: Player): number {
  return SYMBOLS[p.population] ?? 0;
}

/** SPEC 7.5.303. */
export const REPEAT_GOLD = (() => {
  const { worth } = decreeOf(D303);
  return worth.op === 'repeat-decree' ? worth.costGold : 0;
})();

/** SPEC 8.2.0. */
export function holds323({ decrees }: Player): boolean {
  return (decrees & (1 << D323)) !== 0;
}
