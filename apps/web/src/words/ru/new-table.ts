import type { newTable as en } from '../en/new-table.ts';

/** Что сайт говорит о новом столе и его часах, по-русски. */
export const newTable: Record<keyof typeof en, string> = {
  'new.title': 'Новый стол: {game}',
  'new.where': 'Где играть',
  'new.link': 'С друзьями по ссылке',
  'new.here': 'На этом устройстве',
  'new.options': 'Ещё {n, plural, one {# настройка} few {# настройки} many {# настроек} other {# настройки}}',
  'new.players': 'Игроков',
  'new.seats': 'Места',
  'new.seat': 'Место {n}',
  'new.me': 'Я: {name}',
  'new.beside': 'Кто-то за этим устройством',
  'new.beside.why': 'Вы играете на одном устройстве: пока оно переходит из рук в руки, стол скрыт.',
  'new.bot': 'Бот: {level}',
  'new.player': 'Игрок {n}',
  'new.begin': 'Начать',
  'new.friend': 'Друг, по ссылке',
  'new.anybody': 'Кто угодно',
  'new.clock': 'Часы',
  'new.public': 'Показывать стол в общем списке',
  'new.rated': 'На рейтинг: результат засчитывается, ходы голосованием не отменяют',
  'new.replace': 'Зрители могут попроситься на место бота',
  'new.make': 'Создать стол',
  'new.offline': 'До сервера отсюда не достучаться. Выберите «На этом устройстве»: сеть для этого не нужна.',
  'new.refused': 'Сервер отказал: {text}',

  'clock.none': 'Без часов',
  'clock.live':
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}{seconds, plural, =0 {} one { и # секунда за ход} few { и # секунды за ход} many { и # секунд за ход} other { и # секунды за ход}}',
  'clock.days': '{n, plural, =1 {День} one {# день} few {# дня} many {# дней} other {# дня}} на каждый ход',
  'clock.rest': 'Часы стоят с {from} до {to} ({zone})',

  'rest.tick': 'Ночной отдых',
  'rest.from': 'С',
  'rest.to': 'До',
  'rest.about':
    'С {from} до {to} по вашему часовому поясу ({zone}) часы всех игроков стоят, где бы те ни жили. Ходить в это время можно.',
};
