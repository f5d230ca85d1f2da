import type { ClubCard, Mine, TableCard } from '@naos/protocol';
import { create } from 'zustand';
import { clubApi } from '../club/club-api.ts';
import { api, hasBeenOnline, ownId } from './api.ts';
import { useLastRead } from './people/read.ts';

interface MyTables {
  /** My id on this server; empty: I have none. */
  readonly me: string;
  /** Open and running tables at which I sit, the newest first. */
  readonly tables: readonly TableCard[];
  /** My clubs. */
  readonly clubs: readonly ClubCard[];
}

const useStore = create<MyTables>()(() => ({ me: '', tables: [], clubs: [] }));

/** Sockets over which news of my tables come now. */
const lines = new Set<object>();

/** What the server says of my tables and clubs over a socket. */
export function hearMine(line: object, { whole, tables, clubs, lines: said = [] }: Mine): void {
  lines.add(line);
  useStore.setState((known) => {
    const changed = new Set(tables.map(({ id }) => id));
    const rest = whole ? [] : known.tables.filter(({ id }) => !changed.has(id));
    const me = ownId();
    const mine = tables.filter((card) => isGoing(card) && sitsAt(card, me));
    return {
      me,
      tables: [...mine, ...rest],
      clubs: (clubs ?? known.clubs).map((club) => ({
        ...club,
        lastLine: said.find((one) => one.club === club.id)?.last ?? club.lastLine,
      })),
    };
  });
}

/** A socket is gone: until another one tells, the server is asked now and then. */
export function loseMine(line: object): void {
  lines.delete(line);
}

export function isTold(): boolean {
  return lines.size > 0;
}

const isGoing = ({ status }: TableCard): boolean => status === 'open' || status === 'running';
const sitsAt = ({ seats }: TableCard, me: string): boolean =>
  seats.some(({ kind, player }) => kind === 'person' && player === me);

async function look(): Promise<void> {
  if (!hasBeenOnline() || document.visibilityState !== 'visible') return;
  const { id: me } = await api.arrive('');
  const [{ tables }, clubs] = await Promise.all([api.tables({ mine: true }), clubApi.mine()]);
  useStore.setState({ me, tables: tables.filter(isGoing), clubs });
}

/** Asks the server; where news come over a socket it need not be asked again and again. */
export function lookAgain(): void {
  look().catch(() => {
    // Without the server what was seen last stands; the next look comes soon.
  });
}

/** My tables on the server, as of the last look; nobody is asked who never sat down there. */
export function useMyTables(): MyTables {
  return useStore();
}

/** Whether a table waits for somebody: for a move, or in its room for the word that it may begin. */
export function waitsFor({ seats, waiting, status, room }: TableCard, me: string): boolean {
  const mine = seats.find(({ kind, player }) => kind === 'person' && player === me);
  if (mine === undefined) return false;
  return status === 'running' ? waiting.includes(mine.seat) : room === true && mine.ready !== true;
}

/** Tables that wait for me, the most urgent first. */
export function useWaiting(): readonly TableCard[] {
  const { me, tables } = useStore();
  const left = ({ face, seats }: TableCard): number => {
    const seat = seats.find(({ player }) => player === me)?.seat ?? 0;
    return face?.left[seat] ?? Number.POSITIVE_INFINITY;
  };
  return tables.filter((card) => waitsFor(card, me)).toSorted((a, b) => left(a) - left(b));
}

/** How many lines of my clubs' talk I have not read, or of one club's. */
export function useClubsUnread(club?: string): number {
  const clubs = useStore((state) => state.clubs);
  const last = useLastRead();
  const unread = clubs
    .filter(({ id }) => club === undefined || id === club)
    .map(({ id, lastLine }) => Math.max(0, lastLine - last(id)));
  return unread.reduce((sum, n) => sum + n, 0);
}
