import type { today as english } from '../en/today.ts';

/** То, что сайт говорит о сегодняшнем дне на главной и о быстрой игре, по-русски. */
export const today: Record<keyof typeof english, string> = {
  'today.title': 'Сегодня',
  'today.puzzle': 'Задача дня',
  'today.puzzle.below': '{game}: один ход лучше всех. Какой?',
  'today.puzzle.done': 'Решена. Следующая будет завтра.',
  'today.puzzle.solve': 'Решать',
  'today.bots': 'Насколько сильны боты',
  'today.mine': 'Моя страница',
  'today.now': 'Сейчас за столом',
  'today.recent': 'Лучшая из последних партий',
  'today.watch': 'Смотреть',
  'today.watch.of': 'Смотреть, {game}: {names}',
  'today.quiet': 'Сейчас никто не играет открыто.',

  'quick.title': 'С кем угодно, сейчас',
  'quick.below': 'Сыграет тот, кто на месте; через полминуты предложим бота.',
  'quick.game': 'Во что играть',
  'quick.clock': 'Часы',
  'quick.go': 'Найти соперника',
  'quick.waiting': 'Ищем соперника. Через {n} с предложим бота.',
  'quick.offer': 'Пока никто не пришёл. Можно подождать ещё или сыграть с ботом.',
  'quick.bot': 'Сыграть с ботом',
  'quick.offline': 'Сервер недоступен. С ботами можно играть сразу.',
};
