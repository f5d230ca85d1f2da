import type { home as en } from '../en/home.ts';

/** Что сайт говорит о главной странице, об именах и силе ботов, по-русски. */
export const home: Record<keyof typeof en, string> = {
  'home.title': 'Четыре храма, один тихий стол',
  'home.below': 'Сыграйте с ботом сразу или пошлите другу ссылку. Без регистрации.',
  'home.learn': 'Научиться играть',
  'home.games': 'Игры',
  'home.continue': 'Продолжить',
  'home.with': '{game}: {names}',
  'home.your-turn':
    'Ваш ход, {n, plural, one {сделан # ход} few {сделано # хода} many {сделано # ходов} other {сделано # хода}}',
  'home.their-turn':
    'Думают другие, {n, plural, one {сделан # ход} few {сделано # хода} many {сделано # ходов} other {сделано # хода}}',
  'home.watch': 'Смотреть',
  'home.won': 'Победа {points}',
  'home.drew': 'Общая победа, {points}',
  'home.lost': 'Поражение {points}',
  'home.players': '{n, plural, one {игрок} few {игрока} many {игроков} other {игрока}}',
  'home.minutes': 'мин',
  'home.light': 'лёгкая',
  'home.medium': 'средняя',
  'home.heavy': 'сложная',
  'home.play-now': 'Играть',
  'home.play-now.of': 'Играть: {game}',
  'home.make-table': 'Новый стол',
  'home.make-table.of': 'Новый стол: {game}',
  'home.ended': 'Окончена, {points}',
  'home.waiting': 'Ждём игроков',

  'bot.names': 'Нефер, Ипи, Сенби, Тия, Хуни',

  'level.1': 'Новичок',
  'level.2': 'Писец',
  'level.3': 'Знаток',
  'level.4': 'Мастер',
  'level.5': 'Визирь',
  'level.style': '{level}-{style}',
  'style.raider': 'налётчик',
  'style.builder': 'строитель',
  'style.hoarder': 'накопитель',
  'level.number': 'Уровень {n}',

  'oracle.name': 'Оракул',
  'oracle.about': 'Сильнее некуда: над трудным ходом думает до десяти секунд.',

  'mirror.name': 'Зеркало',
  'mirror.about': 'Подбирает ваш уровень: после вашей победы сильнее, после поражения слабее.',
  'mirror.standing':
    'Подбирает ваш уровень: сейчас примерно «{level}», {n, plural, one {сыграна # партия} few {сыграно # партии} many {сыграно # партий} other {сыграно # партии}}.',

  'clubs.title': 'Клубы',
  'clubs.unread':
    '{n, plural, one {# непрочитанная реплика} few {# непрочитанные реплики} many {# непрочитанных реплик} other {# непрочитанной реплики}}',
  'clubs.facts':
    '{members, plural, one {# участник} few {# участника} many {# участников} other {# участника}}, {games, plural, =0 {партий ещё нет} one {# партия} few {# партии} many {# партий} other {# партии}}',
};
