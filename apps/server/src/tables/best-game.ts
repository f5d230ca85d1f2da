import type { TableCard } from '@naos/protocol';
import type { Services } from '../services.ts';
import { listTables } from './lobby.ts';
import type { Tables } from './tables.ts';

/** A public game that has ended, with its players' ratings after it, where it was rated. */
export interface Candidate {
  readonly card: TableCard;
  readonly ratings?: readonly number[] | undefined;
}

/** Among so many of the last public games the best one is looked for. */
const LOOKED_AT = 20;
/** What somebody is taken for whose rating nobody knows: a newcomer. */
const NEWCOMER = 1000;
/** So many points of rating a game is worth less when the second had nothing. */
const ONE_SIDED = 300;

/** The best of the last public games; null where none has been played to its end by people. */
export async function bestRecent(services: Services, tables: Tables): Promise<TableCard | null> {
  const page = await listTables(services, tables, { status: 'finished', limit: LOOKED_AT }, null);
  const results = await services.store.records.resultBodies(page.tables.map(({ id }) => id));
  return bestGame(page.tables.map((card) => ({ card, ratings: results.get(card.id)?.ratings })));
}

/**
 * Games of people alone come before those with bots, and none counts that somebody left. Then strong players and a close
 * end make a game: ratings count as they are, less what it was one-sided by. Of equal ones the later.
 */
export function bestGame(candidates: readonly Candidate[]): TableCard | null {
  const whole = candidates.filter(
    ({ card: { status, seats } }) =>
      status === 'finished' && seats.some(({ kind }) => kind === 'person') && seats.every(({ left }) => !left),
  );
  const [best] = whole.toSorted((a, b) => bots(a) - bots(b) || worth(b) - worth(a) || b.card.touched - a.card.touched);
  return best?.card ?? null;
}

const bots = ({ card: { seats } }: Candidate): number => seats.filter(({ kind }) => kind === 'bot').length;

function worth({ card: { seats, outcome }, ratings }: Candidate): number {
  const known = seats.map((_, seat) => ratings?.[seat] ?? NEWCOMER);
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  const [first = 0, second = 0] = (outcome?.points ?? []).toSorted((a, b) => b - a);
  const apart = first <= 0 ? 0 : Math.min(1, (first - Math.max(0, second)) / first);
  return mean - ONE_SIDED * apart;
}
