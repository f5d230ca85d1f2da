import type { learn as en } from '../en/learn.ts';

/** Что сайт говорит о уроках и правилах, по-русски. */
export const learn: Record<keyof typeof en, string> = {
  'learn.below': 'Урок на настоящем поле занимает несколько минут; на остальное ответят правила.',
  'learn.lesson': 'Пройти урок',
  'learn.lesson.of': 'Пройти урок: {game}',
  'learn.rules': 'Читать правила',
  'learn.rules.of': 'Читать правила: {game}',

  'rules.of': 'Правила: {game}',
  'rules.find': 'Найти слово или номер',
  'rules.count':
    '{n, plural, one {# правило} few {# правила} many {# правил} other {# правила}}; у каждого номер, который не меняется',
  'rules.found':
    '{n, plural, one {подходит # раздел} few {подходят # раздела} many {подходит # разделов} other {подходит # раздела}}',
  'rules.back': 'Вернуться к столу',
  'rules.number': 'Правило {id}',
  'rules.contents': 'Разделы',
  'rules.try': 'Попробовать на поле',

  'lesson.note': 'Урок',
  'lesson.step': '{n} из {of}',
  'lesson.back': 'Назад',
  'lesson.fold': 'Слова учителя',
  'lesson.next': 'Дальше',
  'lesson.show': 'Показать',
  'lesson.done': 'Урок окончен',
  'lesson.done.text': 'Для первой партии этого хватит. Правила под рукой за каждым столом.',
};
