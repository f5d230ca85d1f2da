import { gameModules } from '@naos/registry';
import type { Browser } from '@playwright/test';
import { marked, openOwnTable, play } from './board.ts';
import { halfOver } from './tables.ts';
import { type Traced, traced } from './trace.ts';

/** Clicks before anything is measured, and the most that are measured. */
const FIRST_CLICKS = 2;
const MOST_CLICKS = 200;
/** Clicks, and moves of anybody, that are a game to measure. */
const ENOUGH = { clicks: 24, positions: 20 } as const;
/** Fewer pictures than this say nothing about nine of ten. */
const FEWEST = 8;

/** Milliseconds on a phone. */
export interface Playing {
  /** From a move to its picture, for nine positions of ten: whatever the page's thread has to do until it is painted. */
  readonly moveToPaintMs: number;
  /** The longest task of the page's thread, while bots think and moves are shown. */
  readonly longestTaskMs: number;
}

/** Plays a game that is half over against its bot, for some moves. */
export async function playing(browser: Browser, base: string, game: number): Promise<Playing> {
  const id = gameModules[game]?.id ?? '';
  const page = await openOwnTable(browser, base, await halfOver(id));
  await play(page, FIRST_CLICKS, async () => false);
  const enough = async (clicks: number) => clicks >= ENOUGH.clicks && (await marked(page, 'shown')) >= ENOUGH.positions;
  const trace = await traced(browser, page, () => play(page, MOST_CLICKS, enough));
  await page.context().close();
  return { moveToPaintMs: nineOfTen(trace, id), longestTaskMs: Math.max(...trace.tasks.map(({ cost }) => cost)) };
}

/** What nine of ten pictures cost at most. */
export function nineOfTen(trace: Traced, of: string): number {
  const pictures = picturesIn(trace).toSorted((a, b) => a - b);
  const ninth = pictures[Math.floor(pictures.length * 0.9)];
  if (ninth === undefined || pictures.length < FEWEST)
    throw new Error(`Only ${pictures.length} pictures of a new position of ${of} were seen.`);
  return ninth;
}

/**
 * What every new position has cost until its picture was handed over: all tasks from the one that makes the move to the
 * handing over of the frame that it is drawn for, whether within that frame or before it. Positions that are drawn
 * together are one picture, which begins with the first.
 */
function picturesIn({ tasks, events }: Traced): number[] {
  const moves = events.filter(({ name }) => name === 'position');
  const drawn = events.filter(({ name }) => name === 'shown');
  const paints = events.filter(({ name }) => name === 'Commit');
  return drawn.flatMap((shown, i) => {
    const before = drawn[i - 1]?.from ?? Number.NEGATIVE_INFINITY;
    const move = moves.find(({ from }) => from > before && from <= shown.from);
    const begun = move && tasks.find(({ from, to }) => from <= move.from && move.from <= to);
    const painted = paints.find(({ from }) => from > shown.from);
    if (begun === undefined || painted === undefined) return [];
    const until = tasks.filter(({ from }) => from >= begun.from && from <= painted.from);
    return [until.reduce((sum, { cost }) => sum + cost, 0)];
  });
}
