import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { mark } from '../../shell/title.ts';
import { device } from '../../store/device.ts';
import { useMuted } from '../../store/muted.ts';
import type { TableNews, TalkPlace } from '../connection/table-connection.ts';

/** Tables of which this device remembers what was read. */
const MOST_TABLES = 60;

interface Read {
  /** The last line of chat that was read at each table, the newest table last. */
  readonly tables: readonly (readonly [string, number])[];
}

const useRead = create<Read>()(
  persist((): Read => ({ tables: [] }), { name: 'naos.read', storage: createJSONStorage(() => device) }),
);

function readUpTo(table: string, n: number): void {
  const others = useRead.getState().tables.filter(([id]) => id !== table);
  useRead.setState({ tables: [...others, [table, n] as const].slice(-MOST_TABLES) });
}

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
  const last = useRead(({ tables }) => tables.find(([id]) => id === key)?.[1] ?? 0);
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
  const last = linesOf(news, place).at(-1)?.n ?? 0;
  const table = keyOf(news, place);
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && last > 0) readUpTo(table, last);
    };
    read();
    addEventListener('visibilitychange', read);
    return () => removeEventListener('visibilitychange', read);
  }, [table, last]);
}
