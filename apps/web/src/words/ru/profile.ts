import type { profile as english } from '../en/profile.ts';

/** То, что сайт говорит о странице игрока, по-русски. */
export const profile: Record<keyof typeof english, string> = {
  'profile.open': 'Страница игрока',
  'profile.gone': 'Такого игрока нет',
  'profile.gone.why': 'Здесь нет такого игрока, или его удалили.',
  'profile.offline': 'Страница откроется, когда сервер будет доступен.',
  'profile.since':
    'Играет с {since}, доиграно {n, plural, one {# партия} few {# партии} many {# партий} other {# партии}}.',
  'profile.guest': 'Гость',
  'profile.closed': '{name} не показывает свою страницу. Вы видите то, что сыграли друг с другом.',
  'profile.closed.none': '{name} не показывает свою страницу.',
  'profile.again': 'Сыграть ещё',
  'profile.invite': 'Позвать за стол',
  'profile.follow': 'Следить',
  'profile.unfollow': 'Вы следите',
  'profile.shown': 'Мою страницу видят все',
  'profile.shown.about':
    'Имя и рейтинг видны в таблице рейтинга и так; партии за закрытыми столами другим не показываются никогда.',

  'profile.unrated': 'пока без рейтинга',
  'profile.rating': '{rating} ± {range}',
  'profile.games': '{n, plural, one {# партия} few {# партии} many {# партий} other {# партии}}',
  'profile.better': 'Рейтинг выше, чем у {n} из {of} других здешних игроков.',
  'profile.band':
    'Полоса содержит истинную силу в 19 случаях из 20{levels, select, none {} other {; пунктир — уровни ботов}}.',
  'profile.chart':
    'Рейтинг, {name}: {rating} после {n, plural, one {# рейтинговой партии} few {# рейтинговых партий} many {# рейтинговых партий} other {# рейтинговых партий}}',
  'profile.no-history': 'Кривая появится после двух рейтинговых партий.',
  'profile.record': 'Счёт',
  'profile.people': 'Люди',
  'profile.score':
    '{won}:{lost}{drew, plural, =0 {} one {, # ничья} few {, # ничьи} many {, # ничьих} other {, # ничьей}}',
  'profile.none': 'Доигранных партий пока нет.',
  'profile.luck': 'Без удачи',
  'profile.luck.won': 'побед из 100',
  'profile.luck.even': 'при равной удаче, ± {range}',
  'profile.luck.sample':
    '{n, plural, one {За последнюю # партию} few {За последние # партии} many {За последние # партий} other {За последние # партии}}: каждое решение оценил сильнейший бот; ± верно в 19 случаях из 20.',
  'profile.luck.few': 'Удачу и игру можно различить после пяти партий, доигранных до конца.',
  'profile.luck.more':
    '{n, plural, one {# партия ещё разбирается} few {# партии ещё разбираются} many {# партий ещё разбираются} other {# партии ещё разбираются}}.',
  'profile.habits': 'Чем отличается от других',
  'profile.habit':
    '{own} за партию; у всех {all}; {n, plural, one {# партия} few {# партии} many {# партий} other {# партии}}',
  'profile.habits.few': 'Привычки видны после трёх партий.',
  'profile.last': 'Последние партии',
  'profile.place': '{place}-е место из {of}',
  'profile.won': 'Победа',
  'profile.lost': 'Поражение',
  'profile.shared': 'Ничья',
  'profile.between': 'Вы и {name}',
};
