/** What the site says of the head of every page, and pages that are not there, in English. */
export const shell = {
  'site.home': 'Naos, to the front page',
  'site.skip': 'Skip to the content',
  'site.loading': 'One moment…',
  'site.close': 'Close',
  'site.guest': 'Guest',
  'site.to-night': 'Switch to the night theme',
  'site.to-papyrus': 'Switch to the papyrus theme',
  'site.unofficial':
    'Naos is an unofficial, non-commercial, fan-made implementation. It is not affiliated with the publishers or authors of these games; all drawings here are our own.',
  'site.copy-link': 'Copy link',
  'site.copied': 'Link copied',

  'nav.label': 'Main',
  'nav.more': 'More',
  'nav.play': 'Play',
  'nav.tables': 'Tables',
  'nav.clubs': 'Clubs',
  'nav.learn': 'Learn',
  'nav.replays': 'Replays',
  'nav.about': 'About',
  'nav.settings': 'Settings',

  'lost.title': 'No page lives here',
  'lost.why': 'The address may be mistyped, or the table was closed. The games are one click away.',
  'lost.home': 'To the front page',

  'broken.title': 'Something went wrong on this page',
  'broken.why': 'Your game is safe: it is kept after every move. Load the page again to go on.',
  'broken.offline': 'This part of the site could not be loaded. Check the network, then load the page again.',
  'broken.reload': 'Load again',
} as const;
