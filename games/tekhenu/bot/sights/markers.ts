import { SYMBOLS, TRACK_END } from '../../rules/content/board.ts';
import { SECTIONS } from '../../rules/content/market.ts';
import { playerOf } from '../../rules/state.ts';
import { oneIf, type Sight } from './sight.ts';

/** Steps from each space to the next one with a symbol. */
const TO_NEXT_SYMBOL: readonly number[] = SYMBOLS.map((symbols, space) =>
  Math.max(0, SYMBOLS.findIndex((further) => further > symbols) - space),
);
const MARKETS = ['a card', 'the second market', 'the third market', 'the fourth market'];

/** What the next steps on the population track reach. */
export const markers: Sight = {
  rows: [
    ['happiness to the next symbol', 4],
    ['population to the next symbol', 4],
    ...MARKETS.map((market) => [`happiness that reaches ${market}`, 1] as const),
    ['happiness at its end', 1],
  ],
  measure: (state, seat, tell) => {
    const { happiness, population } = playerOf(state, seat);
    tell(TO_NEXT_SYMBOL[happiness] ?? 0);
    tell(TO_NEXT_SYMBOL[population] ?? 0);
    for (const section of SECTIONS) tell(oneIf(happiness >= section.happiness));
    tell(oneIf(happiness >= TRACK_END));
  },
};
