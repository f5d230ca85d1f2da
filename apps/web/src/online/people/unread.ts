import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { mark } from '../../shell/title.ts';
import { device } from '../../store/device.ts';
import { useMuted } from '../../store/muted.ts';
import type { TableNews } from '../connection/table-connection.ts';

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
export function useUnread({ card, chat, you }: TableNews): number {
  const last = useRead(({ tables }) => tables.find(([id]) => id === card.id)?.[1] ?? 0);
  const muted = useMuted(({ players }) => players);
  const count = chat.filter(({ n, player }) => n > last && player !== you && !muted.includes(player)).length;
  useEffect(() => {
    mark('unread', count);
    return () => mark('unread', 0);
  }, [count]);
  return count;
}

/** Notes that the chat is in front of the reader's eyes. */
export function useReading({ card, chat }: TableNews): void {
  const last = chat.at(-1)?.n ?? 0;
  const table = card.id;
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && last > 0) readUpTo(table, last);
    };
    read();
    addEventListener('visibilitychange', read);
    return () => removeEventListener('visibilitychange', read);
  }, [table, last]);
}
