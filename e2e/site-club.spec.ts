import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownServer } from './own-server.ts';
import { person } from './site-steps.ts';

test('club: made, joined by its link, a vote becomes a table, the server is killed, a result counts', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await ownServer();
  const [desk, phone] = [
    await person(browser, 'desktop'),
    await person(browser, 'phone', { name: 'Мира', language: 'ru' }),
  ];
  const [lena, mira] = [await desk.newPage(), await phone.newPage()];
  await lena.goto(`${server.address}/clubs`);
  await lena.getByLabel('Name of the club').fill('Nile Street');
  await lena.getByLabel('Sign').selectOption('eye');
  await lena.getByRole('button', { name: 'Make a club' }).click();
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Nile Street');
  await lena.getByRole('button', { name: 'Members and settings' }).click();
  const link = await lena.getByRole('textbox', { name: 'Link for friends' }).inputValue();
  await lena.keyboard.press('Escape');

  await mira.goto(link);
  await expect(mira.getByRole('heading', { level: 1 })).toHaveText('Lena зовёт в клуб «Nile Street»');
  await mira.getByRole('button', { name: 'Войти' }).click();
  await expect(lena.getByRole('list', { name: 'Who is here' })).toContainText('Мираhere');

  await mira.getByRole('button', { name: /^Атон/ }).click();
  await expect(lena.locator('.club-votes')).toContainText('1 vote');
  await server.kill();
  await expect(mira.getByRole('alert')).toBeVisible();
  await server.startAgain();
  await expect(mira.getByRole('alert')).toHaveCount(0);
  await lena.getByRole('button', { name: /^Aton/ }).click();
  await expect(mira.locator('.club-votes')).toContainText('2 голоса');
  for (const page of [lena, mira]) await expectAccessible(page);
  expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await lena.getByRole('button', { name: 'Open Aton' }).click();
  await expect(lena).toHaveURL(/\/t\//);
  await mira.getByLabel('Написать клубу').fill('Иду!');
  await mira.keyboard.press('Enter');
  await expect(mira.locator('.club-talk')).toContainText('Иду!');
  const table = lena.url().split('/').at(-1) ?? '';
  // A line that was not read is counted in navigation and title, wherever one is, and no more once it was read.
  await lena.goto(`${server.address}/`);
  await expect(lena.getByRole('link', { name: 'Clubs 1 unread line' })).toBeVisible();
  await expect(lena.locator('.strip', { hasText: 'Nile Street' })).toContainText('1 unread line');
  await mira.getByLabel('Написать клубу').fill('Ты где?');
  await mira.keyboard.press('Enter');
  await expect(lena.getByRole('link', { name: 'Clubs 2 unread lines' })).toBeVisible();
  await expect(lena).toHaveTitle(/^\(3\) /);
  await lena.getByRole('link', { name: /Nile Street/ }).click();
  await expect(lena.locator('.club-talk')).toContainText('Ты где?');
  await expect(lena.getByRole('link', { name: 'Clubs', exact: true })).toBeVisible();
  await lena.goto(`${server.address}/t/${table}`);
  await mira.getByRole('link', { name: /Атон/ }).click();
  await expect(mira).toHaveURL(new RegExp(table));
  await mira.getByRole('button', { name: 'Сесть за стол' }).click();
  await mira.getByRole('button', { name: 'Можно начинать' }).click();
  await lena.getByRole('button', { name: 'I am ready' }).click();
  await expect(lena.locator('.prompt')).toBeVisible();

  // Giving up is said over the interface: how it looks is another test's.
  const act = { id: 'up', act: { do: 'resign' } };
  expect((await mira.request.post(`${server.address}/api/tables/${table}/acts`, { data: act })).ok()).toBe(true);
  await lena.goto(link);
  await expect(lena.getByRole('row', { name: /1\. Lena/ })).toContainText('1');
  await expect(lena.getByRole('region', { name: 'History' })).toContainText('Мира gave up');
  await expectAccessible(lena);
  await Promise.all([desk.close(), phone.close()]);
  await server.leave();
});
