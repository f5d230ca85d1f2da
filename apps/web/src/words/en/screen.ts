/** What the site says of one screen for a whole room, in English. */
export const screen = {
  'screen.name': '{game} on the big screen',
  'screen.join': 'Your phone is your hand',
  'screen.join.why': 'Point the camera: sit down or watch.',
  'screen.join.code': 'Code with the link to the table',
  'screen.open': 'Big screen',
  'screen.open.why': 'The board for a television: large, without secrets, with a code to sit down.',
  'screen.waiting': 'The game begins when everybody is ready.',
  'screen.hand': 'Hand only',
  'screen.hand.why': 'The board is on the big screen: this phone shows what is yours and what you decide.',
  'screen.elsewhere': 'board on the big screen',
} as const;
