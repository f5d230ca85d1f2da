import type { screen as en } from '../en/screen.ts';

/** Что сайт говорит об одном экране на всю комнату, по-русски. */
export const screen: Record<keyof typeof en, string> = {
  'screen.name': '{game} на большом экране',
  'screen.join': 'Ваш телефон — ваша рука',
  'screen.join.why': 'Наведите камеру: садитесь за стол или смотрите.',
  'screen.join.code': 'Код со ссылкой на стол',
  'screen.open': 'Большой экран',
  'screen.open.why': 'Поле для телевизора: крупно, без тайн, с кодом для входа за стол.',
  'screen.waiting': 'Партия начнётся, когда все будут готовы.',
  'screen.hand': 'Только рука',
  'screen.hand.why': 'Поле на большом экране: на телефоне только ваше и то, что вы решаете.',
  'screen.elsewhere': 'поле на большом экране',
};
