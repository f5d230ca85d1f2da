import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from '../../store/device.ts';

/** Talks of which this device remembers what was read. */
const MOST_TALKS = 60;

interface Read {
  /** The last line that was read of each table's or club's talk, the newest last. */
  readonly tables: readonly (readonly [string, number])[];
}

const useRead = create<Read>()(
  persist((): Read => ({ tables: [] }), { name: 'naos.read', storage: createJSONStorage(() => device) }),
);

function readUpTo(talk: string, n: number): void {
  const others = useRead.getState().tables.filter(([id]) => id !== talk);
  useRead.setState({ tables: [...others, [talk, n] as const].slice(-MOST_TALKS) });
}

/** The last line that was read of a talk, by its name. */
export function useLastRead(): (talk: string) => number {
  const tables = useRead((state) => state.tables);
  return (talk) => tables.find(([id]) => id === talk)?.[1] ?? 0;
}

/** Notes that a talk is in front of the reader's eyes, up to its last line. */
export function useReadingUpTo(talk: string, last: number): void {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && last > 0) readUpTo(talk, last);
    };
    read();
    addEventListener('visibilitychange', read);
    return () => removeEventListener('visibilitychange', read);
  }, [talk, last]);
}
