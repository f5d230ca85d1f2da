import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownServer } from './own-server.ts';
import { ALL, either, LANGUAGES, moves, PAIRS, person, SIZES, tableLink } from './site-steps.ts';

/** A phone beside the big screen: cards of one's own, something to press that a finger hits, and no board. */
async function expectHand(page: Page, cards: string, board: string): Promise<void> {
  await expect(page.locator('.hand-head')).toContainText(/board on the big screen|поле на большом экране/);
  await expect(page.locator(cards).first()).toBeVisible();
  await expect(page.locator(board)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const low = await page
    .locator(':is(.hand-table, .prompt-extras) button:not(:disabled, [aria-disabled="true"]):visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
  expect(low).toEqual([]);
  await expectAccessible(page);
}

/** Games that the flow below does not play: what is one's own, and what is everybody's. */
const OTHER_HANDS = ALL
  ? [
      ['aton', '.aton-hand-card', '.aton-board'],
      ['temple-of-fate', '.tof-exchange', '.tof-neighbours'],
      ['tekhenu', '.tekhenu-mine', '.tekhenu-top'],
    ]
  : [];
for (const language of LANGUAGES) {
  for (const [game = '', cards = '', board = ''] of OTHER_HANDS) {
    test(`together: a phone as hand in ${game} (${language})`, async ({ browser }) => {
      for (const theme of ['papyrus', 'night']) {
        const context = await person(browser, 'phone', { textMode: false, handOnly: true, language, theme });
        const page = await context.newPage();
        await page.request.get('/api/me');
        const seats = [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }];
        const answer = await page.request.post('/api/tables', { data: { game, seats } });
        const { card }: { card: { id: string } } = await answer.json();
        await page.goto(`/t/${card.id}`);
        await expectHand(page, cards, board);
        await context.close();
      }
    });
  }

  test(`together: orders, a queued plan, the big screen, a phone as hand (${language})`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await person(browser, 'desktop', { language });
    const page = await context.newPage();
    // Before a page is open, which would ask who it is at the same time.
    await page.request.get('/api/me');
    const order = {
      game: 'kemet',
      clock: { kind: 'days', days: 2, sleep: null },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }],
    };
    const answer = await page.request.post('/api/tables', { data: order });
    const { card, links }: { card: { id: string }; links: { join: string } } = await answer.json();
    await page.goto(`/t/${card.id}`);
    await page.getByRole('tab', { name: either('Orders', 'Поручения') }).click();
    const won = page.getByRole('combobox', { name: either('After a battle that I won', 'После выигранного сражения') });
    const takeBack = page.getByRole('button', { name: /^(Take back|Отменить): / });
    await won.selectOption('stay');
    await expect(takeBack).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: either('Orders', 'Поручения') }).click();
    await expect(won).toHaveValue('stay');
    await takeBack.click();
    await expect(won).toHaveValue('');
    await expectAccessible(page);

    const screen = await context.newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`/screen/${card.id}${new URL(links.join, 'http://any').search}`);
    await expect(screen.getByRole('heading', { name: either('Kemet', 'Кемет') })).toBeVisible();
    await expect(
      screen.getByRole('img', { name: either('Code with the link to the table', 'Код со ссылкой на стол') }),
    ).toBeVisible();
    await expect(screen.locator('.big-screen')).not.toContainText(/You draw|Вы берёте/);
    // From the sofa: nothing that is written on the seats is smaller than 16 pixels of a television.
    const smallest = await screen.locator('.big-screen-side :is(p, b, small, span):not(.unseen)').evaluateAll((all) =>
      Math.min(
        ...all
          .filter((one) =>
            [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim() !== ''),
          )
          .map((one) => {
            let zoom = 1;
            for (let up: Element | null = one; up !== null; up = up.parentElement)
              zoom *= Number(getComputedStyle(up).zoom);
            return Number.parseFloat(getComputedStyle(one).fontSize) * zoom;
          }),
      ),
    );
    expect(smallest).toBeGreaterThanOrEqual(16);
    await screen.close();

    await page.setViewportSize(SIZES.phone);
    await page.getByRole('button', { name: either('Hand only', 'Только рука') }).click();
    await expectHand(page, '.kemet-fight', '.kemet-land');
    // What is planned is planned with the whole table in sight.
    await page.getByRole('button', { name: either('Hand only', 'Только рука') }).click();
    await page.getByRole('button', { name: either('Plan', 'План') }).click();
    await moves(page).first().click();
    await page.getByRole('button', { name: /^(Queue my move|Поставить)/ }).click();
    await expect(page.getByRole('tab', { name: /Orders|Поручения/ })).toBeVisible();
    await context.close();
  });
}

for (const [atDesk, onPhone] of PAIRS) {
  test(`together: the server is killed in the room, in the game and at the rematch, and nobody loses a seat (desk ${atDesk}, phone ${onPhone})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const server = await ownServer({ BOT_PACE: '0' });
    const [desk, phone] = [
      await person(browser, 'desktop', { language: atDesk }),
      await person(browser, 'phone', { name: 'Мира', language: onPhone }),
    ];
    const [lena, mira] = [await desk.newPage(), await phone.newPage()];
    const killed = async () => {
      await server.kill();
      await server.startAgain();
    };
    await lena.goto(`${server.address}/`);
    await lena.getByRole('button', { name: either('Make a table: Aton', 'Новый стол: Атон') }).click();
    await lena.getByRole('button', { name: either('Make the table', 'Создать стол') }).click();
    await mira.goto(await tableLink(lena));
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    await expect(lena.locator('.room-seat').nth(1)).toContainText('Мира');

    await killed();
    // Pressed while the line is down, it arrives when the server is back.
    await mira.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
    await expect(lena.locator('.room-seat').nth(1)).toContainText(/ready|можно начинать/, { timeout: 30_000 });
    await lena.getByRole('button', { name: either('Start with 2', 'Начать: 2 игрока') }).click();
    for (const page of [lena, mira]) await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });

    await killed();
    await moves(lena).last().click();
    await mira.getByRole('tab', { name: either('Log', 'Журнал') }).click();
    await expect(mira.locator('.log')).toContainText('Lena', { timeout: 30_000 });
    const table = lena.url().split('/').at(-1) ?? '';
    const act = { id: 'up', act: { do: 'resign' } };
    expect((await mira.request.post(`${server.address}/api/tables/${table}/acts`, { data: act })).ok()).toBe(true);

    await expect(lena.getByRole('button', { name: either('Play again', 'Сыграть ещё раз') })).toBeVisible({
      timeout: 30_000,
    });
    await killed();
    await lena.getByRole('button', { name: either('Play again', 'Сыграть ещё раз') }).click();
    await expect(lena).not.toHaveURL(new RegExp(table), { timeout: 30_000 });
    await mira.getByRole('button', { name: either('To the rematch', 'К новой партии') }).click({ timeout: 30_000 });
    await killed();
    await mira.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
    for (const page of [lena, mira]) await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });
    await Promise.all([desk.close(), phone.close()]);
    await server.leave();
  });

  test(`party: friends come by one link, choose names, change seats, add a bot, get ready and start (desk ${atDesk}, phone ${onPhone})`, async ({
    browser,
  }) => {
    const one = await person(browser, 'desktop', { language: atDesk });
    const two = await person(browser, 'phone', { name: '', language: onPhone });
    const [lena, mira] = [await one.newPage(), await two.newPage()];
    await lena.goto('/');
    await lena.getByRole('button', { name: either('Make a table: Temple of Fate', 'Новый стол: Храм судьбы') }).click();
    await lena.getByRole('button', { name: either('Make the table', 'Создать стол') }).click();
    await mira.goto(await tableLink(lena));
    await expect(mira.getByRole('heading', { level: 1 })).toHaveText(
      either('Lena invites you to Temple of Fate', 'Lena зовёт за стол: Храм судьбы'),
    );
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    await expect(mira.getByRole('alert')).toContainText(/Write a name first|Сначала напишите имя/);
    const name = mira.getByRole('textbox', { name: either('What are you called[?]', 'Как вас называть[?]') });
    await name.fill('\u3164');
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    await expect(mira.getByRole('alert')).toContainText(/can’t take this name|Сервер не может принять такое имя/);
    await expectAccessible(mira);
    await name.fill('Мира');
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    const seats = lena.locator('.room-seat');
    await expect(seats.nth(1)).toContainText('Мира');

    await lena.getByRole('button', { name: either('One more seat', 'Ещё одно место') }).click();
    await seats
      .nth(2)
      .getByRole('button', { name: either('Add a bot', 'Посадить бота') })
      .click();
    await expect(mira.locator('.room-seat').nth(2)).toContainText(/bot, Adept|бот, Знаток/);
    await lena
      .getByRole('combobox', { name: either('Strength of the bot in seat 3', 'Сила бота на месте 3') })
      .selectOption('level-1');
    await expect(mira.locator('.room-seat').nth(2)).toContainText(/bot, Learner|бот, Новичок/);
    await lena.getByRole('combobox', { name: either('Clock', 'Часы') }).selectOption({ index: 1 });
    await expect(mira.locator('.room-head')).toContainText('10');
    await mira
      .locator('.room-seat')
      .nth(0)
      .getByRole('button', { name: either('Change to this seat', 'Пересесть сюда') })
      .click();
    await seats
      .nth(1)
      .getByRole('button', { name: either('Swap', 'Поменяться') })
      .click();
    await expect(seats.nth(0)).toContainText('Мира');
    await mira.getByRole('button', { name: either('Change my name', 'Сменить имя') }).click();
    await mira.getByRole('textbox', { name: either('What are you called[?]', 'Как вас называть[?]') }).fill('Мира II');
    await mira.keyboard.press('Enter');
    await expect(seats.nth(0)).toContainText('Мира II');
    await mira.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
    await expect(lena.locator('.room-start')).toContainText(/2 of 3 are ready|Готовы 2 из 3/);
    await expectAccessible(lena);
    await lena.getByRole('button', { name: either('Start with 3', 'Начать: 3 игрока') }).click();
    await expect(mira.locator('.table-head')).toContainText('Мира II · Lena');

    // A name that is changed is changed at the table too, before the start where one sits.
    await two.request.patch('/api/me', { data: { name: 'Мирра' } });
    await expect(lena.locator('.table-head')).toContainText('Мирра · Lena');
    await Promise.all([one.close(), two.close()]);
  });
}
