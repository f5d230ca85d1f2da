import { expect, type Page, test } from '@playwright/test';
import type { SavedTable } from '../apps/web/src/store/tables.ts';
import { expectNoViolations } from './accessible.ts';
import { expectPicture, ONLY_PICTURES } from './site-pictures.ts';
import { ended, midway, shelve, shelved } from './site-shelf.ts';
import { expectNoSidewaysScroll, openRecap, type Size, skipRecap, visit, walkAt } from './site-steps.ts';

const GAMES = ['aton', 'temple-of-fate', 'kemet', 'tekhenu'] as const;

interface Look {
  readonly size: Size;
  readonly theme: 'papyrus' | 'night';
  readonly language: 'en' | 'ru';
  readonly axe: boolean;
}

/** Every language in every theme, and each at both sizes; axe, which takes its time, meets each screen in both themes. */
const WALKED: readonly Look[] = [
  { size: 'desktop', theme: 'papyrus', language: 'en', axe: true },
  { size: 'phone', theme: 'papyrus', language: 'ru', axe: false },
  { size: 'desktop', theme: 'night', language: 'ru', axe: false },
  { size: 'phone', theme: 'night', language: 'en', axe: true },
];
/** The other half: in pictures alone, and when these are asked for. */
const PICTURED: readonly Look[] = [
  { size: 'desktop', theme: 'papyrus', language: 'ru', axe: false },
  { size: 'phone', theme: 'papyrus', language: 'en', axe: false },
  { size: 'desktop', theme: 'night', language: 'en', axe: false },
  { size: 'phone', theme: 'night', language: 'ru', axe: false },
];
const LOOKS = ONLY_PICTURES ? [...WALKED, ...PICTURED] : WALKED;

/** A key of a catalog that nobody turned into words, such as `home.play-now.of`. */
const RAW_KEY = /(?<![\w/@.-])[a-z]+(?:[.][a-z-]+)+(?![\w/.-])/;

/** Names that are written alike in both languages, and addresses. */
const SAME_IN_BOTH = /Русский|game-icons\.net|name@example\.org/g;

interface Shelf {
  readonly over: SavedTable;
  readonly hotSeat: SavedTable;
  readonly running: readonly SavedTable[];
}

let stocked: Promise<Shelf> | null = null;

/** Set up once for all looks. */
function stock(): Promise<Shelf> {
  const people = ['Lena', 'Mira'].map((name) => ({ kind: 'person' as const, name }));
  const fill = async (): Promise<Shelf> => ({
    over: await ended('aton'),
    hotSeat: await shelved('aton', () => true, people),
    running: await Promise.all(GAMES.map((game) => midway(game, 20))),
  });
  stocked ??= fill();
  return stocked;
}

type Screen = readonly [name: string, open: (page: Page) => Promise<void>];

const at = (address: string) => (page: Page) => visit(page, address);
/** No mouse stays where the button was and points at what comes there. */
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().dispatchEvent('click');

/** The site's rooms, in the order of the walk. */
const ROOMS: readonly Screen[] = [
  ['home', at('/')],
  ['new-table', press(/^(Make a table|Новый стол): (Kemet|Кемет)/)],
  ['tables', at('/tables')],
  ['learn', at('/learn')],
  ['rules', at('/learn/aton/4.6.4')],
  ['lesson', at('/learn/aton/lesson')],
  ['puzzles', at('/puzzles')],
  ['replays', at('/replays')],
  ['settings', at('/settings')],
  ['about', at('/about')],
  ['lost', at('/nowhere')],
];

/** Screens on which a game's board stands. */
const BOARDS = /^(lesson|recap|table-.*|planning|ending|replay)$/;

/** Tables of all games, and what one does at a table. */
function tables({ over, hotSeat, running }: Shelf): readonly Screen[] {
  const played = running.map(({ game, id }): Screen => {
    const open = async (page: Page) => {
      await visit(page, `/play/${id}`);
      await skipRecap(page);
    };
    return [`table-${game}`, open];
  });
  return [
    ['curtain', at(`/play/${hotSeat.id}`)],
    [
      'recap',
      async (page) => {
        await visit(page, `/play/${running[0]?.id}`);
        await openRecap(page);
      },
    ],
    ...played,
    ['planning', press(/^(Plan|План)/)],
    ['ending', at(`/play/${over.id}`)],
    ['replay', at(`/replay/${over.id}?at=40&eyes=open`)],
  ];
}

async function expectWords(page: Page, screen: string, language: 'en' | 'ru'): Promise<void> {
  const words = (await page.locator('body').innerText()).replaceAll(SAME_IN_BOTH, '');
  expect(words.match(RAW_KEY)?.[0], screen).toBeUndefined();
  expect(/[А-Яа-я]/.test(words), screen).toBe(language === 'ru');
}

/** Goes through screens and looks at each: words, width, picture, accessibility. */
async function look(page: Page, screens: readonly Screen[], { size, theme, language, axe }: Look): Promise<void> {
  test.setTimeout(300_000);
  // What others play on the server is different every time.
  await page.route('**/api/tables?*', (route) => route.fulfill({ json: { tables: [] } }));
  await page.goto('/about');
  for (const [screen, open] of screens) {
    await open(page);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await expect(page.locator('.waiting')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    await expectWords(page, screen, language);
    // Boards belong to their games and change with them: their pictures are compared when asked for.
    if (ONLY_PICTURES || !BOARDS.test(screen)) await expectPicture(page, `${screen}-${size}-${theme}-${language}`);
    if (axe && !ONLY_PICTURES) await test.step(screen, () => expectNoViolations(page));
  }
}

for (const seen of LOOKS) {
  const { size, theme, language, axe } = seen;
  const settings = { theme, language, textMode: false };
  walkAt(
    [size],
    `screens: rooms are all words, fit${axe ? ', are accessible' : ''} and look as pictured: ${language}, ${theme}`,
    async (page) => {
      await shelve(page, ...(await stock()).running);
      await look(page, ROOMS, seen);
    },
    // The settings are looked at as everybody finds them.
    { ...settings, pace: 'calm' },
  );
  walkAt(
    [size],
    `screens: tables are all words and fit${axe ? ', and are accessible' : ''}: ${language}, ${theme}`,
    async (page) => {
      const shelf = await stock();
      await shelve(page, shelf.over, shelf.hotSeat, ...shelf.running);
      await look(page, tables(shelf), seen);
    },
    settings,
  );
}
