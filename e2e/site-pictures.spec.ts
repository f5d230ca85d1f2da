import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, walk } from './site-steps.ts';

/** Every screen that needs no game under way; the tables themselves are pictured by the games' own tests. */
const SCREENS = {
  home: '/',
  tables: '/tables',
  learn: '/learn',
  rules: '/learn/aton',
  lesson: '/learn/aton/lesson',
  replays: '/replays',
  settings: '/settings',
  about: '/about',
  lost: '/nowhere',
} as const;

/** A key of a catalog that nobody turned into words, such as `home.play-now.of`. */
const RAW_KEY = /(?<![\w/@.-])[a-z]+(?:[.][a-z-]+)+(?![\w/.-])/;

for (const language of ['en', 'ru'] as const) {
  for (const theme of ['papyrus', 'night'] as const) {
    walk(
      `pictures: every screen in ${language}, ${theme}, is all words and stays within its width`,
      async (page, size) => {
        for (const [screen, address] of Object.entries(SCREENS)) {
          await page.goto(address);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          await expectNoSidewaysScroll(page);
          const words = (await page.locator('body').innerText()).replaceAll('game-icons.net', '');
          expect(words.match(RAW_KEY)?.[0], screen).toBeUndefined();
          expect(/[А-Яа-я]/.test(words.replaceAll('Русский', '')), screen).toBe(language === 'ru');
          await page.screenshot({ path: `.cache/pictures/${screen}-${size}-${theme}-${language}.png` });
        }
      },
      { language, theme, textMode: false },
    );
  }
}
