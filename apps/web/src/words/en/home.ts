/** What the site says of the front page, and bots by name and level, in English. */
export const home = {
  'home.title': 'Four temples, one quiet table',
  'home.below': 'Play a bot at once, or send a friend a link. No account.',
  'home.learn': 'Learn to play',
  'home.games': 'Games',
  'home.continue': 'Continue',
  'home.with': '{game} with {names}',
  'home.your-turn': 'Your turn, after {n, plural, one {# move} other {# moves}}',
  'home.their-turn': 'The others are thinking, after {n, plural, one {# move} other {# moves}}',
  'home.watch': 'Watch it',
  'home.won': 'You won {points}',
  'home.drew': 'Shared victory, {points}',
  'home.lost': 'You lost {points}',
  'home.players': '{n, plural, one {player} other {players}}',
  'home.minutes': 'min',
  'home.light': 'light',
  'home.medium': 'medium',
  'home.heavy': 'heavy',
  'home.play-now': 'Play now',
  'home.play-now.of': 'Play now: {game}',
  'home.make-table': 'Make a table',
  'home.make-table.of': 'Make a table: {game}',
  'home.ended': 'Ended {points}',
  'home.waiting': 'Waiting for players',

  'bot.names': 'Nefer, Ipi, Senbi, Tiye, Huni',

  'level.1': 'Learner',
  'level.2': 'Scribe',
  'level.3': 'Adept',
  'level.4': 'Master',
  'level.5': 'Vizier',
  'level.number': 'Level {n}',

  'oracle.name': 'Oracle',
  'oracle.about': 'As strong as it gets: thinks for up to ten seconds before a hard move.',

  'mirror.name': 'Mirror',
  'mirror.about': 'Finds your level: stronger after a win of yours, weaker after a loss.',
  'mirror.standing': 'Finds your level: now about {level}, after {n, plural, one {# game} other {# games}} against it.',

  'clubs.title': 'Clubs',
  'clubs.unread': '{n, plural, one {# unread line} other {# unread lines}}',
  'clubs.facts':
    '{members, plural, one {# member} other {# members}}, {games, plural, =0 {no games yet} one {# game} other {# games}}',
} as const;
