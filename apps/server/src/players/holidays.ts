import type { Holiday } from '@naos/protocol';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { Tables } from '../tables/tables.ts';
import { changeActive } from './everywhere.ts';
import type { Players } from './players.ts';

const DAY_MS = 24 * 3_600_000;
/** Days at a stretch, days within a year, and days ahead: others wait for it. */
const LONGEST = 21;
const A_YEAR = 42;
const AHEAD = 120;
/** How many times a year: each is kept with every table. */
const MOST = 24;
/** Who ends a holiday sooner has changed their mind: it leaves nothing behind. */
const SHORTEST_MS = 3_600_000;

/** Holidays that still count for something: this one, the next, and what was taken within a year. */
const remembered = (holidays: readonly Holiday[], now: number): readonly Holiday[] =>
  holidays.filter(({ until }) => until > now - 365 * DAY_MS);

/** What has passed of holidays, of one that lasts too. */
function passed(holidays: readonly Holiday[], now: number): readonly Holiday[] {
  return remembered(holidays, now).flatMap(({ since, until }) => {
    const end = Math.min(until, now);
    return end - since < SHORTEST_MS ? [] : [{ since, until: end }];
  });
}

/** Notes a holiday, in which none of a person's clocks by the day runs. */
export function takeHoliday(
  services: Services,
  tables: Tables,
  players: Players,
  id: string,
  holiday: Holiday,
): Promise<PlayerRow> {
  const now = services.now();
  return keep(services, tables, players, id, (known) => withHoliday(known, holiday, now));
}

function withHoliday(known: readonly Holiday[], { since, until }: Holiday, now: number): readonly Holiday[] {
  // Who is away already goes on being away: what has passed of it counts.
  const lasting = since > now ? undefined : known.find((one) => one.since < now && one.until > now);
  const others = passed(known, now).filter((one) => one.since !== lasting?.since);
  const begins = lasting?.since ?? Math.max(since, now);
  if (until <= Math.max(begins, now))
    throw new RequestRefusal('malformed', 'A holiday ends after it begins, and not in the past.');
  if (begins > now + AHEAD * DAY_MS)
    throw new RequestRefusal('malformed', `A holiday begins within ${AHEAD} days from now.`);
  if (until - begins > LONGEST * DAY_MS)
    throw because(
      'not now',
      'holiday-long',
      `You can be away for at most ${LONGEST} days at a stretch: others wait for you.`,
      {
        days: LONGEST,
      },
    );
  const taken = others.reduce((sum, one) => sum + one.until - one.since, 0);
  if (taken + until - begins > A_YEAR * DAY_MS)
    throw because(
      'not now',
      'holiday-year',
      `You can be away for at most ${A_YEAR} days in a year: others wait for you.`,
      {
        days: A_YEAR,
      },
    );
  if (others.length >= MOST)
    throw because('not now', 'holiday-often', `You can go away at most ${MOST} times in a year: others wait for you.`, {
      times: MOST,
    });
  return [...others, { since: begins, until }];
}

/** Comes back early, or stays at home after all. */
export function endHoliday(services: Services, tables: Tables, players: Players, id: string): Promise<PlayerRow> {
  return keep(services, tables, players, id, (known) => passed(known, services.now()));
}

async function keep(
  services: Services,
  tables: Tables,
  players: Players,
  id: string,
  changed: (known: readonly Holiday[]) => readonly Holiday[],
): Promise<PlayerRow> {
  const row = await players.change(id, ({ body }) => ({ body: { ...body, holidays: changed(body.holidays ?? []) } }));
  const { holidays = [] } = row.body;
  await changeActive(services, tables, id, (seatInfo) => {
    if (seatInfo.player !== id || seatInfo.kind !== 'person') return seatInfo;
    return JSON.stringify(seatInfo.away ?? []) === JSON.stringify(holidays)
      ? seatInfo
      : { ...seatInfo, away: holidays };
  });
  return row;
}

/** The document of a game by the day that is about to begin, with the holidays of those who play. */
export async function withHolidays({ store, now }: Services, doc: TableDoc): Promise<TableDoc> {
  if (doc.clock.kind !== 'days') return doc;
  const seats = await Promise.all(
    doc.seats.map(async (seatInfo) => {
      if (seatInfo.kind !== 'person' || seatInfo.player === null) return seatInfo;
      const holidays = (await store.players.read(seatInfo.player))?.body.holidays ?? [];
      const away = holidays.filter(({ until }) => until > now());
      return away.length === 0 ? seatInfo : { ...seatInfo, away };
    }),
  );
  return { ...doc, seats };
}
