/** What the site says of what players of a table settle together, in English. */
export const together = {
  'vote.count': '{n} of {of} agree.',
  'vote.undo': '{name} asks to go back to their own last decision.',
  'vote.pause': '{name} asks for a pause.',
  'vote.continue': '{name} asks to go on. The pause ends by {when}.',
  'vote.cancel': '{name} asks to end the game without a result.',
  'vote.seat': '{name} asks to play on for the bot in seat {n}, and would see its secrets.',
  'vote.waiting': 'Waiting for the others.',
  'vote.yes': 'Agree',
  'vote.no': 'Decline',
  'vote.withdraw': 'Withdraw it',

  'pause.until': 'Paused, until {when} at the latest.',
  'pause.go-on': 'Ask to go on',

  'left.bot': 'A bot plays in your seat.',
  'left.sit': 'Sit down again',

  'bots.replace': 'You may ask to play on for a bot:',
  'bots.take': 'Take seat {n} ({name})',

  'late.out-of-time': '{name} has run out of time.',
  'late.bot': 'Let a bot play on',
  'late.cancel': 'End the game',

  'acts.tab': 'Table',
  'acts.tab.asks': 'Vote',
  'acts.title': 'Suggest to all…',
  'acts.undo': 'Go back to my last decision',
  'acts.pause': 'A pause',
  'acts.cancel': 'End without a result',
  'acts.leave': 'Get up (a bot plays on)',

  'rematch.open': 'A rematch is open, and your seat is kept.',
  'rematch.go': 'To the rematch',
} as const;
