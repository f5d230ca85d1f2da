import type { Browser, Page } from '@playwright/test';

const CLICKS = 24;
const PHONE_SLOWDOWN = 4;
/** Each game's staged moment, while it runs. */
const MOMENT = '.aton-skip, .kemet-clash, .tekhenu-moment, .tof-moment';

declare global {
  interface Window {
    /** What the page has timed. */
    seen: Timings;
    /** Frames a second of each staged moment. */
    staged: number[];
  }
}

interface Timings {
  readonly clicks: number[];
}

/** What of a board and its prompt can be pressed now: the things that glow, and the buttons that belong to them. */
export const PRESSABLE = [
  '.stage [role="button"]:not([aria-disabled="true"]):visible',
  '.stage button:enabled:visible',
  '.prompt-extras button:enabled:visible',
  '.prompt-buttons button:enabled:visible',
].join(', ');

/** A game against its bots, on its board. */
export async function openTable(browser: Browser, base: string, game: number): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    const state = {
      language: 'en',
      theme: 'papyrus',
      textMode: false,
      confirm: 'off',
      sound: false,
      motion: 'full',
      coach: 'off',
    };
    localStorage.setItem('naos.settings', JSON.stringify({ state, version: 0 }));
    const seen: Timings = { clicks: [] };
    Object.assign(window, { seen });
    const slow = { type: 'event', durationThreshold: 16 };
    // The duration of a click ends with the next paint, in steps of 8 ms: it is what a person waits.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.clicks.push(entry.duration);
    }).observe(slow);
  });
  const page = await context.newPage();
  await page.goto(base);
  await page.locator('.door .btn.strong').nth(game).click();
  await page.locator(PRESSABLE).first().waitFor();
  return page;
}

/** Presses one thing after the other, here and there on the board, so that moves are made as by hand. */
export async function play(page: Page, clicks: number, between = async () => {}): Promise<void> {
  for (let i = 0; i < clicks; i++) {
    await between();
    const targets = page.locator(PRESSABLE);
    await targets.first().waitFor();
    const go = page.locator('.stage .btn.go:enabled, .prompt .btn.go:enabled');
    const target = i % 2 === 1 && (await go.count()) > 0 ? go.first() : targets.nth((i * 7) % (await targets.count()));
    const press = async () => {
      await target.dispatchEvent('pointerenter', {}, { timeout: 1500 });
      await target.click({ force: true, timeout: 1500 });
    };
    await press().catch(() => {
      // The bot has moved meanwhile, and what could be pressed is gone.
    });
    await page.keyboard.press('Escape');
  }
}

/**
 * Milliseconds from a click to the paint that shows what it did: the median of a row of clicks. Only while the person is
 * asked: a click that changes nothing has no paint of its own, and would be counted up to the bot's next move.
 */
export async function moveToPaint(browser: Browser, base: string, game: number): Promise<number> {
  const page = await openTable(browser, base, game);
  await play(page, CLICKS, () => page.locator('.prompt[data-mine="true"]').waitFor());
  const { clicks } = await page.evaluate(() => window.seen);
  await page.context().close();
  // Clicks that were painted within 16 ms are too short to be reported: they count as 16.
  const all = [...clicks, ...new Array<number>(Math.max(0, CLICKS - clicks.length)).fill(16)].sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? 0;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time in microseconds: what the task cost, whatever else the machine was doing. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * The longest task of the page's own thread on a processor four times slower, while bots think and moves are shown, in
 * milliseconds: its processor time here, four times. (A browser's own throttling waits by the clock, so on a busy machine
 * it would measure the neighbours.)
 */
export async function longestTask(browser: Browser, base: string, game: number): Promise<number> {
  const page = await openTable(browser, base, game);
  await play(page, 2);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await play(page, CLICKS);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  const main = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const own = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid} ${tid}`));
  // What the bench itself asks of the page (where is a target, is it in sight) is no work of the site.
  const asked = own.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'));
  const holds = (task: TraceEvent, { ts }: TraceEvent) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
  const tasks = own.filter((task) => task.name.endsWith('RunTask') && !asked.some((question) => holds(task, question)));
  if (tasks.length === 0) throw new Error('The browser traced no task of the page.');
  return (PHONE_SLOWDOWN * Math.max(...tasks.map(({ tdur = 0 }) => tdur))) / 1000;
}

/**
 * Frames a second while a moment is staged, on a processor four times slower: of every staged moment that a row of moves
 * brings, the one with fewest. 60 where no moment came: then nothing was slow either.
 */
export async function momentFrames(browser: Browser, base: string, game: number): Promise<number> {
  const page = await openTable(browser, base, game);
  await page.evaluate((moment) => {
    const frames: number[] = [];
    Object.assign(window, { staged: frames });
    let [begun, count] = [0, 0];
    const tick = (now: number) => {
      const runs = document.querySelector(moment) !== null;
      if (runs && begun === 0) [begun, count] = [now, 0];
      else if (runs) count += 1;
      else if (begun > 0) {
        if (now - begun > 400) frames.push((count * 1000) / (now - begun));
        begun = 0;
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }, MOMENT);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  await play(page, CLICKS);
  const frames = await page.evaluate(() => window.staged);
  await page.context().close();
  return Math.min(60, ...frames);
}
