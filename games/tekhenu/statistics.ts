import { perSeat, type Statistics, type StatisticsRow } from '@naos/game-module';
import { type Catalog, line } from '@naos/words';
import { GODS } from './rules/content/wheel.ts';
import type { TekhenuEvent } from './rules/events.ts';
import type { Tekhenu } from './rules/index.ts';

const en = {
  'stat.gods': 'God actions',
  'stat.horus': 'Horus',
  'stat.ra': 'Ra',
  'stat.hathor': 'Hathor',
  'stat.bastet': 'Bastet',
  'stat.thoth': 'Thoth',
  'stat.osiris': 'Osiris',
  'stat.dice': 'Dice',
  'stat.taken': 'Dice taken',
  'stat.produced': 'Goods produced and kept',
  'stat.excess': 'Goods produced in excess',
  'stat.built': 'Built and bought',
  'stat.pillars': 'Pillars',
  'stat.buildings': 'Buildings at the temple',
  'stat.workshops': 'Quarries and workshops',
  'stat.statues': 'Statues',
  'stat.cards': 'Cards from the market',
};
const ru: Record<keyof typeof en, string> = {
  'stat.gods': 'Действия богов',
  'stat.horus': 'Гор',
  'stat.ra': 'Ра',
  'stat.hathor': 'Хатхор',
  'stat.bastet': 'Бастет',
  'stat.thoth': 'Тот',
  'stat.osiris': 'Осирис',
  'stat.dice': 'Кубики',
  'stat.taken': 'Взято кубиков',
  'stat.produced': 'Произведено и оставлено ресурсов',
  'stat.excess': 'Произведено в избытке',
  'stat.built': 'Построено и куплено',
  'stat.pillars': 'Колонны',
  'stat.buildings': 'Здания у храма',
  'stat.workshops': 'Лавки и карьеры',
  'stat.statues': 'Статуи',
  'stat.cards': 'Карты с рынка',
};

/** Tekhenu after the game: which gods were asked, what the dice gave, what was built. Points by source stand beside it. */
export const statistics: Statistics<Tekhenu> = {
  catalogs: { en: en satisfies Catalog, ru },
  count: (events, seats) => {
    const row = (key: keyof typeof en, worth: (event: TekhenuEvent) => { seat: number; n: number } | null) =>
      ({ name: line(key), figures: perSeat(events, seats, worth) }) satisfies StatisticsRow;
    const times = (key: keyof typeof en, kind: 'took' | 'pillar' | 'built' | 'osiris' | 'statue') =>
      row(key, (event) => (event.kind === kind ? { seat: event.seat, n: 1 } : null));
    return [
      {
        title: line('stat.gods'),
        rows: GODS.map((god, index) =>
          row(`stat.${god}`, (event) =>
            event.kind === 'action' && event.god === index ? { seat: event.seat, n: 1 } : null,
          ),
        ),
      },
      {
        title: line('stat.dice'),
        rows: [
          times('stat.taken', 'took'),
          row('stat.produced', (event) => (event.kind === 'produced' ? { seat: event.seat, n: event.kept } : null)),
          row('stat.excess', (event) => (event.kind === 'produced' ? { seat: event.seat, n: event.excess } : null)),
        ],
      },
      {
        title: line('stat.built'),
        rows: [
          times('stat.pillars', 'pillar'),
          times('stat.buildings', 'built'),
          times('stat.workshops', 'osiris'),
          times('stat.statues', 'statue'),
          row('stat.cards', (event) =>
            event.kind === 'card' && event.slot !== -1 ? { seat: event.seat, n: 1 } : null,
          ),
        ],
      },
    ];
  },
};
