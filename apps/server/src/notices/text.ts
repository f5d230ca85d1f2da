import { type Catalogs, type Language, line, type Say, speaker } from '@naos/words';

/** A message to one person. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where the page opens: the table, or the list of one's own tables when there are several. */
  readonly path: string;
  readonly link: string | null;
  readonly tables: readonly string[];
  /** The words on a button that leads there. */
  readonly button?: string;
  /** The address of a picture that anybody may see. */
  readonly picture?: string | null;
}

const WORDS: Catalogs = {
  en: {
    turn: '{n, plural, one {It is your turn} other {It is your turn at # tables}}',
    over: 'The game is over',
    'over.body': '{winner, select, none {{game}: {points}} other {{game}: {winner} wins, {points}}}',
    nudge: '{name} waits for your move',
    'club-table': '{club}: {name} opens a table',
    'event-round': '{event}: round {round} begins',
    'club-vote': '{club}: {name} votes for tonight',
    'to-club': 'To the club',
    message: '{name}: {text}',
    button: '{n, plural, one {To the table} other {To my tables}}',
    welcome:
      'From now on Naos tells you here when it is your turn. To end it, block this bot or remove it in the settings.',
    full: 'You are told in ten places already. Remove one in the settings of Naos, then press "Telegram" once more.',
    stranger: 'This link is too old or incomplete. Open the settings of Naos and press "Telegram" once more.',
  },
  ru: {
    turn: '{n, plural, =1 {Ваш ход} one {Ваш ход за # столом} few {Ваш ход за # столами} many {Ваш ход за # столами} other {Ваш ход за # столами}}',
    over: 'Партия окончена',
    'over.body': '{winner, select, none {{game}: {points}} other {{game}: победа — {winner}, {points}}}',
    nudge: '{name} ждёт вашего хода',
    'club-table': '{club}: {name} открывает стол',
    'event-round': '{event}: начинается {round}-й тур',
    'club-vote': '{club}: {name} голосует за игру на вечер',
    'to-club': 'К клубу',
    message: '{name}: {text}',
    button: '{n, plural, =1 {К столу} one {К столам} few {К столам} many {К столам} other {К столам}}',
    welcome:
      'Теперь Naos сообщит вам сюда, когда наступит ваш ход. Чтобы отключить, заблокируйте бота или уберите его в настройках.',
    full: 'Вам уже сообщают в десяти местах. Уберите одно в настройках Naos и нажмите «Telegram» ещё раз.',
    stranger: 'Ссылка устарела или неполна. Откройте настройки Naos и нажмите «Telegram» ещё раз.',
  },
};

const speakers = { en: speaker('en', WORDS), ru: speaker('ru', WORDS) };

export type NoticeWords = 'welcome' | 'full' | 'stranger';

export const sayNotice = (key: NoticeWords, language: Language): string => speakers[language](line(key));

/** A club, as those who belong to it know it. */
export interface ClubName {
  readonly id: string;
  readonly name: string;
}

/** What somebody does in a club. `by` and `text` are their own words. */
export type ClubOccasion = { readonly club: ClubName; readonly by: string } & (
  | { readonly what: 'club vote'; readonly game: string }
  | { readonly what: 'club line'; readonly text: string }
);

/** Something else than one's turn that a person is told. */
export type Occasion = TableOccasion | ClubOccasion;

/** The same of a table. `text` and `by` are somebody's own words. */
export type TableOccasion = { readonly table: string; readonly game: string } & (
  | { readonly what: 'over'; readonly winner: Readonly<Record<Language, string>> | null; readonly points: string }
  | { readonly what: 'nudge'; readonly by: string }
  | { readonly what: 'club table'; readonly by: string; readonly club: string }
  | { readonly what: 'event round'; readonly event: string; readonly round: number }
  | { readonly what: 'message'; readonly by: string; readonly text: string }
);

/** Writes the message that tables wait, given by id with the title of their game. `recap`: what happened at the only one. */
export function writeNotice(
  tables: ReadonlyMap<string, string>,
  language: Language,
  publicUrl: URL | null,
  recap = '',
): Notice {
  const say = speakers[language];
  const [only] = tables.keys();
  const path = tables.size === 1 && only !== undefined ? `/t/${only}` : '/';
  const games = [...new Set(tables.values())].join(', ');
  return {
    title: say(line('turn', { n: tables.size })),
    body: recap === '' ? games : `${games}. ${recap}`,
    path,
    link: linkOf(path, publicUrl),
    tables: [...tables.keys()],
    button: say(line('button', { n: tables.size })),
  };
}

/** What a message is about: the newest of a kind is enough. */
export function keyOf(occasion: Occasion): string {
  return `${'table' in occasion ? occasion.table : occasion.club.id} ${occasion.what}`;
}

/** Writes what happened at one table or club; `title` names a game. */
export function writeOccasion(
  occasion: Occasion,
  title: (game: string) => string,
  language: Language,
  publicUrl: URL | null,
): Notice {
  const say = speakers[language];
  const path = 'table' in occasion ? `/t/${occasion.table}` : `/club/${occasion.club.id}`;
  return {
    ...words(occasion, title, language, say),
    path,
    link: linkOf(path, publicUrl),
    tables: 'table' in occasion ? [occasion.table] : [],
    button: say('table' in occasion ? line('button', { n: 1 }) : line('to-club')),
  };
}

function words(
  occasion: Occasion,
  title: (game: string) => string,
  language: Language,
  say: Say,
): Pick<Notice, 'title' | 'body'> {
  if (occasion.what === 'club line')
    return {
      title: occasion.club.name,
      body: say(line('message', { name: occasion.by, text: occasion.text })),
    };
  const game = title(occasion.game);
  switch (occasion.what) {
    case 'club vote':
      return { title: say(line('club-vote', { name: occasion.by, club: occasion.club.name })), body: game };
    case 'over': {
      const { winner, points } = occasion;
      return {
        title: say(line('over')),
        body: say(line('over.body', { game, winner: winner?.[language] ?? 'none', points })),
      };
    }
    case 'club table':
      return { title: say(line('club-table', { name: occasion.by, club: occasion.club })), body: game };
    case 'event round':
      return { title: say(line('event-round', { event: occasion.event, round: occasion.round })), body: game };
    case 'nudge':
      return { title: say(line('nudge', { name: occasion.by })), body: game };
    case 'message':
      return { title: say(line('message', { name: occasion.by, text: occasion.text })), body: game };
  }
}

const linkOf = (path: string, publicUrl: URL | null): string | null =>
  publicUrl === null ? null : new URL(path, publicUrl).href;
