import { Match, type Vocabulary, writeTranscript } from '@naos/engine';
import { gameModules } from '@naos/registry';
import type { Page } from '@playwright/test';
import type { SavedTable } from '../apps/web/src/store/tables.ts';

const SEED = '07'.repeat(32);
/** A fixed moment, so that dates on the screen are always the same. */
const BEGUN = Date.UTC(2026, 0, 2, 12);

/** Lena and bots of the lowest level. */
export const againstBots = (seats: number): SavedTable['chairs'] => [
  { kind: 'person', name: 'Lena' },
  ...['Nefer', 'Teti', 'Ipi', 'Senet']
    .slice(0, seats - 1)
    .map((name) => ({ kind: 'bot' as const, name, level: 'level-1' })),
];

/** A table on the device, set up outside the browser: tests that are not about playing need not play first. */
export async function shelved(
  game: string,
  until: (match: Match<Vocabulary>) => boolean,
  chairs: SavedTable['chairs'] = againstBots(2),
): Promise<SavedTable> {
  const rules = await gameModules.find(({ id }) => id === game)?.rules();
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  const players = chairs.map(({ name }) => name);
  const match = Match.begin(rules, { seats: chairs.length, seed: SEED, players });
  while (!match.over && !until(match)) {
    const seat = match.asked.at(-1) ?? 0;
    const { moves } = match.situation(seat);
    const move = moves[Math.floor(moves.length / 2)];
    if (move === undefined) throw new Error(`Seat ${seat} of ${game} is asked and has no move.`);
    match.make(seat, rules.write(move));
  }
  return {
    id: `shelved-${game}-${match.over ? 'over' : match.entries.length}`,
    game,
    chairs,
    seeds: [SEED],
    text: writeTranscript(match.transcript),
    begun: BEGUN,
    touched: BEGUN + match.standing.length,
    moves: match.standing.length,
    outcome: match.over ? rules.outcome(match.state) : null,
    yours: match.asked.includes(0),
    options: match.head.options,
    seen: match.entries.length,
  };
}

const known = new Map<string, Promise<SavedTable>>();

/** A whole game, ended; played once for all tests. */
export function ended(game: string): Promise<SavedTable> {
  const found = known.get(game) ?? shelved(game, () => false);
  known.set(game, found);
  return found;
}

/** A game after some moves, the last of them by somebody else, when nobody but seat 0 is asked: no bot moves before it. */
export const midway = (game: string, moves: number, chairs?: SavedTable['chairs']): Promise<SavedTable> =>
  shelved(
    game,
    ({ standing, asked }) => {
      const [waiting, ...others] = asked;
      return standing.length >= moves && waiting === 0 && others.length === 0 && standing.at(-1)?.seat !== 0;
    },
    chairs,
  );

/** A game that is half over: what another hand does is the same in its second half. */
export async function halfway(game: string, chairs?: SavedTable['chairs'], share = 1 / 2): Promise<SavedTable> {
  const whole = await shelved(game, () => false, chairs);
  return midway(game, whole.moves * share, chairs);
}

/** Aton when the cards were turned up and seat 0 has at least three priests to place, one after the other. */
export const placing = (): Promise<SavedTable> =>
  shelved('aton', (match) => {
    const { asked, facts, moves } = match.situation(0);
    const turn = match.asked.length === 1 && asked?.choice === 'place' && Number(facts.left) > 2;
    return turn && moves.length > 3 && match.standing.at(-1)?.gained === true;
  });

/** Kemet when all that seat 0 can do is to end its turn. */
export const forced = (): Promise<SavedTable> =>
  shelved('kemet', (match) => match.asked[0] === 0 && match.situation(0).moves.length === 1);

/** Puts tables on the device before any page is opened. */
export async function shelve(page: Page, ...tables: readonly SavedTable[]): Promise<void> {
  await page.addInitScript(
    (rows) => {
      for (const { key, text } of rows) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    tables.map((table) => ({ key: `naos.table.${table.id}`, text: JSON.stringify(table) })),
  );
}
