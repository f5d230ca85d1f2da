import { GameError, Match } from '@naos/engine';
import { fullTime } from '../clock/ladder.ts';
import { withHolidays } from '../players/holidays.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from './doc.ts';
import type { Draft } from './draft.ts';
import type { LiveTable } from './live-table.ts';
import { sightsOf, viewersOf } from './sight.ts';
import type { Tables } from './tables.ts';

/** How often a game is begun that nobody has to press a button for. */
const MOST_TRIES = 3;

/** Whether every chair is taken and somebody sits on one. */
export function isFull(doc: TableDoc): boolean {
  return doc.seats.every(({ kind }) => kind !== 'open');
}

/** The document of a room without the seats that nobody has taken: the game begins with those who are here. */
export function withoutFree(services: Services, doc: TableDoc): TableDoc {
  const { seats } = services.games.get(doc.game).rules;
  const taken = doc.seats.filter(({ kind }) => kind !== 'open');
  return doc.room === true && taken.length >= seats.min ? { ...doc, seats: taken } : doc;
}

/** Whether the game begins by itself: in a room when everybody has said so, elsewhere when nobody is missing. */
function mayBegin(doc: TableDoc): boolean {
  const persons = doc.seats.filter(({ kind }) => kind === 'person');
  return isFull(doc) && (doc.room !== true || (persons.length > 0 && persons.every(({ ready }) => ready === true)));
}

/** Begins the game: the seed comes from the operating system, its hash is stored before the first draw. */
export async function beginGame(services: Services, live: LiveTable, doc: TableDoc): Promise<Draft> {
  if (doc.status !== 'open') throw because('not now', 'begun', 'The game has started already.');
  if (!isFull(doc))
    throw because('not now', 'seats-empty', 'Some chairs are still empty: invite somebody, or put bots on them.');
  const { rules } = services.games.get(doc.game);
  const seed = seedOf(services, doc);
  const seats = doc.seats.length;
  const known = await withHolidays(services, doc);
  try {
    const { match, waiting, sights } = await services.watchdog.run(live.id, () => {
      const begun = Match.begin(rules, { seats, options: doc.options, seed });
      return { match: begun, waiting: begun.asked, sights: sightsOf(begun.position, viewersOf(live)) };
    });
    const time = { left: doc.seats.map(() => fullTime(doc.clock)), since: services.now() };
    const { commitment } = match.head;
    return {
      doc: { ...known, status: 'running', rules: rules.version, waiting, commitment, time },
      begun: { match, seed },
      sights,
      saveNow: true,
    };
  } catch (problem) {
    if (problem instanceof GameError) throw new RequestRefusal('not now', problem.message);
    throw problem;
  }
}

/** All who play the same deal of an event are dealt from the same seed. */
function seedOf({ seed, secret }: Services, { event }: TableDoc): string {
  return event?.isDuplicate === true ? secret.seed('deal', `${event.id} ${event.round}`) : seed();
}

/** Starts a table for which nobody has to press a button. */
export async function startIfFull(services: Services, tables: Tables, id: string): Promise<void> {
  const live = await tables.open(id);
  if (live.doc.status !== 'open' || !mayBegin(live.doc)) return;
  for (let tries = 1; ; tries++) {
    try {
      await tables.change(id, (current) => beginGame(services, current, current.doc));
      return;
    } catch (problem) {
      // Two people may take the last two chairs at once: the game starts for the one who was faster.
      if (problem instanceof RequestRefusal && problem.code === 'not now') return;
      // A busy server may have had no time: nobody would press anything again, because all have.
      if (!(problem instanceof RequestRefusal) || problem.code !== 'not stored' || tries === MOST_TRIES) throw problem;
    }
  }
}
