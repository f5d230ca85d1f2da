import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ALL, either, moves, PAIRS, person } from './site-steps.ts';

for (const [atDesk, onPhone] of ALL ? PAIRS : []) {
  test(`slow: a table by the day waits, reminds, asks and ends, wherever its people are (desk ${atDesk}, phone ${onPhone})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const [desk, phone] = [
      await person(browser, 'desktop', { language: atDesk }),
      await person(browser, 'phone', { name: 'Мира', language: onPhone }),
    ];
    const [lena, mira] = [await desk.newPage(), await phone.newPage()];
    await mira.addInitScript(() => {
      navigator.share = async (shared) => {
        document.title = `shared: ${shared?.title}`;
      };
    });
    for (const page of [lena, mira]) await page.request.get('/api/me');
    const order = {
      game: 'aton',
      clock: { kind: 'days', days: 2, sleep: null },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    };
    const answer = await lena.request.post('/api/tables', { data: order });
    const { card, links }: { card: { id: string }; links: { join: string; watch: string } } = await answer.json();
    await lena.goto(`/t/${card.id}`);
    await mira.goto(new URL(links.join, lena.url()).href);
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();

    // The first turn is sent off: who waits is offered to be called.
    await moves(lena).last().click();
    await expect(lena.getByRole('tab', { name: either('Notices', 'Уведомления') })).toBeVisible();
    await lena.getByRole('tab', { name: either('Table', 'Стол') }).click();
    const remind = lena.getByRole('button', { name: /^(Remind|Напомнить)/ });
    await remind.click();
    await expect(remind).toHaveCount(0);
    await lena.getByRole('tab', { name: /^(Chat|Чат)/ }).click();
    await lena.getByRole('button', { name: either('Bravo', 'Браво') }).click();

    // Those who watch talk among themselves where the host lets them.
    const guest = await person(browser, 'phone', { name: 'Guest', language: atDesk });
    const watcher = await guest.newPage();
    await watcher.goto(new URL(links.watch, lena.url()).href);
    await lena.getByRole('tab', { name: either('Table', 'Стол') }).click();
    await lena.getByRole('checkbox', { name: /^(Those who watch may talk|Зрители)/ }).click();
    await watcher.getByRole('tab', { name: either('Watchers', 'Зрители') }).click();
    await watcher.getByRole('textbox', { name: either('Say something', 'Ваша реплика') }).fill('4?');
    await watcher.keyboard.press('Enter');
    await expect(watcher.locator('.chat')).toContainText('4?');
    for (const player of [lena, mira])
      await expect(player.getByRole('tab', { name: either('Watchers', 'Зрители') })).toHaveCount(0);
    await guest.close();

    // Whoever goes away says so once, and every table sees it.
    await mira.goto('/settings');
    const [first, last] = [0, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    await mira.getByLabel(either('First day', 'Первый день')).fill(first ?? '');
    await mira.getByLabel(either('Last day', 'Последний день')).fill(last ?? '');
    await mira.getByRole('button', { name: either('I am away then', 'В эти дни меня не будет') }).click();
    await expect(lena.locator('.table-acts')).toContainText(
      /Мира is away until .+ clock rests|Мира: в отъезде до .+ стоят/,
    );
    await mira.getByRole('button', { name: either('I am back', 'Я уже здесь') }).click();
    await expect(lena.locator('.table-acts')).not.toContainText(/is away|в отъезде/);

    // Wherever Mira is: one table waits, and one press leads to it.
    await mira.goto('/puzzles');
    await expect(mira).toHaveTitle(/^\(1\) /);
    await mira.goto('/tables');
    const waiting = mira.locator('.waiting-list');
    await expect(waiting.locator('.waiting-position')).toBeVisible();
    await expect(waiting).toContainText(/Lena has committed|Lena: выбор сделан/);
    await expectAccessible(mira);
    await waiting.getByRole('link').click();
    await expect(mira.getByRole('tab', { name: /^(Chat|Чат) [(]1[)]$/ })).toBeVisible();

    // A question comes into sight, and the table stays where it is.
    await expect(moves(mira).first()).toBeVisible();
    const place = await mira.locator('.table-scroll').boundingBox();
    await lena.getByRole('tab', { name: either('Table', 'Стол') }).click();
    await lena.getByRole('button', { name: either('End without a result', 'Закончить без результата') }).click();
    const asks = mira.getByRole('tab', { name: either('Vote', 'Вопрос') });
    await expect(asks).toBeInViewport({ ratio: 0.9 });
    expect(await mira.locator('.table-scroll').boundingBox()).toEqual(place);
    await asks.click();
    await expect(mira.locator('.table-acts')).toContainText(/1 (of|из) 2/);
    await mira.getByRole('button', { name: either('Agree', 'Согласиться') }).click();

    // What was ended by a vote is a link too, shared in the words of whoever shares it.
    await mira.getByRole('link', { name: either('Watch the replay', 'Смотреть запись') }).click();
    await mira
      .getByRole('button', { name: /^(Share|Поделиться)/ })
      .first()
      .click();
    await expect(mira).toHaveTitle(/^shared: Naos: (Aton|Атон), Lena, Мира$/);
    await Promise.all([desk.close(), phone.close()]);
  });
}

/** As many as a table takes, where the seats leave least room. */
const FULL_TABLES = [
  ['kemet', 5],
  ['tekhenu', 4],
  ['temple-of-fate', 4],
] as const;
for (const [game, n] of ALL ? FULL_TABLES : []) {
  test(`screen: however many play, the code to sit down is seen (${game})`, async ({ browser }) => {
    const context = await person(browser, 'desktop', { language: 'ru' });
    const page = await context.newPage();
    await page.request.get('/api/me');
    const seats = [{ kind: 'me' }, ...Array.from({ length: n - 1 }, () => ({ kind: 'bot', level: 'level-1' }))];
    const answer = await page.request.post('/api/tables', { data: { game, visibility: 'public', seats } });
    const { card }: { card: { id: string } } = await answer.json();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/screen/${card.id}`);
    await expect(page.getByRole('img', { name: 'Код со ссылкой на стол' })).toBeInViewport({ ratio: 1 });
    await context.close();
  });
}
