import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { halfway, shelve } from './site-shelf.ts';
import { expectNoSidewaysScroll, person, type Size, skipRecap } from './site-steps.ts';

declare global {
  interface Window {
    /** How often the page was pressed. */
    presses?: number;
  }
}

/** A whole game has some hundred moves of one's own; bots answer without their pause for effect. */
test.setTimeout(180_000);

/** A game that is nearly over, with a bot that knows how to end it. */
const LATE = [
  { kind: 'person', name: 'Lena' },
  { kind: 'bot', name: 'Nefer', level: 'level-3' },
] as const;

interface Seated {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

async function open(browser: Browser, size: Size, address: string, settings: object = {}): Promise<Seated> {
  const context = await person(browser, size, { textMode: false, ...settings });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return {
    page,
    leave: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Sits down at a table on this device, with bots that know how to end a game on the other seats. */
async function sitDown(browser: Browser, size: Size, seats: number): Promise<Seated> {
  const seated = await open(browser, size, '/');
  const { page } = seated;
  await page.getByRole('button', { name: /^Make a table: Kemet/ }).click();
  await page.getByText('On this device').click();
  await page.locator('dialog .seg label', { hasText: new RegExp(`^${seats}$`) }).click();
  const rows = page.locator('dialog .seat-rows select');
  for (let seat = 1; seat < seats; seat++) await rows.nth(seat).selectOption('bot:level-3');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.kemet-map')).toBeVisible();
  return seated;
}

/** Things on the board that a press chooses: what does something, and what leaves it at that. */
const DEEDS = [
  '.kemet-battle-card[aria-disabled="false"]',
  '.kemet-add[aria-disabled="false"]',
  '.kemet-tile[aria-disabled="false"]',
  '.kemet-area[aria-disabled="false"]',
  '.kemet-space[aria-disabled="false"]',
  '.kemet-gold-action[aria-disabled="false"]',
  '.kemet-card[aria-disabled="false"]',
].join();
const ENDINGS = '.kemet-ways .btn, .kemet-actions .btn, .kemet-answers .btn';

/** What everybody does in a game sooner or later: the action to choose for it, and the line of the log that proves it. */
const DEEDS_TO_DO = [
  ['Build', 'You build'],
  ['Buy', 'You buy'],
  ['Recruit', 'You place \\d+ unit'],
  ['Pray', 'prayer: Pray'],
  ['Move', 'You (move|ship|teleport)'],
  ['Move', 'You show'],
] as const;

/**
 * Plays with both hands until everything has been done, attacks where that is possible, and then stands aside and lets
 * the others end the game, if it is to be played to its end. Returns what has not been done.
 */
async function playOut(page: Page, toItsEnd: boolean): Promise<readonly string[]> {
  let undone: readonly string[] = [];
  await expect(async () => {
    const met = await page.evaluate(
      async ([deeds, endings, toDo, whole]) => {
        const press = (one: Element): unknown =>
          one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const open = (selector: string): Element[] => [...document.querySelectorAll(selector)];
        const missing = () => {
          const log = document.querySelector('.log')?.textContent ?? '';
          return toDo.filter(([, line]) => !new RegExp(line).test(log));
        };
        /** Targets of an attack: the map draws their glow in a form of its own. */
        const fights = () => {
          const glows = open('.kemet-glow[data-kind="fight"]').map((glow) => glow.getAttribute('data-glows'));
          return open('.kemet-area[aria-disabled="false"]').filter((area) =>
            glows.includes(area.getAttribute('data-area')),
          );
        };
        for (let i = 0; i < 200; i++) {
          if (document.querySelector('.ending') !== null) {
            // The result has come before the log.
            for (const tab of open('[role="tab"]')) if (tab.textContent === 'Log') press(tab);
            await new Promise((resolve) => setTimeout(resolve, 50));
            return { over: true, undone: missing().map(([, line]) => line) };
          }
          const left = missing();
          if (!whole && left.length === 0) return { over: true, undone: [] };
          if (document.querySelector('.prompt[data-mine="true"]') === null) {
            await new Promise((resolve) => setTimeout(resolve, 10));
            continue;
          }
          window.presses = (window.presses ?? 0) + 1;
          const [menu, others] = [open('.kemet-menu .btn:not(.quiet)'), open(endings)];
          const wanted = open('.kemet-space[aria-disabled="false"]').filter((space) =>
            left.some(([action]) => space.textContent?.includes(action)),
          );
          const attack = left.some(([, line]) => line === 'You show') ? fights() : [];
          const some = [menu, attack, wanted, open(deeds)].find((list) => list.length > 0) ?? [];
          const enough = others.length > 0 && (left.length === 0 || (attack.length === 0 && window.presses % 6 === 0));
          const list = some.length === 0 || enough ? others : some;
          const one = list[(window.presses * 7) % Math.max(1, list.length)];
          if (one !== undefined) press(one);
          await new Promise((resolve) => setTimeout(resolve));
        }
        return { over: false, undone: [] };
      },
      [DEEDS, ENDINGS, DEEDS_TO_DO, toItsEnd] as const,
    );
    undone = met.undone;
    expect(met.over).toBe(true);
  }).toPass({ timeout: 160_000, intervals: [0] });
  return undone;
}

test('kemet: a game of 2 is played to its end on the drawn board', async ({ browser }) => {
  const { page, leave } = await open(browser, 'desktop', '/');
  const game = await halfway('kemet', LATE, 9 / 10);
  await shelve(page, game);
  await page.goto(`/play/${game.id}`);
  await skipRecap(page);
  await playOut(page, true);
  await page.getByRole('tab', { name: 'Result' }).click();
  await expect(page.locator('.ending > h2')).not.toBeEmpty();
  await leave();
});

test('kemet: everything one can do on the whole map, among five', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop', 5);
  expect(await playOut(page, false)).toEqual([]);
  await leave();
});

/** The lesson up to the battle for the temple: every step shows itself, so its moves are known. */
async function lessonTo(page: Page, part: string): Promise<void> {
  await expect(page.locator('.teacher')).toBeVisible();
  const on = page.getByRole('button', { name: /^(Next|Show me|Дальше|Показать|Покажите)/ });
  await expect(async () => {
    if ((await page.locator(part).count()) === 0) await on.first().click({ timeout: 1000 });
    await expect(page.locator(part).first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000, intervals: [0] });
}

/** Walks with Tab until one of these has the focus. */
async function tabTo(page: Page, target: string): Promise<void> {
  const focused = page.locator(target).and(page.locator(':focus'));
  for (let i = 0; i < 160 && (await focused.count()) === 0; i++) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

test('kemet: a battle with the keyboard alone, from the choice of a card to the aftermath', async ({ browser }) => {
  const { page, leave } = await open(browser, 'desktop', '/learn/kemet/lesson');
  await lessonTo(page, '.kemet-battle-card[aria-disabled="false"]');
  await expect(page.locator('.kemet-scale')).toContainText('units');
  await tabTo(page, '.kemet-battle-card:has-text("Cavalry Blitz")');
  await page.keyboard.press('Enter');
  await tabTo(page, '.kemet-battle-card:has-text("Chariot Raid")');
  await page.keyboard.press('Enter');
  await tabTo(page, '.kemet-actions .btn.go');
  await page.keyboard.press('Enter');
  await tabTo(page, '.kemet-ways .btn:has-text("Stay")');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat-card').first()).toContainText('2');
  await leave();
});

test('kemet: areas are walked with the arrow keys, and a closed one says why', async ({ browser }) => {
  const { page, leave } = await open(browser, 'desktop', '/learn/kemet/lesson');
  await lessonTo(page, '.kemet-group');
  await tabTo(page, '.kemet-area');
  const before = await page.locator('.kemet-area:focus').getAttribute('data-area');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('.kemet-area:focus').getAttribute('data-area')).not.toBe(before);
  await page.locator('[data-part="area-w3-d1"]').focus();
  await expect(page.locator('.why-not')).toContainText(/Not adjacent|Walls/);
  await leave();
});

test('kemet: 360 pixels in Russian and at night: no sideways scroll, fingers fit, nothing to complain about', async ({
  browser,
}) => {
  const { page, leave } = await open(browser, 'phone', '/learn/kemet/lesson', { language: 'ru', theme: 'night' });
  await lessonTo(page, '.kemet-group');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The signs under the map are as small as the words beside them.
  expect((await page.locator('.kemet-legend').boundingBox())?.height).toBeLessThan(60);
  // Beside the words of the teacher and the answers the map is smaller than at a table, but never below what
  // WCAG 2.5.8 asks of a target; two fingers enlarge it.
  for (const district of ['w1-d1', 'w1-d3', 'w3-d2']) {
    const box = await page.locator(`[data-part="area-${district}"]`).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await lessonTo(page, '.kemet-battle-card[aria-disabled="false"]');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await leave();
});
