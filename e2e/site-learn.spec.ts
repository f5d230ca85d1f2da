import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, walk, walkAt } from './site-steps.ts';

walkAt(['phone'], 'learn: rules are searched, and an address with a rule’s number opens its section', async (page) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Read the rules: Aton' }).click();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const all = await sections.count();
  await page.getByRole('searchbox').fill('4.6');
  await expect(sections).not.toHaveCount(all);
  await sections.first().click();
  const title = await page.locator('.rule h2').innerText();
  await page.goto('/learn/aton/4.6.4');
  await expect(page.locator('.rule h2')).toHaveText(title);
  await expect(page.getByRole('link', { name: '4.6.4', exact: true })).toHaveAttribute('aria-current', 'true');
  await expectNoSidewaysScroll(page);
});

walk('learn: a lesson runs on the real engine from its first to its last step', async (page) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Take the lesson: Aton' }).click();
  await expect(page.locator('.teacher')).toBeVisible();
  await expect(async () => {
    const on = page.getByRole('button', { name: /^(Next|Show me)$/ });
    if ((await on.count()) > 0) await on.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'That was the lesson' })).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [0] });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'That was the lesson' })).toHaveCount(0);
});

/** Lessons with their number of steps; at one of them something closed is tapped, which says why. */
const LESSONS = [
  { game: 'kemet', steps: 13, asks: 8, closed: '[data-part="area-w3-d1"]', why: /Not adjacent|Walls/ },
  { game: 'tekhenu', steps: 12, asks: 9, closed: '.tekhenu-lying[data-open="false"]', why: /Anubis/ },
  {
    game: 'temple-of-fate',
    steps: 13,
    asks: 5,
    closed: '[data-spot="area"][data-open="false"]',
    why: /A tile lies there/,
  },
] as const;

/** Whether a thing that a lesson lights lies between the teacher's words and the prompt, or in it; true when it lights none. */
function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [teacher, prompt] = ['.teacher', '.prompt'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    const bottom = prompt === undefined || prompt.height === 0 ? window.innerHeight : prompt.top;
    const lit = [...document.querySelectorAll('.stage [data-lit], .prompt [data-lit]')].filter(
      (one) => one.querySelector('[data-lit]') === null && one.getBoundingClientRect().height > 0,
    );
    const top = (teacher?.bottom ?? 0) - 1;
    return (
      document.querySelector('[data-lit]') === null ||
      lit.some((one) => {
        const box = one.getBoundingClientRect();
        return box.top >= top && (one.closest('.prompt') === null ? box.top < bottom - 40 : box.bottom <= innerHeight);
      })
    );
  });
}

for (const { game, steps, asks, closed, why } of LESSONS) {
  walkAt(
    ['phone'],
    `learn: the whole lesson of ${game}, each step with what it speaks of in sight; a closed thing says why`,
    async (page) => {
      await page.goto(`/learn/${game}/lesson`);
      const teacher = page.locator('.teacher');
      for (let step = 1; step <= steps; step++) {
        await expect(teacher).toContainText(`${step} of ${steps}`);
        await expect(teacher.locator('.teacher-words')).toHaveText(/.{20}/);
        await expect.poll(() => isInSight(page), { message: `step ${step}`, intervals: [30] }).toBe(true);
        await expectNoSidewaysScroll(page);
        if (step === asks) {
          await page.locator(closed).first().tap({ force: true });
          await expect(page.locator('.why-not')).toContainText(why);
          await expect(page.locator('.why-not a')).toHaveAttribute('href', new RegExp(`/learn/${game}/`));
        }
        await teacher.getByRole('button', { name: /^(Next|Show me)$/ }).tap();
      }
      await expect(page.getByRole('heading', { name: 'That was the lesson' })).toBeVisible();
      await teacher.getByRole('button', { name: /^Play now:/ }).tap();
      await expect(page).toHaveURL(/\/play\//);
    },
    { textMode: false },
  );
}
