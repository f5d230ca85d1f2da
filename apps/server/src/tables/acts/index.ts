import type { Act } from '@naos/protocol';
import type { Spender } from '../../limits/budgets.ts';
import type { Services } from '../../services.ts';
import { allowAtClub } from '../access.ts';
import type { DoneAct, TableDoc } from '../doc.ts';
import type { Draft } from '../draft.ts';
import type { LiveTable } from '../live-table.ts';
import type { Asker } from '../new-table.ts';
import { earlierAnswer } from '../play-move.ts';
import { isSecret } from '../row.ts';
import { startIfFull } from '../start.ts';
import type { Tables } from '../tables.ts';
import type { ActContext, ActPlan } from './act-context.ts';
import { askCancel, askContinue, askPause, askUndo, vote } from './agree.ts';
import { callBot, cancel, close, rematch, resign, silence, start, watchersTalk } from './ends.ts';
import { nudge } from './nudge.ts';
import { order, plan } from './orders.ts';
import { addSeat, changeSeat, newLink, ready, removeSeat, setTable } from './room.ts';
import { leave, newInvite, setSeat, sit } from './seats.ts';
import { undo } from './undo.ts';

type ActOf<D> = Extract<Act, { readonly do: D }>;

const PLANS: { readonly [D in Act['do']]: ActPlan<ActOf<D>> } = {
  sit,
  leave,
  start,
  'set seat': setSeat,
  'new invite': newInvite,
  ready,
  'change seat': changeSeat,
  'add seat': addSeat,
  'remove seat': removeSeat,
  'set table': setTable,
  'new link': newLink,
  undo,
  'ask undo': askUndo,
  'ask pause': askPause,
  'ask continue': askContinue,
  'ask cancel': askCancel,
  vote,
  'call bot': callBot,
  nudge,
  cancel,
  resign,
  close,
  order,
  plan,
  rematch,
  silence,
  'watchers talk': watchersTalk,
};

/** Acts after which nobody may be missing any more. */
const MAY_BEGIN: ReadonlySet<Act['do']> = new Set(['sit', 'set seat', 'remove seat', 'ready']);

function planned<D extends Act['do']>(name: D, context: ActContext, act: ActOf<D>): Draft | Promise<Draft> {
  return PLANS[name](context, act);
}

/** How many answers a table remembers for repeated requests. */
const ANSWERS_REMEMBERED = 24;
/** And of each person's to what nobody else may notice: what is forgotten for it must not tell others of it. */
const SECRETS_REMEMBERED = 8;
/** However many people come and go. */
const MOST_REMEMBERED = 100;

/** Carries out an act once: the same id again gets the first answer. */
export async function performAct(
  services: Services,
  tables: Tables,
  asker: Asker,
  spender: Spender,
  request: { readonly table: string; readonly id: string; readonly act: Act },
): Promise<{ readonly version: number; readonly opened?: string }> {
  const { table, id, act } = request;
  // Not the id itself: what is kept for a repeated request must not outlive the person.
  const by = services.secret.sign('act', `${table} ${asker.id}`);
  let earlier: Pick<DoneAct, 'version' | 'opened'> | undefined;
  const { live, draft } = await tables.change(table, async (live) => {
    earlier = live.doc.acts.find((done) => done.id === id && done.by === by) ?? earlierLine(live, asker, id);
    if (earlier !== undefined) return { doc: live.doc, saveNow: false };
    await allowAtClub(services, live.doc, asker.id);
    const draft = await planned(act.do, { services, live, asker, spender }, act);
    // Its line remembers the id, as a move's does.
    if (!draft.saveNow) return { ...draft, moveId: id };
    const version = draft.proposal?.lines.at(-1)?.entry.n ?? live.version;
    const done: DoneAct = {
      id,
      by,
      version,
      ...(draft.opened === undefined ? {} : { opened: draft.opened }),
      ...(isSecret(draft) ? { secret: true } : {}),
    };
    return { ...draft, doc: { ...draft.doc, acts: remembered(draft.doc, done) } };
  });
  const { opened } = earlier ?? draft;
  if (opened !== undefined) await startIfFull(services, tables, opened);
  else if (MAY_BEGIN.has(act.do)) await startIfFull(services, tables, table);
  const version = live.audiences.countAt(live.seatOf(asker.id), earlier?.version ?? live.version);
  return { version, ...(opened === undefined ? {} : { opened }) };
}

function remembered({ acts }: TableDoc, done: DoneAct): readonly DoneAct[] {
  const alike = acts.filter(({ secret, by }) => secret === done.secret && (secret !== true || by === done.by));
  const most = done.secret === true ? SECRETS_REMEMBERED : ANSWERS_REMEMBERED;
  const forgotten = alike.slice(0, Math.max(0, alike.length + 1 - most));
  return [...acts.filter((one) => !forgotten.includes(one)), done].slice(-MOST_REMEMBERED);
}

/** What somebody took back under the same id where nothing but the line was written. */
function earlierLine(live: LiveTable, asker: Asker, id: string): Pick<DoneAct, 'version'> | undefined {
  const seat = live.seatOf(asker.id);
  const version = seat === null ? null : earlierAnswer(live, seat, id);
  return version === null ? undefined : { version };
}
