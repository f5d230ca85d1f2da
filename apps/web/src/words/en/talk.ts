/** What the site says of quick words at a table, and of who its bots are, in English. */
export const talk = {
  'talk.reactions': 'Quick reactions',
  'talk.well-done': 'Well done',
  'talk.bravo': 'Bravo',
  'talk.funny': 'Funny',
  'talk.surprised': 'Oh!',
  'talk.thinking': 'I am thinking',
  'talk.thanks': 'Thank you',
  'talk.bot': '{name}: {about}',

  'watchers.title': 'Watchers',
  'watchers.empty': 'Nobody has said anything yet. Those who play read this when the game is over.',
  'watchers.allow': 'Those who watch may talk among themselves; players read it after the game',
} as const;
