import {
  isRefusal,
  type Match,
  type Proposal,
  type Refusal as RuleRefusal,
  type Seat,
  type Vocabulary,
  writeTranscript,
} from '@naos/engine';
import { afterMove } from '../clock/ladder.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { countNoticed, type HeardLine, jointAudience } from './beats.ts';
import type { TableDoc } from './doc.ts';
import type { Draft } from './draft.ts';
import { waitsForBot } from './due.ts';
import type { LiveTable } from './live-table.ts';
import { sightsOf, viewersOf } from './sight.ts';
import type { Tables } from './tables.ts';

/** A move as it comes in: from a person, a house bot or somebody else's bot alike. */
export interface MoveRequest {
  readonly table: string;
  /** Made by the client; the same id again gets the first answer. */
  readonly id: string;
  /** How much of the game the mover has noticed. */
  readonly version: number;
  readonly move: string;
  /** What becomes of the table besides, in the same write. */
  readonly also?: (doc: TableDoc) => TableDoc;
}

/** The one gate for moves. Resolves with the mover's version of the table when the move is stored durably; throws a RequestRefusal otherwise. */
export function playMove(
  services: Services,
  tables: Tables,
  seatFor: (doc: TableDoc) => Seat | null,
  { table, id, version, move, also }: MoveRequest,
): Promise<number> {
  let answered: number | null = null;
  let mover: Seat | null = null;
  const change = tables.change(table, (live) => {
    const seat = seatFor(live.doc);
    if (seat === null) throw because('not yours', 'not-seated', 'You do not sit at this table.');
    mover = seat;
    answered = earlierAnswer(live, seat, id);
    if (answered !== null) return { doc: live.doc, saveNow: false };
    const match = openMatch(live);
    const { audiences } = live;
    if (version > audiences.count(seat) || version < audiences.countAt(seat, live.askedSince(seat))) {
      throw new RequestRefusal('stale', 'The game has gone on since; the current position follows.');
    }
    const now = services.now();
    const draft = workOut(services, live, now, () => proposeMove(services, live, match, { seat, move, now }), id);
    return also === undefined ? draft : draft.then((one) => ({ ...one, doc: also(one.doc), saveNow: true }));
  });
  return change.then(({ live, draft }) => live.audiences.countAt(mover, answered ?? draft.doc.version));
}

/** The line that an id led to earlier; ids of other seats are as unknown as any. */
export function earlierAnswer(live: LiveTable, seat: Seat, id: string): number | null {
  const n = live.moveIds.get(id);
  if (n === undefined) return null;
  const entry = live.match?.entries[n - 1];
  if (entry !== undefined && 'seat' in entry && entry.seat === seat) return n;
  throw new RequestRefusal('malformed', 'This id has been used by somebody else; make a new one for every move.');
}

/** The match of a table on which moves can be made now. */
export function openMatch(live: LiveTable): Match<Vocabulary> {
  const { doc, match } = live;
  if (doc.status === 'open' || match === null) throw because('not now', 'not-begun', 'The game has not started.');
  if (doc.status !== 'running') throw because('not now', 'game-over', 'The game is over.');
  if (doc.time?.since === null) throw because('not now', 'paused', 'The table is paused: ask to go on first.');
  return match;
}

function proposeMove(
  services: Services,
  live: LiveTable,
  match: Match<Vocabulary>,
  { seat, move, now }: { readonly seat: Seat; readonly move: string; readonly now: number },
): Proposal<Vocabulary> {
  const proposal = match.propose(seat, move, now);
  if (!isRefusal(proposal)) return proposal;
  if (proposal.refused === 'fault')
    services.log.error(
      { table: live.id, seat, move, problem: proposal.error.message, transcript: writeTranscript(match.transcript) },
      'the rules of a game fell over a move; it was refused and nothing has changed',
    );
  throw refusalOf(proposal, move);
}

/** Lets the game's code work out lines, and look at where they lead, under one watch. The match does not change. */
export function workOut(
  services: Services,
  live: LiveTable,
  now: number,
  propose: () => Proposal<Vocabulary>,
  moveId: string | null = null,
): Promise<Draft> {
  return services.watchdog.run(live.id, () => {
    const proposal = propose();
    if (moveId !== null) services.metrics.moved(live.doc.game);
    const { lines, from, position } = proposal;
    const heard = lines.map(({ entry, told }) => ({ entry, told, audience: live.audiences.of(entry, from, position) }));
    const sights = sightsOf(position, viewersOf(live, jointAudience(heard)));
    const { doc, saveNow } = draftOf(services, live, proposal, heard, now);
    return { doc, saveNow, proposal, heard, sights, moveId };
  });
}

/** What new lines mean for the rest of the table: who is waited for, the clocks, the end. */
function draftOf(
  services: Services,
  { doc, audiences }: LiveTable,
  { lines, position }: Proposal<Vocabulary>,
  heard: readonly HeardLine[],
  now: number,
): Pick<Draft, 'doc' | 'saveNow'> {
  const waiting = position.asked;
  const time = afterMove(doc, waiting, now, services.outages);
  const end = lines.at(-1)?.entry;
  const over = end !== undefined && 'outcome' in end;
  const reminded = doc.reminded.length === 0 ? doc.reminded : doc.reminded.filter((seat) => waiting.includes(seat));
  const publicVersion = audiences.count(null) + countNoticed(heard, null);
  const moved: TableDoc = { ...doc, waiting, version: end?.n ?? doc.version, publicVersion, time, reminded };
  const next: TableDoc = over ? { ...moved, status: 'finished', outcome: end.outcome, proposal: null } : moved;
  // With neither clock nor bot nor end, a restart works everything out from the transcript: the hot path saves one write.
  const saveNow = over || doc.clock.kind !== 'none' || waitsForBot(next) || waitsForBot(doc) || doc.reminded.length > 0;
  return { doc: next, saveNow };
}

function refusalOf({ refused, why }: RuleRefusal, move: string): RequestRefusal {
  switch (refused) {
    case 'over':
      return because('not now', 'game-over', 'The game is over.');
    case 'not-asked':
      return because('not yours', 'not-your-turn', 'It is not your turn.');
    case 'fault':
      return new RequestRefusal(
        'faulty move',
        `"${move}" can't be carried out: the rules of this game have a fault there. Nothing has changed and the operator has been told; please make another move.`,
      );
    case 'unreadable':
      return new RequestRefusal('illegal', `"${move}" is not a move of this game.`);
    default:
      return new RequestRefusal(
        'illegal',
        `"${move}" is not on the list of legal moves${why === null ? '' : ` (rule ${why.rule})`}.`,
        why,
      );
  }
}
