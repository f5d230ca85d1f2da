import { perSeat, type Statistics, type StatisticsRow } from '@naos/game-module';
import { type Catalog, line } from '@naos/words';
import type { TempleEvent } from './rules/events.ts';
import type { TempleOfFate } from './rules/index.ts';

const en = {
  'stat.chains': 'Chains and priests',
  'stat.marked': 'Chains used',
  'stat.longest': 'Longest chain used',
  'stat.together': 'Length of all chains used',
  'stat.cells': 'Cells of cards taken',
  'stat.cards': 'Cards',
  'stat.majority': 'Won by majority',
  'stat.leftmost': 'Won by the leftmost priest',
  'stat.strips': 'Bonus ornaments',
  'stat.drawn': 'Drawn',
  'stat.placed': 'Placed on the pyramid',
};
const ru: Record<keyof typeof en, string> = {
  'stat.chains': 'Цепочки и жрецы',
  'stat.marked': 'Использовано цепочек',
  'stat.longest': 'Самая длинная из них',
  'stat.together': 'Длина всех вместе',
  'stat.cells': 'Занято ячеек карточек',
  'stat.cards': 'Карточки',
  'stat.majority': 'Получено большинством',
  'stat.leftmost': 'Получено левым жрецом',
  'stat.strips': 'Бонусные украшения',
  'stat.drawn': 'Взято',
  'stat.placed': 'Размещено на пирамиде',
};

/** Temple of Fate after the game: what the chains were worth. */
export const statistics: Statistics<TempleOfFate> = {
  catalogs: { en: en satisfies Catalog, ru },
  count: (events, seats) => {
    const row = (key: keyof typeof en, worth: (event: TempleEvent) => { seat: number; n: number } | null) =>
      ({ name: line(key), figures: perSeat(events, seats, worth) }) satisfies StatisticsRow;
    const marked = events.filter((event) => event.kind === 'chain marked');
    const longest = Array.from({ length: seats }, (_, seat) =>
      Math.max(0, ...marked.map((event) => (event.seat === seat ? event.length : 0))),
    );
    return [
      {
        title: line('stat.chains'),
        rows: [
          row('stat.marked', (event) => (event.kind === 'chain marked' ? { seat: event.seat, n: 1 } : null)),
          { name: line('stat.longest'), figures: longest },
          row('stat.together', (event) =>
            event.kind === 'chain marked' ? { seat: event.seat, n: event.length } : null,
          ),
          row('stat.cells', (event) =>
            event.kind === 'cells occupied' ? { seat: event.seat, n: bitsIn(event.cells) } : null,
          ),
        ],
      },
      {
        title: line('stat.cards'),
        rows: (['majority', 'leftmost'] as const).map((by) =>
          row(`stat.${by}`, (event) =>
            event.kind === 'card won' && event.by === by ? { seat: event.seat, n: 1 } : null,
          ),
        ),
      },
      {
        title: line('stat.strips'),
        rows: [
          row('stat.drawn', (event) => (event.kind === 'strip drawn' ? { seat: event.seat, n: 1 } : null)),
          row('stat.placed', (event) => (event.kind === 'strip placed' ? { seat: event.seat, n: 1 } : null)),
        ],
      },
    ];
  },
};

/** Cells of a card are told as bits of a number. */
function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
