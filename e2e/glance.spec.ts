import { type Browser, expect, test } from '@playwright/test';
import { type CrowdedPosition, crowdedPositions, questionsOf } from './crowded-positions.ts';
import { faultsAtAGlance, GLANCES } from './glance.ts';
import { person } from './site-steps.ts';
import { StandInServer } from './stand-in-server.ts';

/**
 * GLANCE=all walks every question of every game, with every number of players, in both languages; GLANCE=shots keeps
 * pictures of them too, in the theme GLANCE_THEME; GLANCE_GAME names one game, or some with commas.
 */
const WHOLE = process.env.GLANCE !== undefined;
const SHOTS = process.env.GLANCE === 'shots';
const THEME = process.env.GLANCE_THEME ?? 'papyrus';
/** GLANCE_ONLY='360x740,ru,march' looks at what has all of these in its name. */
const ONLY = process.env.GLANCE_ONLY?.split(',') ?? [];
const GAMES = (process.env.GLANCE_GAME ?? 'aton,temple-of-fate,kemet,tekhenu').split(',');
/** Two sets of sizes: windows with a pointer, and what is held in the hand. */
const DESK = GLANCES.filter(({ width }) => width > 1000);
const HAND = GLANCES.filter(({ width }) => width <= 1000);
/** So many positions of a game are looked at in every run, those with most answers. */
const SHARE = 3;
/** So many faults of one screen are named. */
const MOST = 2;

interface Walk {
  readonly game: string;
  readonly language: string;
  readonly positions: readonly CrowdedPosition[];
  readonly hand: boolean;
}

/** Looks at every position at every size of a desk, or of the hand, on one page that is loaded once. */
async function faultsOn(browser: Browser, { game, language, positions, hand }: Walk): Promise<string[]> {
  const [first] = positions;
  if (first === undefined) return [`${game} has no positions`];
  const context = await person(browser, hand ? 'phone' : 'desktop', {
    language,
    textMode: false,
    theme: THEME,
    autoSkip: false,
  });
  const page = await context.newPage();
  const server = new StandInServer(page);
  await server.open(first);
  const found: string[] = [];
  for (const size of hand ? HAND : DESK) {
    await page.setViewportSize(size);
    for (const position of positions) {
      const { question, seats } = position;
      const where = `${size.width}x${size.height} ${language} ${seats} ${question}`;
      if (ONLY.some((part) => !where.includes(part))) continue;
      await server.show(position);
      if (SHOTS) {
        const name = `${question.replaceAll(/\W+/g, '-')}-${seats}-${size.width}-${language}-${THEME}`;
        await page.screenshot({ path: `.cache/glance/${game}/${name}.png`, animations: 'disabled' });
      }
      const faults = await faultsAtAGlance(page);
      for (const fault of faults.slice(0, MOST)) found.push(`${where}: ${fault}`);
      if (faults.length > MOST) found.push(`${where}: and ${faults.length - MOST} more`);
    }
  }
  await context.close();
  return found;
}

for (const game of GAMES) {
  for (const language of WHOLE ? ['en', 'ru'] : [GAMES.indexOf(game) % 2 === 0 ? 'ru' : 'en']) {
    test(`glance: ${game} in ${language} shows question, answers and points without scrolling`, async ({ browser }) => {
      test.setTimeout(1_200_000);
      const all = await crowdedPositions(game);
      const positions = WHOLE ? all : all.toSorted((a, b) => b.answers - a.answers).slice(0, SHARE);
      const found: string[] = [];
      for (const hand of [false, true]) found.push(...(await faultsOn(browser, { game, language, positions, hand })));
      const unmet = (await questionsOf(game)).filter((one) => !all.some(({ question }) => question === one));
      console.log(
        `${game} ${language}: ${positions.length} positions, ${found.length} faults, unmet: ${unmet.join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
