/** What the site says of giving up, in English. */
export const resign = {
  'resign.button': 'Resign',
  'resign.sure': 'Resign: the game is lost?',
  'resign.sure.rated': 'Resign: it counts as a lost rated game?',
  'resign.mine': 'You resigned.',
  'resign.won': '{name} resigned: you win.',
  'resign.theirs': '{name} resigned: {winner} wins.',
} as const;
