import type { strength as english } from '../en/strength.ts';

/** То, что сайт говорит о силе ботов, по-русски. */
export const strength: Record<keyof typeof english, string> = {
  'strength.title': 'Насколько сильны боты',
  'strength.below':
    'Измерено в партиях между уровнями: одни и те же расклады с обеих сторон. Эло на 100 выше выигрывает около 64 партий из 100.',
  'strength.elo': 'Эло над Новичком',
  'strength.score': 'Против уровня ниже',
  'strength.range': '{measured} из 100, в 19 случаях из 20 от {low} до {high}; партий: {games}',
  'strength.lowest': 'Самый первый.',
  'strength.unmeasured': 'Ещё не измерен: это Визирь, у которого больше времени, а сколько это даёт, пока неизвестно.',
  'strength.source':
    'Все цифры и то, как они измерены, — в docs/bots-strength.md исходного кода. С тех пор уровни могли измениться: у каждой цифры указана версия, которую измеряли.',
};
