import type { Browser, Page } from '@playwright/test';

const MOVES = 16;
const PHONE_SLOWDOWN = 4;

interface Timings {
  readonly clicks: number[];
}

/** A game of the first door against its bot, with the board drawn and the moves chosen from the list in words. */
async function openTable(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const state = { language: 'en', theme: 'papyrus', textMode: true, confirm: 'off', sound: false, motion: 'still' };
    localStorage.setItem('naos.settings', JSON.stringify({ state, version: 0 }));
    const seen: Timings = { clicks: [] };
    Object.assign(window, { seen });
    // The duration of a click ends with the next paint, in steps of 8 ms: it is what a person waits.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.clicks.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  await page.goto(base);
  await page.locator('.door .btn.strong').first().click();
  await page.locator('.move-list button').first().waitFor();
  return page;
}

async function play(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) await page.locator('.move-list button').last().click();
  await page.locator('.move-list button').first().waitFor();
}

async function timings(page: Page): Promise<Timings> {
  return page.evaluate(() => (window as unknown as { seen: Timings }).seen);
}

/** Milliseconds from a click on a move to the paint that shows it: the median of a row of moves, bots thinking beside it. */
export async function moveToPaint(browser: Browser, base: string): Promise<number> {
  const page = await openTable(browser, base);
  await play(page, MOVES);
  const { clicks } = await timings(page);
  await page.context().close();
  // Clicks that were painted within 16 ms are too short to be reported: they count as 16.
  const all = [...clicks, ...new Array<number>(Math.max(0, MOVES - clicks.length)).fill(16)].sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? 0;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds: what the task cost, whatever else the machine was doing. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page's own thread on a slow phone's processor while bots think and moves are shown, in
 * milliseconds of processor time.
 */
export async function longestTask(browser: Browser, base: string): Promise<number> {
  const page = await openTable(browser, base);
  await play(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await play(page, MOVES);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  const main = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The browser traced no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
