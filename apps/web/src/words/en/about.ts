/** What the site says of Naos itself, in English. */
export const about = {
  'about.title': 'About Naos',
  'about.what':
    'A quiet table for four temple games: against bots at once, with friends by a link, live or a move a day.',
  'about.names':
    'Names of games are used only to say which game is played. The rules here are written in our own words, and every board, cover and piece is drawn by us. If you like a game, buy the box: nothing replaces the wood and the cardboard.',
  'about.fair': 'Fair dice, fair bots',
  'about.fair.text':
    'Before the first draw the table publishes a fingerprint of its secret seed; when the game ends the seed is revealed, and every shuffle can be checked on the replay page. Bots see what their seat may see and nothing more.',
  'about.privacy': 'Privacy',
  'about.privacy.text':
    'No account needed, no tracking, nothing loaded from elsewhere. Settings and games against bots stay in your browser. A table with friends is kept on the server that you opened, under a guest cookie.',
  'about.credits': 'Credits',
  'about.drawings': 'Covers, boards and signs are drawn for Naos. We thank the makers of these:',
  'about.font.forum': 'Forum (titles):',
  'about.font.inter': 'Inter (reading):',
  'about.icons.lucide': 'Lucide (line icons):',
  'about.icons.game': 'Game-icons (signs on the boards):',
  'about.code': 'Source',
  'about.code.text': 'Naos is free software under the MIT licence: read it, host it, add a game.',
} as const;
