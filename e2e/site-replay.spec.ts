import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ended, shelve } from './site-shelf.ts';
import { expectNoSidewaysScroll, moves, openLog, walk, walkAt } from './site-steps.ts';

/** What one can do with the game: beside the board at a desk, on a phone behind a tab. */
async function openSide(page: Page) {
  const tab = page.getByRole('tab', { name: 'This game', exact: true });
  if ((await tab.getAttribute('aria-selected')) === 'false') await tab.click();
  return page.locator('.replay-side');
}

async function replayOfOwnGame(page: Page): Promise<void> {
  const game = await ended('aton');
  await shelve(page, game);
  await page.goto(`/replay/${game.id}?at=${game.moves}`);
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
}

walk('replay: step, scrub, look through each seat’s eyes, link to a moment', async (page) => {
  await replayOfOwnGame(page);
  await openLog(page);
  const where = page.locator('.where');
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const last = Number(await slider.getAttribute('max'));
  await expect(where).toHaveText(`Move ${last} of ${last}`);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(where).toHaveText(`Move ${last - 1} of ${last}`);
  await slider.fill('3');
  await expect(where).toHaveText(`Move 3 of ${last}`);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  // The opening hand is known to its owner and, in the open replay, to everybody; a spectator never saw it.
  await expect(page.locator('.log')).toContainText('You draw');
  await (await openSide(page)).getByRole('button', { name: 'Spectator' }).click();
  await openLog(page);
  await expect(page.locator('.log')).not.toContainText('You draw');
  await (await openSide(page)).getByRole('button', { name: 'All open' }).click();
  await expect(page.getByRole('region', { name: 'All hands' })).toContainText(
    /Only Lena knew\s*Your hand: [\d ]+\.\s*Only Nefer knew\s*Your hand: [\d ]+\./,
  );
  await openLog(page);
  await expect
    .poll(async () => (await page.locator('.log').textContent())?.match(/draws? \d \d \d \d/g)?.length)
    .toBe(2);
  await slider.fill('5');
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const address = page.url();
  expect(address).toContain('eyes=open');
  await page.goto('/');
  await page.goto(address);
  await expect(where).toHaveText(`Move 5 of ${last}`);
  await expectNoSidewaysScroll(page);
  // Without a moment in its address it opens at the beginning.
  await page.goto(new URL(address).pathname);
  await expect(where).toHaveText(`Move 0 of ${last}`);
});

walkAt(['desktop'], 'replay: at opening the review is at work beside the board, which stays as large', async (page) => {
  const game = await ended('tekhenu');
  await shelve(page, game);
  await page.goto(`/replay/${game.id}`);
  await expect(page.locator('.turns progress')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Market', exact: true })).toBeInViewport();
  const before = await page.locator('.table-scroll').boundingBox();
  // The curve of chances has begun, where its room was.
  await expect(page.locator('.curve-strip polyline').first()).toBeAttached({ timeout: 30_000 });
  expect(await page.locator('.table-scroll').boundingBox()).toEqual(before);
  expect(before?.height).toBeGreaterThan(500);
});

walkAt(['phone'], 'replay: on a phone on its side eyes and review have the room of the board', async (page) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await replayOfOwnGame(page);
  const side = await openSide(page);
  await expect(side.getByRole('heading', { name: 'What did I know then?' })).toBeInViewport({ ratio: 1 });
  await expect(side.getByRole('button', { name: 'All open' })).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.sheet > [role="tabpanel"]').boundingBox())?.height).toBeGreaterThan(280);
  await expect(page.getByRole('button', { name: 'One move back' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

walk('replay: after the last move stand the result and what the game counts', async (page) => {
  await replayOfOwnGame(page);
  await openSide(page);
  await expect(page.locator('.ending-places li')).toHaveCount(2);
  const counted = page.getByRole('table', { name: 'Statistics' });
  await expect(counted.getByRole('row', { name: /^Sum of all cards played \d+ \d+$/ })).toBeVisible();
  await expect(counted.getByRole('columnheader', { name: 'Nefer' })).toBeVisible();
});

walk('replay: a line of the log leads to its moment, and play runs on by itself', async (page) => {
  await replayOfOwnGame(page);
  await (await openLog(page)).locator('li button').nth(2).click();
  await expect(page.locator('.where')).toHaveText(/^Move [1-9] of/);
  const before = await page.locator('.where').innerText();
  await page.getByRole('button', { name: '4×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.where')).not.toHaveText(before);
  await page.getByRole('button', { name: 'Pause' }).click();
});

walk('replay: fork at a moment and play on against a bot', async (page) => {
  await replayOfOwnGame(page);
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('4');
  const old = page.url();
  await openSide(page);
  await page.getByRole('button', { name: 'Play on from here as Lena' }).click();
  await expect(page).toHaveURL(/\/play\//);
  expect(page.url()).not.toBe(old);
  await expect(moves(page).first()).toBeVisible();
});

walkAt(
  ['desktop'],
  'replay: the draws are verified in the page; the file is downloaded, dropped and found out when edited',
  async (page, size) => {
    await replayOfOwnGame(page);
    await page.getByRole('button', { name: 'Verify the draws' }).click();
    await expect(page.locator('.notice.good')).toContainText('All is right');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the game file' }).click();
    const text = await readFile(await (await waiting).path(), 'utf8');
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ naos: 1, game: 'aton' });

    const drop = async (content: string) => {
      const data = await page.evaluateHandle((body) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([body], 'game.jsonl'));
        return transfer;
      }, content);
      await page.dispatchEvent('main', 'drop', { dataTransfer: data });
    };
    await page.goto('/');
    await drop(text.replace('"seat":0', '"seat":1'));
    await expect(page).toHaveURL('/replays');
    await expect(page.getByRole('alert')).toContainText('edited');
    await drop('not a game');
    await expect(page.getByRole('alert')).toContainText('can’t be opened');
    if (size === 'desktop') await drop(text);
    else
      await page.setInputFiles('input[type=file]', {
        name: 'game.jsonl',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
    await expect(page).toHaveURL(/\/replay\//);
    await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  },
);

walkAt(['phone'], 'replay: a kept game can be deleted, after a second thought', async (page) => {
  const game = await ended('aton');
  await page.goto('/replays');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `naos.table.${game.id}`,
    JSON.stringify(game),
  ] as const);
  await page.reload();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Really delete' }).click();
  await expect(page.getByText('No game is kept on this device yet.')).toBeVisible();
});
