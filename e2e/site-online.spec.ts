import { type Browser, expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  ALL,
  choose,
  either,
  joinAndStart,
  moves,
  openLog,
  openRecap,
  PAIRS,
  person,
  type Size,
  tableLink,
} from './site-steps.ts';

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

/** What the recap is called. */
const SINCE = either('Since your last turn', 'С вашего последнего хода');

/** Who goes away and comes back. */
const AWAY: readonly Size[] = ALL ? ['phone', 'desktop'] : ['phone'];

/** Who gives the link away: every run looks at the phone in Russian. */
const HOSTS: readonly (readonly [Size, 'en' | 'ru'])[] = ALL
  ? [
      ['phone', 'ru'],
      ['phone', 'en'],
      ['desktop', 'ru'],
      ['desktop', 'en'],
    ]
  : [['phone', 'ru']];

interface Two {
  readonly line: Awaited<ReturnType<typeof lineOf>>;
  readonly lena: Page;
  readonly mira: Page;
  readonly watch: string;
  readonly close: () => Promise<void>;
}

/** Lena, at a desk, makes a table of Aton; Mira, on a phone, comes by the link, and the game begins. Mira's line can be cut. */
async function twoAtATable(browser: Browser, [atDesk, onPhone]: (typeof PAIRS)[number]): Promise<Two> {
  const [one, two] = [
    await person(browser, 'desktop', { language: atDesk }),
    await person(browser, 'phone', { name: 'Mira', language: onPhone }),
  ];
  const [lena, mira] = [await one.newPage(), await two.newPage()];
  const line = await lineOf(mira);
  await lena.goto('/');
  await lena.getByRole('button', { name: either('Make a table: Aton', 'Новый стол: Атон') }).click();
  await lena.getByRole('button', { name: either('Make the table', 'Создать стол') }).click();
  await expect(lena).toHaveURL(/\/t\//);
  const watch = await joinAndStart(lena, mira);
  await expect(moves(lena).first()).toBeVisible();
  await expect(moves(mira).first()).toBeVisible();
  for (const page of [lena, mira]) await openLog(page);
  return { lena, mira, line, watch, close: async () => void (await Promise.all([one.close(), two.close()])) };
}

for (const pair of PAIRS) {
  const who = `desk ${pair[0]}, phone ${pair[1]}`;
  test(`online: a table by an invite link, played live by two (${who})`, async ({ browser }) => {
    const { lena, mira, close } = await twoAtATable(browser, pair);
    await choose(lena);
    await expect(mira.locator('.log')).toContainText(/Lena has committed|Lena: выбор сделан/);
    await expect(mira.locator('.log')).not.toContainText(/The cards are turned up|Карты открыты/);
    await choose(mira);
    await expect(lena.locator('.log')).toContainText(/The cards are turned up|Карты открыты/);
    await expect.poll(async () => (await moves(lena).count()) + (await moves(mira).count())).toBeGreaterThan(0);
    const asked = (await moves(lena).count()) > 0 ? lena : mira;
    await asked.goto('/');
    await expect(asked).toHaveTitle(/^\(1\) /);
    await expect(
      asked.getByRole('link', { name: /(Aton with|Атон:) (Mira|Lena)\s*(Your turn|Ваш ход)/ }),
    ).toBeVisible();
    await asked.goto('/tables');
    const waiting = asked.locator('.waiting-list');
    await expect(waiting).toContainText(/Aton with|Атон:/);
    await expect(waiting.locator('p.soft')).not.toBeEmpty();
    await expect(asked.locator('section', { hasText: /My tables|Мои столы/ }).locator('.learn-list')).toContainText(
      /your turn|ваш ход/,
    );
    await expectAccessible(asked);
    await waiting.getByRole('link', { name: /To the table|За стол/ }).click();
    await expect(asked.locator('.log, .prompt').first()).toBeVisible();
    await close();
  });

  test(`online: chat, a spectator, and a line that breaks and comes back (${who})`, async ({ browser }) => {
    const { lena, mira, line, watch, close } = await twoAtATable(browser, pair);
    const guest = await person(browser, 'phone', { name: 'Guest', language: pair[1] });
    const watcher = await guest.newPage();
    await watcher.goto(watch);
    await expect(watcher.locator('.prompt')).toContainText(/You are watching|Вы зритель/);
    await openLog(watcher);
    await expect(watcher.locator('.log')).not.toContainText(/You draw|Вы берёте/);

    await lena.getByRole('tab', { name: either('Chat', 'Чат') }).click();
    await lena.getByRole('textbox', { name: either('Say something', 'Ваша реплика') }).fill('Good luck!');
    await lena.getByRole('button', { name: either('Send', 'Отправить') }).click();
    await expect(mira).toHaveTitle(/\(1\)/);
    await mira.getByRole('tab', { name: /^(Chat|Чат) [(]1[)]$/ }).click();
    await expect(mira.locator('.chat')).toContainText('Good luck!');
    await expect(mira.getByRole('tab', { name: either('Chat', 'Чат') })).toBeVisible();

    await expect(watcher.getByRole('tab', { name: either('Watchers', 'Зрители') })).toHaveCount(0);
    await lena.getByRole('tab', { name: either('Table', 'Стол') }).click();
    // Ticked when the server has taken it.
    await lena.getByRole('checkbox', { name: /^(Those who watch may talk|Зрители могут говорить)/ }).click();
    await expect(
      lena.getByRole('checkbox', { name: /^(Those who watch may talk|Зрители могут говорить)/ }),
    ).toBeChecked();
    await watcher.getByRole('tab', { name: either('Watchers', 'Зрители') }).click();
    await watcher.getByRole('textbox', { name: either('Say something', 'Ваша реплика') }).fill('She should lay a 4');
    await watcher.keyboard.press('Enter');
    await expect(watcher.locator('.chat')).toContainText('She should lay a 4');
    expect(await watcher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await openLog(watcher);
    for (const player of [lena, mira])
      await expect(player.getByRole('tab', { name: either('Watchers', 'Зрители') })).toHaveCount(0);

    await line.cut();
    await expect(mira.locator('.connection')).toHaveAttribute('data-live', 'false');
    await openLog(lena);
    await choose(lena);
    line.mend();
    await openLog(mira);
    await expect(mira.locator('.log')).toContainText(/Lena has committed|Lena: выбор сделан/, { timeout: 20_000 });
    await expect(mira.locator('.connection')).toHaveAttribute('data-live', 'true');
    await expect(watcher.locator('.log')).toContainText(/Lena has committed|Lena: выбор сделан/);
    await guest.close();
    await close();
  });

  for (const size of AWAY) {
    test(`online: what was missed comes back from the server (away: ${size}); ended by agreement, then a rematch (${who})`, async ({
      browser,
    }) => {
      const { lena, mira, close } = await twoAtATable(browser, pair);
      const [away, stays] = size === 'desktop' ? [lena, mira] : [mira, lena];
      await choose(away);
      await away.goto('/about');
      await choose(stays);
      await expect(stays.locator('.log')).toContainText(/The cards are turned up|Карты открыты/);
      const asked = away.waitForRequest(/\/moments\?/);
      await away.goBack();
      await expect((await openRecap(away)).getByRole('heading', { name: SINCE })).toBeVisible();
      await away.getByRole('button', { name: either('Show it on the board', 'Показать на поле') }).click();
      await asked;
      await away.getByRole('button', { name: /^(Next \(1 of|To my turn|Дальше \(1 из|К моему ходу)/ }).click();
      const skip = away.getByRole('button', { name: either('Skip', 'Пропустить') });
      if (await skip.isVisible()) await skip.click();
      await expectAccessible(away);

      await lena.getByRole('tab', { name: either('Table', 'Стол') }).click();
      await lena.getByRole('button', { name: either('End without a result', 'Закончить без результата') }).click();
      // The question calls: at a desk it comes to the front, on a phone its tab is marked.
      const vote = mira.getByRole('tab', { name: either('Vote', 'Вопрос') });
      await expect(vote).toBeInViewport();
      if ((await vote.getAttribute('aria-selected')) === 'false') await vote.click();
      await mira.getByRole('button', { name: either('Agree', 'Согласиться') }).click();
      const old = lena.url();
      await lena.getByRole('button', { name: either('Play again', 'Сыграть ещё раз') }).click();
      await expect(lena).not.toHaveURL(old);
      await expect(
        mira.getByText(/A rematch is open, and your seat is kept|Открыта новая партия, ваше место за вами/),
      ).toBeVisible();
      const replay =
        (await mira.getByRole('link', { name: either('Watch the replay', 'Смотреть запись') }).getAttribute('href')) ??
        '';
      await mira.getByRole('button', { name: either('To the rematch', 'К новой партии') }).click();
      await expect(mira).toHaveURL(lena.url());
      await expect(mira.locator('.room-seat[data-mine="true"]')).toContainText('Mira');
      await mira.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
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
  }
}

for (const [size, language] of HOSTS) {
  test(`online: the link is copied, shared and shown as a code; when every seat is taken it shows the table (${size}, ${language})`, async ({
    browser,
  }) => {
    const host = await person(browser, size, { language });
    await host.grantPermissions(['clipboard-read', 'clipboard-write']);
    const lena = await host.newPage();
    // What a device shares with is its own affair: here the title tells that it was asked.
    await lena.addInitScript(() => {
      navigator.share = async (shared) => {
        document.title = `shared: ${shared?.url}`;
      };
    });
    await lena.goto('/');
    await lena.getByRole('button', { name: either('Make a table: Aton', 'Новый стол: Атон') }).click();
    await lena.getByRole('button', { name: either('Make the table', 'Создать стол') }).click();
    const invite = await tableLink(lena);
    // At a desk the code is there at once.
    const code = lena.getByRole('button', { name: either('Show as a QR code', 'Показать QR-код') }).first();
    if ((await code.getAttribute('aria-expanded')) === 'false') await code.click();
    await expect(lena.getByRole('img', { name: /^QR(-код| code): / })).toBeVisible();
    await lena
      .getByRole('button', { name: either('Copy', 'Скопировать') })
      .first()
      .click();
    await expect(lena.getByRole('button', { name: either('Copied', 'Скопировано') })).toBeVisible();
    expect(await lena.evaluate(() => navigator.clipboard.readText())).toBe(invite);
    await lena
      .getByRole('button', { name: either('Share', 'Поделиться') })
      .first()
      .click();
    await expect(lena).toHaveTitle(`shared: ${invite}`);
    await expectAccessible(lena);
    const [first, second] = [
      await person(browser, 'desktop', { name: 'Mira', language }),
      await person(browser, 'phone', { name: 'Oleg', language }),
    ];
    const mira = await first.newPage();
    await mira.goto(invite);
    await expect(mira.getByRole('heading', { level: 1 })).toHaveText(
      either('Lena invites you to Aton', 'Lena зовёт за стол: Атон'),
    );
    await expect(lena.locator('.room-seats')).not.toContainText('Mira');
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    await expect(lena.locator('.room-seats')).toContainText('Mira');
    const late = await second.newPage();
    await late.goto(invite);
    await expect(late.getByText(/Every seat is taken: you can watch|Все места заняты: можно посмотреть/)).toBeVisible();
    await lena.getByRole('button', { name: /^(New link|Новая ссылка)/ }).click();
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(
      either('This table is not open to you', 'Этот стол вам недоступен'),
    );
    await expect(mira.locator('.room-seats')).toContainText('Lena');
    await Promise.all([host.close(), first.close(), second.close()]);
  });
}

for (const [atDesk, onPhone] of PAIRS) {
  test(`lobby: a public table with clocks is found, joined and listed as mine (desk ${atDesk}, phone ${onPhone})`, async ({
    browser,
  }) => {
    const [one, two] = [
      await person(browser, 'desktop', { language: atDesk }),
      await person(browser, 'phone', { name: 'Mira', language: onPhone }),
    ];
    const lena = await one.newPage();
    await lena.goto('/');
    await lena.getByRole('button', { name: either('Make a table: Aton', 'Новый стол: Атон') }).click();
    await lena
      .getByRole('combobox', { name: either('Seat 2', 'Место 2') })
      .selectOption({ label: atDesk === 'en' ? 'Anybody' : 'Кто угодно' });
    await lena.getByRole('combobox', { name: either('Clock', 'Часы') }).selectOption({ index: 1 });
    await lena
      .getByRole('checkbox', { name: either('Show the table in the lobby', 'Показывать стол в общем списке') })
      .check();
    await lena.getByRole('button', { name: either('Make the table', 'Создать стол') }).click();
    await expect(lena).toHaveURL(/\/t\//);
    const id = lena.url().split('/t/')[1] ?? '';
    const mira = await two.newPage();
    await mira.goto('/tables');
    await mira.locator(`a[href="/t/${id}"]`).click();
    await mira.getByRole('button', { name: either('Sit down at the table', 'Сесть за стол') }).click();
    await mira.getByRole('button', { name: either('I am ready', 'Можно начинать') }).click();
    await lena.getByRole('button', { name: either('Start with 2', 'Начать: 2 игрока') }).click();
    await expect(moves(lena).first()).toBeVisible();
    await expect(lena.locator('.clock[data-running="true"]').first()).toHaveText(/^(10:00|9:\d\d)$/);
    await mira.goto('/tables');
    const mine = mira
      .locator('section')
      .filter({ has: mira.getByRole('heading', { name: either('My tables', 'Мои столы') }) });
    await expect(mine.locator(`a[href="/t/${id}"]`)).toBeVisible();
    await Promise.all([one.close(), two.close()]);
  });
}
