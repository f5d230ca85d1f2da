import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { midway, placing, shelve } from './site-shelf.ts';
import { expectNoSidewaysScroll, person, type Size, skipRecap, walk } from './site-steps.ts';

/** A whole game takes some sixty moves of one's own; bots answer without their pause for effect. */
test.setTimeout(150_000);

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

/** Opens a game of Aton against a bot. */
async function sitDown(browser: Browser, size: Size, settings: object = {}): Promise<Seated> {
  const seated = await arrive(browser, size, settings);
  await seated.page.goto('/');
  await seated.page.getByRole('button', { name: /^(Play now: Aton|Играть: Атон)$/ }).click();
  await expect(seated.page.locator('.aton-hand')).toBeVisible();
  return seated;
}

/** Comes back to a game that is half over: what another hand does is the same in its second half. */
async function comeBack(browser: Browser, size: Size, settings: object = {}): Promise<Seated> {
  const seated = await arrive(browser, size, settings);
  const game = await midway('aton', 50);
  await shelve(seated.page, game);
  await seated.page.goto(`/play/${game.id}`);
  await skipRecap(seated.page);
  return seated;
}

const openSpaces = (page: Page) => page.locator('.aton-space[data-open="true"]');

/** The position that is drawn. */
const positionOf = (page: Page) => page.locator('.table').getAttribute('data-version');

/** What the player is to do now. */
async function nextTask(page: Page): Promise<'hand' | 'space' | 'over'> {
  const hand = page.locator('.aton-hand');
  const ending = page.locator('.ending');
  await expect(hand.or(ending).or(openSpaces(page)).first()).toBeVisible({ timeout: 20_000 });
  if ((await ending.count()) > 0) return 'over';
  return (await hand.count()) > 0 ? 'hand' : 'space';
}

/** Plays until the game is over. */
async function playOut(page: Page, hand: () => Promise<void>, space: () => Promise<void>): Promise<void> {
  for (let i = 0; i < 600; i++) {
    const task = await nextTask(page);
    if (task === 'over') return;
    const before = await positionOf(page);
    await (task === 'hand' ? hand() : space());
    // A press is drawn in a task of its own: until then the spaces of the question before still glow.
    if (task === 'space')
      await expect.poll(async () => (await nextTask(page)) + (await positionOf(page))).not.toBe(`space${before}`);
    // Committed cards are shown for a moment longer; a new hand comes with empty cartouches.
    if (task === 'hand') await expect(page.locator('.aton-slot[data-filled="true"]')).toHaveCount(0);
  }
  throw new Error('The game is still not over.');
}

async function expectEnding(page: Page): Promise<void> {
  await expect(page.locator('.ending > h2')).not.toBeEmpty();
  await expect(page.locator('.aton-won-by [data-it="true"]')).toHaveCount(1);
  await expect(page.locator('.aton-chart polyline')).toHaveCount(2);
}

test('aton: a whole game with the mouse, cards dragged to their cartouches', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop');
  const cards = page.locator('.aton-hand-card');
  const dragTo = async (card: number, slot: number): Promise<void> => {
    const from = await cards.nth(card).boundingBox();
    const to = await page.locator('.aton-slot').nth(slot).boundingBox();
    if (from === null || to === null) throw new Error('The hand is not on the page.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await playOut(
    page,
    async () => {
      for (const slot of [0, 1, 2, 3]) await dragTo(slot, slot);
      await page.getByRole('button', { name: 'Commit', exact: true }).click();
    },
    async () => {
      const open = openSpaces(page);
      const count = await open.count();
      // The last of them may have been taken by itself meanwhile.
      if (count > 0) await open.nth(Math.floor(count / 2)).click();
    },
  );
  await expectEnding(page);
  await leave();
});

/** Desks, and a tablet held upright. */
const DESKS = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [820, 1180],
] as const;

test('aton: the board stays where it is when the first hand goes, and when a space is pointed at', async ({
  browser,
}) => {
  const { page, leave } = await sitDown(browser, 'desktop', { language: 'ru' });
  const places = async (look: () => Promise<void>) => {
    const found: number[] = [];
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height });
      await look();
      const box = await page.locator('[data-space="0"]').boundingBox();
      found.push(box?.x ?? 0, box?.y ?? 0, box?.width ?? 0);
    }
    return found;
  };
  const before = await places(async () => {});
  for (const key of ['1', '2', '3', '4', 'Enter']) await page.keyboard.press(key);
  await expect(openSpaces(page).first()).toBeVisible({ timeout: 20_000 });
  const after = await places(() => openSpaces(page).first().hover());
  expect(Math.max(...after.map((at, i) => Math.abs(at - (before[i] ?? 0))))).toBeLessThan(3);
  await leave();
});

test('aton: a game is played to its end with the keyboard alone', async ({ browser }) => {
  const { page, leave } = await comeBack(browser, 'desktop');
  const focused = page.locator('.aton-touch:focus');
  await playOut(
    page,
    async () => {
      for (const key of ['4', '3', '2', '1', 'Enter']) await page.keyboard.press(key);
    },
    async () => {
      for (let i = 0; i < 60 && (await focused.count()) === 0; i++) await page.keyboard.press('Tab');
      // The bot may have ended the round meanwhile: then there is a hand to play, or an ending.
      const target = page.locator('.aton-touch:focus[aria-disabled="false"]');
      const onward = page.locator('.aton-hand, .ending');
      await expect(target.or(onward).first()).toBeVisible();
      if ((await onward.count()) === 0) await page.keyboard.press('Enter');
    },
  );
  await expectEnding(page);
  await leave();
});

test('aton: a game is played to its end by touch at 360 x 740 in Russian, nothing sticks out', async ({ browser }) => {
  const { page, leave } = await comeBack(browser, 'phone', { language: 'ru' });
  await playOut(
    page,
    async () => {
      for (const slot of [0, 1, 2, 3]) await page.locator('.aton-slot').nth(slot).tap();
      await page.getByRole('button', { name: 'Подтвердить', exact: true }).tap();
    },
    async () => {
      await openSpaces(page).first().tap();
      await page.getByRole('button', { name: /^(Поставить|Убрать|Снять) жреца/ }).tap();
      await expectNoSidewaysScroll(page);
    },
  );
  await expectEnding(page);
  await leave();
});

test('aton: every target on a phone is at least 44 pixels large', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'phone');
  const sizes = async (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((list) =>
        list.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
  for (const selector of ['.aton-hand-card', '.aton-slot', '.aton-hand-acts > .btn']) {
    expect(Math.min(...(await sizes(selector))), selector).toBeGreaterThanOrEqual(43.9);
  }
  // While cards are laid the whole board is only looked at; its spaces are pressed when priests are placed.
  const game = await placing();
  await shelve(page, game);
  await page.goto(`/play/${game.id}`);
  await expect(openSpaces(page).first()).toBeVisible();
  expect(Math.min(...(await sizes('.aton-touch')))).toBeGreaterThanOrEqual(43.9);
  await leave();
});

walk(
  'aton: a closed space says why, with a link to its rule',
  async (page, size) => {
    const game = await placing();
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    const closed = page.locator('.aton-touch[aria-disabled="true"]').last();
    await (size === 'phone' ? closed.tap({ force: true }) : closed.hover());
    await expect(page.locator('.why-not')).toBeVisible();
    await expect(page.locator('.why-not a')).toHaveAttribute('href', /\/learn\/aton\/4\.7\.\d+$/);
  },
  { textMode: false },
);

for (const size of ['desktop', 'phone'] as const) {
  test(`aton: no accessibility violations while choosing cards, placing and looking around (${size})`, async ({
    browser,
  }) => {
    const { page, leave } = await sitDown(browser, size);
    await expectAccessible(page);
    for (const key of ['1', '2', '3', '4', 'Enter']) await page.keyboard.press(key);
    await expect(openSpaces(page).first()).toBeVisible({ timeout: 20_000 });
    await openSpaces(page).first().hover();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Cards' }).click();
    await expectAccessible(page);
    await leave();
  });
}

test('aton: the lesson is walked to its won game', async ({ browser }) => {
  const context = await person(browser, 'desktop', { textMode: false });
  const page = await context.newPage();
  await page.goto('/learn/aton/lesson');
  const lead = page.getByRole('button', { name: /^(Next|Show me)$/ });
  await expect(lead).toBeVisible();
  for (let i = 0; i < 14 && (await lead.count()) > 0; i++) await lead.click();
  await expect(page.locator('.teacher h2')).toBeVisible();
  await expect(page.locator('.prompt-sentence')).toHaveText(/over/i);
  await context.close();
});

for (const language of ['en', 'ru']) {
  test(`aton: the round's steps keep their cards whole, the last move its sentence, at a desk in ${language}`, async ({
    browser,
  }) => {
    const { page, leave } = await arrive(browser, 'desktop', { language });
    const game = await placing();
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    await expect(page.locator('.aton-steps')).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = await page
        .locator('.aton-steps > li, .aton-steps strong, .last-move > p')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .map((one) => one.textContent),
        );
      expect(cut, `${width}x${height}`).toEqual([]);
    }
    await leave();
  });
}
