import { type Browser, expect, type Page, test } from '@playwright/test';
import { contactSheet, pictureAt } from './contact-sheet.ts';
import { type CrowdedPosition, crowdedPositions, questionsOf } from './crowded-positions.ts';
import { crowdedTables } from './crowded-tables.ts';
import { disturbed, faultsAtAGlance, GLANCES, settled, standings, WHOLE } from './glance.ts';
import { ended, shelve } from './site-shelf.ts';
import { person, walkAt } from './site-steps.ts';
import { StandInServer } from './stand-in-server.ts';

/**
 * GLANCE=all walks every question of every game, with every number of players, in both languages; GLANCE=all-shots keeps
 * pictures of them too, in both themes or in GLANCE_THEME; GLANCE=shots keeps one of every table, so few that a person
 * can look at each; GLANCE_GAME names one game, or some with commas.
 */
const ONE_A_TABLE = process.env.GLANCE === 'shots';
const SHOTS = ONE_A_TABLE || process.env.GLANCE === 'all-shots';
const THEMES = process.env.GLANCE_THEME?.split(',') ?? (SHOTS ? ['papyrus', 'night'] : ['papyrus']);
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
/** So many answers are looked at without being chosen. */
const LOOKS = 3;

/** Of every number of players, the largest first, the busiest question not shown yet; of a game for two alone the two busiest. */
function oneATable(busy: readonly CrowdedPosition[]): readonly CrowdedPosition[] {
  const tables = [...new Set(busy.map(({ seats }) => seats))].toSorted((a, b) => b - a);
  const shown: CrowdedPosition[] = [];
  for (const seats of tables.length === 1 ? [...tables, ...tables] : tables) {
    const fresh = busy.find((one) => one.seats === seats && shown.every(({ question }) => question !== one.question));
    if (fresh !== undefined) shown.push(fresh);
  }
  return shown;
}

interface Walk {
  readonly game: string;
  readonly language: string;
  readonly theme: string;
  readonly positions: readonly CrowdedPosition[];
  readonly hand: boolean;
}

/** Looks at every position at every size of a desk, or of the hand, on one page that is loaded once. */
async function faultsOn(browser: Browser, { game, language, theme, positions, hand }: Walk): Promise<string[]> {
  const [first] = positions;
  if (first === undefined) return [`${game} has no positions`];
  const context = await person(browser, hand ? 'phone' : 'desktop', {
    language,
    textMode: false,
    theme,
    autoSkip: false,
  });
  const page = await context.newPage();
  const server = new StandInServer(page);
  await server.open(first);
  const found: string[] = [];
  const sizes = hand ? HAND : DESK;
  for (const [turn, size] of sizes.entries()) {
    await page.setViewportSize(size);
    // A phone's browser keeps how far it was zoomed and moved when its size changes: pictures begin anew.
    if (WHOLE && hand) await server.open(first);
    for (const [n, position] of positions.entries()) {
      const { question, seats } = position;
      const where = `${size.width}x${size.height} ${language} ${seats} ${question}`;
      if (ONLY.some((part) => !where.includes(part))) continue;
      await server.show(position);
      if (SHOTS) {
        const path = pictureAt({ game, seats, question, ...size, language, theme });
        await page.screenshot({ path, animations: 'disabled' });
      }
      const faults = await faultsAtAGlance(page);
      for (const fault of faults.slice(0, MOST)) found.push(`${where}: ${fault}`);
      if (faults.length > MOST) found.push(`${where}: and ${faults.length - MOST} more`);
      if (ONE_A_TABLE) continue;
      // Each position with a vote at one size, each size with its share of them.
      const votes = WHOLE ? n % sizes.length === turn : position === first;
      const coming = votes ? await faultsOfVoting(page, server) : [];
      // The same in every game: a usual run looks at one.
      if (position === first && (WHOLE || game === GAMES[0])) coming.push(...(await faultsOfHangingUp(page, server)));
      for (const fault of coming.slice(0, MOST)) found.push(`${where}: ${fault}`);
    }
  }
  await context.close();
  return found;
}

/** What comes by itself neither moves nor covers anything, on a phone either: a vote … */
async function faultsOfVoting(page: Page, server: StandInServer): Promise<string[]> {
  const before = await standings(page);
  await server.propose({ what: 'pause', by: 1, to: null, yes: [1] });
  const hidden = (await faultsAtAGlance(page)).filter((fault) => /^(points|clock)/.test(fault));
  const voting = [...disturbed(before, await standings(page), false), ...hidden];
  await server.propose(null);
  return voting.map((fault) => `a vote: ${fault}`);
}

/** … and a lost line. */
async function faultsOfHangingUp(page: Page, server: StandInServer): Promise<string[]> {
  const before = await standings(page);
  const told = page.locator('.notice[role="alert"]');
  await server.hangUp();
  await told.waitFor();
  const lost = disturbed(before, await standings(page), false);
  server.pickUp();
  await told.waitFor({ state: 'detached' });
  await server.settled();
  return lost.map((fault) => `a lost line: ${fault}`);
}

/** What one opens oneself lies beside board and prompt at a desk, and on a phone over the board alone. */
async function faultsOfOpening(page: Page, hand: boolean): Promise<string[]> {
  const found: string[] = [];
  // Nobody looks at an answer yet, and no pointer rests on anything that would say why it is closed.
  await page.mouse.move(0, 0);
  await expect(page.locator('.why-not')).toHaveCount(0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await settled(page);
  const before = await standings(page);
  const check = async (what: string | null, mayCover = hand) => {
    for (const fault of disturbed(before, await standings(page), mayCover)) found.push(`${what}: ${fault}`);
  };
  // Hint, odds, mind-reader: whatever this table offers.
  const tools = page.locator('.table-tools button[aria-pressed]:enabled:not(.in-words)');
  for (const tool of await tools.all()) {
    const name = await tool.getAttribute('aria-label');
    await tool.click();
    await expect(tool).toHaveAttribute('aria-pressed', 'true');
    await check(name);
    await tool.click();
    await expect(tool).toHaveAttribute('aria-pressed', 'false');
    await check(`${name}, closed`);
  }
  // Recap, review, coach, log, cards: whatever lies behind a tab.
  for (const tab of await page.locator('.table-side [role="tab"]').filter({ visible: true }).all()) {
    const name = `tab ${await tab.innerText()}`;
    await tab.click();
    await check(name);
    if (!hand) continue;
    await tab.click();
    await check(`${name}, closed`);
  }
  // A finger or a pointer that only looks finds everything where it was.
  const answers = page.locator('.stage [aria-disabled="false"], .prompt-extras [aria-disabled="false"]');
  for (const answer of (await answers.filter({ visible: true }).all()).slice(0, LOOKS)) {
    await answer.evaluate((one) => (one instanceof HTMLElement || one instanceof SVGElement) && one.focus());
    await check('looking', true);
  }
  return found;
}

/** What lies beside a game that is over: its story, the review, what it counts. */
async function faultsOfTheEnd(page: Page, game: string): Promise<string[]> {
  await openTheEnd(page, game);
  return (await faultsOfOpening(page, false)).map((fault) => `the end: ${fault}`);
}

async function openTheEnd(page: Page, game: string): Promise<void> {
  const over = await ended(game);
  await shelve(page, over);
  await page.goto(`/play/${over.id}`);
  await page.locator('.ending').waitFor({ state: 'attached' });
}

// In a hand the story shares the screen with the board, which takes the whole of it when the story is closed.
walkAt(
  ['phone'],
  'glance: the story of a game leaves its whole board in sight',
  async (page) => {
    for (const game of GAMES) {
      await openTheEnd(page, game);
      for (const size of HAND) {
        await page.setViewportSize(size);
        const where = `${game} ${size.width}x${size.height}`;
        const board = await page.locator('.aton-board, .tof-pyramid, .kemet-map, .tekhenu-wheel').first().boundingBox();
        const story = await page.locator('.sheet > [role="tabpanel"]').boundingBox();
        if (board === null || story === null) throw new Error(`${where}: no board, or no story`);
        const beside = Math.min(board.y + board.height - story.y, board.x + board.width - story.x);
        expect(beside, where).toBeLessThanOrEqual(1);
        expect(board.height, where).toBeGreaterThan(size.height / 5);
        await expect(page.locator('.ending > h2'), where).toBeInViewport();
      }
    }
  },
  { textMode: false },
);

/** All of a game's questions with everything opened take longer than any single test may: they are shared out. */
const SHARES = WHOLE ? 4 : 1;

for (const game of GAMES) {
  for (const hand of [false, true]) {
    for (let share = 0; share < SHARES; share++) {
      const part = `${hand ? 'in a hand' : 'at a desk'}${WHOLE ? `, ${share + 1} of ${SHARES}` : ''}`;
      test(`glance: ${game}: what one opens moves nothing and covers no question (${part})`, async ({ browser }) => {
        test.setTimeout(WHOLE ? 900_000 : 120_000);
        const all = (await crowdedTables(game)).toSorted((a, b) => b.answers - a.answers);
        const tables = WHOLE ? all.filter((_, n) => n % SHARES === share) : all.slice(0, 1);
        const found: string[] = [];
        const context = await person(browser, hand ? 'phone' : 'desktop', { textMode: false, autoSkip: false });
        const page = await context.newPage();
        for (const { question, table } of tables) {
          await shelve(page, table);
          await page.goto(`/play/${table.id}`);
          await page.locator('.stage').waitFor();
          for (const size of (hand ? HAND : DESK).slice(WHOLE ? 0 : -1)) {
            if (ONLY.some((part) => !`${size.width}x${size.height} ${question}`.includes(part))) continue;
            await page.setViewportSize(size);
            for (const fault of await faultsOfOpening(page, hand))
              found.push(`${size.width}x${size.height} ${question}: ${fault}`);
          }
        }
        // The same screen in every game: a usual run looks at one.
        if (!hand && share === 0 && (WHOLE || game === GAMES[0])) found.push(...(await faultsOfTheEnd(page, game)));
        await context.close();
        if (WHOLE)
          console.log(`${game} ${part}: ${tables.length} questions with everything opened, ${found.length} faults`);
        expect(found).toEqual([]);
      });
    }
  }

  for (const language of WHOLE ? ['en', 'ru'] : [GAMES.indexOf(game) % 2 === 0 ? 'ru' : 'en']) {
    test(`glance: ${game} in ${language} shows question, answers and points without scrolling`, async ({ browser }) => {
      test.setTimeout(SHOTS ? 3_600_000 : 1_200_000);
      const all = await crowdedPositions(game);
      const busy = all.toSorted((a, b) => b.answers - a.answers);
      const positions = ONE_A_TABLE ? oneATable(busy) : WHOLE ? all : busy.slice(0, SHARE);
      const found: string[] = [];
      for (const theme of THEMES) {
        for (const hand of [false, true]) {
          found.push(...(await faultsOn(browser, { game, language, theme, positions, hand })));
        }
      }
      if (SHOTS) await contactSheet();
      const asked = new Set(positions.map(({ question }) => question)).size;
      const unmet = (await questionsOf(game)).filter((one) => !all.some(({ question }) => question === one));
      console.log(
        `${game} ${language}: ${positions.length} positions of ${asked} questions, ${GLANCES.length} sizes, ${found.length} faults`,
      );
      expect([...unmet.map((question) => `nobody was asked ${question}`), ...found]).toEqual([]);
    });
  }
}
