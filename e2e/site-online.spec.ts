import { type Browser, expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, joinAndStart, moves, openLog, openRecap, person, tableLink } from './site-steps.ts';

/** A page's line to the server that can be cut and mended. */
async function lineOf(page: Page) {
  const lines = new Set<WebSocketRoute>();
  let cut = false;
  await page.routeWebSocket(/\/ws/, (line) => {
    if (cut) return void line.close();
    lines.add(line);
    line.connectToServer();
  });
  return {
    cut: async () => {
      cut = true;
      await Promise.all([...lines].map((line) => line.close()));
    },
    mend: () => {
      cut = false;
    },
  };
}

interface Two {
  readonly line: Awaited<ReturnType<typeof lineOf>>;
  readonly lena: Page;
  readonly mira: Page;
  readonly watch: string;
  readonly close: () => Promise<void>;
}

/** Lena, at a desk, makes a table of Aton; Mira, on a phone, comes by the link, and the game begins. Mira's line can be cut. */
async function twoAtATable(browser: Browser): Promise<Two> {
  const [one, two] = [await person(browser, 'desktop'), await person(browser, 'phone', { name: 'Mira' })];
  const [lena, mira] = [await one.newPage(), await two.newPage()];
  const line = await lineOf(mira);
  await lena.goto('/');
  await lena.getByRole('button', { name: 'Make a table: Aton' }).click();
  await lena.getByRole('button', { name: 'Make the table' }).click();
  await expect(lena).toHaveURL(/\/t\//);
  const watch = await joinAndStart(lena, mira);
  await expect(moves(lena).first()).toBeVisible();
  await expect(moves(mira).first()).toBeVisible();
  for (const page of [lena, mira]) await openLog(page);
  return { lena, mira, line, watch, close: async () => void (await Promise.all([one.close(), two.close()])) };
}

test('online: a table by an invite link, played live by two', async ({ browser }) => {
  const { lena, mira, close } = await twoAtATable(browser);
  await choose(lena);
  await expect(mira.locator('.log')).toContainText('Lena has committed');
  await expect(mira.locator('.log')).not.toContainText('The cards are turned up');
  await choose(mira);
  await expect(lena.locator('.log')).toContainText('The cards are turned up');
  await expect.poll(async () => (await moves(lena).count()) + (await moves(mira).count())).toBeGreaterThan(0);
  const asked = (await moves(lena).count()) > 0 ? lena : mira;
  await asked.goto('/');
  await expect(asked).toHaveTitle(/^\(1\) /);
  await expect(asked.getByRole('link', { name: /Aton with (Mira|Lena)\s*Your turn/ })).toBeVisible();
  await asked.goto('/tables');
  const waiting = asked.locator('.waiting-list');
  await expect(waiting).toContainText('Aton with');
  await expect(waiting.locator('p.soft')).not.toBeEmpty();
  await expect(asked.locator('section', { hasText: 'My tables' }).locator('.learn-list')).toContainText('your turn');
  await expectAccessible(asked);
  await waiting.getByRole('link', { name: /To the table/ }).click();
  await expect(asked.locator('.log, .prompt').first()).toBeVisible();
  await close();
});

test('online: chat, a spectator, and a line that breaks and comes back', async ({ browser }) => {
  const { lena, mira, line, watch, close } = await twoAtATable(browser);
  const guest = await person(browser, 'phone', { name: 'Guest' });
  const watcher = await guest.newPage();
  await watcher.goto(watch);
  await expect(watcher.locator('.prompt')).toContainText('You are watching');
  await openLog(watcher);
  await expect(watcher.locator('.log')).not.toContainText('You draw');

  await lena.getByRole('tab', { name: 'Chat' }).click();
  await lena.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await lena.getByRole('button', { name: 'Send' }).click();
  await expect(mira).toHaveTitle(/\(1\)/);
  await mira.getByRole('tab', { name: 'Chat (1)' }).click();
  await expect(mira.locator('.chat')).toContainText('Good luck!');
  await expect(mira.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();

  await expect(watcher.getByRole('tab', { name: 'Watchers' })).toHaveCount(0);
  await lena.getByRole('tab', { name: 'Table' }).click();
  // Ticked when the server has taken it.
  await lena.getByRole('checkbox', { name: /Those who watch may talk/ }).click();
  await expect(lena.getByRole('checkbox', { name: /Those who watch may talk/ })).toBeChecked();
  await watcher.getByRole('tab', { name: 'Watchers' }).click();
  await watcher.getByRole('textbox', { name: 'Say something' }).fill('She should lay a 4');
  await watcher.keyboard.press('Enter');
  await expect(watcher.locator('.chat')).toContainText('She should lay a 4');
  expect(await watcher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await openLog(watcher);
  for (const player of [lena, mira]) await expect(player.getByRole('tab', { name: 'Watchers' })).toHaveCount(0);

  await line.cut();
  await expect(mira.locator('.connection')).toHaveAttribute('data-live', 'false');
  await lena.getByRole('tab', { name: 'Log' }).click();
  await choose(lena);
  line.mend();
  await mira.getByRole('tab', { name: 'Log' }).click();
  await expect(mira.locator('.log')).toContainText('Lena has committed', { timeout: 20_000 });
  await expect(mira.locator('.connection')).toHaveAttribute('data-live', 'true');
  await expect(watcher.locator('.log')).toContainText('Lena has committed');
  await guest.close();
  await close();
});

test('online: what was missed comes back from the server; ended by agreement, then a rematch', async ({ browser }) => {
  const { lena, mira, close } = await twoAtATable(browser);
  await choose(lena);
  await lena.goto('/about');
  await choose(mira);
  await expect(mira.locator('.log')).toContainText('The cards are turned up');
  const asked = lena.waitForRequest(/\/moments\?/);
  await lena.goBack();
  await expect((await openRecap(lena)).getByRole('heading', { name: 'Since your last turn' })).toBeVisible();
  await lena.getByRole('button', { name: 'Show it on the board' }).click();
  await asked;
  await lena.getByRole('button', { name: /^(Next \(1 of|To my turn)/ }).click();
  const skip = lena.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
  await expectAccessible(lena);

  await lena.getByRole('tab', { name: 'Table' }).click();
  await lena.getByRole('button', { name: 'End without a result' }).click();
  // The question calls: at a desk it comes to the front, on a phone its tab is marked.
  const vote = mira.getByRole('tab', { name: 'Vote' });
  await expect(vote).toBeInViewport();
  if ((await vote.getAttribute('aria-selected')) === 'false') await vote.click();
  await mira.getByRole('button', { name: 'Agree' }).click();
  const old = lena.url();
  await lena.getByRole('button', { name: 'Play again' }).click();
  await expect(lena).not.toHaveURL(old);
  await expect(mira.getByText('A rematch is open, and your seat is kept.')).toBeVisible();
  const replay = (await mira.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')) ?? '';
  await mira.getByRole('button', { name: 'To the rematch' }).click();
  await expect(mira).toHaveURL(lena.url());
  await expect(mira.locator('.room-seat[data-mine="true"]')).toContainText('Mira');
  await mira.getByRole('button', { name: 'I am ready' }).click();
  await expect(moves(mira).first()).toBeVisible();

  // A game that was ended by vote has a replay too, for anybody with its link, with the names of its people.
  const guest = await person(browser, 'desktop', { name: 'Guest', language: 'ru' });
  const watcher = await guest.newPage();
  await watcher.goto(replay);
  await expect(watcher.locator('.table-head')).toContainText(/Lena · Mira.*Без результата/);
  await watcher.goto(replay.replace(/watch=.*/, 'watch=guessed'));
  await expect(watcher.getByRole('main')).toContainText('Партию видят те, кому виден её стол');
  await guest.close();
  await close();
});

test('online: the link is copied, shared and shown as a code; when every seat is taken it shows the table', async ({
  browser,
}) => {
  const host = await person(browser, 'phone');
  await host.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lena = await host.newPage();
  // What a device shares with is its own affair: here the title tells that it was asked.
  await lena.addInitScript(() => {
    navigator.share = async (shared) => {
      document.title = `shared: ${shared?.url}`;
    };
  });
  await lena.goto('/');
  await lena.getByRole('button', { name: 'Make a table: Aton' }).click();
  await lena.getByRole('button', { name: 'Make the table' }).click();
  const invite = await tableLink(lena);
  await lena.getByRole('button', { name: 'Show as a QR code' }).first().click();
  await expect(lena.getByRole('img', { name: /QR code/ })).toBeVisible();
  await lena.getByRole('button', { name: 'Copy' }).first().click();
  await expect(lena.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await lena.evaluate(() => navigator.clipboard.readText())).toBe(invite);
  await lena.getByRole('button', { name: 'Share' }).first().click();
  await expect(lena).toHaveTitle(`shared: ${invite}`);
  await expectAccessible(lena);
  const [first, second] = [
    await person(browser, 'desktop', { name: 'Mira' }),
    await person(browser, 'phone', { name: 'Oleg' }),
  ];
  const mira = await first.newPage();
  await mira.goto(invite);
  await expect(mira.getByRole('heading', { level: 1 })).toHaveText('Lena invites you to Aton');
  await expect(lena.locator('.room-seats')).not.toContainText('Mira');
  await mira.getByRole('button', { name: 'Sit down at the table' }).click();
  await expect(lena.locator('.room-seats')).toContainText('Mira');
  const late = await second.newPage();
  await late.goto(invite);
  await expect(late.getByText('Every seat is taken: you can watch')).toBeVisible();
  await lena.getByRole('button', { name: /New link/ }).click();
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This table is not open to you');
  await expect(mira.locator('.room-seats')).toContainText('Lena');
  await Promise.all([host.close(), first.close(), second.close()]);
});

test('lobby: a public table with clocks is found, joined and listed as mine', async ({ browser }) => {
  const [one, two] = [await person(browser, 'desktop'), await person(browser, 'phone', { name: 'Mira' })];
  const lena = await one.newPage();
  await lena.goto('/');
  await lena.getByRole('button', { name: 'Make a table: Aton' }).click();
  await lena.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Anybody' });
  await lena.getByRole('combobox', { name: 'Clock' }).selectOption({ label: '10 minutes, 10 seconds a move' });
  await lena.getByRole('checkbox', { name: 'Show the table in the lobby' }).check();
  await lena.getByRole('button', { name: 'Make the table' }).click();
  await expect(lena).toHaveURL(/\/t\//);
  const id = lena.url().split('/t/')[1] ?? '';
  const mira = await two.newPage();
  await mira.goto('/tables');
  await mira.locator(`a[href="/t/${id}"]`).click();
  await mira.getByRole('button', { name: 'Sit down at the table' }).click();
  await mira.getByRole('button', { name: 'I am ready' }).click();
  await lena.getByRole('button', { name: 'Start with 2' }).click();
  await expect(moves(lena).first()).toBeVisible();
  await expect(lena.locator('.clock[data-running="true"]').first()).toHaveText(/^(10:00|9:\d\d)$/);
  await mira.goto('/tables');
  const mine = mira.locator('section').filter({ has: mira.getByRole('heading', { name: 'My tables' }) });
  await expect(mine.locator(`a[href="/t/${id}"]`)).toBeVisible();
  await Promise.all([one.close(), two.close()]);
});
