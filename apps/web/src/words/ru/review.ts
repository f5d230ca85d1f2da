import type { review as en } from '../en/review.ts';

/** Что сайт говорит о разборе партии, удаче и игре, по-русски. */
export const review: Record<keyof typeof en, string> = {
  'review.title': 'Разбор',
  'review.why': 'Сильнейший бот пройдёт партию ход за ходом, исходя из того, что каждый тогда знал.',
  'review.start': 'Разобрать партию',
  'review.chance': 'Шанс на победу',
  'review.costliest': 'Самые дорогие решения',
  'review.costliest.yours': 'Ваши самые дорогие решения',
  'review.you': 'Вы',
  'review.flawless': 'Ни одно решение не стоило дорого.',
  'review.none': 'Бот этой игры не оценивает шансы на победу.',
  'review.better':
    'Лучше: {move}. Цена — {percent, plural, one {# победа} few {# победы} many {# побед} other {# победы}} из 100.',
  'review.given': '{whose, select, all {отдано партий из 100} other {{name}, отдано партий из 100}}',
  'review.better.short': 'Лучше: {move}',
  'review.here': 'Вы здесь',
  'review.here.same': 'Лучше не бывает: бот сыграл бы так же.',
  'review.here.free': 'Этот ход ничего не отдал.',
  'review.moves': '{you, select, yes {Ваши ходы} other {Ходы, {name}}}',
  'review.go': 'Смотреть ход {n}',
  'review.play': 'Играть отсюда',

  'luck.title': 'Удача и игра',
  'luck.why':
    'Что меняло шанс каждого на победу, в партиях из 100. Удача: карты, кубики и то, что открылось. Свои ходы: что они отдали. Чужие: что отдали другие.',
  'luck.player': 'Игрок',
  'luck.luck': 'Удача',
  'luck.own': 'Свои ходы',
  'luck.others': 'Чужие',
  'luck.rest': 'Неясно',
  'luck.sample':
    '{decisions, plural, one {# решение} few {# решения} many {# решений} other {# решения}} и {events, plural, one {# момент} few {# момента} many {# моментов} other {# момента}}, когда что-то вытягивали или открывали.',
  'luck.sure': 'Суждение бота колеблется: удача верна примерно до ±{range}. Разница меньше ничего не значит.',
  'luck.unsure': 'Спокойных моментов слишком мало, чтобы сказать, насколько это точно: считайте грубой оценкой.',
};
