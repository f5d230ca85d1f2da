import {
  isIn,
  isRefusal,
  Match,
  type Proposal,
  type Refusal as RuleRefusal,
  type Seat,
  type Vocabulary,
} from '@naos/engine';
import { afterBack } from '../../clock/ladder.ts';
import { because } from '../../request-refusal.ts';
import type { Services } from '../../services.ts';
import type { Draft } from '../draft.ts';
import type { LiveTable } from '../live-table.ts';
import { openMatch, workOut } from '../play-move.ts';
import { inPortions } from '../portions.ts';

/** How often a seat takes back until another one has moved, and how long a game may be in which anything is taken back. */
const MOST_UNDOS_A_TURN = 100;
const MOST_LINES = 10_000;

type Moves = readonly { readonly seat: Seat; readonly move: string }[];

/** How a table's moves are taken back: freely by the seat that made them, or by vote. */
interface Undo {
  /** The seat whose own moves they are; null: it was decided by vote. */
  readonly own: Seat | null;
  readonly propose: (match: Match<Vocabulary>, now: number) => Proposal<Vocabulary> | RuleRefusal;
  /** What to answer when it can't be done. */
  readonly why: string;
}

/** Takes moves back, and from the clocks what the players have earned by them. */
export async function undoMoves(services: Services, live: LiveTable, { own, propose, why }: Undo): Promise<Draft> {
  const match = openMatch(live);
  allowUndo(live, match, own);
  const now = services.now();
  const moved = timeOf(match, match.standing.findLast(({ seat }) => seat === own)?.n);
  const draft = await workOut(services, live, now, () => {
    const proposal = propose(match, now);
    if (isRefusal(proposal)) throw because('not now', 'nothing-to-undo', why);
    return proposal;
  });
  if (live.doc.clock.kind === 'none') return draft;
  const before = await turnsEnded(services, live, match, match.standing);
  const after = await turnsEnded(services, live, match, draft.proposal?.position.standing ?? []);
  const lost = before.map((count, seat) => count - (after[seat] ?? 0));
  const back = { own: own === null ? null : { seat: own, moved: moved ?? now }, lost };
  const time = afterBack(live.doc, draft.doc.waiting, now, services.outages, back);
  return { ...draft, doc: { ...draft.doc, time } };
}

/** Moving and taking back for ever must not make a game longer than a store and a replay can bear. */
function allowUndo({ audiences }: LiveTable, { entries, standing }: Match<Vocabulary>, own: Seat | null): void {
  // By what the seat itself has noticed: the refusal must not count what others do in secret.
  if (audiences.count(own) >= MOST_LINES)
    throw because(
      'not now',
      'undo-game',
      `This game has ${MOST_LINES} lines, with all that was taken back: it can be played to its end, but nothing can be taken back any more.`,
    );
  if (own === null) return;
  const others = standing.findLast(({ n, seat }) => seat !== own && isIn(audiences.at(n), own))?.n ?? 0;
  const undone = entries.slice(others).filter((entry) => 'back' in entry && entry.seat === own);
  if (undone.length < MOST_UNDOS_A_TURN) return;
  throw because(
    'not now',
    'undo-turn',
    `You have taken back ${MOST_UNDOS_A_TURN} times in this turn, which is the limit: play on from here.`,
    { most: MOST_UNDOS_A_TURN },
  );
}

function timeOf({ entries }: Match<Vocabulary>, n = 0): number | undefined {
  const entry = entries[n - 1];
  return entry !== undefined && 'at' in entry ? entry.at : undefined;
}

/** How often each seat's turn has ended in some moves; only clocks with an increment ask for it. */
async function turnsEnded(
  services: Services,
  { id, doc }: LiveTable,
  match: Match<Vocabulary>,
  moves: Moves,
): Promise<readonly number[]> {
  if (doc.clock.kind !== 'live' || doc.clock.increment === 0) return doc.seats.map(() => 0);
  const seed = (await services.store.tables.seed(id)) ?? '';
  return inPortions(services, id, countEnds(match, seed, moves));
}

function* countEnds({ game, head }: Match<Vocabulary>, seed: string, moves: Moves): Generator<void, number[]> {
  const again = Match.begin(game, { seats: head.seats, options: head.options, seed });
  const ended = Array.from({ length: head.seats }, () => 0);
  let asked = again.asked;
  for (const { seat, move } of moves) {
    again.make(seat, move);
    const next = again.asked;
    for (const one of asked) if (!next.includes(one)) ended[one] = (ended[one] ?? 0) + 1;
    asked = next;
    yield;
  }
  return ended;
}
