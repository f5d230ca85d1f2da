import type { ending as en } from '../en/ending.ts';

/** Что сайт говорит о сыгранной партии, по-русски. */
export const ending: Record<keyof typeof en, string> = {
  'end.title': 'Итог',
  'end.statistics': 'Статистика',
  'end.rematch': 'Сыграть ещё раз',
  'end.replay': 'Смотреть запись',
  'end.won': 'Вы победили.',
  'end.lost': 'Вы проиграли.',
  'end.drew': 'Вы сыграли вничью.',
  'end.shared': 'Вы делите победу.',
  'end.place': 'Вы на {place}-м месте из {of}.',

  'verdict.working': 'Сильнейший бот ищет, что решило партию: просмотрено {n} из {of}.',
  'verdict.costly':
    '{you, select, yes {Дороже всего вам стоил ход {n}} other {Дороже всего стоил ход {n} ({name})}}: примерно {cost, plural, one {# партия} few {# партии} many {# партий} other {# партии}} из 100, с точностью до ±{range}.',
  'verdict.unsure':
    '{you, select, yes {Возможно, дороже всего вам стоил ход {n}} other {Возможно, дороже всего стоил ход {n} ({name})}}: примерно {cost, plural, one {# партия} few {# партии} many {# партий} other {# партии}} из 100. Оценка бота сама колеблется на ±{range}, так что это догадка.',
  'verdict.guess':
    '{you, select, yes {Возможно, дороже всего вам стоил ход {n}} other {Возможно, дороже всего стоил ход {n} ({name})}}: примерно {cost, plural, one {# партия} few {# партии} many {# партий} other {# партии}} из 100. Событий слишком мало, чтобы сказать, насколько это точно.',
  'verdict.flawless':
    '{you, select, yes {Разбор не нашёл у вас решений, которые стоили бы дорого.} other {Разбор не нашёл решений, которые стоили бы дорого.}}',
  'verdict.better': 'Лучше',
  'verdict.look': 'Смотреть',
  'verdict.play-on': 'Играть дальше с хода {n}',

  'share.button': 'Поделиться',
  'share.copied': 'Скопировано',

  'rating.now':
    'Ваш рейтинг: {rating} ± {range}, {games, plural, one {# рейтинговая партия} few {# рейтинговые партии} many {# рейтинговых партий} other {# рейтинговой партии}}.',
  'rating.change': '{change} за эту',

  'points.title': 'Очки по ходу партии',
};
