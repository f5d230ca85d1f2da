import type { talk as en } from '../en/talk.ts';

/** Что сайт говорит о быстрых словах за столом и о том, что за боты играют, по-русски. */
export const talk: Record<keyof typeof en, string> = {
  'talk.reactions': 'Быстрые реакции',
  'talk.well-done': 'Отлично',
  'talk.bravo': 'Браво',
  'talk.funny': 'Смешно',
  'talk.surprised': 'Ого!',
  'talk.thinking': 'Думаю',
  'talk.thanks': 'Спасибо',
  'talk.bot': '{name}: {about}',

  'watchers.title': 'Зрители',
  'watchers.empty': 'Пока никто ничего не сказал. Игроки прочтут это после партии.',
  'watchers.allow': 'Зрители могут говорить между собой; игроки прочтут это после партии',
};
