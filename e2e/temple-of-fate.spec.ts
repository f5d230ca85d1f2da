import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { crowdedTables } from './crowded-tables.ts';
import { againstBots, halfway, shelve } from './site-shelf.ts';
import { expectNoSidewaysScroll, person, type Size, skipRecap } from './site-steps.ts';

/** A whole game takes some fifty moves of one's own; bots answer without their pause for effect. */
test.setTimeout(600_000);

interface Seated {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

/** A person in front of a page of their own, on the drawn board. */
async function arrive(browser: Browser, size: Size, settings: object): Promise<Seated> {
  const context = await person(browser, size, { textMode: false, ...settings });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    page,
    leave: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Comes back to a game against the weakest bots that is half over. */
async function comeBack(
  browser: Browser,
  size: Size,
  settings: object = {},
  seats = 2,
  share = 1 / 2,
): Promise<Seated> {
  const seated = await arrive(browser, size, settings);
  const game = await halfway('temple-of-fate', againstBots(seats), share);
  await shelve(seated.page, game);
  await seated.page.goto(`/play/${game.id}`);
  await skipRecap(seated.page);
  return seated;
}

/** Opens a game of Temple of Fate against the weakest bots. */
async function sitDown(browser: Browser, size: Size, seats: number, settings: object = {}): Promise<Seated> {
  const seated = await arrive(browser, size, settings);
  const { page } = seated;
  await page.goto('/');
  await page.getByRole('button', { name: /^(Make a table|Новый стол).*(Temple of Fate|Храм судьбы)$/ }).click();
  await page.getByText(/^(On this device|На этом устройстве)$/).click();
  await page.locator('dialog .seg label', { hasText: new RegExp(`^${seats}$`) }).click();
  for (let seat = 1; seat < seats; seat++) {
    const row = page.locator('dialog select').nth(seat);
    const weakest = await row.locator('option[value^="bot:"]').first().getAttribute('value');
    await row.selectOption(weakest ?? '');
  }
  await page.getByRole('button', { name: /^(Begin|Начать)$/ }).click();
  await expect(page.locator('.tof-exchange')).toBeVisible();
  return seated;
}

const openAreas = (page: Page): Locator => page.locator('[data-spot="area"][data-open="true"]');
const openCells = (page: Page): Locator => page.locator('[data-spot="cell"][data-open="true"]');
const cardCells = (page: Page): Locator => page.locator('button.tof-cell[data-open="true"][aria-pressed="false"]');
const goButton = (page: Page): Locator => page.locator('.prompt .tof-extras > .btn.go:enabled');
const endButton = (page: Page): Locator => page.getByRole('button', { name: /^(End turn|Завершить ход)$/ });
const doneButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Finish building|Завершить строительство)$/ });

type Task = 'exchange' | 'tile' | 'summit' | 'done' | 'chain' | 'cells' | 'over';

/** What the player is to do now. */
async function nextTask(page: Page): Promise<Task> {
  const ending = page.locator('.ending');
  await expect(page.locator('.tof[data-choice]').or(ending).first()).toBeVisible({ timeout: 30_000 });
  if ((await ending.count()) > 0) return 'over';
  const choice = await page.locator('.tof').getAttribute('data-choice');
  if (choice === 'exchange') return 'exchange';
  if (choice === 'use-a-chain') return 'chain';
  if (choice === 'occupy-cells') return 'cells';
  if ((await openAreas(page).count()) > 0) return 'tile';
  return (await page.locator('.tof-specials').count()) > 0 ? 'summit' : 'done';
}

/** Plays until the game is over; every act must change what the prompt says. */
async function playOut(page: Page, act: (task: Task, turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    const task = await nextTask(page);
    if (task === 'over') return;
    const sentence = page.locator('.prompt-sentence');
    const asked = await sentence.innerText();
    await act(task, turn);
    await expect(sentence).not.toHaveText(asked, { timeout: 30_000 });
  }
  throw new Error('The game is still not over.');
}

async function expectEnding(page: Page, seats: number): Promise<void> {
  await expect(page.locator('.ending > h2')).not.toBeEmpty();
  await expect(page.locator('.tof-score tfoot td').first()).toBeVisible();
  expect(await page.locator('.tof-score').first().locator('tfoot td').count()).toBe(seats);
}

/** Drags the tile in hand to an open place. */
async function dragTile(page: Page): Promise<void> {
  const tile = page.locator('.tof-tile[aria-pressed="true"]').first();
  await tile.scrollIntoViewIfNeeded();
  const from = await tile.boundingBox();
  const to = await openAreas(page).first().boundingBox();
  if (from === null || to === null) throw new Error('The hand or the pyramid is not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Of two a game is played whole; of four its second half, in which the same is done among more people. */
const WITH_THE_MOUSE = {
  'a whole game of 2': { seats: 2, begin: (browser: Browser) => sitDown(browser, 'desktop', 2) },
  'the second half of a game of 4': { seats: 4, begin: (browser: Browser) => comeBack(browser, 'desktop', {}, 4) },
};
for (const [what, { seats, begin }] of Object.entries(WITH_THE_MOUSE)) {
  test(`temple-of-fate: ${what} with the mouse, tiles dragged and pressed`, async ({ browser }) => {
    const { page, leave } = await begin(browser);
    await playOut(page, async (task, turn) => {
      if (task === 'exchange') await page.locator('.tof-exchange .btn.go').click();
      else if (task === 'tile') await (turn % 2 === 0 ? dragTile(page) : openAreas(page).last().click());
      else if (task === 'summit') await page.locator('.tof-specials .btn').first().click();
      else if (task === 'done') await doneButton(page).click();
      else if (task === 'cells') {
        await cardCells(page).first().click();
        await goButton(page).click();
      } else if ((await openCells(page).count()) > 0 && turn % 4 !== 0) await openCells(page).first().click();
      else await endButton(page).click();
    });
    await expectEnding(page, seats);
    await leave();
  });
}

/** Walks with Tab until one of these has the focus; a long log has many links on the way. */
async function tabTo(page: Page, target: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = page.locator(target).and(page.locator(':focus'));
  for (let i = 0; i < 500 && (await focused.count()) === 0; i++) await page.keyboard.press(key);
  await expect(focused).toHaveCount(1);
}

test('temple-of-fate: a game is played to its end with the keyboard alone', async ({ browser }) => {
  const { page, leave } = await comeBack(browser, 'desktop', {}, 2, 3 / 4);
  await playOut(page, async (task, turn) => {
    if (task === 'exchange') await tabTo(page, '.tof-exchange .btn.go');
    else if (task === 'tile') {
      await page.keyboard.press('r');
      await tabTo(page, '[data-spot="area"]');
      // Arrows walk between the places, along a row and down to the next one, until an open one has the focus.
      for (let step = 0; step < 30; step++) {
        if ((await page.locator('[data-spot="area"][data-open="true"]:focus').count()) > 0) break;
        const along = Math.floor(step / 6) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
        await page.keyboard.press(step % 6 === 5 ? 'ArrowDown' : along);
      }
    } else if (task === 'summit') await tabTo(page, '.tof-specials .btn');
    else if (task === 'done') await tabTo(page, '.prompt .tof-extras > .btn');
    else if (task === 'cells') {
      await tabTo(page, 'button.tof-cell[data-open="true"]', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('button.tof-cell[aria-pressed="true"]')).toHaveCount(1);
      await tabTo(page, '.prompt .tof-extras > .btn.go', 'Shift+Tab');
    } else if ((await openCells(page).count()) > 0 && turn % 4 !== 0) await tabTo(page, '[data-spot="cell"]');
    else await tabTo(page, '.prompt .tof-extras > .btn');
    await page.keyboard.press('Enter');
  });
  await expectEnding(page, 2);
  await leave();
});

/** Browsers count two taps within half a second as one double tap, and a double tap answers one question only. */
const APART_MS = 700;

/** Taps a button that has come under the finger with the new question, as somebody does who has read it. */
async function tapAnew(button: Locator): Promise<void> {
  await button.page().waitForTimeout(APART_MS);
  await button.tap();
}

test('temple-of-fate: a game is played to its end by touch at 360 x 740 in Russian, nothing sticks out', async ({
  browser,
}) => {
  const { page, leave } = await comeBack(browser, 'phone', { language: 'ru' });
  await playOut(page, async (task, turn) => {
    if (task === 'exchange') await page.locator('.tof-exchange .btn.go').tap();
    else if (task === 'tile') {
      await openAreas(page).first().tap();
      await goButton(page).tap();
    } else if (task === 'summit') await tapAnew(page.locator('.tof-specials .btn').first());
    else if (task === 'done') await tapAnew(doneButton(page));
    else if (task === 'cells') {
      await cardCells(page).first().tap();
      await goButton(page).tap();
    } else if ((await openCells(page).count()) > 0 && turn % 4 !== 0) {
      await openCells(page).first().tap();
      await goButton(page).tap();
    } else await tapAnew(endButton(page));
    await expectNoSidewaysScroll(page);
  });
  await expectEnding(page, 2);
  await leave();
});

/** One press shows everybody's pyramid large; Escape, the button, and a press beside it lead back to where one was. */
async function largePyramids(page: Page): Promise<void> {
  const neighbour = page.locator('.tof-neighbour').first();
  const dialog = page.locator('.tof-dialog');
  await neighbour.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('.explanation')).toHaveCount(0);
  const pyramids = dialog.locator('.tof-pyramid');
  await expect(pyramids).toHaveCount(2);
  for (const one of await pyramids.all()) {
    await expect(one).toBeInViewport({ ratio: 1 });
    expect((await one.boundingBox())?.width).toBeGreaterThan(400);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(neighbour).toBeFocused();
  await neighbour.click();
  // What is said of something in a dialog lies over the dialog.
  await dialog.locator('.tof-animal').first().hover();
  const said = page.locator('.explanation');
  await expect(said.locator('a')).toBeVisible();
  expect(await said.evaluate((one) => one.closest('dialog') !== null)).toBe(true);
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
}

test('temple-of-fate: no accessibility violation in any step of a round', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop', 3);
  await expectAccessible(page);
  await page.locator('.tof-exchange .btn.go').click();
  await expect(openAreas(page).first()).toBeVisible({ timeout: 20_000 });
  await openAreas(page).first().hover();
  await expectAccessible(page);
  for (const left of ['3 tiles', '2 tiles', '1 tile']) {
    await expect(page.locator('.prompt-sentence')).toContainText(left);
    await openAreas(page).first().click();
  }
  await doneButton(page).click();
  await expect(openCells(page).first()).toBeVisible({ timeout: 20_000 });
  await openCells(page).first().hover();
  await expectAccessible(page);
  const standing = () =>
    page
      .locator('.tof-own > svg, .tof-chains')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await standing();
  await openCells(page).first().click();
  // Cards that a chain can't pay for say so in the room they had: nothing moves for it.
  await expect(page.locator('.tof-rest').first()).toBeVisible();
  expect(await standing()).toEqual(before);
  await cardCells(page).first().click();
  await expectAccessible(page);
  await largePyramids(page);
  await leave();
});

test('temple-of-fate: a neighbour who stops thinking moves nothing on a tablet', async ({ browser }) => {
  const context = await person(browser, 'phone', { textMode: false, language: 'ru' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 820, height: 1180 });
  const exchange = (await crowdedTables('temple-of-fate', 4)).find(({ question }) => question === 'exchange: exchange');
  if (exchange === undefined) throw new Error('nobody exchanges');
  await shelve(page, exchange.table);
  await page.goto(`/play/${exchange.table.id}`);
  await expect(page.locator('.tof-neighbour small', { hasText: 'готово' })).toHaveCount(3);
  const heights = await page.locator('.stage').evaluate((stage) =>
    ['готово', 'думает', 'ещё думает'].map((said) => {
      for (const one of stage.querySelectorAll('.tof-neighbour small')) one.textContent = said;
      return stage.getBoundingClientRect().height;
    }),
  );
  expect(new Set(heights).size).toBe(1);
  await context.close();
});

test('temple-of-fate: targets on a phone are at least 44 pixels large', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'phone', 3);
  const smallest = async (selector: string): Promise<number> => {
    const sizes = await page
      .locator(selector)
      .evaluateAll((list) =>
        list.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    expect(sizes.length, selector).toBeGreaterThan(0);
    return Math.min(...sizes);
  };
  expect(await smallest('.tof-routes button')).toBeGreaterThanOrEqual(44);
  await page.locator('.tof-exchange .btn.go').tap();
  await expect(openAreas(page).first()).toBeVisible({ timeout: 20_000 });
  for (const selector of ['[data-spot="area"]', '.tof-tile', '.tof-turns .btn', '.sheet [role="tab"]']) {
    expect(await smallest(selector), selector).toBeGreaterThanOrEqual(44);
  }
  // On a phone the neighbours wait behind a tab, which opens them large.
  const neighbours = page.getByRole('tab', { name: 'Pyramids' });
  await neighbours.tap();
  await expect(page.locator('.tof-pyramids svg.tof-pyramid')).toHaveCount(2);
  await neighbours.tap();
  await expect(page.locator('.tof-pyramids')).toHaveCount(0);
  for (const left of ['3 tiles', '2 tiles', '1 tile']) {
    await expect(page.locator('.prompt-sentence')).toContainText(left);
    await openAreas(page).first().tap();
    await goButton(page).tap();
  }
  await tapAnew(doneButton(page));
  await expect(openCells(page).first()).toBeVisible({ timeout: 20_000 });
  expect(await smallest('[data-spot="cell"]')).toBeGreaterThanOrEqual(44);
  await openCells(page).first().tap();
  await goButton(page).tap();
  await expect(page.locator('button.tof-cell[data-open="true"]').first()).toBeVisible();
  expect(await smallest('button.tof-cell[data-open="true"]')).toBeGreaterThanOrEqual(44);
  await leave();
});

test('temple-of-fate: a closed place says why, with a link to its rule', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop', 2);
  await page.locator('.tof-exchange .btn.go').click();
  await openAreas(page).first().click();
  await expect(page.locator('.prompt-sentence')).toContainText('2 tiles');
  await page.mouse.move(0, 0);
  await page.locator('[data-spot="area"][data-open="false"]').first().hover();
  await expect(page.locator('.why-not')).toContainText('A tile lies there already');
  await leave();
});

test('temple-of-fate: the lesson is walked from its first to its last step on the board', async ({ browser }) => {
  const context = await person(browser, 'desktop', { textMode: false });
  const page = await context.newPage();
  await page.goto('/learn/temple-of-fate/lesson');
  const teacher = page.locator('.teacher');
  await expect(teacher).toContainText('This is your board');
  await expect(page.locator('.tof-own[data-lit]')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await next.click();
  await page.locator('.tof-exchange .btn.go').click();
  await openAreas(page).last().click();
  await expect(teacher.locator('.notice')).toContainText('upper left corner');
  await openAreas(page).first().click();
  await expect(teacher).toContainText('grows to seven');
  const onwards = page.getByRole('button', { name: /^(Next|Show me)$/ });
  const over = page.getByRole('heading', { name: 'That was the lesson' });
  for (let step = 5; step <= 13; step++) {
    await expect(teacher).toContainText(`${step} of 13`);
    await onwards.click();
  }
  await expect(over).toBeVisible();
  await context.close();
});
