import type { slow as en } from '../en/slow.ts';

/** Что сайт говорит об ожидании друг друга в медленных партиях, по-русски. */
export const slow: Record<keyof typeof en, string> = {
  'slow.offer.tab': 'Уведомления',
  'slow.offer.title': 'Позвать вас, когда наступит ваш ход?',
  'slow.offer.why': 'За этим столом ходят день за днём: страницу можно закрыть и вернуться, когда позовут.',
  'slow.offer.push': 'В этом браузере',
  'slow.offer.telegram': 'В Telegram',
  'slow.offer.more': 'Другие способы',
  'slow.offer.no': 'Нет, спасибо',
  'slow.offer.done': 'Готово: этот браузер позовёт вас, когда наступит ваш ход.',
  'slow.offer.failed': 'Не получилось. Разрешите в браузере уведомления для этого сайта или выберите другой способ.',
  'slow.waits': 'Ждём игрока {name}.',
  'slow.nudge': 'Напомнить игроку {name}',
  'slow.nudged': 'Напоминание отправлено; следующее — через день.',
  'slow.away': '{name}: в отъезде до {when}, часы стоят.',
  'slow.away.soon': '{name}: в отъезде с {from} по {when}.',
  'slow.holiday.title': 'Отпуск',
  'slow.holiday.why':
    'Пока вас нет, ваши часы «по дням» стоят: не больше 21 дня подряд и 42 дней за год. За вашими столами видно, с какого дня и по какой.',
  'slow.holiday.from': 'Первый день',
  'slow.holiday.to': 'Последний день',
  'slow.holiday.take': 'В эти дни меня не будет',
  'slow.holiday.taken': 'Вы в отъезде с {from} по {to}.',
  'slow.holiday.end': 'Я уже здесь',
  'slow.holiday.bad': 'Отпуск кончается после начала, длится не больше 21 дня и не больше 42 дней за год.',
};
