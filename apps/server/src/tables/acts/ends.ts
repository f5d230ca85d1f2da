import type { Act } from '@naos/protocol';
import { ladderStep } from '../../clock/ladder.ts';
import { because, RequestRefusal } from '../../request-refusal.ts';
import { freshPlayerId } from '../../secret.ts';
import { RESIGNED, type SeatInfo, type TableDoc, withSeat } from '../doc.ts';
import { spendTable } from '../new-table.ts';
import { beginGame, withoutFree } from '../start.ts';
import { type ActContext, type ActPlan, beforeStart, hostOnly, mySeat, whileRunning } from './act-context.ts';
import { leftBy, standInLevel, withoutVote } from './seats.ts';

type Do<D extends Act['do']> = Extract<Act, { readonly do: D }>;

export const start: ActPlan<Do<'start'>> = (context) => {
  hostOnly(context);
  allowWithoutReady(context);
  return beginGame(context.services, context.live, withoutFree(context.services, context.live.doc));
};

/**
 * In a room the host need not wait for everybody's word. But a rematch brings people along who may know nothing of it, and
 * terms may be changed under those who sit: nobody is rated, or plays at all while away, without having agreed.
 */
function allowWithoutReady({ live }: ActContext): void {
  const { room, rated, host, seats } = live.doc;
  if (room !== true) return;
  const silent = seats.filter(
    ({ kind, ready, player }) => kind === 'person' && ready !== true && player !== null && player !== host,
  );
  if (rated && silent.length > 0)
    throw because('not now', 'rated-unready', 'A rated game begins when everybody has said that they are ready.');
  const away = silent.find(({ player }) => player !== null && !live.isPresent(player));
  if (away !== undefined)
    throw because(
      'not now',
      'away-unready',
      `${away.name} is not here and has not agreed: wait for them, or free their seat.`,
      { name: away.name },
    );
}

/** The second step of the ladder: anybody at the table may put a bot on the chair of somebody whose time ran out. */
export const callBot: ActPlan<Do<'call bot'>> = (context, { seat, level }) => {
  whileRunning(context);
  mySeat(context);
  const { services, live } = context;
  const { doc } = live;
  const seatInfo = doc.seats[seat];
  if (seatInfo?.kind !== 'person') throw new RequestRefusal('malformed', 'Nobody sits on that chair.');
  const step = ladderStep(doc, seat, services.now(), services.outages);
  if (step === 'in time' || step === 'reminded') throw because('not now', 'still-time', 'They still have time.');
  const { levels } = services.games.get(doc.game);
  const name = level ?? standInLevel(services, doc, seat);
  if (!levels.includes(name))
    throw new RequestRefusal('malformed', `There is no bot "${name}"; there are ${levels.join(', ')}.`);
  return {
    doc: withSeat(withoutVote(doc, seat), seat, { ...leftBy(seatInfo), name }),
    saveNow: true,
  };
};

/** The last step of the ladder. */
export const cancel: ActPlan<Do<'cancel'>> = (context) => {
  whileRunning(context);
  mySeat(context);
  const { services, live } = context;
  const late = live.doc.waiting.some(
    (seat) => ladderStep(live.doc, seat, services.now(), services.outages) === 'may be cancelled',
  );
  if (!late)
    throw because(
      'not now',
      'not-late',
      'A game can be cancelled when somebody has been away for long, or when all agree.',
    );
  return { doc: { ...live.doc, status: 'cancelled', closed: 'A player did not come back.' }, saveNow: true };
};

/** Who gives up has lost. With more at the table the others play on, and so does a bot for whoever gets up. */
export const resign: ActPlan<Do<'resign'>> = (context) => {
  whileRunning(context);
  const seat = mySeat(context);
  const { doc } = context.live;
  if (doc.seats.length !== 2) {
    throw because(
      'not now',
      'resign-two',
      'Only a game of two can be resigned. Get up instead: a bot plays on for you, and its result is yours.',
    );
  }
  return { doc: { ...doc, status: 'cancelled', closed: RESIGNED, resigned: seat }, saveNow: true };
};

/** The host gives up a table that has not started. */
export const close: ActPlan<Do<'close'>> = (context) => {
  hostOnly(context);
  beforeStart(context);
  return { doc: { ...context.live.doc, status: 'cancelled', closed: 'The host closed the table.' }, saveNow: true };
};

/** The same game once more with the chairs moved on by one; everybody's chair is kept for them. */
export const rematch: ActPlan<Do<'rematch'>> = async (context) => {
  const { live, services, asker, spender } = context;
  const { doc } = live;
  if (doc.status !== 'finished' && doc.status !== 'cancelled')
    throw because('not now', 'still-running', 'The game is still running.');
  if (!doc.seats.some(({ player }) => player === asker.id)) mySeat(context);
  if (doc.rematch !== null) return { doc, saveNow: false, opened: doc.rematch };
  if (doc.club !== undefined && !(await services.store.clubs.isMember(doc.club, asker.id)))
    throw because(
      'not yours',
      'club-left',
      'You do not belong to this table’s club any more: it opens no table for you.',
    );
  const next = rematchDoc(context, doc);
  await spendTable(services, next, spender);
  return { doc: { ...doc, rematch: next.id }, saveNow: true, opens: next, opened: next.id };
};

function rematchDoc({ services, asker }: ActContext, doc: TableDoc): TableDoc {
  const seats = doc.seats.map((seatInfo): SeatInfo => {
    const { kind, player, name } = seatInfo;
    const ready = doc.room === true ? { ready: true as const } : {};
    if (player === asker.id) return { kind: 'person', player, name: asker.name, invite: null, ...ready };
    if (kind === 'bot') return { kind, player: null, name, invite: null };
    // In a room everybody is carried over and says when they are ready; elsewhere the last one to come begins the game.
    if (doc.room === true && player !== null) return { kind: 'person', player, name, invite: null };
    return { kind: 'open', player, name: '', invite: null, keptFor: name };
  });
  const { resigned: _, event: _event, forfeited: _forfeited, ...rest } = doc;
  return {
    ...rest,
    id: services.nodes.freshTableId(),
    host: asker.id,
    status: 'open',
    party: freshPlayerId(),
    seats: [...seats.slice(1), ...seats.slice(0, 1)],
    time: null,
    proposal: null,
    waiting: [],
    version: 0,
    created: services.now(),
    commitment: null,
    outcome: null,
    rematch: null,
    closed: null,
    acts: [],
    orders: [],
    nudged: [],
    turnedAway: [],
    reminded: [],
  };
}

export const silence: ActPlan<Do<'silence'>> = (context, { player, on }) => {
  hostOnly(context);
  const { doc, chat, watchers } = context.live;
  const isKnown = [...doc.seats, ...chat, ...watchers].some((one) => one.player === player);
  if (on && !isKnown) throw new RequestRefusal('malformed', 'Nobody with this id sits or has spoken at this table.');
  const others = doc.silenced.filter((id) => id !== player);
  return { doc: { ...doc, silenced: on ? [...others, player] : others }, saveNow: true };
};

export const watchersTalk: ActPlan<Do<'watchers talk'>> = (context, { on }) => {
  hostOnly(context);
  const { watchersTalk: _before, ...doc } = context.live.doc;
  return { doc: on ? { ...doc, watchersTalk: true } : doc, saveNow: true };
};
