import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownServer } from './own-server.ts';
import { person } from './site-steps.ts';

test('event: made in a club, joined by its link, paired by itself, standings follow, at both sizes', async ({
  browser,
}) => {
  const server = await ownServer();
  const [desk, phone] = [
    await person(browser, 'desktop'),
    await person(browser, 'phone', { name: 'Мира', language: 'ru' }),
  ];
  const [lena, mira] = [await desk.newPage(), await phone.newPage()];
  await lena.goto(`${server.address}/clubs`);
  await lena.getByLabel('Name of the club').fill('Nile Street');
  await lena.getByRole('button', { name: 'Make a club' }).click();
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Nile Street');
  const club = lena.url().split('/').at(-1) ?? '';
  const { link } = await (await lena.request.get(`${server.address}/api/clubs/${club}`)).json();

  await lena.getByRole('button', { name: 'New event' }).click();
  await lena.getByLabel('Name of the event').fill('Open of the Nile');
  await lena.getByLabel('Kind').selectOption({ label: 'Swiss evening: those with equal points meet' });
  await lena.getByRole('dialog').getByRole('button', { name: 'New event' }).click();
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Open of the Nile');
  await lena.getByRole('button', { name: 'Take part' }).click();
  await expect(lena.getByText('You take part.')).toBeVisible();

  await mira.goto(lena.url());
  await expect(mira.getByRole('heading', { level: 1 })).toHaveText('Такого события для вас нет');
  await mira.goto(`${server.address}${link}`);
  await mira.getByRole('button', { name: 'Войти' }).click();
  await mira.getByRole('link', { name: 'Open of the Nile' }).click();
  await mira.getByRole('button', { name: 'Участвовать' }).click();
  await expect(lena.getByRole('row', { name: /Мира/ })).toBeVisible();
  for (const page of [lena, mira]) await expectAccessible(page);
  await lena.getByRole('button', { name: 'Begin now' }).click();

  await expect(mira.getByRole('link', { name: 'К столу', exact: true })).toBeVisible();
  await expect(mira.getByRole('row', { name: /Вы/ })).toContainText('играет');
  await expect(lena.locator('.event-games')).toContainText('You – Мира');
  const table =
    (await mira.getByRole('link', { name: 'К столу', exact: true }).getAttribute('href'))?.split('/').at(-1) ?? '';
  // Giving up is said over the interface: how it looks is another test's.
  const act = { id: 'up', act: { do: 'resign' } };
  expect((await mira.request.post(`${server.address}/api/tables/${table}/acts`, { data: act })).ok()).toBe(true);
  await expect(mira.getByText('Эти места остаются навсегда.')).toBeVisible();
  await expect(lena.getByRole('row', { name: /You/ })).toContainText('1');
  await expect(lena.locator('[data-cell="won"]')).toHaveCount(1);
  for (const page of [lena, mira]) await expectAccessible(page);
  expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await Promise.all([desk.close(), phone.close()]);
  await server.leave();
});

/** Gives the game up that waits for somebody at an event, at its table. */
async function giveUp(page: Page, event: string, [go, tab, button, told]: readonly [string, string, string, string]) {
  await page.getByRole('link', { name: go, exact: true }).first().click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(told)).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${button}:`) }).click();
  await expect(page.getByRole('heading', { name: told })).toBeVisible();
  await page.goto(event);
}

test('duplicate: two give up the same deal, nothing is told before both have, and share the place, at both sizes', async ({
  browser,
}) => {
  const server = await ownServer();
  const [desk, phone] = [
    await person(browser, 'desktop'),
    await person(browser, 'phone', { name: 'Мира', language: 'ru' }),
  ];
  const [lena, mira] = [await desk.newPage(), await phone.newPage()];
  // How a club and an event are made is another test's.
  const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
  const post = async (path: string, data: object) =>
    (await lena.request.post(`${server.address}/api/${path}`, { data })).json();
  await lena.request.get(`${server.address}/api/me`);
  const { id: club } = await post('clubs', { name: 'Nile Street', crest });
  const { link } = await (await lena.request.get(`${server.address}/api/clubs/${club}`)).json();
  const clock = { kind: 'live', start: 600, increment: 5 };
  const order = { name: 'Same deals', kind: 'duplicate', game: 'aton', seats: 2, clock, rated: false, rounds: 1 };
  const { id } = await post(`clubs/${club}/events`, order);
  const event = `${server.address}/event/${id}`;
  await lena.goto(event);
  await lena.getByRole('button', { name: 'Take part' }).click();
  await expect(lena.getByText('You take part.')).toBeVisible();
  // An event of one begins for nobody.
  await expect(lena.getByRole('button', { name: 'Begin now' })).toBeDisabled();
  await mira.goto(`${server.address}${link}`);
  await mira.getByRole('button', { name: 'Войти' }).click();
  await expect(mira.getByRole('link', { name: 'Same deals' })).toBeVisible();
  await mira.goto(event);
  await mira.getByRole('button', { name: 'Участвовать' }).click();
  await lena.getByRole('button', { name: 'Begin now' }).click();

  await expect(lena.getByRole('heading', { name: 'Deal 1' })).toBeVisible();
  await giveUp(lena, event, ['To the table', 'Table', 'Resign', 'You resigned.']);
  // Mira still plays it: how Lena fared is nobody's knowledge yet, not even hers.
  await expect(mira.locator('.event-games li')).toHaveText([/Lena.*играется/, /Вы.*К столу/]);
  await expect(lena.locator('.event-games li').filter({ hasText: 'Мира' })).toContainText('being played');
  await giveUp(mira, event, ['К столу', 'Стол', 'Сдаться', 'Вы сдались.']);
  await expect(lena.getByText('You and Мира share the first place.')).toBeVisible();
  await expect(mira.getByText('Первое место делят Lena и Вы.')).toBeVisible();
  for (const page of [lena, mira]) await expectAccessible(page);
  expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await Promise.all([desk.close(), phone.close()]);
  await server.leave();
});
