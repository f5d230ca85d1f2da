import type { ChatLine } from '@naos/protocol';
import { because } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { MemberRow } from '../store/club-rows.ts';
import { appendLine, type Line } from '../tables/chat.ts';
import type { Asker } from '../tables/new-table.ts';

/** Lines that somebody who comes is shown. */
const LINES_SHOWN = 60;

/** Says something to the club. A repeated id is said once. */
export async function sayToClub(services: Services, club: string, me: Asker, line: Line): Promise<void> {
  const member = (await services.store.clubs.members(club)).find(({ player }) => player === me.id);
  if (member?.silenced === true) throw because('barred', 'silenced', 'The host has silenced you in this club.');
  await appendLine(services, club, me, line);
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
