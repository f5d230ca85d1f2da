import { expect, test } from '@playwright/test';
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

  await expect(mira.getByRole('link', { name: 'К столу' })).toBeVisible();
  await expect(mira.getByRole('row', { name: /Вы/ })).toContainText('играет');
  await expect(lena.locator('.event-games')).toContainText('You – Мира');
  const table = (await mira.getByRole('link', { name: 'К столу' }).getAttribute('href'))?.split('/').at(-1) ?? '';
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
