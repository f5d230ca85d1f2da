import type { ClubAct } from '@naos/protocol';
import type { WakeUp } from '../bus/bus.ts';

/** What may have changed at a club: a part of its page, or one of its tables. */
export const CLUB_PARTS = ['about', 'here', 'votes', 'talk', 'results'] as const;
export type ClubPart = (typeof CLUB_PARTS)[number];
export type ClubChange = ClubPart | { readonly table: string };

const MARK = 'club';

/** A change of a club as a wake-up of its own: nodes that know no clubs have no such table. */
export function clubWakeUp(club: string, change: ClubChange): WakeUp {
  const what = typeof change === 'string' ? change : `t-${change.table}`;
  return { table: `${MARK}.${club}.${what}`, version: 0, revision: 0, chat: 0 };
}

export function readClubWakeUp({ table }: WakeUp): { readonly club: string; readonly change: ClubChange } | null {
  const [mark, club, what] = table.split('.');
  if (mark !== MARK || club === undefined || what === undefined) return null;
  if (what.startsWith('t-')) return { club, change: { table: what.slice(2) } };
  const part = CLUB_PARTS.find((one) => one === what);
  return part === undefined ? null : { club, change: part };
}

/** What an act of a member changes on the page. */
const CHANGED_BY: Readonly<Record<ClubAct['do'], readonly ClubPart[]>> = {
  vote: ['votes'],
  leave: ['about', 'votes', 'results'],
  notices: [],
  set: ['about'],
  remove: ['about', 'votes', 'results'],
  'make host': ['about'],
  silence: ['about', 'talk'],
  'new link': ['about'],
  close: ['about'],
};

export function changesBy(act: ClubAct): readonly ClubPart[] {
  return CHANGED_BY[act.do];
}
