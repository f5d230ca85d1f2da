import type { ClubCard } from '@naos/protocol';
import type { Services } from '../services.ts';

/** The clubs to which somebody belongs, as lists show them. */
export async function clubCards({ store }: Pick<Services, 'store'>, player: string): Promise<ClubCard[]> {
  return (await store.clubs.ofPlayer(player)).map(({ club: { id, games, body }, members, lastLine }) => ({
    id,
    name: body.name,
    crest: body.crest,
    members,
    games,
    lastLine,
  }));
}
