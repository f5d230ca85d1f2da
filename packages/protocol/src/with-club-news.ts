import type { ClubNews, ClubPage } from './club.ts';

/** Lines of talk that a page keeps. */
const LINES_KEPT = 200;

/** A club as it is after some news. News that are heard twice change nothing. */
export function withClubNews(page: ClubPage, news: ClubNews): ClubPage {
  const { about = {}, came = [], left = [], votes, tables = [], history, standings, chat = [] } = news;
  const changed = new Map(tables.map((card) => [card.id, card]));
  const known = new Set(page.tables.map(({ id }) => id));
  const lastLine = page.chat.at(-1)?.n ?? 0;
  const isGoing = ({ status }: { readonly status: string }): boolean => status === 'open' || status === 'running';
  return {
    ...page,
    ...about,
    here: [...new Set([...page.here, ...came])].filter((player) => !left.includes(player)),
    votes: votes ?? page.votes,
    tables: [
      ...tables.filter(({ id }) => !known.has(id)),
      ...page.tables.map((card) => changed.get(card.id) ?? card),
    ].filter(isGoing),
    history: history ?? page.history,
    standings: standings ?? page.standings,
    chat: [...page.chat, ...chat.filter(({ n }) => n > lastLine)].slice(-LINES_KEPT),
  };
}
