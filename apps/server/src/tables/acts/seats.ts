import type { Act } from '@naos/protocol';
import { because, RequestRefusal } from '../../request-refusal.ts';
import { freshPlayerId } from '../../secret.ts';
import type { Services } from '../../services.ts';
import { people, type SeatInfo, type TableDoc, withSeat } from '../doc.ts';
import { fitsJoin, seatOfInvite } from '../links.ts';
import { seatFrom } from '../new-table.ts';
import { withoutOrders } from '../orders.ts';
import { type ActContext, type ActPlan, beforeStart, hostOnly, mySeat } from './act-context.ts';
import { askSeat } from './agree.ts';

type Do<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** Takes a chair. Sitting down twice is sitting down once, so a link opened again just shows the table. */
export const sit: ActPlan<Do<'sit'>> = (context, act) => {
  const { live, asker } = context;
  const { doc } = live;
  if (doc.status !== 'open' && doc.status !== 'running') throw because('not now', 'game-over', 'The game is over.');
  if (live.seatOf(asker.id) !== null) return { doc, saveNow: false };
  const seat = seatToTake(context, act);
  const before = doc.seats[seat];
  const isBots = before?.kind === 'bot' && before.player !== asker.id;
  if (doc.status === 'running' && isBots)
    return askSeat(context, seat, act.invite !== undefined && doc.club === undefined);
  const level = before?.kind === 'bot' ? { level: before.name } : {};
  const seatInfo: SeatInfo = { kind: 'person', player: asker.id, name: asker.name, invite: null, ...level };
  return { doc: withSeat(doc, seat, seatInfo), saveNow: true };
};

function seatToTake({ services, live, asker }: ActContext, { seat, invite }: Do<'sit'>): number {
  const { doc } = live;
  const kept = doc.seats.findIndex((seatInfo) => seatInfo.kind !== 'person' && seatInfo.player === asker.id);
  if (kept !== -1 && (seat === undefined || seat === kept)) return kept;
  // They know this chair's secrets: on another one they would play with both.
  if (kept !== -1 && doc.status === 'running')
    throw because(
      'not now',
      'other-seat',
      'You have played on another chair of this game: you can come back to that one only.',
    );
  // Who acts at a club's table is one of its members.
  const isGuest = doc.club !== undefined || (invite !== undefined && fitsJoin(services.secret, doc, invite));
  if (invite !== undefined && !isGuest) {
    const invited = seatOfInvite(services.secret, doc, invite);
    if (invited !== null) return invited;
    throw because(
      'not now',
      'invite-used',
      'This invite link has been used already or was replaced; ask the host for a new one.',
    );
  }
  const free = doc.seats.findIndex(
    (seatInfo, i) => (seat === undefined || seat === i) && isFree(doc, seatInfo, isGuest),
  );
  if (free !== -1) return free;
  throw seat === undefined
    ? because('not now', 'no-free-seat', 'No chair is free at this table.')
    : because('not now', 'seat-taken', 'This chair is not free.');
}

/**
 * Free for anybody: an open chair of a public table, or a bot's where the table allows it. Who has the table's link may
 * also take what opens by a link alone; what is kept for a friend is nobody else's.
 */
function isFree(doc: TableDoc, seatInfo: SeatInfo, isGuest: boolean): boolean {
  if (seatInfo.player !== null) return false;
  if (!isGuest && (doc.visibility !== 'public' || seatInfo.invite !== null)) return false;
  return seatInfo.kind === 'open' || (seatInfo.kind === 'bot' && doc.botsMayBeReplaced);
}

/** Gets up. In a running game a bot keeps the seat, and the person may come back to it. */
export const leave: ActPlan<Do<'leave'>> = (context) => {
  const { services, live, asker } = context;
  const { doc } = live;
  const seat = mySeat(context);
  if (doc.status === 'open') {
    const without = withoutOrders(doc, asker.id);
    return { doc: handedOn(withSeat(without, seat, freeSeat(doc)), asker.id), saveNow: true };
  }
  if (doc.status !== 'running') throw because('not now', 'game-over', 'The game is over.');
  const left = { ...leftBy({ player: asker.id, name: asker.name }), name: standInLevel(services, doc, seat) };
  return { doc: handedOn(withSeat(withoutVote(doc, seat), seat, left), asker.id), saveNow: true };
};

/** A seat that its person has left to a bot, which is still to be named by its level. */
export function leftBy({ player, name }: Pick<SeatInfo, 'player' | 'name'>): SeatInfo {
  return { kind: 'bot', player, name: '', keptFor: name, invite: null };
}

/** A seat that anybody may take who may come in; a club's opens by no link. */
export function freeSeat({ visibility, club }: TableDoc): SeatInfo {
  const isLinked = visibility !== 'public' && club === undefined;
  return { kind: 'open', player: null, name: '', invite: isLinked ? freshPlayerId() : null };
}

/** When the host gets up, somebody who stays is the host: links, seats and the start need one. */
export function handedOn(doc: TableDoc, from: string): TableDoc {
  if (doc.host !== from) return doc;
  const [next] = people(doc).map((seat) => doc.seats[seat]?.player ?? null);
  return { ...doc, host: next ?? doc.host };
}

/** The level of the bot that plays on for somebody: the one that sat there before, or the middle one. */
export function standInLevel(services: Services, { game, seats }: TableDoc, seat: number): string {
  const { levels } = services.games.get(game);
  return seats[seat]?.level ?? levels[Math.floor(levels.length / 2)] ?? '';
}

/** The document without a seat's part in a vote, before somebody gets up from it. */
export function withoutVote(doc: TableDoc, seat: number): TableDoc {
  if (doc.proposal === null) return doc;
  const yes = doc.proposal.yes.filter((voter) => voter !== seat);
  // A question that only this seat had not answered would wait for ever: it can be asked again.
  const isOver = doc.proposal.by === seat || people(doc).every((other) => other === seat || yes.includes(other));
  return { ...doc, proposal: isOver ? null : { ...doc.proposal, yes } };
}

/** The host makes a chair something else before the start. */
export const setSeat: ActPlan<Do<'set seat'>> = (context, { seat, to }) => {
  hostOnly(context);
  beforeStart(context);
  const { services, live, asker } = context;
  if (live.doc.seats[seat] === undefined) throw new RequestRefusal('malformed', `There is no chair ${seat}.`);
  if (to.kind === 'me') throw new RequestRefusal('malformed', 'To take a chair yourself, sit down on it.');
  return { doc: withSeat(live.doc, seat, seatFrom(services, live.doc.game, to, asker)), saveNow: true };
};

/** The host voids a chair's link and makes a fresh one; for a bot's chair it is the way to offer it to one person. */
export const newInvite: ActPlan<Do<'new invite'>> = (context, { seat }) => {
  hostOnly(context);
  const { doc } = context.live;
  const seatInfo = doc.seats[seat];
  if (seatInfo === undefined || seatInfo.kind === 'person')
    throw because('not now', 'seat-taken', 'This chair is taken.');
  if (doc.status !== 'open' && doc.status !== 'running') throw because('not now', 'game-over', 'The game is over.');
  return { doc: withSeat(doc, seat, { ...seatInfo, invite: freshPlayerId() }), saveNow: true };
};
