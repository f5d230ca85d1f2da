/** What the levels are like. */
export const enBots = {
  'bot.level-1': 'Plays by simple rules of thumb and often misjudges.',
  'bot.level-2': 'Plays by simple rules of thumb, thinks a little longer.',
  'bot.level-3': 'Has learned from many games what dice and tracks are worth.',
  'bot.level-4': 'Tries many ways to use a die, seldom misjudges.',
  'bot.level-5': 'Works through whole turns, payments and faith included.',
};
