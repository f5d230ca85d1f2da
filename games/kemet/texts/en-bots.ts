/** What the levels are like, and the words of its advice. */
export const enBots = {
  'bot.level-1': 'Plays by simple rules of thumb and often misjudges.',
  'bot.level-2': 'Has learned from many games, thinks briefly, misjudges at times.',
  'bot.level-3': 'Judges positions well, tries few ways to play a turn.',
  'bot.level-4': 'Tries many ways to play a turn, seldom misjudges.',
  'bot.level-5': 'Works through whole turns and mixes its battle cards.',
  'odds.title': 'Battle odds',
  'odds.battle': '{area}: you win about {percent} of 100 such battles if both sides choose well.',
  'odds.mix': 'Choose among your cards by chance, as often as it says: then nobody can foresee it.',
  'odds.march': 'If you attack now and both sides choose their cards well:',
  'odds.card': 'Card',
  'odds.area': 'Area',
  'odds.share': 'Play it',
  'odds.win': 'Win',
  'odds.lost': 'You lose',
  'odds.theirs': 'They lose',
  'odds.note':
    'From what lies open and your own cards; the other side may hold any battle card that you have not seen. {n, plural, =0 {It holds no divine intervention cards.} one {Its # divine intervention card is not counted in.} other {Its # divine intervention cards are not counted in.}} A tie goes to the defender; losses are units on average.',
};
