/** What the levels are like. */
export const enBots = {
  'bot.level-1': 'Lays one tile after the other and often misjudges.',
  'bot.level-2': 'Lays one tile after the other, misjudges at times.',
  'bot.level-3': 'Lays one tile after the other, judges well.',
  'bot.level-4': 'Tries whole builds, but not what its gifts are worth to you.',
  'bot.level-5': 'Tries whole builds with the priests after them, and gives away little.',
  'gains.presence': 'priests with the gods',
  'gains.reserve': 'priests in reserve',
  'gains.strips': 'bonus ornaments',
  'gains.private': 'your own card',
  'gains.goal': 'the goal',
  'gains.chains': 'longer chains',
  'gains.reach': 'places within reach',
  'gains.ornaments': 'ornaments to build on',
  'gains.markers': 'room for the tiles to come',
  'gains.cards': 'cards that you lead',
  'gains.rivals': 'less for the others',
};
