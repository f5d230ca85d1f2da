import { isIn, type Seat } from '@naos/engine';
import type { Act, Proposal } from '@naos/protocol';
import { noticed, paused, resumed } from '../../clock/pause.ts';
import { because, RequestRefusal } from '../../request-refusal.ts';
import type { Services } from '../../services.ts';
import { people, seatOf, type TableDoc, withSeat } from '../doc.ts';
import type { Draft } from '../draft.ts';
import { openMatch } from '../play-move.ts';
import { type ActContext, type ActPlan, mySeat, whileRunning } from './act-context.ts';
import { undoMoves } from './undo-moves.ts';

/** More than ask for a bot's seat of one game, unless they mean to disturb it. */
const MOST_TURNED_AWAY = 200;

type Do<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** Asks the table; it holds at once when no other person sits there. */
function propose(context: ActContext, what: Proposal['what'], to: number | null): Draft | Promise<Draft> {
  whileRunning(context);
  const seat = mySeat(context);
  const { doc, audiences } = context.live;
  if (doc.proposal !== null)
    throw because('not now', 'deciding', 'The table is already deciding something; answer that first.');
  const time = what === 'continue' ? noticed(doc, context.services.now()) : doc.time;
  const shown = to === null ? {} : { shown: audiences.countAt(null, to) };
  return decided(context, { ...doc, time, proposal: { what, by: seat, to, ...shown, yes: [seat] } });
}

/**
 * Asks whether somebody may play on for a bot. Whoever sits down sees the seat's secrets and keeps them, so everybody
 * who plays has to agree; a rated game has no such question.
 */
export function askSeat(context: ActContext, seat: Seat, isInvited: boolean): Draft | Promise<Draft> {
  const { asker, live } = context;
  const { doc } = live;
  if (doc.rated)
    throw because('not now', 'bot-rated', 'In a rated game nobody plays on for a bot: its secrets are its own.');
  if (doc.proposal !== null)
    throw because('not now', 'deciding', 'The table is already deciding something; ask again when it has.');
  if (doc.turnedAway?.includes(signOf(context.services, doc, asker.id)) === true)
    throw because('not now', 'said-no', 'Those who play have said no: you can watch, but not ask again.');
  const host = doc.host === null ? null : seatOf(doc, doc.host);
  if (people(doc).length === 0 && !isInvited && asker.id !== doc.host)
    throw because(
      'not now',
      'nobody-agrees',
      'Nobody sits here who could agree: only the host can invite you to this seat.',
    );
  const yes = isInvited && host !== null ? [host] : [];
  return decided(context, {
    ...doc,
    proposal: { what: 'seat', by: seat, guest: { id: asker.id, name: asker.name }, to: null, yes },
  });
}

export const askUndo: ActPlan<Do<'ask undo'>> = (context, { to }) => {
  if (context.live.doc.rated)
    throw because('not now', 'undo-rated', 'In rated games moves are not taken back by vote.');
  const match = openMatch(context.live);
  const { audiences } = context.live;
  const seat = mySeat(context);
  const line = audiences.lineAt(seat, to);
  // What others did in secret since is no such move: that it can be asked for would tell of it.
  if (!match.standing.some(({ n }) => n > line && isIn(audiences.at(n), seat)))
    throw new RequestRefusal('malformed', `There is no move after version ${to} to take back.`);
  return propose(context, 'undo', line);
};

export const askPause: ActPlan<Do<'ask pause'>> = (context) => {
  if (context.live.doc.time?.since === null) throw because('not now', 'paused', 'The table is paused already.');
  return propose(context, 'pause', null);
};

/** Whoever is away does not hold up the others: the pause is over after some time, with their answer or without. */
export const askContinue: ActPlan<Do<'ask continue'>> = (context) => {
  if (context.live.doc.time?.since !== null) throw because('not now', 'not-paused', 'The table is not paused.');
  return propose(context, 'continue', null);
};

export const askCancel: ActPlan<Do<'ask cancel'>> = (context) => propose(context, 'cancel', null);

/** One no ends the question; the last yes carries it out. */
export const vote: ActPlan<Do<'vote'>> = (context, { yes }) => {
  whileRunning(context);
  const seat = mySeat(context);
  const { doc } = context.live;
  if (doc.proposal === null) throw because('not now', 'nothing-to-vote', 'There is nothing to vote on.');
  if (!yes && doc.proposal.what === 'continue')
    throw because(
      'not now',
      'everybody-waits',
      'A pause is over some time after somebody asks to go on; it needs everybody.',
    );
  if (!yes) return { doc: { ...withTurnedAway(context, doc.proposal), proposal: null }, saveNow: true };
  const voters = doc.proposal.yes.includes(seat) ? doc.proposal.yes : [...doc.proposal.yes, seat];
  return decided(context, { ...doc, proposal: { ...doc.proposal, yes: voters } });
};

/** Not the id itself: it must not outlive the person. */
const signOf = ({ secret }: Services, { id }: TableDoc, player: string): string =>
  secret.sign('turned away', `${id} ${player}`);

/** A stranger who could ask over and over would keep the table from deciding anything else. */
function withTurnedAway({ services, live: { doc } }: ActContext, { guest }: Proposal): TableDoc {
  if (guest === undefined) return doc;
  return { ...doc, turnedAway: [...(doc.turnedAway ?? []), signOf(services, doc, guest.id)].slice(-MOST_TURNED_AWAY) };
}

function decided(context: ActContext, doc: TableDoc): Draft | Promise<Draft> {
  const { proposal } = doc;
  if (proposal === null || !people(doc).every((seat) => proposal.yes.includes(seat))) return { doc, saveNow: true };
  const settled = { ...doc, proposal: null };
  const now = context.services.now();
  switch (proposal.what) {
    case 'undo':
      return undoAll(context, settled, proposal);
    case 'pause':
      return { doc: { ...settled, time: paused(settled, now, context.services.outages) }, saveNow: true };
    case 'continue':
      return { doc: resumed(settled, now), saveNow: true };
    case 'seat':
      return { doc: seated(settled, proposal), saveNow: true };
    case 'cancel':
      return { doc: { ...settled, status: 'cancelled', closed: 'The players agreed to end the game.' }, saveNow: true };
  }
}

function seated(doc: TableDoc, { by, guest }: Proposal): TableDoc {
  const bot = doc.seats[by];
  if (guest === undefined || bot?.kind !== 'bot' || seatOf(doc, guest.id) !== null) return doc;
  return withSeat(doc, by, { kind: 'person', player: guest.id, name: guest.name, invite: null, level: bot.name });
}

async function undoAll({ services, live }: ActContext, doc: TableDoc, { by, to }: Proposal): Promise<Draft> {
  const draft = await undoMoves(services, live, {
    own: null,
    propose: (match, now) => {
      const first = match.standing.find(({ n }) => n > (to ?? 0) && isIn(live.audiences.at(n), by));
      return match.proposeUndoAll(by, first?.n ?? 0, now);
    },
    why: 'There is no move after that point any more.',
  });
  return { ...draft, saveNow: true, doc: { ...draft.doc, proposal: doc.proposal } };
}
