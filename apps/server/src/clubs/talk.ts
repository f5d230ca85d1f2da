import type { ChatLine } from '@naos/protocol';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { MemberRow } from '../store/club-rows.ts';
import { cleanLine } from '../tables/chat.ts';
import type { Asker } from '../tables/new-table.ts';

const MOST_TRIES = 8;
/** So many lines back a repeated id is known again. */
const REMEMBERED = 40;
/** Lines that somebody who comes is shown. */
const LINES_SHOWN = 60;

/** Says something to the club. A repeated id is said once. */
export async function sayToClub(
  { store, now }: Services,
  club: string,
  me: Asker,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  const clean = cleanLine(text);
  const member = (await store.clubs.members(club)).find(({ player }) => player === me.id);
  if (member?.silenced === true) throw new RequestRefusal('barred', 'The host has silenced you in this club.');
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await store.chat.last(club);
    const lately = await store.chat.read(club, Math.max(0, last - REMEMBERED));
    if (lately.some((line) => line.id === id && line.player === me.id)) return;
    const line = { n: last + 1, player: me.id, name: me.name, at: now(), id, text: clean };
    if ((await store.chat.append(club, line)) === 'done') return;
  }
  throw new RequestRefusal('not stored', 'Too many lines at once; send it again.');
}

/** The lines after a number, or the last ones, that members may read, by the names that people have now. */
export async function talkAfter(
  { store }: Pick<Services, 'store'>,
  club: string,
  members: readonly MemberRow[],
  after?: number,
): Promise<ChatLine[]> {
  const known = new Map(members.map((member) => [member.player, member]));
  const from = after ?? Math.max(0, (await store.chat.last(club)) - LINES_SHOWN);
  return (await store.chat.read(club, from))
    .filter(({ player, text }) => text !== '' && known.get(player)?.silenced !== true)
    .map(({ n, player, name, at, text }) => ({ n, player, name: known.get(player)?.name ?? name, at, text }));
}
