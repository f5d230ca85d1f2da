import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';

/** The two sizes that every flow is walked through at. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
} as const;
export type Size = keyof typeof SIZES;

/** Settings that a test starts with; words instead of pictures make it independent of any game's board. */
const START = {
  language: 'en',
  theme: 'papyrus',
  name: 'Lena',
  textMode: true,
  confirm: 'off',
  sound: false,
  coach: 'off',
  pace: 'instant',
};

/** Whether a first visit fetches the whole site, to work without a server; a third of what a short test would cost. */
type Offline = 'allow' | 'block';

/** A browser of its own, as one person has it: own cookies, own storage, no waiting for motion or for bots. */
export async function person(
  browser: Browser,
  size: Size,
  settings: object = {},
  serviceWorkers: Offline = 'block',
): Promise<BrowserContext> {
  const phone = size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
    locale: 'en-GB',
    serviceWorkers,
  });
  context.setDefaultTimeout(20_000);
  const state = { ...START, ...settings };
  await context.addInitScript((kept) => {
    if (localStorage.getItem('naos.settings') === null) {
      localStorage.setItem('naos.settings', JSON.stringify({ state: kept, version: 0 }));
    }
  }, state);
  await context.addInitScript(alwaysTheSameDeal);
  return context;
}

/** Games on the device draw the same cards in every run: only their seeds are fixed, names of tables stay random. */
function alwaysTheSameDeal(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    const seed = (array instanceof Uint8Array && array.length === 32) || array instanceof Uint32Array;
    return seed ? array.fill(7) : draw(array);
  };
}

type Steps = (page: Page, size: Size) => Promise<void>;

/**
 * Walks a flow at some sizes, each in a fresh browser; at one where it is not about what stands where. Complaints of the
 * page fail the test.
 */
export function walkAt(
  sizes: readonly Size[],
  title: string,
  steps: Steps,
  settings: object = {},
  offline: Offline = 'block',
): void {
  for (const size of sizes) {
    test(`${title} (${size})`, async ({ browser }) => {
      test.setTimeout(180_000);
      const context = await person(browser, size, settings, offline);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await steps(page, size);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

/** Walks the same flow at both sizes: what it is about is laid out in another way on a phone. */
export function walk(title: string, steps: Steps, settings: object = {}, offline: Offline = 'block'): void {
  walkAt(['desktop', 'phone'], title, steps, settings, offline);
}

/** Goes to another address of the site as its own links do: the page is not loaded again. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** Begins a game of Aton against a bot from the home page. */
export async function playAton(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Aton' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(moves(page).first()).toBeVisible();
}

/** The moves of the text mode. */
export function moves(page: Page) {
  return page.locator('.move-list button');
}

/** Chooses one of the listed moves as soon as there is one. */
export async function choose(page: Page, which: 'first' | 'last' = 'last'): Promise<void> {
  const list = moves(page);
  await (which === 'first' ? list.first() : list.last()).click();
}

/** Plays on with the last move of every list until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    for (let i = 0; i < 12 && (await page.locator('.ending').count()) === 0; i++) {
      await moves(page).last().click({ timeout: 1500 });
    }
    await expect(page.locator('.ending')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000, intervals: [0] });
}

/** The link of a table, in whose room its host is. */
export function tableLink(host: Page): Promise<string> {
  return host.getByRole('textbox', { name: /^(Link to this table|Ссылка на этот стол)$/ }).inputValue();
}

/** A friend comes by the link of the host's table and sits down; when both are ready it begins. Returns the link. */
export async function joinAndStart(host: Page, guest: Page): Promise<string> {
  const link = await tableLink(host);
  await guest.goto(link);
  await guest.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
  await guest.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
  await host.getByRole('button', { name: either('Start with 2', 'Начать: 2 игрока') }).click();
  return link;
}

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const out = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    );
    return ['The page is too wide:', ...wide.map((one) => `${one.tagName} ${one.getAttribute('class')}`)];
  });
  expect(out).toEqual([]);
}

/** The log, opened: on a phone it is a tab among others. */
export async function openLog(page: Page) {
  await page.getByRole('tab', { name: either('Log', 'Журнал') }).click();
  return page.locator('.log');
}

/** What the log says once one is to choose and no bot thinks. */
export async function logText(page: Page): Promise<string> {
  // The press before is drawn in a task of its own, which has been asked for already.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(moves(page).first()).toBeVisible();
  await expect(page.locator('[data-state="table.thinking"]').first()).toBeHidden();
  // Whole: what is scrolled away is not laid out, so that it has no `innerText`.
  return (await (await openLog(page)).textContent()) ?? '';
}

/** What happened since one's last move: beside the board at a desk, on a phone behind a tab that calls. */
export async function openRecap(page: Page) {
  const tab = page.getByRole('tab', { name: /^(Recap|Что было)$/ });
  await expect(tab).toBeVisible();
  // No mouse stays where the tab was and points at what comes there.
  if ((await tab.getAttribute('aria-selected')) === 'false') await tab.dispatchEvent('click');
  return page.locator('.recap');
}

/** Goes on without it. */
export async function skipRecap(page: Page): Promise<void> {
  await (await openRecap(page)).getByRole('button', { name: /^(Skip|Пропустить)$/ }).dispatchEvent('click');
}

type Language = 'en' | 'ru';

/** Whether flows of several people are walked in every language and form, not only in the one that every run affords. */
export const ALL = process.env.TOGETHER === 'all';

/** Who speaks what in a flow of two: at the desk, on the phone. The other way round as well where it is asked for. */
export const PAIRS: readonly (readonly [Language, Language])[] = ALL
  ? [
      ['en', 'ru'],
      ['ru', 'en'],
    ]
  : [['en', 'ru']];

/** The languages of a flow of one. */
export const LANGUAGES: readonly Language[] = ALL ? ['en', 'ru'] : ['en'];

/** A name of the page in either language, whole. */
export const either = (english: string, russian: string): RegExp => new RegExp(`^(${english}|${russian})$`);
