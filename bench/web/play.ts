import type { Browser, Page } from '@playwright/test';

const MOVES = 16;
const PHONE_SLOWDOWN = 4;

interface Timings {
  readonly clicks: number[];
  readonly tasks: number[];
}

/** A game of the first door against its bot, with the board drawn and the moves chosen from the list in words. */
async function openTable(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const state = { language: 'en', theme: 'papyrus', textMode: true, confirm: 'off', sound: false, motion: 'still' };
    localStorage.setItem('naos.settings', JSON.stringify({ state, version: 0 }));
    const seen: Timings = { clicks: [], tasks: [] };
    Object.assign(window, { seen });
    // The duration of a click ends with the next paint, in steps of 8 ms: it is what a person waits.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.clicks.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
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
  await play(page, 2);
  await page.evaluate(() => Object.assign((window as unknown as { seen: Timings }).seen, { clicks: [] }));
  const { clicks: early } = await timings(page);
  await play(page, MOVES);
  const { clicks } = await timings(page);
  await page.context().close();
  // Clicks that were painted within 16 ms are too short to be reported: they count as 16.
  const all = [
    ...(clicks.length === 0 ? early : clicks),
    ...new Array<number>(Math.max(0, MOVES - clicks.length)).fill(16),
  ];
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

/** The longest task of the page on a slow phone's processor while bots think and moves are shown. */
export async function longestTask(browser: Browser, base: string): Promise<number> {
  const page = await openTable(browser, base);
  await play(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  await page.evaluate(() => {
    (window as unknown as { seen: Timings }).seen.tasks.length = 0;
  });
  await play(page, MOVES);
  const { tasks } = await timings(page);
  await page.context().close();
  return Math.max(0, ...tasks);
}
