import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownServer } from './own-server.ts';
import { either, PAIRS, person } from './site-steps.ts';

for (const [desk, phone] of PAIRS) {
  test(`club: made, joined by its link, a vote becomes a table, the server is killed, a result counts, the link is withdrawn (desk ${desk}, phone ${phone})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const server = await ownServer();
    const people = [
      await person(browser, 'desktop', { language: desk }),
      await person(browser, 'phone', { name: 'Мира', language: phone }),
    ] as const;
    const [lena, mira] = [await people[0].newPage(), await people[1].newPage()];
    await lena.goto(`${server.address}/clubs`);
    await lena.getByLabel(either('Name of the club', 'Название клуба')).fill('Nile Street');
    await lena.getByLabel(/^(Sign|Знак)/).selectOption('eye');
    await lena.getByRole('button', { name: either('Make a club', 'Создать клуб') }).click();
    await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Nile Street');
    const settings = lena.getByRole('button', { name: either('Members and settings', 'Участники и настройки') });
    const linkField = lena.getByRole('textbox', { name: either('Link for friends', 'Ссылка для друзей') });
    await settings.click();
    const link = await linkField.inputValue();
    await lena.keyboard.press('Escape');

    await mira.goto(link);
    await expect(mira.getByRole('heading', { level: 1 })).toHaveText(
      either('Lena invites you to the club Nile Street', 'Lena зовёт в клуб «Nile Street»'),
    );
    await mira.getByRole('button', { name: either('Come in', 'Войти') }).click();
    await expect(lena.getByRole('list', { name: either('Who is here', 'Кто здесь') })).toContainText(
      /Мира(here|здесь)/,
    );

    await mira.getByRole('button', { name: /^(Aton|Атон)/ }).click();
    await expect(lena.locator('.club-votes')).toContainText(/1 (vote|голос)/);
    await server.kill();
    await expect(mira.getByRole('alert')).toBeVisible();
    await server.startAgain();
    // A page that lost its line asks again after a while.
    await expect(mira.getByRole('alert')).toHaveCount(0, { timeout: 20_000 });
    await lena.getByRole('button', { name: /^(Aton|Атон)/ }).click();
    await expect(mira.locator('.club-votes')).toContainText(/2 (votes|голоса)/);
    await expect(mira.locator('.club-votes')).toContainText(/2–5(, fits all|, сядут все)/);
    for (const page of [lena, mira]) await expectAccessible(page);

    await lena.getByRole('button', { name: either('Open Aton', 'Открыть стол: Атон') }).click();
    await expect(lena).toHaveURL(/\/t\//);
    const part = (name: RegExp) => mira.locator('.club-parts').getByRole('button', { name });
    await part(/^(Talk|Разговор)/).click();
    const say = mira.getByLabel(either('Write to the club', 'Написать клубу'));
    await say.fill('Иду!');
    await mira.keyboard.press('Enter');
    await expect(mira.locator('.club-talk')).toContainText('Иду!');
    expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const table = lena.url().split('/').at(-1) ?? '';
    // A line that was not read is counted in navigation and title, wherever one is, and no more once it was read.
    await lena.goto(`${server.address}/`);
    await expect(lena.getByRole('link', { name: /^(Clubs 1 unread line|Клубы .*1)/ })).toBeVisible();
    await expect(lena.locator('.strip', { hasText: 'Nile Street' })).toContainText(/1 (unread|непрочит)/);
    await mira.getByRole('button', { name: either('Bravo', 'Браво') }).click();
    await expect(lena.getByRole('link', { name: /^(Clubs 2 unread lines|Клубы .*2)/ })).toBeVisible();
    await expect(lena).toHaveTitle(/^\(3\) /);
    await lena.getByRole('link', { name: /Nile Street/ }).click();
    await expect(lena.locator('.club-talk').getByRole('img', { name: either('Bravo', 'Браво') })).toBeVisible();
    await expect(lena.getByRole('link', { name: either('Clubs', 'Клубы') })).toBeVisible();
    // On the phone the mark stands on the part that was not looked at.
    await part(/^(Standings|Рейтинг)/).click();
    await lena.getByLabel(either('Write to the club', 'Написать клубу')).fill('Coming');
    await lena.keyboard.press('Enter');
    await expect(part(/^(Talk|Разговор)\s*1$/)).toBeVisible();
    await expectAccessible(mira);
    await lena.goto(`${server.address}/t/${table}`);
    await part(/^(Tonight|Сегодня)/).click();
    await mira.getByRole('link', { name: /Aton|Атон/ }).click();
    await expect(mira).toHaveURL(new RegExp(table));
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    await mira.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
    await lena.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
    await expect(lena.locator('.prompt')).toBeVisible();

    // Giving up is said over the interface: how it looks is another test's.
    const act = { id: 'up', act: { do: 'resign' } };
    expect((await mira.request.post(`${server.address}/api/tables/${table}/acts`, { data: act })).ok()).toBe(true);
    await lena.goto(link);
    await expect(lena.getByRole('row', { name: /1\. Lena/ })).toContainText('1');
    await expect(lena.getByRole('region', { name: either('History', 'История') })).toContainText(
      /(Мира resigned|Партию сдаёт Мира)/,
    );
    await expectAccessible(lena);

    // A link that went astray opens nothing once there is a new one; who came in by it stays.
    await settings.click();
    await lena.getByRole('button', { name: either('Make a new link', 'Новая ссылка') }).click();
    await expect(linkField).not.toHaveValue(link);
    const stranger = await person(browser, 'phone', { name: 'Late', language: phone });
    const late = await stranger.newPage();
    await late.goto(link);
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(
      either('This club is not open to you', 'Этот клуб вам недоступен'),
    );
    await mira.goto(`${server.address}/club/${link.split('/club/')[1]?.split('?')[0]}`);
    await expect(mira.getByRole('heading', { level: 1 })).toHaveText('Nile Street');
    await Promise.all([...people, stranger].map((one) => one.close()));
    await server.leave();
  });
}
