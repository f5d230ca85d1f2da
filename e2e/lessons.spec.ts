import { expect, type Page, test } from '@playwright/test';
import { faultsAtAGlance, GLANCES, settled, WHOLE } from './glance.ts';
import { person } from './site-steps.ts';

const LESSONS = ['aton', 'temple-of-fate', 'kemet', 'tekhenu'] as const;
const LANGUAGES = { aton: 'ru', 'temple-of-fate': 'en', kemet: 'ru', tekhenu: 'en' } as const;
const MOST_STEPS = 30;
/** On a small phone words, board and answers take the room of the points, which are behind a tab then. */
const LOW = 800;
const NOT_SO_LOW = /^(points|one’s own means)/;
/** What may not be, even while there is nothing to answer. */
const ALWAYS = /^(over the question|the page)/;

/** What is wrong with the teacher: words or buttons that are cut, or lie under something else. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const teacher = document.querySelector('.teacher');
    if (teacher === null) return ['there is no teacher'];
    const faults: string[] = [];
    const parts = [...teacher.querySelectorAll('.teacher-words, h2, .row > .btn, .notice')];
    const card = teacher.getBoundingClientRect();
    for (const part of parts) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const name = part.textContent?.slice(0, 30) ?? '';
      if (top < card.top - 2 || bottom > card.bottom + 2) faults.push(`cut: ${name}`);
      else if (left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight)
        faults.push(`off: ${name}`);
      else {
        for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
          const over = document.elementFromPoint((left + right) / 2, y);
          if (over !== null && !teacher.contains(over)) faults.push(`covered: ${name}`);
        }
      }
    }
    return [...new Set(faults)];
  });
}

const WALKS = LESSONS.flatMap((game) =>
  (WHOLE ? ['en', 'ru'] : [LANGUAGES[game]]).map((language) => ({ game, language })),
);

for (const { game, language } of WALKS) {
  test(`lesson: teacher and question never cover each other, at any size: ${game} in ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const context = await person(browser, 'desktop', { textMode: false, language });
    const page = await context.newPage();
    await page.goto(`/learn/${game}/lesson`);
    const on = page.locator('.teacher .row .btn.strong');
    const found: string[] = [];
    for (let step = 1; step < MOST_STEPS; step++) {
      await expect(on).toBeVisible();
      // Every size is met again at each third step; `npm run test:glance` looks at all of them at every one.
      for (const size of WHOLE ? GLANCES : GLANCES.filter((_, i) => i % 3 === step % 3)) {
        await page.setViewportSize(size);
        await settled(page);
        const asks = (await page.locator('.lesson[data-reading="false"] .teacher-words').count()) > 0;
        const covered = (await faultsAtAGlance(page)).filter((fault) =>
          asks ? size.height > LOW || size.width > 1000 || !NOT_SO_LOW.test(fault) : ALWAYS.test(fault),
        );
        for (const fault of [...(await faultsOf(page)), ...covered])
          found.push(`step ${step}, ${size.width}x${size.height}: ${fault}`);
      }
      if ((await page.locator('.teacher-words').count()) === 0) break;
      await on.dispatchEvent('click');
    }
    expect(found).toEqual([]);
    await expect(page.locator('.teacher h2')).toBeVisible();
    await context.close();
  });
}
