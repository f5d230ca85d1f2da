/** What the site says of itself as an app, in English. */
export const app = {
  'app.update': 'There is a newer Naos. It comes by itself when all its pages are closed.',
  'app.update.now': 'Load it now',
} as const;
