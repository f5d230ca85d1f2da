import type { enBoard } from './en-board.ts';

/** The board in Russian. */
export const ruBoard: Record<keyof typeof enBoard, string> = {
  'text.round': 'Раунд {round} из 6, уровень {level}. Первый игрок: {first}.',
  'text.card':
    '{card}: {large, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, незавершённая {small}. Ячейки: {cells}. {lead} В колоде ещё {deck}.',
  'text.card.none': '{god}: карточек не осталось.',
  'text.card.nobody': 'Жрецов нет.',
  'text.card.leads': 'Впереди {name}.',
  'text.cell.free': '{value} свободна',
  'text.cell.taken': '{value} {name}',
  'text.tiles': 'Ваши плитки: {tiles}.',
  'text.tile.hidden': 'лицом вниз',
  'text.player':
    '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, в резерве {reserve, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}}. Получено: {won}. Бонусные украшения: {strips}.',
  'text.private': 'Личная карточка: {card}.',
  'text.goal':
    'Цель «{goal}»: сейчас {have}, {met, select, yes {выполнена, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}} other {не выполнена}}.',
  'text.chains': 'Цепочки: {chains}.',
  'text.chain': '{of} {length}, начало: {cell}',
  'text.chain.marked': '{of} {length}, начало: {cell}, отмечена',
  'text.none': 'нет',
  'text.row': 'Ряд {row}: {cells}.',
  'text.empty': 'пусто',
  'text.uncovered': 'нет плитки',
  'text.blocked': 'закрыта',
  'text.priest': '{colour} с жрецом',
};
