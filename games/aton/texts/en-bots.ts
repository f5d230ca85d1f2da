/** What the levels are like, and the words of its advice. */
export const enBots = {
  'bot.level-1': 'Looks one step ahead and often misjudges it.',
  'bot.level-2': 'Looks one step ahead, by simple rules of thumb.',
  'bot.level-3': 'Knows what positions are worth, looks one step ahead.',
  'bot.level-4': 'Plans whole placements, but forgets your answer to them.',
  'bot.level-5': 'Counts every card and mixes its splits so that nobody can read them.',
  'mind.title': 'Mind-reader',
  'mind.value': 'With best play you win about {percent} of 100 games from here.',
  'mind.pure': 'One split is clearly right, even if the other player knows that you play it.',
  'mind.exchange': 'Exchange your cards: another hand does better on average, even at the price of the token.',
  'mind.mix': 'Choose among these by chance, as often as it says: then nobody can read your cards.',
  'mind.row': 'Points, Order, Temples, Placement',
  'mind.cards': '{c1} · {c2} · {c3} · {c4}',
  'mind.share': 'Play it',
  'mind.wins': 'Wins',
  'mind.others': 'Others, rarely',
  'mind.less': 'fewer',
  'mind.note':
    'A solved balance of this round over all hands that the other player may hold, from what you have seen. Somebody who knew your mix could gain at most {gap} games of 100. What later rounds are worth is the strongest bot’s estimate.',
};
