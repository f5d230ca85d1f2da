import type { Browser, Page } from '@playwright/test';
import type { Kept } from './tables.ts';

/** What of a board and its prompt can be pressed now: the things that glow, and the buttons that belong to them. */
const PRESSABLE = [
  '.stage [role="button"]:not([aria-disabled="true"]):visible',
  '.stage button:enabled:not([aria-disabled="true"], .kemet-zoom *):visible',
  '.prompt-extras button:enabled:not([aria-disabled="true"]):visible',
  '.prompt-buttons button:enabled:visible',
].join(', ');
/** What ends a choice that was made in several steps. */
const DONE = '.stage .btn.go:enabled:visible, .prompt .btn.go:enabled:visible';

/** Between a press and the next thing that is done. */
const PAUSE_MS = 150;

/** A table that was begun, on its board; `ready` can be seen once it is drawn. */
export async function openTable(browser: Browser, base: string, table: Kept, ready: string): Promise<Page> {
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

/** The same, for whoever plays: something can be pressed. */
export const openOwnTable = (browser: Browser, base: string, table: Kept): Promise<Page> =>
  openTable(browser, base, table, PRESSABLE);

/** Where something can be pressed; null: something else lies over it. */
function inTheOpen(target: Element): [number, number] | null {
  target.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const place: [number, number] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...place);
  return target.contains(hit) || hit?.contains(target) === true ? place : null;
}

/** Presses one thing after the other, here and there on the board, so that moves are made as by hand. */
export async function play(page: Page, most: number, enough: (clicks: number) => Promise<boolean>): Promise<void> {
  for (let i = 0; i < most && !(await enough(i)); i++) {
    const targets = page.locator(PRESSABLE);
    // Cards that are laid one by one lie nowhere by chance: keys lay them.
    if (i % 6 === 5) for (const key of '1234') await page.keyboard.press(key);
    const done = page.locator(DONE).and(page.locator(':not([aria-disabled="true"])'));
    const target =
      (await done.count()) > 0 ? done.first() : targets.nth((i * i * 31 + i * 7) % Math.max(1, await targets.count()));
    const place = await target.evaluate(inTheOpen, null, { timeout: 1500 }).catch(() => null);
    // The bot moves, or has moved meanwhile, and what could be pressed is gone or covered.
    if (place !== null) await page.mouse.click(...place);
    // A hand rests, and the page has answered: presses on end would be counted to the picture of the one before.
    await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.press('Escape');
  }
}

/** How often the page has set a mark. */
export const marked = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => performance.getEntriesByName(name).length, mark);
