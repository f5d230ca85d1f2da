import { shownRating } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { performClubAct } from './acts.ts';
import type { ClubHub } from './club-hub.ts';
import { votesOf } from './vote.ts';

/** What the clubs of a person keep about them; what they said there is with the rest of what they said. */
export async function clubsOfPerson(services: Services, id: string) {
  const { clubs } = services.store;
  const member = (await clubs.ofPlayer(id)).map(async ({ club, joined }) => {
    const row = (await clubs.members(club.id)).find(({ player }) => player === id);
    return {
      id: club.id,
      name: club.body.name,
      joined,
      host: club.host === id,
      silenced: row?.silenced === true,
      notices: row?.notices === true,
      vote: (await votesOf(services, club.id)).find(({ player }) => player === id)?.game ?? null,
    };
  });
  const standings = await clubs.standingsWith(id);
  return {
    member: await Promise.all(member),
    standings: standings.map(({ mu, sigma, ...rest }) => ({ ...rest, ...shownRating({ mu, sigma }) })),
  };
}

/** Takes a person out of all clubs: where they were the host somebody else is, where they were alone nothing is left. */
export async function leaveClubs(services: Services, hub: ClubHub, id: string): Promise<void> {
  for (const { club } of await services.store.clubs.ofPlayer(id)) {
    await performClubAct(services, club.id, id, { do: 'leave' });
    hub.changed(club.id, 'about', 'votes', 'talk', 'results');
  }
  await services.store.clubs.forget(id);
}
