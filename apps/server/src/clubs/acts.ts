import type { ClubAct } from '@naos/protocol';
import { cleanName } from '../http/me-routes.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import { freshPlayerId } from '../secret.ts';
import type { Services } from '../services.ts';
import type { ClubRow } from '../store/club-rows.ts';
import { clubOf } from './door.ts';

/** How often an act is worked out anew because somebody else was faster. */
const MOST_TRIES = 8;

interface Context {
  readonly services: Services;
  readonly club: ClubRow;
  readonly me: string;
}
type Do<D extends ClubAct['do']> = Extract<ClubAct, { readonly do: D }>;
type Plan<A> = (context: Context, act: A) => Promise<'done' | 'conflict'>;

/** The host leaves to whoever has been here for the longest time; when nobody is left, nothing is. */
export const leave: Plan<Do<'leave'>> = async ({ services, club, me }) => {
  const { clubs } = services.store;
  if (club.host !== me) return clubs.leave(club.id, me);
  const next = await clubs.oldest(club.id, me);
  return next === null ? clubs.close(club) : clubs.leaveTo(club, next);
};

const PLANS: { readonly [D in ClubAct['do']]: Plan<Do<D>> } = {
  leave,

  vote: async ({ services, club, me }, { game }) => {
    if (game !== null) services.games.get(game);
    return services.store.clubs.vote(club.id, me, game, services.now());
  },

  notices: ({ services, club, me }, { on }) => services.store.clubs.notices(club.id, me, on),

  set: async (context, { name, crest }) => {
    hostOnly(context);
    const { services, club } = context;
    return services.store.clubs.change({ ...club, body: { ...club.body, name: cleanName(name), crest } });
  },

  remove: async (context, { player }) => {
    hostOnly(context);
    const { services, club, me } = context;
    if (player === me) throw new RequestRefusal('malformed', 'To go yourself, leave the club.');
    await mustBelong(services, club, player);
    return services.store.clubs.remove(club, player);
  },

  'make host': async (context, { player }) => {
    hostOnly(context);
    await mustBelong(context.services, context.club, player);
    return context.services.store.clubs.handOn(context.club, player);
  },

  silence: async (context, { player, on }) => {
    hostOnly(context);
    await mustBelong(context.services, context.club, player);
    return context.services.store.clubs.silence(context.club.id, player, on);
  },

  'new link': async (context) => {
    hostOnly(context);
    return context.services.store.clubs.change({ ...context.club, link: freshPlayerId() });
  },

  close: async (context) => {
    hostOnly(context);
    return context.services.store.clubs.close(context.club);
  },
};

function planned<D extends ClubAct['do']>(name: D, context: Context, act: Do<D>): Promise<'done' | 'conflict'> {
  return PLANS[name](context, act);
}

/** Carries out what a member does, against the club as it stands then. Returns the club as it was before. */
export async function performClubAct(services: Services, id: string, me: string, act: ClubAct): Promise<ClubRow> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const club = await clubOf(services, id, me);
    if ((await planned(act.do, { services, club, me }, act)) === 'done') return club;
  }
  throw new RequestRefusal('not stored', 'Too many changes at once in this club; try again.');
}

function hostOnly({ club, me }: Context): void {
  if (club.host !== me) throw because('not yours', 'club-host', 'Only the host of the club can do this.');
}

async function mustBelong({ store }: Services, { id }: ClubRow, player: string): Promise<void> {
  if (await store.clubs.isMember(id, player)) return;
  throw because('not now', 'not-a-member', 'They do not belong to the club any more.');
}
