import type { Match, Vocabulary } from '@naos/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import { crowdedTables } from './crowded-tables.ts';
import { halfway, placing, shelve, shelved } from './site-shelf.ts';
import { walkAt } from './site-steps.ts';

const asks = (match: Match<Vocabulary>, choice: string): boolean =>
  match.standing.length > 20 && match.asked.includes(0) && match.situation(0).asked?.choice === choice;

/** Where something stands, in whole pixels. */
async function placeOf(one: Locator): Promise<string> {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round).join(' ');
}

/** Touches the middle of something, whether it can be pressed or not. */
async function touch(page: Page, one: Locator): Promise<void> {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

const TABLE = { textMode: false, language: 'ru', confirm: 'auto' };

walkAt(
  ['phone'],
  'phone: Aton’s board stays where it is while cards are laid, a space is pointed at, and another is refused',
  async (page) => {
    const laying = await shelved('aton', (match) => asks(match, 'allocate'));
    await shelve(page, laying);
    await page.goto(`/play/${laying.id}`);
    const board = page.locator('.aton-board');
    const before = await placeOf(board);
    for (const slot of await page.locator('.aton-slot').all()) {
      await slot.tap();
      expect(await placeOf(board)).toBe(before);
    }

    const game = await placing();
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    await expect(page.locator('.aton-touch[aria-disabled="false"]').first()).toBeVisible();
    const whole = await placeOf(board);
    await page.locator('.aton-touch[aria-disabled="false"]').first().tap();
    await expect(page.locator('.prompt .btn.go')).toBeVisible();
    expect(await placeOf(board)).toBe(whole);
    await touch(page, page.locator('.aton-touch[aria-disabled="true"]').last());
    await expect(page.locator('.why-not')).toBeInViewport();
    expect(await placeOf(board)).toBe(whole);
    // Who waits for others has a lower prompt.
    const space = await placeOf(page.locator('.aton-touch').first());
    await page.locator('.prompt').evaluate((prompt) => {
      prompt.style.maxHeight = '50px';
    });
    await expect.poll(() => placeOf(board)).not.toBe(whole);
    expect(await placeOf(page.locator('.aton-touch').first())).toBe(space);
  },
  TABLE,
);

/** The longest words that Aton has for what a card does, by cartouche. */
const EFFECTS: readonly (readonly string[])[] = [
  ['no points', '+6 points', 'без очков', '+6 очков'],
  ['2nd, loses 1', '2nd, removes 2', '2-й, теряет 1', '2-й, убирает 2', 'первый ход'],
  ['opens I', 'opens I to III', 'opens I to IV', 'храмы I–III', 'храмы I–IV'],
  ['4 to place', 'has placed', 'осталось 4', 'размещено'],
];

walkAt(
  ['phone'],
  'phone: a cartouche of Aton is as high whatever its card does, in both languages',
  async (page) => {
    const game = await placing();
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    const chips = page.locator('.aton-chips li');
    await expect(chips).toHaveCount(EFFECTS.length);
    const high = await chips.evaluateAll((all, effects) => {
      const heights = all.flatMap((chip, i) => {
        const effect = chip.querySelector('small');
        const own = effect?.textContent ?? '';
        const found = (effects[i] ?? []).map((text) => {
          effect?.replaceChildren(text);
          return { text, height: chip.clientHeight };
        });
        effect?.replaceChildren(own);
        return found;
      });
      const usual = Math.min(...heights.map(({ height }) => height));
      return heights.filter(({ height }) => height > usual);
    }, EFFECTS);
    expect(high).toEqual([]);
  },
  TABLE,
);

walkAt(
  ['phone'],
  'phone: Temple’s pyramid stays where it is while a tile is held over it',
  async (page) => {
    const game = await shelved('temple-of-fate', (match) => asks(match, 'build'));
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    const pyramid = page.locator('.tof-pyramid').first();
    const stage = page.locator('.table-scroll');
    const before = [await placeOf(pyramid), await placeOf(stage)];
    await page.locator('[data-spot="area"][data-open="true"]').first().tap();
    await expect(page.locator('.prompt .btn.go')).toBeVisible();
    expect([await placeOf(pyramid), await placeOf(stage)]).toEqual(before);
  },
  TABLE,
);

walkAt(
  ['phone'],
  'phone: a tap on what just happened tells the whole of it, and on anything that can only be looked at what it is',
  async (page) => {
    const game = await placing();
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    const told = page.locator('.last-move > p');
    await expect(told).toBeVisible();
    await touch(page, told);
    await expect(page.getByRole('tooltip')).toHaveText((await told.textContent()) ?? '');
    await touch(page, page.locator('.aton-ways li').first());
    await expect(page.getByRole('tooltip')).toContainText('Правило');
  },
  TABLE,
);

walkAt(
  ['phone'],
  'phone: a touch on a chain in the prompt leads on to the cards that it pays',
  async (page) => {
    const game = await shelved(
      'temple-of-fate',
      (match) =>
        asks(match, 'use a chain') && match.situation(0).moves.some((move) => 'do' in move && move.do === 'mark'),
    );
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    await page.locator('.prompt .tof-chip[data-open="true"]').first().tap();
    await expect(page.locator('.tof-cards')).toBeInViewport();
    await expect(page.locator('.tof[data-choice="occupy-cells"]')).toBeVisible();
  },
  TABLE,
);

walkAt(
  ['phone'],
  'phone: on its side what just happened stands under the question, beside answers too',
  async (page) => {
    await page.setViewportSize({ width: 740, height: 360 });
    const game = await shelved('aton', (match) => asks(match, 'allocate'));
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    await expect(page.locator('.aton-slot').first()).toBeInViewport();
    await expect(page.locator('.last-move > p')).toBeInViewport();
    const [question, told] = [
      await page.locator('.prompt').boundingBox(),
      await page.locator('.last-move').boundingBox(),
    ];
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual((told?.y ?? 0) + 1);
    const low = await page
      .locator('.aton-hand-card, .aton-slot, .aton-hand-acts > .btn')
      .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));
    expect(low).toBeGreaterThanOrEqual(43.9);
  },
  TABLE,
);

walkAt(
  ['phone'],
  'phone: the log ends with its newest line, and shows the same lines when the phone is turned and turned back',
  async (page) => {
    const game = await halfway('tekhenu');
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    await page.getByRole('tab', { name: 'Журнал' }).tap();
    const newest = page.locator('.log li').last();
    const sides = [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ];
    await expect(newest).toBeInViewport({ ratio: 1 });
    for (const side of sides) {
      await page.setViewportSize(side);
      await expect(newest).toBeInViewport({ ratio: 1 });
    }
    // The log holds its place for some frames after a turn.
    await page.waitForTimeout(300);
    await page.locator('.log').evaluate((log) => log.scrollTo({ top: log.scrollHeight / 3 }));
    // Lines that come into sight find their size.
    await page.waitForTimeout(300);
    const shown = await page.locator('.log').evaluateHandle((log) => {
      const { left, top, width } = log.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 24)?.closest('li, h3') ?? log;
    });
    for (const side of sides) {
      await page.setViewportSize(side);
      const away = () =>
        shown.evaluate((one) => {
          const log = one.closest('.log');
          return log === null ? 999 : Math.abs(one.getBoundingClientRect().top - log.getBoundingClientRect().top);
        });
      await expect.poll(away).toBeLessThan(60);
    }
  },
  TABLE,
);

walkAt(
  ['phone'],
  'phone: all values that an action of Tekhenu can have stand in sight at once',
  async (page) => {
    const found = (await crowdedTables('tekhenu', 4)).find(({ question }) => question === 'ra: value');
    if (found === undefined) throw new Error('Nobody was asked for a value.');
    await shelve(page, found.table);
    await page.goto(`/play/${found.table.id}`);
    const values = page.locator('.prompt .tekhenu-use');
    await expect(values).toHaveCount(found.answers);
    for (const value of await values.all()) await expect(value).toBeInViewport({ ratio: 1 });
  },
  TABLE,
);
