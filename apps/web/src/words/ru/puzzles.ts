import type { puzzles as en } from '../en/puzzles.ts';

/** Что сайт говорит о задачах, по-русски. */
export const puzzles: Record<keyof typeof en, string> = {
  'puzzles.title': 'Задачи',
  'puzzles.below': 'Позиции из партий ботов, где один ход явно лучше всех. Вы видите то же, что видел игрок.',
  'puzzles.solved': 'Решено {n} из {of}',
  'puzzles.solve': 'Решать задачи',
  'puzzles.solve.of': 'Решать задачи: {game}',
  'puzzles.none': 'Для этой игры задач пока нет.',
  'puzzles.all-done': 'Все решены. Вот они ещё раз.',

  'puzzle.which': 'Задача {n} из {of}',
  'puzzle.own': 'ваш рейтинг {rating} ± {spread}',
  'puzzle.hard.1': 'лёгкая',
  'puzzle.hard.2': 'средняя',
  'puzzle.hard.3': 'трудная',
  'puzzle.task': 'Ваше место: {name}. Найдите лучший ход: один явно лучше всех остальных.',
  'puzzle.right': 'Верно: {move}',
  'puzzle.right.why':
    'С ним сильнейший бот выигрывает отсюда {chance, plural, one {# партию} few {# партии} many {# партий} other {# партии}} из 100; следующий по силе ход теряет {loss} из них.',
  'puzzle.wrong': 'Не лучший ход: {move}',
  'puzzle.loss':
    'Он отдаёт около {loss, plural, one {# партии} few {# партий} many {# партий} other {# партии}} из 100.',
  'puzzle.loss.more':
    'Он отдаёт {loss, plural, one {# партию} few {# партии} many {# партий} other {# партии}} из 100 или больше.',
  'puzzle.shown': 'Лучший ход: {move}',
  'puzzle.line': 'Дальше в этом ходу: {move}',
  'puzzle.hint': 'Подсказка',
  'puzzle.hint.text': 'Это один из них:',
  'puzzle.show': 'Показать ход',
  'puzzle.more': 'Дальше по ходу',
  'puzzle.again': 'Ещё раз',
  'puzzle.next': 'Следующая задача',
  'puzzle.before': 'Предыдущая задача',
  'puzzle.judge':
    'Лучшие ходы доиграны до конца не меньше чем в {n, plural, one {# раскладе} few {# раскладах} many {# раскладах} other {# расклада}} того, чего это место не видит: этот впереди хотя бы на {margin, plural, one {# партию} few {# партии} many {# партий} other {# партии}} из 100, с уверенностью 99 %.',
  'puzzle.practice': 'для тренировки, без рейтинга',
  'puzzle.unproven':
    'Так считает сильнейший бот. Доиграно до конца ещё слишком мало, чтобы ручаться, поэтому рейтинг не меняется.',
  'puzzle.gone': 'Такой задачи нет',
  'puzzle.gone.why': 'Возможно, собрание обновили. В списке сегодняшние задачи.',
};
