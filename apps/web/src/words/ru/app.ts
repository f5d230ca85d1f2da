import type { app as en } from '../en/app.ts';

/** Что сайт говорит о себе как о приложении, по-русски. */
export const app: Record<keyof typeof en, string> = {
  'app.update': 'Вышла новая версия Naos. Она загрузится сама, когда закроются все страницы.',
  'app.update.now': 'Загрузить сейчас',
};
