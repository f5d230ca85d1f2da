import { loadWeights } from '@naos/bots';
import type { Adviser } from '@naos/game-module';
import { type Line, line } from '@naos/words';
import type { Aton } from '../rules/index.ts';
import { allocates } from './allocates.ts';
import type { MixedMove } from './mind-reader.ts';

/** Rarer ones are summed up in the table's last row. */
const RARE = 0.01;
const LEAST = 3;
const MOST = 8;
/** From here on the mix is one plain choice. */
const PURE = 0.95;

/** The four cards in the order of their cartouches, or the exchange. */
function nameOf(move: Aton['move']): Line {
  if (move.do !== 'commit') return line('move.exchange');
  const [c1 = 0, c2 = 0, c3 = 0, c4 = 0] = move.row;
  return line('mind.cards', { c1, c2, c3, c4 });
}

/** How to follow the mix. */
function wayOf(likeliest: MixedMove | undefined): string {
  if (likeliest?.move.do === 'exchange') return 'mind.exchange';
  return (likeliest?.share ?? 1) > PURE ? 'mind.pure' : 'mind.mix';
}

/** Aton's mind-reader: how to mix one's cards so that nobody can read them. */
export const advisers: readonly Adviser<Aton>[] = [
  {
    id: 'mind-reader',
    title: line('mind.title'),
    applies: allocates,
    advise: async (view, seat) => {
      const { mindReading } = await import('./mind-reader.ts');
      const weights = await loadWeights(new URL('../bot/weights/two.bin', import.meta.url));
      const { moves, chance, gap } = mindReading(view, seat, weights);
      const shown = moves.filter(({ share }, i) => i < LEAST || share >= RARE).slice(0, MOST);
      const rest = 1 - shown.reduce((sum, { share }) => sum + share, 0);
      const rows = shown.map(({ move, share, value }, i) => ({
        name: nameOf(move),
        cells: [{ chance: share }, { chance: value }],
        marked: i === 0,
      }));
      const others = { name: line('mind.others'), cells: [{ chance: rest }, { says: line('mind.less') }] };
      return {
        text: [line('mind.value', { percent: Math.round(chance * 100) }), line(wayOf(shown[0]))],
        columns: [line('mind.row'), line('mind.share'), line('mind.wins')],
        rows: rest >= RARE ? [...rows, others] : rows,
        note: line('mind.note', { gap: Math.max(0.01, Math.round(gap * 10000) / 100) }),
      };
    },
  },
];
