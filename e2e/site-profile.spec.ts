import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expectNoSidewaysScroll, person, walk } from './site-steps.ts';

/** A rated game of two guests, given up by one of them. Returns its table. */
async function resigned(winner: Page, loser: Page): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const order = { game: 'aton', visibility: 'public', rated: true, seats };
  const { card } = await (await winner.request.post('/api/tables', { data: order })).json();
  for (const [id, act] of [
    ['1', { do: 'sit', seat: 1 }],
    ['2', { do: 'resign' }],
  ] as const)
    await loser.request.post(`/api/tables/${card.id}/acts`, { data: { id, act } });
  return card.id;
}

walk('profile: rating, record and what two have played; private until its owner says otherwise', async (page, size) => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const other = await person(browser, size, { name: 'Mira' });
  const theirs = await other.newPage();
  for (const [one, name] of [
    [page, 'Lena'],
    [theirs, 'Mira'],
  ] as const) {
    await one.goto('/');
    await one.request.get('/api/me');
    await one.request.patch('/api/me', { data: { name } });
  }
  const { id } = await (await page.request.get('/api/me')).json();
  await resigned(page, theirs);
  const table = await resigned(page, theirs);
  await theirs.goto(`/t/${table}`);
  await expect(theirs.getByRole('heading', { name: 'You resigned.' })).toBeVisible();
  // They come when it is over: what it did to their rating is there all the same.
  await expect(theirs.locator('.rating-now')).toContainText(/−\d+ for this one/);

  // The replay says the same, and is seen through the eyes of who looks back.
  const replay = theirs.getByRole('link', { name: 'Watch the replay' });
  await expect(replay).toHaveAttribute('href', `/replay/${table}`);
  await replay.click();
  await expect(theirs.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  const behind = theirs.getByRole('tab', { name: 'This game', exact: true });
  if ((await behind.getAttribute('aria-selected')) === 'false') await behind.click();
  await expect(theirs.getByRole('heading', { name: 'What did I know then?' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Mira', exact: true })).toHaveAttribute('aria-pressed', 'true');
  if (size === 'desktop') await expect(theirs.getByText('Mira resigned')).toBeVisible();

  await theirs.goto(`/player/${id}`);
  await expect(theirs.getByText('Lena keeps this page private.')).toBeVisible();
  await expect(theirs.locator('.between .score')).toHaveText('0 : 2');
  await theirs.getByRole('button', { name: 'Follow' }).click();
  await expect(theirs.getByRole('button', { name: 'Following' })).toBeVisible();

  await page.goto(`/player/${id}`);
  await expect(page.getByRole('img', { name: /^Rating of Lena: \d+ after 2 rated games$/ })).toBeVisible();
  await expect(page.locator('.record').first()).toContainText('2:0');
  await expect(page.locator('.last-games li')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  const answered = page.waitForResponse(/me\/profile/);
  await page.getByRole('checkbox', { name: /Everybody may see my page/ }).click();
  await answered;
  await theirs.reload();
  await expect(theirs.locator('.last-games li')).toHaveCount(2);
  await theirs.getByRole('button', { name: 'Play again' }).click();
  await expect(theirs).toHaveURL(/\/t\/[a-z0-9]{10}$/);
  await other.close();
});
