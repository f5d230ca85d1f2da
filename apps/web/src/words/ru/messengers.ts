import type { messengers as en } from '../en/messengers.ts';

/** Что сайт говорит о мессенджерах, в которые приходят уведомления, по-русски. */
export const messengers: Record<keyof typeof en, string> = {
  'messenger.telegram': 'Telegram',
  'messenger.telegram.add': 'Telegram: откройте чат и нажмите «Старт»',
  'messenger.telegram.done': '«Старт» нажат',
  'messenger.discord': 'Discord: адрес вебхука канала',
  'messenger.discord.how':
    'В Discord: настройки канала, «Интеграция», «Вебхуки», «Новый вебхук», «Копировать адрес». Уведомления прочтут все в этом канале.',
};
