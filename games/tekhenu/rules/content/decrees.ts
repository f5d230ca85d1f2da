import { at, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

export const SYMBOL_NAMES = ['ibis', 'cat', 'crook', 'lotus', 'sun', 'falcon'] as const;

/** What a decree counts; names of the component file. */
const COUNTED = [
  'technology-cards',
  'distinct-decree-symbols',
  'happiness-symbols',
  'scribes',
  'osiris-papyrus',
  'osiris-bread',
  'osiris-limestone',
  'osiris-granite',
  'osiris-buildings',
  'temple-buildings',
  'pillars',
  'statues',
  'god-statues',
  'people-statues',
  'buildings-built',
] as const;
export type Counted = (typeof COUNTED)[number];

/** How a decree is worth points (SPEC 7.5). */
export type Worth =
  | { readonly op: 'per'; readonly vp: number; readonly count: readonly Counted[] }
  | { readonly op: 'repeat-decree'; readonly costGold: number }
  | { readonly op: 'paid-population-symbols'; readonly vpPerSymbol: number }
  | { readonly op: 'happiness-lead-over-last' }
  | { readonly op: 'leftover-resources'; readonly vpPerGold: number; readonly vpPerOther: number; readonly max: number }
  | { readonly op: 'turn-order'; readonly first: number; readonly second: number }
  | { readonly op: 'half-pure-dice' }
  | { readonly op: 'action-before-final-scoring' }
  | { readonly op: 'score-temple-again' };

export interface Decree {
  /** 301 to 324. */
  readonly code: string;
  readonly symbol: number;
  readonly worth: Worth;
}

interface ScoreRow {
  readonly op: string;
  readonly vp?: number;
  readonly count?: readonly string[];
  readonly costGold?: number;
  readonly vpPerSymbol?: number;
  readonly vpPerGold?: number;
  readonly vpPerOther?: number;
  readonly max?: number;
  readonly first?: number;
  readonly second?: number;
}

function worthFrom(row: ScoreRow): Worth {
  const { op, vp = 0, max = 0 } = row;
  switch (op) {
    case 'per':
      return { op, vp, count: (row.count ?? []).map((what) => oneOf(COUNTED, what)) };
    case 'repeat-decree':
      return { op, costGold: row.costGold ?? 0 };
    case 'paid-population-symbols':
      return { op, vpPerSymbol: row.vpPerSymbol ?? 0 };
    case 'leftover-resources':
      return { op, vpPerGold: row.vpPerGold ?? 0, vpPerOther: row.vpPerOther ?? 0, max };
    case 'turn-order':
      return { op, first: row.first ?? 0, second: row.second ?? 0 };
    case 'happiness-lead-over-last':
    case 'half-pure-dice':
    case 'action-before-final-scoring':
    case 'score-temple-again':
      return { op };
    default:
      throw new RangeError(`components.json: no decree is worth points by "${op}".`);
  }
}

export const DECREES: readonly Decree[] = data.cards.decrees.items.map(({ code, symbol, score }) => ({
  code,
  symbol: SYMBOL_NAMES.indexOf(oneOf(SYMBOL_NAMES, symbol)),
  worth: worthFrom(score),
}));

export const decreeOf = (decree: number): Decree => at(DECREES, decree);

/** Decrees that need more than counting, by index. */
export const D303 = 2;
export const D304 = 3;
export const D308 = 7;
export const D323 = 22;
