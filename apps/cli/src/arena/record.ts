import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGameModule } from '@naos/game-module';
import { everyBot } from '../every-bot.ts';
import { makeFolder, written } from '../files.ts';
import { conductRow, type GoalRow } from './goals.ts';
import type { Kept, Occasion } from './kept.ts';
import type { Bench, Extent, Findings } from './part-plan.ts';
import { ALL_PARTS, type Part } from './parts.ts';
import { type Measurement, type Pools, type Strengths, strengthPage } from './strength-page.ts';

/**
 * Deals that nothing was ever tuned on. A series is worn out as soon as a bot is changed because of figures that were
 * measured on it: the next measurement then takes a new name. (`strength` and `proof-1` to `proof-5` wore out so.)
 */
export const SERIES = 'proof-6';
/** Figures of a worn-out series that are still shown, with their commit, until their part is measured anew. */
const STILL_SHOWN: readonly string[] = [SERIES, 'proof-5', 'proof-4', 'proof-3', 'proof-2'];
/** Deals for a look now and then: nothing that is kept or published comes from them, so tuning after a look is no sin. */
export const EVERYDAY = 'everyday';
export const FULL_MINUTES = 600;

const figuresOf = (root: string): string => join(root, 'bench/bots.json');

function keep(file: string, text: string): void {
  makeFolder(dirname(file));
  written(file, () => writeFileSync(file, text));
}

/** What earlier runs have measured. */
function readStrengths(root: string): Strengths {
  const file = figuresOf(root);
  if (!existsSync(file)) return {};
  const strengths: Strengths = JSON.parse(readFileSync(file, 'utf8'));
  return strengths;
}

/** Rows that a longer run has checked in, all of the series that is still fresh. */
export function checkedIn(root: string): readonly GoalRow[] {
  const all = Object.values(readStrengths(root)).flatMap((parts) => Object.values(parts));
  const fresh = all.filter(({ series }) => STILL_SHOWN.includes(series));
  return fresh.length === 0 ? [] : [...fresh.flatMap(({ rows }) => rows), conductRow(fresh.map(({ tally }) => tally))];
}

/** The command that measures the same again. */
function commandOf(game: string, part: Part, { blocks, games, positions, quick }: Extent): string {
  const much: Partial<Record<Part, string>> = {
    chances: ` --games ${games}`,
    secrets: ` --positions ${positions}`,
    conduct: ` --quick ${quick}`,
    own: '',
  };
  const extent = much[part] ?? ` --blocks ${blocks}`;
  return `npm run bench:bots -- --only ${game} --parts ${part}${extent} --minutes ${FULL_MINUTES} --write`;
}

const once = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

/** What was measured, with all that is needed to measure it again. */
export function measurementOf(
  part: Part,
  { bench, kept, source }: { readonly bench: Bench; readonly kept: Kept; readonly source: string },
  { session, clean }: { readonly session: Occasion; readonly clean: boolean },
  findings: Findings,
): Measurement {
  const { game, budget } = bench.conditions;
  const sessions = kept.sessions.length === 0 ? [session] : kept.sessions;
  return {
    machine: once(sessions.map(({ machine }) => machine)),
    date: sessions.at(-1)?.date ?? session.date,
    // Kept blocks have the fingerprint of the files that are here: if these are as committed, this commit has the players.
    commit: clean ? session.commit : once(sessions.map(({ commit }) => commit)),
    clean,
    source,
    command: commandOf(game, part, bench.extent),
    series: SERIES,
    budget,
    ...findings,
  };
}

/** Whether anything was measured at all: an empty part does not take the place of an older one. */
export const isSomething = ({ rows, tally }: Findings): boolean =>
  tally.games > 0 || rows.some(({ games }) => games > 0);

const ofSeries = (parts: Strengths[string]): Strengths[string] =>
  Object.fromEntries(Object.entries(parts).filter(([, { series }]) => STILL_SHOWN.includes(series)));

/** What a part of a measurement says of bots that are no more says nothing: it goes. */
const ofToday = (parts: Strengths[string], names: readonly string[] | undefined): Strengths[string] =>
  Object.fromEntries(
    Object.entries(parts).filter(([, { matrix = [] }]) =>
      matrix.every(({ bot, against }) => names === undefined || (names.includes(bot) && names.includes(against))),
    ),
  );

/** Without the rows that another part has measured anew: a goal is told once. */
const withoutGoals = (parts: Strengths[string], goals: ReadonlySet<string>): Strengths[string] =>
  Object.fromEntries(
    Object.entries(parts).map(([part, one]) => [
      part,
      { ...one, rows: one.rows.filter(({ goal }) => !goals.has(goal)) },
    ]),
  );

/** Without the rows that nothing was played for, where an older part still tells the same. */
const withoutGaps = (parts: Strengths[string], told: Strengths[string]): Strengths[string] => {
  const goals = new Set(Object.values(told).flatMap(({ rows }) => rows.map(({ goal }) => goal)));
  return Object.fromEntries(
    Object.entries(parts).map(([part, one]) => [
      part,
      { ...one, rows: one.rows.filter(({ measured, goal }) => measured !== null || !goals.has(goal)) },
    ]),
  );
};

/**
 * Old figures and new ones together: what is not measured anew stays, unless its series is worn out, its bots are gone or
 * another part tells the same now.
 */
export function merged(
  before: Strengths,
  measured: ReadonlyMap<string, Strengths[string]>,
  games: readonly string[],
  names: ReadonlyMap<string, readonly string[]> = new Map(),
): Strengths {
  return Object.fromEntries(
    games.flatMap((game) => {
      const fresh = measured.get(game) ?? {};
      const goals = new Set(
        Object.values(fresh).flatMap(({ rows }) => rows.flatMap((row) => (row.measured === null ? [] : row.goal))),
      );
      const kept = withoutGoals(ofToday(ofSeries(before[game] ?? {}), names.get(game)), goals);
      const others = Object.fromEntries(Object.entries(kept).filter(([part]) => !(part in fresh)));
      const all: Strengths[string] = { ...others, ...withoutGaps(fresh, others) };
      const inOrder = ALL_PARTS.flatMap((part) => (all[part] === undefined ? [] : [[part, all[part]] as const]));
      return inOrder.length === 0 ? [] : [[game, Object.fromEntries(inOrder)]];
    }),
  );
}

/** Keeps what was measured and makes the page anew. */
export async function write(
  root: string,
  gameModules: readonly AnyGameModule[],
  measured: ReadonlyMap<string, Strengths[string]>,
): Promise<void> {
  const names = new Map<string, readonly string[]>();
  for (const gameModule of gameModules) {
    const bots = await everyBot(await gameModule.rules(), await gameModule.bots());
    names.set(
      gameModule.id,
      bots.map(({ name }) => name),
    );
  }
  const kept = merged(readStrengths(root), measured, [...names.keys()], names);
  const pools: Record<string, Pools[string]> = {};
  for (const gameModule of gameModules) {
    const shelf = await gameModule.bots();
    pools[gameModule.id] = { ...(await shelf.yardsticks?.())?.about, ...(await shelf.pool?.())?.about };
  }
  keep(figuresOf(root), `${JSON.stringify(kept, null, 2)}\n`);
  keep(join(root, 'docs/bots-strength.md'), strengthPage(kept, pools));
}
