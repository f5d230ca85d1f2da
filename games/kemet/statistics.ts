import { perSeat, type Statistics, type StatisticsRow } from '@naos/game-module';
import { type Catalog, line } from '@naos/words';
import type { FameSource, KemetEvent } from './rules/events.ts';
import type { Kemet } from './rules/index.ts';

const en = {
  'stat.fame': 'Permanent fame by source',
  'stat.attack': 'Won attacks',
  'stat.defence': 'Won defences',
  'stat.devourer': 'Devourer',
  'stat.tile': 'Power tiles',
  'stat.offering': 'Sanctuary of All Gods',
  'stat.temples': 'Two temples at night',
  'stat.battles': 'Battles',
  'stat.attacked': 'Attacks begun',
  'stat.defended': 'Times attacked',
  'stat.won': 'Battles won',
  'stat.lost': 'Units lost in battle',
  'stat.actions': 'What the days were spent on',
  'stat.levels': 'Pyramid levels built',
  'stat.tiles': 'Power tiles bought',
  'stat.enlisted': 'Units recruited',
  'stat.cards': 'Intervention cards played by day',
  'stat.prayer': 'Prayer gained',
  'stat.wasted': 'Tokens wasted',
};
const ru: Record<keyof typeof en, string> = {
  'stat.fame': 'Откуда постоянная слава',
  'stat.attack': 'Победы в атаке',
  'stat.defence': 'Победы в обороне',
  'stat.devourer': 'Пожиратель душ',
  'stat.tile': 'Жетоны способностей',
  'stat.offering': 'Подношения в святилище',
  'stat.temples': 'Два храма ночью',
  'stat.battles': 'Сражения',
  'stat.attacked': 'Начато атак',
  'stat.defended': 'Пришлось обороняться',
  'stat.won': 'Выиграно сражений',
  'stat.lost': 'Потеряно воинов в боях',
  'stat.actions': 'На что ушли дни',
  'stat.levels': 'Построено уровней пирамид',
  'stat.tiles': 'Куплено жетонов способностей',
  'stat.enlisted': 'Набрано воинов',
  'stat.cards': 'Разыграно карт БВ днём',
  'stat.prayer': 'Получено ОМ',
  'stat.wasted': 'Фишек впустую',
};

const SOURCES = ['attack', 'defence', 'devourer', 'tile', 'offering', 'temples'] as const satisfies FameSource[];

/** Kemet after the game: fame by source, battles, and what the tokens bought. */
export const statistics: Statistics<Kemet> = {
  catalogs: { en: en satisfies Catalog, ru },
  count: (events, seats) => {
    const row = (key: keyof typeof en, worth: (event: KemetEvent) => { seat: number; n: number } | null) =>
      ({ name: line(key), figures: perSeat(events, seats, worth) }) satisfies StatisticsRow;
    const one = (seat: number) => ({ seat, n: 1 });
    return [
      {
        title: line('stat.fame'),
        rows: SOURCES.map((source) =>
          row(`stat.${source}`, (event) =>
            event.kind === 'fame' && event.source === source ? { seat: event.seat, n: event.points } : null,
          ),
        ),
      },
      {
        title: line('stat.battles'),
        rows: [
          row('stat.attacked', (event) => (event.kind === 'battle' ? one(event.attacker) : null)),
          row('stat.defended', (event) => (event.kind === 'battle' ? one(event.defender) : null)),
          row('stat.won', (event) => (event.kind === 'outcome' ? one(event.winner) : null)),
          row('stat.lost', (event) => (event.kind === 'lost' ? { seat: event.seat, n: event.units } : null)),
        ],
      },
      {
        title: line('stat.actions'),
        rows: [
          row('stat.levels', (event) => (event.kind === 'pyramid' ? one(event.seat) : null)),
          row('stat.tiles', (event) => (event.kind === 'tile' && event.how === 'buy' ? one(event.seat) : null)),
          row('stat.enlisted', (event) => (event.kind === 'enlisted' ? { seat: event.seat, n: event.units } : null)),
          row('stat.cards', (event) => (event.kind === 'card' ? one(event.seat) : null)),
          row('stat.prayer', (event) => (event.kind === 'prayer' ? { seat: event.seat, n: event.points } : null)),
          row('stat.wasted', (event) => (event.kind === 'wasted' ? one(event.seat) : null)),
        ],
      },
    ];
  },
};
