/** What the site says of the connection, and what the server refuses, in English. */
export const online = {
  'online.lost': 'The connection is lost. We try again by ourselves; nothing you have done is lost.',
  'online.live': 'connected',
  'online.trying': 'No connection, trying again…',
  'online.connecting': 'Connecting…',
  'online.gone': 'This table is not open to you',
  'online.gone.why':
    'It may be private: ask for its link. Or your seat was given away, or it was closed before it began.',
  'online.invite-used': 'This link has been used already or was replaced. Ask whoever sent it for a new one.',
  'online.outdated': 'There is a newer Naos',
  'online.outdated.why': 'The server has been renewed since this page was loaded. Nothing you have done is lost.',
  'online.closed-by-rules':
    'A fault in the rules was mended since this game began, and one of its moves no longer fits, so it ends here. You can play it anew.',
  'online.cancelled': 'This game was stopped before its end.',

  'refused.malformed': 'The page and the server do not understand each other. Load the page again.',
  'refused.no-table': 'This table is not there any more.',
  'refused.not-yours': 'This is not yours to do here.',
  'refused.illegal': 'That move is not allowed now.',
  'refused.stale': 'The table has moved on meanwhile. Look again and choose.',
  'refused.faulty-move':
    "This move can't be carried out: the rules here have a fault. Nothing has changed, and the host of the site has been told. Please make another move.",
  'refused.not-now': 'That is not possible now.',
  'refused.slow-down': 'Too fast. Wait a moment and try again.',
  'refused.barred': 'You may not do this here.',
  'refused.not-stored': 'The server could not keep it; nothing has changed. Try again.',
  'refused.broken-table': 'This table is out of order. The host of the site has been told.',
} as const;
