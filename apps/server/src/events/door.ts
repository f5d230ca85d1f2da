import { noClub } from '../clubs/door.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { EventRow } from '../store/event-rows.ts';

/** The same for one that never was and one of somebody else's club. */
export function noEvent(): RequestRefusal {
  return new RequestRefusal('no table', 'There is no such event, or it is a club’s: ask a member to let you in.');
}

/** The event, for somebody who may see it: a club's for its members, the others for everybody. */
export async function eventOf({ store }: Pick<Services, 'store'>, id: string, player: string): Promise<EventRow> {
  const event = await store.events.read(id);
  if (event === null) throw noEvent();
  if (event.club !== null && !(await store.clubs.isMember(event.club, player))) throw noEvent();
  return event;
}

/** Whether somebody leads the club whose event it is, and so may lead the event when its host is gone. */
export async function leadsClub({ store }: Services, { club }: EventRow, player: string): Promise<boolean> {
  return club !== null && (await store.clubs.read(club))?.host === player;
}

export async function mustBelong({ store }: Services, club: string, player: string): Promise<void> {
  if (!(await store.clubs.isMember(club, player))) throw noClub();
}
