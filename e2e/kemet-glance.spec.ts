import { type Browser, expect, type Page, test } from '@playwright/test';
import { crowdedPositions } from './crowded-positions.ts';
import { crowdedTables } from './crowded-tables.ts';
import { crowded, type Wanted } from './kemet-positions.ts';
import { shelve } from './site-shelf.ts';
import { person } from './site-steps.ts';
import { StandInServer } from './stand-in-server.ts';

/** What a table of Kemet shows at one glance, by geometry: crowded tables, found outside the browser. */
test.setTimeout(120_000);

const DESKS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
type Screen = { readonly width: number; readonly height: number };

const placing = (moves: readonly string[]): boolean => moves.filter((move) => move.startsWith('token')).length > 4;
const TOKEN: Readonly<Record<number, Wanted>> = {
  2: { seats: 2, choice: 'menu', after: 140, when: placing },
  5: { seats: 5, choice: 'menu', after: 260, when: placing },
};

async function sitAt(browser: Browser, screen: Screen, wanted: Wanted, settings: object = {}): Promise<Page> {
  const context = await person(browser, screen.width < 700 ? 'phone' : 'desktop', { textMode: false, ...settings });
  const page = await context.newPage();
  await page.setViewportSize(screen);
  const table = await crowded(wanted);
  await shelve(page, table);
  await page.goto(`/play/${table.id}`);
  await expect(page.locator('.kemet-map')).toBeVisible();
  return page;
}

/** The parts that are not wholly inside the window, with their boxes. */
function outside(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const all = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        if (all.length === 0) return [`${selector}: missing`];
        return all
          .filter(
            ({ top, left, right, bottom }) => top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1,
          )
          .map(({ top, left, right, bottom }) => `${selector}: ${[left, top, right, bottom].map(Math.round)}`);
      }),
    parts,
  );
}

/** What one looks at while placing a token. */
const PARTS = [
  '.prompt',
  '.kemet-map',
  '.kemet-own .kemet-space',
  '.kemet-own .kemet-market',
  '.kemet-own .kemet-tile',
  '.kemet-hand',
];

const boxOf = async (page: Page, part: string) => JSON.stringify(await page.locator(part).boundingBox());

for (const seats of [2, 5]) {
  for (const screen of DESKS) {
    test(`kemet: ${seats} at ${screen.width}x${screen.height}: map, pyramid and market are in sight together`, async ({
      browser,
    }) => {
      const page = await sitAt(browser, screen, TOKEN[seats] ?? { seats, choice: 'menu', after: 0 });
      const skip = page.getByRole('button', { name: 'Skip', exact: true });
      if (await skip.isVisible()) await skip.click();
      expect(await outside(page, PARTS)).toEqual([]);
      const [map, pyramid] = [await boxOf(page, '.kemet-map'), await boxOf(page, '.kemet-own .kemet-pyr')];
      const sentence = page.locator('.prompt-sentence');
      const asked = await sentence.innerText();
      await page.locator('.kemet-space[aria-disabled="false"]', { hasText: 'Move' }).first().click();
      await expect(sentence).not.toHaveText(asked);
      expect(await boxOf(page, '.kemet-map')).toBe(map);
      expect(await boxOf(page, '.kemet-own .kemet-pyr')).toBe(pyramid);
      await page.context().close();
    });
  }
}

test('kemet: what the signs on the map mean stands under it, over no area that can be pressed', async ({ browser }) => {
  const march = (await crowdedPositions('kemet')).filter(({ question }) => question.startsWith('move: march'));
  const context = await person(browser, 'desktop', { textMode: false, autoSkip: false, language: 'ru' });
  const page = await context.newPage();
  const server = new StandInServer(page);
  const [first] = march;
  if (first === undefined) throw new Error('Nobody is led anywhere.');
  await server.open(first);
  for (const screen of [...DESKS, { width: 1024, height: 768 }]) {
    await page.setViewportSize(screen);
    for (const position of march) {
      const where = `${screen.width}x${screen.height} ${position.seats} ${position.question}`;
      await server.show(position);
      const map = await page.locator('.kemet-map').boundingBox();
      const legend = await page.locator('.kemet-legend').boundingBox();
      if (map === null || legend === null) throw new Error(`${where}: no map, or no legend`);
      expect(legend.y, where).toBeGreaterThanOrEqual(map.y + map.height - 1);
      expect(legend.height, where).toBeLessThan(30);
    }
  }
  await context.close();
});

test('kemet: 360 pixels, five players: a finger never has to hit what is narrower than 40 px', async ({ browser }) => {
  const positions = await crowdedPositions('kemet', 5);
  const context = await person(browser, 'phone', { textMode: false, autoSkip: false });
  const page = await context.newPage();
  const server = new StandInServer(page);
  const at = (question: string) => positions.find((one) => one.question === question);
  const [build, march] = [at('build: build'), at('move: march')];
  if (build === undefined || march === undefined) throw new Error('There is nothing to build, or nobody to lead.');
  const open = page.locator('.kemet-area[aria-disabled="false"]');
  const widths = () =>
    open.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  // What can be built is all in one city: the map shows that part.
  await server.open(build);
  await server.show(build);
  expect(Math.min(...(await widths()))).toBeGreaterThanOrEqual(40);
  // Ways lead all over the map: a finger between districts enlarges them, the next one chooses.
  await server.show(march);
  const district = open.and(page.locator('[data-part$="-d1"], [data-part$="-d2"], [data-part$="-d3"]')).first();
  const before = Math.min(...Object.values((await district.boundingBox()) ?? {}).slice(2));
  expect(before).toBeLessThan(40);
  await district.tap();
  await expect(page.locator('.kemet-map')).toHaveAttribute('data-zoomed', 'true');
  const box = await district.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  await context.close();
});

test('kemet: on a television the map takes the room', async ({ browser }) => {
  const [march] = (await crowdedPositions('kemet', 5)).filter(({ question }) => question === 'move: march');
  if (march === undefined) throw new Error('Nobody to lead.');
  const context = await person(browser, 'desktop', { textMode: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await new StandInServer(page).open(march, '/screen');
  const map = await page.locator('.kemet-map').boundingBox();
  expect(map?.width).toBeGreaterThan(1000);
  await context.close();
});

test('kemet: at a desk no word of the pyramid is cut, in Russian', async ({ browser }) => {
  const page = await sitAt(browser, DESKS[0], TOKEN[5] ?? { seats: 5, choice: 'menu', after: 0 }, { language: 'ru' });
  const cut = await page
    .locator('.kemet-space > span')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
  await page.context().close();
});

test('kemet: late in a game of five all battle cards are in sight, and so is what the others did', async ({
  browser,
}) => {
  const context = await person(browser, 'desktop', { textMode: false, autoSkip: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const late = (await crowdedTables('kemet', 5)).find(({ question }) => question === 'turn: menu');
  if (late === undefined) throw new Error('nobody has a turn');
  await shelve(page, late.table);
  await page.goto(`/play/${late.table.id}`);
  await page.locator('.kemet-fighting').waitFor();
  for (const screen of [...DESKS].reverse()) {
    await page.setViewportSize(screen);
    const hidden = await page
      .locator('.kemet-fighting')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, `${screen.width}`).toBeLessThan(2);
  }
  const others = async (): Promise<number> => {
    const told = await page.locator('.table-side > .tabs').last().boundingBox();
    return Math.min(900, (told?.y ?? 900) + (told?.height ?? 0)) - (told?.y ?? 900);
  };
  await expect.poll(others).toBeGreaterThan(200);
  await context.close();
});

/** Notes where the clash stands as soon as it is drawn, and where the prompt begins below it. */
function watchTheClash(): void {
  new MutationObserver(() => {
    const clash = document.querySelector('.kemet-clash');
    if (clash === null || document.documentElement.dataset.clash !== undefined) return;
    const { top, bottom, left, right } = clash.getBoundingClientRect();
    const prompt = document.querySelector('.prompt')?.getBoundingClientRect() ?? new DOMRect();
    const end = prompt.top > top && prompt.left < right && left < prompt.right ? prompt.top : innerHeight;
    document.documentElement.dataset.clash = `${top >= 0 && bottom <= end ? 'seen' : 'cut'}: ${[top, bottom, end].map(Math.round)}`;
  }).observe(document, { childList: true, subtree: true });
}

for (const screen of [DESKS[0], { width: 360, height: 740 }, { width: 740, height: 360 }]) {
  test(`kemet: all of a clash is in sight at ${screen.width}x${screen.height}, with its cards, losses and fame`, async ({
    browser,
  }) => {
    const council: Wanted = { seats: 2, choice: 'war council', after: 60 };
    const page = await sitAt(browser, screen, council, { motion: 'full', pace: 'brisk', language: 'ru' });
    await page.evaluate(watchTheClash);
    const cards = page.locator('.kemet-battle-card[aria-disabled="false"]');
    await cards.first().click();
    await cards.first().click();
    // A phone looks at the intervention cards that it is asked for.
    if (screen.width === 360 && (await page.locator('.kemet-add').count()) > 0) {
      const [card, prompt] = [page.locator('.kemet-add').first(), page.locator('.prompt')];
      const [box, bar] = [await card.boundingBox(), await prompt.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await page.locator('.prompt .btn.go').click();
    await expect(page.locator('html')).toHaveAttribute('data-clash', /^seen/, { timeout: 20_000 });
    await page.context().close();
  });
}
