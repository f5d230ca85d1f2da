import type { Vocabulary } from '@naos/engine';
import { expect, type Page, test } from '@playwright/test';
import { type CrowdedTable, crowdedTables } from './crowded-tables.ts';
import { WHOLE } from './glance.ts';
import { shelve } from './site-shelf.ts';
import { person } from './site-steps.ts';

/** So many of a game's questions are looked at in every run, those with most answers. */
const SHARE = 5;

/** Questions that are answered on the picture alone. */
const ASKED_ON_THE_BOARD = ['turn: draft', 'ra: cell', 'hathor: space', 'osiris: slot'];

/** Opens the table of a question at a size of window. */
async function open(page: Page, { table }: CrowdedTable, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await shelve(page, table);
  await page.goto(`/play/${table.id}`);
  await expect(page.locator('.tekhenu')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function busiest(seats: number): Promise<readonly CrowdedTable[]> {
  const all = await crowdedTables('tekhenu', seats);
  return all.toSorted((a, b) => b.answers - a.answers).slice(0, SHARE);
}

const PARTS = ['.tekhenu-uses', '.tekhenu-wheel', '.tekhenu-gods', '.tekhenu-tiles', '.tekhenu-temple'].concat([
  '.tekhenu-osiris',
  '.tekhenu-track',
  '.tekhenu-scales',
  '.tekhenu-stores',
  '.tekhenu-rows',
]);

interface Box {
  readonly part: string;
  readonly box: readonly number[];
}

/** Where the parts of the board stand, in whole pixels. */
function boxes(page: Page): Promise<readonly Box[]> {
  return page.evaluate(
    (parts) =>
      parts.map((part) => {
        const { left, top, right, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { part, box: [left, top, right, bottom].map(Math.round) };
      }),
    PARTS,
  );
}

for (const seats of WHOLE ? [2, 4] : [4]) {
  test(`tekhenu: at a desk with ${seats} players every part is in sight and stays where it is`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await person(browser, 'desktop', { textMode: false, autoSkip: false });
    const page = await context.newPage();
    const asked = (await busiest(seats)).filter(({ question }) => !question.startsWith('game'));
    for (const [width, height, wheel] of [
      [1440, 900, 290],
      [1920, 1080, 380],
      [1024, 768, 200],
    ] as const) {
      let before: readonly Box[] | null = null;
      for (const table of asked) {
        await open(page, table, width, height);
        const where = `${width}x${height} ${table.question}`;
        const now = await boxes(page);
        for (const { part, box } of now) {
          const [left = -1, top = -1, right = 0, bottom = 0] = box;
          const inside = left >= 0 && top >= 0 && right <= width && bottom <= height && right > left && bottom > top;
          expect(inside, `${where} ${part} ${box.join(' ')}`).toBe(true);
        }
        const picture = await page.locator('.tekhenu-wheel').boundingBox();
        expect(Math.min(picture?.width ?? 0, picture?.height ?? 0), where).toBeGreaterThanOrEqual(wheel);
        expect(before ?? now, where).toEqual(now);
        before = now;
      }
    }
    await context.close();
  });
}

test('tekhenu: at a desk with 4 players the whole market and every line of a use are in sight', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await person(browser, 'desktop', { textMode: false, autoSkip: false });
  const page = await context.newPage();
  const asked = (await crowdedTables('tekhenu', 4)).filter(({ question }) => question.startsWith('turn'));
  for (const table of asked) {
    await open(page, table, 1440, 900);
    const where = table.question;
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.tekhenu-uses:not([data-many="true"]) > .tekhenu-use, .table-side [role="tabpanel"]',
        ),
      ]
        .filter((one) => one.matches('.tekhenu-use') || one.querySelector('[data-part="market"]') !== null)
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .map((one) => `${one.textContent?.slice(0, 40)}: ${one.scrollHeight} in ${one.clientHeight}`),
    );
    expect(cut, where).toEqual([]);
  }
  expect(asked.length).toBeGreaterThan(1);
  await context.close();
});

test('tekhenu: values, uses and blessings of a die in hand are in sight at once, however many', async ({ browser }) => {
  const context = await person(browser, 'desktop', { textMode: false, autoSkip: false });
  const page = await context.newPage();
  // A die for any action has six gods and four goods to choose from.
  const uses = (moves: readonly Vocabulary['move'][]) =>
    moves.filter(({ do: what }) => what === 'act' || what === 'produce').length * 100 + moves.length;
  const all = await crowdedTables('tekhenu', 4, uses);
  const asked = all.filter(({ question, answers }) => question === 'turn: ready' && answers > 1000);
  expect(asked).toHaveLength(1);
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    for (const table of asked) {
      await open(page, table, width, height);
      const cut = await page.locator('.tekhenu-uses').evaluate((row) => {
        const { left, top, right, bottom } = row.getBoundingClientRect();
        return [...row.querySelectorAll('button')].flatMap((one) => {
          const box = one.getBoundingClientRect();
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          const inside = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
          const over = document.elementFromPoint(x, y);
          return inside && over !== null && one.contains(over) ? [] : [one.textContent];
        });
      });
      expect(cut, `${width}x${height}`).toEqual([]);
    }
  }
  await context.close();
});

test('tekhenu: every piece, card, sign and button explains itself with its rule', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await person(browser, 'desktop', { textMode: false, autoSkip: false });
  const page = await context.newPage();
  const found: string[] = [];
  for (const table of await busiest(4)) {
    await open(page, table, 1440, 900);
    for (const panel of await page.getByRole('tab', { name: /^(Market|Cards)$/ }).all()) {
      await panel.click();
      found.push(...(await mute(page)).map((one) => `${table.question}: ${one}`));
    }
  }
  expect(found).toEqual([]);
  await context.close();
});

/** What has a role or is a picture, and says nothing about itself. */
function mute(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const things = '[role="button"], [role="img"], svg, button, figure, .tekhenu-card';
    const within = ['.tekhenu', '.tekhenu-market'].map((one) => `${one} :is(${things})`).join(', ');
    const shown = [...document.querySelectorAll(within)].filter((one) => one.getClientRects().length > 0);
    // Pictures as a whole, tabs and the button that names its move in full are no riddles.
    const plain = 'svg[role="group"], [role="tab"], .tekhenu-take, .unseen';
    const silent = shown
      .filter((one) => !one.matches(plain) && !one.closest('.tekhenu-take'))
      .filter((one) => {
        const speaks = one.closest('[data-explain]');
        return (speaks?.getAttribute('data-explain') ?? '') === '' || !speaks?.hasAttribute('data-rule');
      });
    return [...new Set(silent.map((one) => one.outerHTML.slice(0, 120)))];
  });
}

test('tekhenu: on a phone nothing is written smaller than 12 px, and targets are a finger wide', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const tables = await crowdedTables('tekhenu', 4);
  for (const [width, height] of [
    [360, 740],
    [412, 915],
    [740, 360],
  ] as const) {
    const context = await person(browser, 'phone', { textMode: false, autoSkip: false, language: 'ru' });
    const page = await context.newPage();
    for (const table of tables.filter(({ question }) => ASKED_ON_THE_BOARD.includes(question))) {
      await open(page, table, width, height);
      const where = `${width}x${height} ${table.question}`;
      for (const tab of table.question === 'turn: draft' ? await page.locator('.tekhenu-areas button').all() : []) {
        await tab.tap();
        expect(await smallTexts(page), `${where} ${await tab.innerText()}`).toEqual([]);
        await expect(page.locator('.tekhenu-own-scales')).toBeInViewport();
      }
      if (table.question === 'turn: draft' || width > height) continue;
      const sizes = await page
        .locator('.tekhenu [role="button"][data-open="true"]')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)),
        );
      expect(Math.min(...sizes), where).toBeGreaterThanOrEqual(43.9);
    }
    await context.close();
  }
});

/** Words on the board that are drawn smaller than 12 pixels. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('.tekhenu') ?? document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (parent === null || textContent?.trim() === '' || parent.closest('.unseen, defs') !== null) continue;
      if (parent.getClientRects().length === 0) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 11.9)
        small.push(`${textContent?.trim()} ${size.toFixed(1)} ${parent.getAttribute('class') ?? parent.tagName}`);
    }
    return [...new Set(small)];
  });
}

test('tekhenu: cards to take stand side by side on a small desk; while sections are closed the others have their room', async ({
  browser,
}) => {
  const context = await person(browser, 'desktop', { textMode: false, autoSkip: false });
  const page = await context.newPage();
  const cards = (moves: readonly Vocabulary['move'][]) => moves.filter(({ do: what }) => what === 'card').length;
  const taking = (await crowdedTables('tekhenu', 4, cards)).filter(({ question }) => question.startsWith('thoth'));
  expect(taking.length).toBeGreaterThan(0);
  for (const table of taking) {
    await open(page, table, 1024, 768);
    const hidden = await page.locator('.tekhenu-uses').evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(hidden, table.question).toBeLessThan(2);
  }
  const first = (await crowdedTables('tekhenu', 2)).find(({ question }) => question.startsWith('game'));
  if (first === undefined) throw new Error('no game has begun');
  await open(page, first, 1440, 900);
  const words = page.locator('[data-part="market"] .tekhenu-card > span:last-child').first();
  await expect(words).toHaveCSS('-webkit-line-clamp', '4');
  await context.close();
});
