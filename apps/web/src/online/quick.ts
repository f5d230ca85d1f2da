import type { ClockSetting, TableCard } from '@naos/protocol';
import { useSettings } from '../store/settings.ts';
import { ApiProblem, api } from './api.ts';

const SEEKING = 'naos.seeking';
const SEATS = 2;

/** Whether this page has opened the table to find somebody, and not to invite a friend. */
export function seeks(table: string): boolean {
  return sessionStorage.getItem(SEEKING) === table;
}

/** Whether somebody waits at a table for anyone to play such a game with. */
function isOffered({ seats, clock, room, rated }: TableCard, wanted: ClockSetting): boolean {
  const [waiting] = seats.filter(({ kind }) => kind === 'person');
  const isFree = seats.some(({ kind, invited, keptFor }) => kind === 'open' && !invited && keptFor === undefined);
  const isSame = JSON.stringify(clock) === JSON.stringify(wanted);
  return seats.length === SEATS && room !== true && !rated && isFree && isSame && waiting?.online === true;
}

/** Somebody who waits for anyone, the longest first; never at a table of one's own. */
async function offered(game: string, clock: ClockSetting, me: string): Promise<readonly TableCard[]> {
  const { tables } = await api.tables({ status: 'open', game });
  return tables
    .filter((card) => card.host !== me && isOffered(card, clock))
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
}

async function sitAt(cards: readonly TableCard[]): Promise<string | null> {
  for (const { id } of cards) {
    try {
      await api.act(id, { do: 'sit' });
      return id;
    } catch (problem) {
      // Somebody else was faster: the next one.
      if (!(problem instanceof ApiProblem) || problem.code === 'offline') throw problem;
    }
  }
  return null;
}

/** Sits down with whoever waits for a game like this, or opens a table at which one waits oneself. Returns the table. */
export async function findAnyone(game: string, clock: ClockSetting): Promise<string> {
  const { id: me } = await api.arrive(useSettings.getState().name);
  const found = await sitAt(await offered(game, clock, me));
  if (found !== null) return found;
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await api.open({ game, seats, clock, visibility: 'public' });
  sessionStorage.setItem(SEEKING, card.id);
  return card.id;
}

/** Two who began to wait at the same moment: the later one joins the earlier. Returns the other table, or null. */
export async function joinEarlier({ id, game, clock, created }: TableCard, me: string): Promise<string | null> {
  const earlier = (await offered(game, clock, me)).filter(
    (card) => card.created < created || (card.created === created && card.id < id),
  );
  const found = await sitAt(earlier);
  if (found !== null) await api.act(id, { do: 'close' });
  return found;
}
