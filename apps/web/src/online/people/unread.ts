import { useEffect } from 'react';
import { mark } from '../../shell/title.ts';
import { useMuted } from '../../store/muted.ts';
import type { TableNews, TalkPlace } from '../connection/table-connection.ts';
import { useLastRead, useReadingUpTo } from './read.ts';

/** How many lines of others have not been read yet; they are counted in the page's title too. */
export function useUnread(news: TableNews): Readonly<Record<TalkPlace, number>> {
  const table = useUnreadAt(news, 'table');
  const watchers = useUnreadAt(news, 'watchers');
  useEffect(() => {
    mark('unread', table + watchers);
    return () => mark('unread', 0);
  }, [table, watchers]);
  return { table, watchers };
}

function useUnreadAt(news: TableNews, place: TalkPlace): number {
  const key = keyOf(news, place);
  const last = useLastRead()(key);
  const muted = useMuted(({ players }) => players);
  return linesOf(news, place).filter(({ n, player }) => n > last && player !== news.you && !muted.includes(player))
    .length;
}

/** The lines of one of a table's talks. */
export function linesOf({ chat, watchers }: TableNews, place: TalkPlace): TableNews['chat'] {
  return place === 'watchers' ? watchers : chat;
}

function keyOf({ card }: TableNews, place: TalkPlace): string {
  return place === 'watchers' ? `${card.id} watchers` : card.id;
}

/** Notes that the chat is in front of the reader's eyes. */
export function useReading(news: TableNews, place: TalkPlace): void {
  useReadingUpTo(keyOf(news, place), linesOf(news, place).at(-1)?.n ?? 0);
}
