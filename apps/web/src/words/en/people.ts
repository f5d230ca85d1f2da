/** What the site says of chat, hiding and reports, in English. */
export const people = {
  'chat.unread': '{title} ({n})',
  'chat.title': 'Chat',
  'chat.empty': 'Nobody has said anything yet.',
  'chat.say': 'Say something',
  'chat.send': 'Send',
  'chat.people': 'Hide or report somebody',
  'chat.watching': 'Those at the table talk; those who watch read along.',
  'chat.silenced': 'The host has silenced you at this table: nobody reads your lines.',

  'person.hide': 'Hide their lines from me',
  'person.show': 'Show me their lines again',
  'person.hidden': 'You do not see their lines, at any table, on this device.',
  'person.silence': 'Silence them for the whole table',
  'person.unsilence': 'Let them speak again',
  'person.silenced': 'Nobody at this table reads their lines.',
  'person.unread': 'not shown',
  'person.unnamed': 'Somebody who has left',

  'report.title': 'Report to the host of the site',
  'report.what': 'What has happened?',
  'report.send': 'Send the report',
  'report.sent': 'Sent. The host of the site will read it.',
  'report.offline': 'The server can’t be reached, and nothing was sent. Try again when you are connected.',
} as const;
