import type { enBoard } from './en-board.ts';

/** The board in Russian. */
export const ruBoard: Record<keyof typeof enBoard, string> = {
  'text.round': 'Раунд {round} из 6, уровень {level}. Первый игрок: {first}.',
  'text.card':
    'Карточка {card, gen}: {large, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, незавершённая {small}. Ячейки: {cells}. {lead} В колоде ещё {deck}.',
  'text.card.none': '{god}: карточек не осталось.',
  'text.card.nobody': 'Жрецов нет.',
  'text.card.leads': 'Впереди {name}.',
  'text.cell.free': '{value}{symbol, plural, =0 {} other { (в одиночку: украшение длиной в # клетки)}} свободна',
  'text.cell.taken': '{value}{symbol, plural, =0 {} other { (в одиночку: украшение длиной в # клетки)}} {name}',
  'text.tiles': 'Ваши плитки: {tiles}.',
  'text.tile.hidden': 'лицом вниз',
  'text.player':
    '{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, в резерве {reserve, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}}. Выиграно: {won}. Бонусные украшения: {strips}.',
  'text.private':
    'Личная карточка {card, gen}: {large, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, незавершённая {small}. Ячейки: {cells}.',
  'text.goal':
    'Цель «{goal}»: сейчас {have}, {met, select, yes {выполнена, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}} other {не выполнена}}.',
  'text.chains': 'Цепочки: {chains}.',
  'text.chain': '{of} {length} ({cell})',
  'text.chain.marked': '{of} {length} ({cell}, отмечена)',
  'text.none': 'нет',
  'text.row': 'Ряд {row}: {cells}.',
  'text.level': '{what} {level}',
  'text.piles': 'Осталось бонусных украшений: {short} длиной в 2 клетки, {long} длиной в 3 клетки.',
  'text.empty': 'пусто',
  'text.uncovered': 'нет плитки',
  'text.blocked': 'закрыта',
  'text.priest': '{colour} с жрецом',
  'board.pyramid.own': 'Ваша пирамида',
  'board.pyramid.first': 'Пирамида',
  'board.pyramid.of': 'Пирамида: {name}',
  'board.cards': 'Карточки благословений',
  'board.card.label':
    '{title}: {none, select, yes {карточек не осталось} other {{large, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, незавершённая {small}; в колоде ещё {deck}}}',
  'board.rounds': 'Шесть раундов; число — уровень, который строят в раунде (правило 6.2.7).',
  'board.card.points':
    '{large} — тому, кто лидирует, когда занята последняя ячейка; {small} — лидеру, если партия кончится раньше.',
  'board.card.rest': 'Этой цепочкой здесь не заплатить.',
  'board.card.tally':
    'Жрецы каждого игрока на карточке. Лидирует тот, у кого их больше; при равенстве — чей жрец левее.',
  'board.card.cell.about':
    'Стоит {value, plural, one {# орнамент} few {# орнамента} many {# орнаментов} other {# орнамента}} цепочки{symbol, plural, =0 {} other {; занятая одна, даёт бонусный орнамент длины #}}.',
  'board.card.private': 'Личная: {name}',
  'board.card.none': 'Карточек не осталось',
  'board.card.cell':
    'Ячейка {place}, {value}{symbol, plural, =0 {} other {, в одиночку даёт украшение длиной в # клетки}}{taken, select, yes {: {name}} other {: свободна}}',
  'board.card.nobody': 'Жрецов пока нет',
  'board.card.leads':
    '{you, select, yes {Вы впереди} other {Впереди {name}}}{tied, select, yes {, левее всех} other {}}',
  'board.card.total': 'Сумма всех ячеек',
  'board.area.closed': '{area}: занято',
  'board.cell.uncovered': '{cell}: нет плитки',
  'board.cell.empty': '{cell}: пусто',
  'board.cell.blocked': '{cell}: закрыта',
  'board.cell.ornament':
    '{cell}: украшение {of, gen}{length, plural, one {, одиночное} few {, цепочка из # клеток} many {, цепочка из # клеток} other {, цепочка из # клеток}}{marked, select, yes {, отмечена} other {}}{priest, select, yes {, ваш жрец} other {}}',
  'exchange.title': 'Ваши новые плитки',
  'exchange.keep': 'Себе',
  'exchange.left': 'Влево: {name}',
  'exchange.right': 'Вправо: {name}',
  'exchange.give': 'Отдать: {name}',
  'exchange.go': 'Передать плитки',
  'hand.title': 'Плитки для строительства',
  'hand.specials': 'Особые плитки',
  'hand.turn.left': 'Повернуть влево',
  'hand.turn.right': 'Повернуть вправо',
  'hand.help':
    'Возьмите плитку, потом место, или перетащите. R поворачивает, 1–3 берут плитку, смахивание в сторону тоже поворачивает.',
  'hand.up': 'Лицом вверх',
  'hand.down': 'Лицом вниз: четыре пустые клетки',
  'goals.pick': 'Выбрать эту сторону',
  'chains.about': 'Оплачивает ячейки общей ценой не больше {length}; нажмите, чтобы использовать её.',
  'chains.used': 'Она уже заплатила: на ней стоит жрец.',
  'chains.title': 'Ваши цепочки',
  'chains.chain':
    'цепочка {of, gen} из {length, plural, one {# клетки} other {# клеток}}{marked, select, yes {, отмечена} other {}}',
  'strips.title': 'Бонусные украшения',
  'strips.help':
    'Перетащите на пустые клетки одного уровня или возьмите и нажмите клетку; R кладёт иначе. Сохранённое даёт очко.',
  'strips.keep': 'Сохранённое до конца даёт очко.',
  'strips.back': 'Вернуть',
  'neighbours.pyramids': 'Пирамиды',
  'neighbours.title': 'Соседи',
  'neighbours.open': 'Открыть пирамиду: {name}',
  'neighbours.large': 'Пирамида соседа',
  'neighbours.close': 'Закрыть',
  'neighbours.ready': 'готово',
  'neighbours.thinking': 'ещё думает',
  'neighbours.wait': 'Вы закончили. Остальные ещё выбирают.',
  'facts.points': 'очки сейчас',
  'facts.reserve': 'Жрецы в резерве',
  'facts.first': 'Первый игрок',
  'score.title': 'Очки сейчас',
  'score.large': 'Выигранные карточки',
  'score.small': 'Незавершённые карточки',
  'score.strips': 'Бонусные украшения',
  'score.goals': 'Высшие цели',
  'score.total': 'Всего',
  'score.now': '(сейчас {have})',
  'do.place': 'Положить сюда',
  'do.strip': 'Разместить здесь',
  'do.mark': 'Использовать цепочку',
  'pay.of': 'из {length} потрачено',
  'pay.help': 'Отметьте светящиеся ячейки одной карточки и поставьте жрецов.',
  'pay.budget': 'потрачено {spent} из {length}',
  'pay.go':
    '{priests, plural, =0 {Поставить жрецов} one {Поставить # жреца} few {Поставить # жрецов} many {Поставить # жрецов} other {Поставить # жреца}}',
  'pay.leads':
    '{you, select, yes {Вы будете впереди} other {Впереди останется {name}}}{tied, select, yes { благодаря левому жрецу} other {}}',
  'pay.wins':
    'Карточка завершена: {you, select, yes {она ваша} other {её выигрывает {name}}}{tied, select, yes { благодаря левому жрецу} other {}}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'pay.draws': 'Вы берёте украшение длиной в {length} клетки',
  'pay.uses':
    '{uses, plural, one {осталась # цепочка} few {осталось # цепочки} many {осталось # цепочек} other {осталось # цепочки}}',
};
