import { perSeat, type Statistics, type StatisticsRow } from '@naos/game-module';
import { type Catalog, line } from '@naos/words';
import { type AtonEvent, SCORING_ITEMS } from './rules/events.ts';
import type { Aton } from './rules/index.ts';

const en = {
  'stat.points': 'Points by source',
  'stat.cartouche': 'Cartouche 1',
  'stat.temple-1': 'Temple I',
  'stat.temple-2': 'Temple II',
  'stat.temple-3': 'Temple III',
  'stat.temple-4': 'Temple IV',
  'stat.black': 'Black spaces',
  'stat.bonus': 'Bonus spaces',
  'stat.play': 'Cards and priests',
  'stat.cards': 'Sum of all cards played',
  'stat.exchanges': 'Hands exchanged',
  'stat.first': 'Rounds gone first',
  'stat.placed': 'Priests placed',
  'stat.removed': 'Opposing priests removed',
  'stat.lost': 'Own priests removed by oneself',
};
const ru: Record<keyof typeof en, string> = {
  'stat.points': 'Откуда очки',
  'stat.cartouche': 'Орнамент очков',
  'stat.temple-1': 'Храм I',
  'stat.temple-2': 'Храм II',
  'stat.temple-3': 'Храм III',
  'stat.temple-4': 'Храм IV',
  'stat.black': 'Чёрные клетки',
  'stat.bonus': 'Бонусные клетки',
  'stat.play': 'Карты и жрецы',
  'stat.cards': 'Сумма сыгранных карт',
  'stat.exchanges': 'Обменов руки',
  'stat.first': 'Раундов первым',
  'stat.placed': 'Поставлено жрецов',
  'stat.removed': 'Убрано чужих жрецов',
  'stat.lost': 'Убрано своих жрецов',
};

/** Aton after the game: where the points came from, and what the cards did. */
export const statistics: Statistics<Aton> = {
  catalogs: { en: en satisfies Catalog, ru },
  count: (events, seats) => {
    const row = (
      key: keyof typeof en,
      worth: (event: AtonEvent) => { seat: number; n: number } | null,
    ): StatisticsRow => ({ name: line(key), figures: perSeat(events, seats, worth) });
    const both = (key: keyof typeof en, found: (event: AtonEvent) => readonly number[] | null): StatisticsRow => ({
      name: line(key),
      figures: Array.from({ length: seats }, (_, seat) =>
        events.reduce((sum, event) => sum + (found(event)?.[seat] ?? 0), 0),
      ),
    });
    return [
      {
        title: line('stat.points'),
        rows: [
          row('stat.cartouche', (event) => (event.kind === 'points' ? { seat: event.seat, n: event.points } : null)),
          ...SCORING_ITEMS.map((item) =>
            both(`stat.${item}`, (event) => (event.kind === 'scored' && event.item === item ? event.points : null)),
          ),
        ],
      },
      {
        title: line('stat.play'),
        rows: [
          both('stat.cards', (event) =>
            event.kind === 'revealed' ? event.rows.map((cards) => cards.reduce((sum, card) => sum + card, 0)) : null,
          ),
          both('stat.exchanges', (event) => (event.kind === 'revealed' ? event.exchanged.map(Number) : null)),
          row('stat.first', (event) => (event.kind === 'order' ? { seat: event.first, n: 1 } : null)),
          row('stat.placed', (event) => (event.kind === 'placed' ? { seat: event.seat, n: 1 } : null)),
          row('stat.removed', (event) =>
            event.kind === 'removed' && event.owner !== event.seat ? { seat: event.seat, n: 1 } : null,
          ),
          row('stat.lost', (event) =>
            event.kind === 'removed' && event.owner === event.seat ? { seat: event.seat, n: 1 } : null,
          ),
        ],
      },
    ];
  },
};
