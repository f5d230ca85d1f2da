import { completeOptions, GameError, type Seat } from '@naos/engine';
import type { Act } from '@naos/protocol';
import { because, RequestRefusal } from '../../request-refusal.ts';
import { freshPlayerId } from '../../secret.ts';
import type { SeatInfo, TableDoc } from '../doc.ts';
import { withSeat } from '../doc.ts';
import { allowClock } from '../new-table.ts';
import { type ActContext, type ActPlan, beforeStart, hostOnly, mySeat } from './act-context.ts';
import { freeSeat } from './seats.ts';

type Do<D extends Act['do']> = Extract<Act, { readonly do: D }>;

export const ready: ActPlan<Do<'ready'>> = (context, { on }) => {
  beforeStart(context);
  const seat = mySeat(context);
  const { doc } = context.live;
  const { ready: _before, ...unready } = seatAt(doc, seat);
  return { doc: withSeat(doc, seat, on ? { ...unready, ready: true } : unready), saveNow: true };
};

/** Changes chairs: with a free one or a bot at once, with a person when both have pressed. */
export const changeSeat: ActPlan<Do<'change seat'>> = (context, { seat: to }) => {
  beforeStart(context);
  const from = mySeat(context);
  const { doc } = context.live;
  const other = seatAt(doc, to);
  if (from === to) return { doc: withoutAsks(doc, from), saveNow: true };
  if (other.kind !== 'person' && other.player !== null)
    throw because('not now', 'seat-kept', 'This seat is kept for somebody.');
  if (other.kind !== 'person' || other.asks === from) return { doc: swapped(doc, from, to), saveNow: true };
  return { doc: withSeat(doc, from, { ...seatAt(doc, from), asks: to }), saveNow: true };
};

export const addSeat: ActPlan<Do<'add seat'>> = (context) => {
  hostOnly(context);
  beforeStart(context);
  const { services, live } = context;
  const { doc } = live;
  const { max } = services.games.get(doc.game).rules.seats;
  if (doc.seats.length >= max)
    throw because(
      'not now',
      'most-seats',
      `${doc.game} is played by ${max} at most: there is no room for another seat.`,
      { most: max },
    );
  return { doc: { ...doc, seats: [...doc.seats, freeSeat(doc)] }, saveNow: true };
};

export const removeSeat: ActPlan<Do<'remove seat'>> = (context, { seat }) => {
  hostOnly(context);
  beforeStart(context);
  const { services, live } = context;
  const { doc } = live;
  const { min } = services.games.get(doc.game).rules.seats;
  if (doc.seats.length <= min)
    throw because('not now', 'fewest-seats', `${doc.game} is played by ${min} at least: this seat has to stay.`, {
      fewest: min,
    });
  if (seatAt(doc, seat).kind === 'person')
    throw because('not now', 'seat-taken', 'Somebody sits there: a seat can be taken away when it is free.');
  const rest = doc.seats.filter((_, i) => i !== seat).map((seatInfo) => withoutAsk(seatInfo));
  return { doc: { ...doc, seats: rest }, saveNow: true };
};

/** The host changes what is played; whoever had agreed to something else is asked again. */
export const setTable: ActPlan<Do<'set table'>> = (context, { options, clock }) => {
  hostOnly(context);
  beforeStart(context);
  const { services, live, asker } = context;
  const { doc } = live;
  const { rules } = services.games.get(doc.game);
  if (clock !== undefined) allowClock(clock);
  const seats = doc.seats.map((seatInfo): SeatInfo => {
    const { ready: _before, ...unready } = seatInfo;
    return seatInfo.player === asker.id ? seatInfo : unready;
  });
  return {
    doc: { ...doc, seats, clock: clock ?? doc.clock, options: chosen(doc, rules, options) },
    saveNow: true,
  };
};

function chosen(doc: TableDoc, rules: Parameters<typeof completeOptions>[0], options: Do<'set table'>['options']) {
  if (options === undefined) return doc.options;
  try {
    return completeOptions(rules, { ...doc.options, ...options });
  } catch (problem) {
    if (problem instanceof GameError) throw new RequestRefusal('malformed', problem.message);
    throw problem;
  }
}

export const newLink: ActPlan<Do<'new link'>> = (context: ActContext) => {
  hostOnly(context);
  const { doc } = context.live;
  if (doc.status !== 'open' && doc.status !== 'running') throw because('not now', 'game-over', 'The game is over.');
  return { doc: { ...doc, party: freshPlayerId() }, saveNow: true };
};

function seatAt({ seats }: TableDoc, seat: Seat): SeatInfo {
  const seatInfo = seats[seat];
  if (seatInfo === undefined) throw new RequestRefusal('malformed', `There is no chair ${seat}.`);
  return seatInfo;
}

function withoutAsk({ asks: _asks, ...rest }: SeatInfo): SeatInfo {
  return rest;
}

/** Without what a seat asks for and is asked for. */
function withoutAsks(doc: TableDoc, seat: Seat): TableDoc {
  return {
    ...doc,
    seats: doc.seats.map((seatInfo, i) => (i === seat || seatInfo.asks === seat ? withoutAsk(seatInfo) : seatInfo)),
  };
}

function swapped(doc: TableDoc, one: Seat, other: Seat): TableDoc {
  const seats = doc.seats.map((seatInfo, i) => {
    const moved = i === one ? seatAt(doc, other) : i === other ? seatAt(doc, one) : seatInfo;
    return moved.asks === one || moved.asks === other || i === one || i === other ? withoutAsk(moved) : moved;
  });
  return { ...doc, seats };
}
