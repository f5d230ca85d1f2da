import { at, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

export const SYMBOL_NAMES = ['ibis', 'cat', 'crook', 'lotus', 'sun', 'falcon'] as const;

/** What a decree counts; names of the component file. */
export type Counted =
  | 'technology-cards'
  | 'distinct-decree-symbols'
  | 'happiness-symbols'
  | 'scribes'
  | 'osiris-papyrus'
  | 'osiris-bread'
  | 'osiris-limestone'
  | 'osiris-granite'
  | 'osiris-buildings'
  | 'temple-buildings'
  | 'pillars'
  | 'statues'
  | 'god-statues'
  | 'people-statues'
  | 'buildings-built';

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

// The component file's types are wider than its values; `content.test.ts` checks every row against these.
export const DECREES: readonly Decree[] = data.cards.decrees.items.map(({ code, symbol, score }) => ({
  code,
  symbol: SYMBOL_NAMES.indexOf(oneOf(SYMBOL_NAMES, symbol)),
  worth: score as Worth,
}));

export const decreeOf = (decree: number): Decree => at(DECREES, decree);

/** Decrees that need more than counting, by index. */
export const D303 = 2;
export const D304 = 3;
export const D308 = 7;
export const D323 = 22;
