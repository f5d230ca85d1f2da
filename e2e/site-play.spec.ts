import { expect } from '@playwright/test';
import { ended, midway, placing, shelve } from './site-shelf.ts';
import {
  choose,
  either,
  expectNoSidewaysScroll,
  logText,
  moves,
  openLog,
  openRecap,
  playAton,
  playToTheEnd,
  skipRecap,
  walk,
  walkAt,
} from './site-steps.ts';

walkAt(['phone'], 'table: a game survives a reload in the middle', async (page) => {
  await playAton(page);
  for (let i = 0; i < 4; i++) await choose(page);
  const before = await logText(page);
  await page.reload();
  expect(await logText(page)).toBe(before);
  await expectNoSidewaysScroll(page);
});

walk('table: a game that has ended is looked back on and played again', async (page) => {
  const game = await ended('aton');
  await shelve(page, game);
  await page.goto(`/play/${game.id}`);
  await expect(page.locator('.ending-places li')).toHaveCount(2);
  await expect(page.locator('.aton-chart polyline')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Statistics' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(game.id));
  await expect(moves(page).first()).toBeVisible();
});

walk('table: played to the end', async (page) => {
  const whole = await ended('aton');
  const game = await midway('aton', whole.moves - 16);
  await shelve(page, game);
  await page.goto(`/play/${game.id}`);
  await skipRecap(page);
  await playToTheEnd(page);
  await expect(page.locator('.ending > h2')).not.toBeEmpty();
  await expect(page.locator('.ending-places li')).toHaveCount(2);
});

walk('table: a step and a whole turn are taken back while nothing was learned since', async (page) => {
  const game = await placing();
  await shelve(page, game);
  await page.goto(`/play/${game.id}`);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const restart = page.getByRole('button', { name: 'Restart turn', exact: true });
  await expect(undo).toBeDisabled();
  await expect(restart).toBeDisabled();
  await expect(moves(page).first()).toBeVisible();
  const before = await moves(page).allTextContents();
  await choose(page);
  await expect(moves(page)).toHaveCount(before.length - 1);
  await undo.click();
  await expect(moves(page)).toHaveText(before);
  for (let left = before.length - 1; left > before.length - 3; left--) {
    await choose(page);
    await expect(moves(page)).toHaveCount(left);
  }
  await restart.click();
  await expect(moves(page)).toHaveText(before);
  await expect(undo).toBeDisabled();
});

for (const [size, language] of [
  ['desktop', 'en'],
  ['phone', 'ru'],
] as const) {
  walkAt(
    [size],
    `table: with two people at one device the hands stay hidden between them, ${language}`,
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: either('Make a table: Aton', 'Новый стол: Атон') }).click();
      await page.getByRole('button', { name: either('On this device', 'На этом устройстве') }).click();
      await page
        .getByRole('combobox', { name: either('Seat 2', 'Место 2') })
        .selectOption({ label: language === 'en' ? 'Somebody at this device' : 'Кто-то за этим устройством' });
      await page.getByRole('button', { name: either('Begin', 'Начать') }).click();
      const curtain = page.getByRole('heading', { level: 2 });
      await expect(curtain).toHaveText(either('Hand the device to Lena', 'Передайте устройство: Lena'));
      await expect(page.locator('.log')).toHaveCount(0);
      await page.getByRole('button', { name: either('I am Lena, show the table', 'Lena здесь, открыть стол') }).click();
      await expect(await openLog(page)).toContainText(/You draw|Вы берёте/);
      await choose(page);
      const second = either('Hand the device to Player 2', 'Передайте устройство: Игрок 2');
      await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
      await expect(moves(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    },
    { language },
  );
}

walk('table: a hint names a legal move and makes it; a line of the log leads to its rule', async (page) => {
  await playAton(page);
  const log = await openLog(page);
  await expect(log).not.toContainText('You have committed');
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.locator('.hints li');
  await expect(hints.first()).toBeVisible({ timeout: 20_000 });
  await hints.first().getByRole('button', { name: 'Do this' }).click();
  await expect(await openLog(page)).toContainText(/You (have committed|exchange)/);
  // Every line of the log leads to its rule, which opens beside the table and leads back to it.
  await log.getByRole('link').first().click();
  const rules = page.locator('.rules-beside');
  await expect(rules.getByRole('heading')).toBeVisible();
  await expect(page).toHaveURL(/\/play\//);
  await rules.getByRole('button', { name: 'Back to the table' }).click();
  await expect(rules).toHaveCount(0);
  // Escape closes the hint, wherever the focus is.
  const hint = page.getByRole('button', { name: 'Hint' });
  await expect(hint).toBeEnabled();
  // It may still be open behind the log: closed and opened, it is in front.
  if ((await hint.getAttribute('aria-pressed')) === 'true') await hint.click();
  await hint.click();
  await expect(page.locator('.recap.card')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.recap.card')).toHaveCount(0);
});

walk('table: the planning board tries lines that never reach the table', async (page) => {
  await playAton(page);
  const log = await openLog(page);
  await expect(log).toContainText('Nefer has committed');
  const before = await log.innerText();
  await page.getByRole('button', { name: 'Plan' }).click();
  await expect(page.getByText('A private sketch')).toBeVisible();
  await choose(page);
  await choose(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  expect(await (await openLog(page)).innerText()).toBe(before);
});

walk('table: the recap shows what happened since my last move, as text and on the board', async (page) => {
  const game = await midway('aton', 12);
  await shelve(page, game);
  await page.goto(`/play/${game.id}`);
  await expect((await openRecap(page)).getByRole('heading', { name: 'Since your last turn' })).toBeVisible();
  await page.getByRole('button', { name: 'Show it on the board' }).click();
  await page.getByRole('button', { name: /Next \(1 of/ }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(moves(page).first()).toBeVisible();
});

walk(
  'table: a step that can’t be taken back asks first when the person wants that',
  async (page) => {
    await playAton(page);
    const log = await openLog(page);
    await choose(page);
    const confirm = page.getByRole('button', { name: /^Confirm:/ });
    await expect(confirm).toBeVisible();
    await expect(log).not.toContainText('You have committed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirm).toHaveCount(0);
    await choose(page);
    await confirm.click();
    await expect(log).toContainText('You have committed');
  },
  { confirm: 'on' },
);

walk('table: ten moves by keyboard alone, each announced', async (page) => {
  await playAton(page);
  for (let i = 0; i < 10; i++) {
    await expect(moves(page).first()).toBeVisible();
    await moves(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.table [role=status][aria-live=polite].unseen')).not.toBeEmpty();
  }
});

walkAt(
  ['phone'],
  'table: the first "Play now" offers a coach, who says what counts and shows a plan on demand',
  async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Aton' }).click();
    await page.getByRole('button', { name: 'With the coach' }).click();
    await page.getByRole('tab', { name: 'Coach' }).click();
    await page.getByRole('button', { name: 'Show me a plan' }).click();
    await expect(page.locator('.hints > li').first()).toBeVisible();
    await page.getByRole('button', { name: 'Do this' }).first().click();
    // Another question, another word; whoever has enough of it sends the coach away.
    await expect(page.locator('.hints')).toHaveCount(0);
    await page.getByRole('button', { name: 'No more coaching' }).click();
    await expect(page.getByRole('tab', { name: 'Coach' })).toHaveCount(0);
  },
  { coach: undefined },
);
