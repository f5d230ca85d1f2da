import type { lobby as en } from '../en/lobby.ts';

/** Что сайт говорит о столах на сервере, о тех, что ждут меня, и о рейтингах, по-русски. */
export const lobby: Record<keyof typeof en, string> = {
  'lobby.new': 'Новый стол',
  'lobby.again': 'Обновить',
  'lobby.offline':
    'До сервера не достучаться. Партии на этом устройстве работают и без него: выберите игру на главной.',
  'lobby.mine': 'Мои столы',
  'lobby.mine.none': 'Вы пока ни за каким столом не сидите.',
  'lobby.open': 'Свободные места',
  'lobby.open.none': 'За открытыми столами мест нет. Создайте свой!',
  'lobby.running': 'Сейчас играют',
  'lobby.running.none': 'Открытых партий сейчас нет.',
  'lobby.finished': 'Сыгранные партии',
  'lobby.finished.none': 'Сыгранных открытых партий пока нет.',
  'lobby.rated': 'На рейтинг',
  'lobby.go': 'К столу',
  'lobby.look': 'Заглянуть',
  'lobby.watch': 'Смотреть',
  'lobby.state.open': 'ждёт',
  'lobby.state.running': 'идёт',
  'lobby.state.over': 'окончена',

  'waiting.title': 'Ждут меня',
  'waiting.count':
    '{n, plural, one {вас ждёт # стол} few {вас ждут # стола} many {вас ждут # столов} other {вас ждут # стола}}',
  'waiting.you': 'ваш ход',
  'waiting.them': 'ждём: {names}',
  'waiting.ready': 'Остальные ждут, когда вы скажете, что можно начинать',
  'waiting.left': 'Ваш ход, осталось {time}',
  'waiting.turn': 'Ваш ход',
  'waiting.next': 'Следующий стол ({n})',
  'waiting.go': 'За стол',
  'waiting.here': 'Вы здесь',
  'waiting.none': 'Ни один стол вас не ждёт',
  'waiting.all': 'Все столы',
  'waiting.minutes': '{n} мин',
  'waiting.hours': '{n} ч',
  'waiting.days': '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}',

  'ratings.title': 'Рейтинги',
  'ratings.show': 'Показать, кто как играет',
  'ratings.game': 'Игра',
  'ratings.player': 'Игрок',
  'ratings.rating': 'Рейтинг',
  'ratings.games': 'Партий',
  'ratings.none': 'Рейтинговых партий пока не сыграно. Новый стол на сервере можно сделать рейтинговым.',
  'ratings.about':
    'Люди и боты на одной шкале; новички начинают с 1000. В 19 случаях из 20 настоящая сила лежит в границах, которые даёт ±.',
};
