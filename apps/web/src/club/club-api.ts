import type { ClubAct, ClubCard, ClubDoor, ClubHistory, ClubStanding, NewClub, NewTable } from '@naos/protocol';
import { call } from '../online/api.ts';
import { freshRequestId } from '../online/connection/request-id.ts';

const at = (club: string, rest: string): string => `/api/clubs/${club}/${rest}`;

/** The server's endpoints for clubs; what a club shows comes over its socket. */
export const clubApi = {
  mine: (): Promise<ClubCard[]> => call('GET', '/api/clubs'),
  make: (order: NewClub): Promise<{ id: string }> => call('POST', '/api/clubs', order),
  door: (club: string, join: string): Promise<ClubDoor> =>
    call('GET', at(club, `door?${new URLSearchParams({ join })}`)),
  join: (club: string, join: string): Promise<object> => call('POST', at(club, 'join'), { join }),
  act: (club: string, act: ClubAct): Promise<object> => call('POST', at(club, 'acts'), act),
  say: (club: string, text: string): Promise<object> =>
    call('POST', at(club, 'talk'), { id: freshRequestId(), text: text.toWellFormed() }),
  open: (club: string, game: string): Promise<{ table: string }> => call('POST', at(club, 'open'), { game }),
  order: (club: string, order: NewTable): Promise<{ table: string }> => call('POST', at(club, 'tables'), order),
  history: (club: string, before: string): Promise<ClubHistory> =>
    call('GET', at(club, `history?${new URLSearchParams({ before })}`)),
  standings: (club: string, game: string): Promise<ClubStanding[]> =>
    call('GET', at(club, `standings?${new URLSearchParams({ game })}`)),
};
