import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Kept } from './tables.ts';

/** What of a board and its prompt can be pressed now: the things that glow, and the buttons that belong to them. */
const PRESSABLE = [
  '.stage [role="button"]:not([aria-disabled="true"])',
  '.stage button:enabled:not([aria-disabled="true"], .kemet-zoom *)',
  '.prompt-extras button:enabled:not([aria-disabled="true"])',
  '.prompt-buttons button:enabled',
].join(', ');
/** What ends a choice that was made in several steps. */
const DONE = ['.stage', '.prompt'].map((where) => `${where} .btn.go:enabled:not([aria-disabled="true"])`).join(', ');

/** Between a press and the next thing that is done. */
const PAUSE_MS = 150;
/**
 * Between pressing and letting go: no hand is quicker. Without it a browser hears of pointing, pressing and letting go in
 * one task, and what pointing costs was counted to the picture of the move.
 */
export const HELD_MS = 60;

/** A desk on which positions are marked when they are kept (`position`) and when they are drawn (`shown`). */
export async function desk(browser: Browser): Promise<BrowserContext> {
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
    // Bots are as lucky every time: two runs play the same game.
    let luck = 1;
    Crypto.prototype.getRandomValues = (into) => {
      luck = (luck * 48_271) % 0x7fff_ffff;
      if (into instanceof Uint32Array || into instanceof Uint8Array) into.fill(luck);
      return into;
    };
    // A table keeps every move before it shows it: a position begins there, whoever has moved.
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('naos.table.')) performance.mark('position');
      keep.call(this, key, value);
    };
    // The table says which position it shows: frames before that are of the press, or of the position before.
    const watch = new MutationObserver(() => performance.mark('shown'));
    watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
  });
  return context;
}

/** A table that was begun, on its board; `ready` can be seen once it is drawn. */
export async function openTable(browser: Browser, base: string, table: Kept, ready: string): Promise<Page> {
  const context = await desk(browser);
  await context.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [`naos.table.${table.id}`, JSON.stringify(table)] as const,
  );
  const page = await context.newPage();
  await page.goto(`${base}/play/${table.id}`);
  await page.locator(ready).first().waitFor();
  return page;
}

/** The same, for whoever plays: the person is asked. */
export const openOwnTable = (browser: Browser, base: string, table: Kept): Promise<Page> =>
  openTable(browser, base, table, '.prompt[data-mine="true"]');

interface Hand {
  readonly pressable: string;
  readonly done: string;
  /** Which of the things that can be pressed: counted on and on, from the first again after the last. */
  readonly at: number;
}

/**
 * Where a hand presses next; null while the person is not asked. In one look of the page's own: a test library's way to
 * find things leaves the page so much to tidy up that its figures would be of that.
 */
function nextPlace({ pressable, done, at }: Hand): readonly [number, number] | null {
  if (document.querySelector('.prompt[data-mine="true"]') === null) return null;
  const targets = [...document.querySelectorAll(pressable)];
  const turn = at % Math.max(1, targets.length);
  const ends = document.querySelectorAll(done);
  for (const target of [...ends, ...targets.slice(turn), ...targets.slice(0, turn)]) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue;
    target.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2] as const;
    const hit = document.elementFromPoint(...place);
    // Something else may lie over it.
    if (target.contains(hit) || hit?.contains(target) === true) return place;
  }
  return null;
}

/** Presses one thing after the other, here and there on the board, so that moves are made as by hand. */
export async function play(page: Page, most: number, enough: (clicks: number) => Promise<boolean>): Promise<void> {
  let clicks = 0;
  for (let looks = 0; looks < most && !(await enough(clicks)); looks++) {
    const place = await page.evaluate(nextPlace, { pressable: PRESSABLE, done: DONE, at: clicks * (clicks * 31 + 7) });
    if (place !== null) {
      await page.mouse.click(...place, { delay: HELD_MS });
      clicks++;
      // Cards that are laid one by one lie nowhere by chance: keys lay them.
      if (clicks % 6 === 5) for (const key of '1234') await page.keyboard.press(key);
    }
    // A hand rests, and the page has answered: presses on end would be counted to the picture of the one before.
    await page.waitForTimeout(PAUSE_MS);
    if (place !== null) await page.keyboard.press('Escape');
  }
}

/** How often the page has set a mark. */
export const marked = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => performance.getEntriesByName(name).length, mark);
