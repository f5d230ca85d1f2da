import { expect, type Page, test } from '@playwright/test';
import { type CrowdedTable, crowdedTables } from './crowded-tables.ts';
import { faultsAtAGlance, GLANCES } from './glance.ts';
import { shelve } from './site-shelf.ts';
import { person } from './site-steps.ts';

/** GLANCE=all walks every question of every game in both languages; GLANCE=shots keeps pictures of them too. */
const WHOLE = process.env.GLANCE !== undefined;
const SHOTS = process.env.GLANCE === 'shots';
const ONLY = process.env.GLANCE_GAME;
const ALL = ['aton', 'temple-of-fate', 'kemet', 'tekhenu'];
/** Games whose boards are taken in at one glance by now; the others are looked at when asked for. */
const READY: readonly string[] = ['aton'];
const GAMES = ALL.filter((game) => (ONLY === undefined ? WHOLE || READY.includes(game) : game === ONLY));
/** So many questions of a game are looked at in every run, those with most answers. */
const SHARE = 3;
/** So many faults of one screen are named. */
const MOST = 2;
/** Where it takes a while until a picture stands: fonts, and what measures itself. */
const SETTLE_MS = 60;

async function faultsOf(page: Page, { table, question }: CrowdedTable, language: string): Promise<string[]> {
  await shelve(page, table);
  await page.setViewportSize(GLANCES[0]);
  await page.goto(`/play/${table.id}`);
  await expect(page.locator('.prompt-sentence')).toBeVisible();
  await expect(page.locator('.stage, .curtain')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const found: string[] = [];
  for (const size of GLANCES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(SETTLE_MS);
    const where = `${size.width}x${size.height} ${language} ${question}`;
    const shot = `.cache/glance/${table.game}/${question.replaceAll(/\W+/g, '-')}-${size.width}-${language}.png`;
    if (SHOTS) await page.screenshot({ path: shot, animations: 'disabled' });
    const faults = await faultsAtAGlance(page);
    for (const fault of faults.slice(0, MOST)) found.push(`${where}: ${fault}`);
    if (faults.length > MOST) found.push(`${where}: and ${faults.length - MOST} more`);
  }
  return found;
}

for (const game of GAMES) {
  for (const language of WHOLE ? ['en', 'ru'] : [GAMES.indexOf(game) % 2 === 0 ? 'ru' : 'en']) {
    test(`glance: ${game} in ${language} shows question, answers and points without scrolling`, async ({ browser }) => {
      test.setTimeout(600_000);
      const settings = { language, textMode: false, theme: 'papyrus', autoSkip: false };
      const all = await crowdedTables(game);
      const tables = WHOLE ? all : all.toSorted((a, b) => b.answers - a.answers).slice(0, SHARE);
      const found: string[] = [];
      for (const table of tables) {
        const context = await person(browser, 'desktop', settings);
        const page = await context.newPage();
        found.push(...(await faultsOf(page, table, language)));
        await context.close();
      }
      expect(found).toEqual([]);
    });
  }
}
