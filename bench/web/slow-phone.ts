import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone of some years ago on a slow line: what the browser's own developer tools call slow 4G. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 } as const;
const PHONE = { width: 360, height: 740 } as const;
/** A visit that has not come so far is broken, not slow. */
const PATIENCE = 60_000;
const SETTLED = 3000;

/** Milliseconds on a slow phone. */
export interface SlowPhone {
  /** From the first request of the home page to its first picture with words. */
  readonly firstPaintMs: number;
  /** From the address of a new table to the first thing that can be pressed, never been here before. */
  readonly firstVisitMs: number;
  /** The same once the site's own store of files is filled. */
  readonly secondVisitMs: number;
  /** The longest task of the page while it loads a table and its bots. */
  readonly loadingTaskMs: number;
}

async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

async function visitor(browser: Browser, storageState?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(() => {
    const state = { language: 'en', theme: 'papyrus', textMode: false, confirm: 'off', sound: false, coach: 'off' };
    localStorage.setItem('naos.settings', JSON.stringify({ state, version: 0 }));
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  return context;
}

declare global {
  interface Window {
    /** Tasks of more than 50 ms, in milliseconds. */
    tasks: number[];
  }
}

const painted = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

/** Milliseconds from an address to the first thing on the board that can be pressed. */
async function playable(page: Page, address: string, pressable: string): Promise<number> {
  const begun = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(pressable).first().waitFor();
  return Date.now() - begun;
}

/**
 * A first and a second visit to a table of one game, each in a page of its own. The table is set up beforehand without
 * any brake, so that both visits begin with its address, as from a link.
 */
export async function slowPhone(browser: Browser, base: string, game: number, pressable: string): Promise<SlowPhone> {
  const context = await visitor(browser);
  const before = await context.newPage();
  await before.goto(base);
  await before.locator('.door .btn.strong').nth(game).click();
  await before.locator(pressable).first().waitFor();
  const address = before.url();
  const kept = await context.storageState();
  await context.close();

  const fresh = await visitor(browser, kept);
  const home = await fresh.newPage();
  await slowly(home);
  await home.goto(base);
  const firstPaintMs = await painted(home);
  await fresh.close();

  const visits = await visitor(browser, kept);
  const first = await visits.newPage();
  await slowly(first);
  const firstVisitMs = await playable(first, address, pressable);
  await first.waitForTimeout(SETTLED);
  const loadingTaskMs = Math.max(0, ...(await first.evaluate(() => window.tasks)));
  await first.close();
  // The second visit comes when the site has fetched its files for use without a line.
  const between = await visits.newPage();
  await between.goto(address);
  await between.evaluate(() => navigator.serviceWorker.ready);
  await between.waitForLoadState('networkidle');
  await between.close();
  const second = await visits.newPage();
  await slowly(second);
  const secondVisitMs = await playable(second, address, pressable);
  await visits.close();
  return { firstPaintMs, firstVisitMs, secondVisitMs, loadingTaskMs };
}
