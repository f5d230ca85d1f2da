import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowLine } from './serve.ts';
import { PHONE_SLOWDOWN, traced } from './trace.ts';

const PHONE = { width: 360, height: 740 } as const;
/** A visit that has not come so far is broken, not slow. */
const PATIENCE = 60_000;
/** Bots have been fetched and have answered after so long, without any brake. */
const SETTLED = 3000;

/** Milliseconds on a slow phone: four times slower than this machine, on slow 4G. */
export interface SlowPhone {
  /** From the first request of the home page to its first picture with words. */
  readonly firstPaintMs: number;
  /** From the address of a new table to the picture of the first thing that can be pressed, never been here before. */
  readonly firstVisitMs: number;
  /** The same once the site's own store of files is filled. */
  readonly secondVisitMs: number;
  /** The longest task of the page while it loads a table and its bots. */
  readonly loadingTaskMs: number;
}

declare global {
  interface Window {
    /** When the first thing could be pressed, in milliseconds since the page's address was asked for. */
    playable?: number;
  }
}

/** Things on a board and in its prompt that can be pressed. */
const PRESSABLE = '.stage [role="button"], .stage button:enabled, .prompt-extras button:enabled';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A phone that was never here, or one that has kept something. */
export async function slowVisitor(browser: Browser, storageState?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((pressable) => {
    const state = { language: 'en', theme: 'papyrus', textMode: false, confirm: 'off', sound: false, coach: 'off' };
    localStorage.setItem('naos.settings', JSON.stringify({ state, version: 0 }));
    // The page looks for itself: questions from outside would be asked on its slow processor.
    const watch = new MutationObserver(() => {
      if (document.querySelector(pressable) === null) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { playable: performance.now() })));
    });
    watch.observe(document, { childList: true, subtree: true });
  }, PRESSABLE);
  return context;
}

/** Waits for a figure of the page without keeping it busy. */
export async function figure(page: Page, read: () => number | undefined): Promise<number> {
  for (let waited = 0; waited < PATIENCE; waited += 500) {
    await page.waitForTimeout(500);
    const found = await page.evaluate(read);
    if (found !== undefined) return found;
  }
  throw new Error(`Nothing to be seen at ${page.url()}.`);
}

export const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
const playable = () => window.playable;

/**
 * Opens an address in a page of its own and tells when something was to be seen there: the time that it took here, and
 * what the page's thread would have worked longer on a phone. A browser's own brake works by the clock, so that on a
 * busy machine it would slow down the neighbours too.
 */
export async function visit(
  browser: Browser,
  context: BrowserContext,
  address: string,
  read: () => number | undefined,
): Promise<number> {
  const page = await context.newPage();
  let found = 0;
  const { tasks, begun } = await traced(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    found = await figure(page, read);
  });
  await page.close();
  const worked = tasks.filter(({ from }) => from >= begun && from < begun + found);
  const cost = worked.reduce((sum, one) => sum + one.cost, 0);
  return found + cost - cost / PHONE_SLOWDOWN;
}

/**
 * A first and a second visit to a table of one game, each in a page of its own. The table is set up beforehand without
 * any brake, so that both visits begin with its address, as from a link.
 */
export async function slowPhone(browser: Browser, base: string, game: number): Promise<SlowPhone> {
  const line = await slowLine(base);
  const context = await slowVisitor(browser);
  const before = await context.newPage();
  await before.goto(base);
  await before.locator('.door .btn.strong').nth(game).click();
  await figure(before, playable);
  const path = new URL(before.url()).pathname;
  const { cookies, origins } = await context.storageState();
  await context.close();
  // What is kept on the device is kept for an address.
  const kept = { cookies, origins: [base, line.base].flatMap((origin) => origins.map((one) => ({ ...one, origin }))) };

  const fresh = await slowVisitor(browser, kept);
  const firstPaintMs = await visit(browser, fresh, line.base, painted);
  await fresh.close();

  const watched = await slowVisitor(browser, kept);
  const page = await watched.newPage();
  const { tasks } = await traced(browser, page, async () => {
    await page.goto(`${base}${path}`, { waitUntil: 'commit' });
    await page.waitForTimeout(SETTLED);
  });
  const loadingTaskMs = Math.max(...tasks.map(({ cost }) => cost));
  await watched.close();

  const visits = await slowVisitor(browser, kept);
  const firstVisitMs = await visit(browser, visits, `${line.base}${path}`, playable);
  // The second visit comes when the site has fetched its files for use without a line.
  const between = await visits.newPage();
  await between.goto(`${line.base}${path}`);
  await between.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await between.close();
  const secondVisitMs = await visit(browser, visits, `${line.base}${path}`, playable);
  await visits.close();
  await line.close();
  return { firstPaintMs, firstVisitMs, secondVisitMs, loadingTaskMs };
}
