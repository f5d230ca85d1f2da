import { readFile, writeFile } from 'node:fs/promises';
import type { Match, Vocabulary } from '@naos/engine';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SavedTable } from '../apps/web/src/store/tables.ts';
import { crowded, type Wanted } from './kemet-positions.ts';
import { shelve, shelved } from './site-shelf.ts';
import { person, SIZES } from './site-steps.ts';
import { Thumb } from './thumb.ts';

/** PRESSES=all plays every turn; PRESSES=write puts the table into docs/site.md as well. A usual run plays the longest. */
const WANTED = process.env.PRESSES;
const DOCS = new URL('../docs/site.md', import.meta.url);
const MARKS = ['<!-- presses: npm run test:presses -->', '<!-- presses end -->'] as const;
/** A purchase was the longest way. */
const USUAL = 'Kemet: a purchase';
/** A battle with a real choice of cards. */
const MANY_CARDS = 4;
/** A die that builds something for its god. */
const DIE = 1;

/** What is pressed next, or null when the turn is over. */
type Next = () => Promise<Locator | null>;

interface Turn {
  readonly name: string;
  /** Presses and pixels of the first release (commit 9bf5269), counted by hand. */
  readonly before: readonly [presses: number, pixels: number];
  readonly begin: () => Promise<Beginning>;
  readonly turn: (page: Page, answer: string) => Next;
}

/** A table before the turn, and its first answer where that decides what the turn is. */
interface Beginning {
  readonly table: SavedTable;
  readonly answer: string;
}

/** The first of these that can be seen. */
async function first(...all: readonly Locator[]): Promise<Locator | null> {
  for (const one of all) {
    const shown = one.filter({ visible: true });
    if ((await shown.count()) > 0) return shown.first();
  }
  return null;
}

/** The button by which a thumb confirms what it has pointed at. */
const go = (page: Page) => page.locator('.prompt .btn.go:not([aria-disabled="true"])');

/** A table of Kemet where seat 0 has come to a question, as it was before the token that has led there. */
async function beforeToken(wanted: Omit<Wanted, 'seats' | 'after' | 'by'>): Promise<Beginning> {
  const table = await crowded({ seats: 2, after: 140, by: 0, ...wanted });
  const lines = table.text.trimEnd().split('\n');
  const moves = lines.findLastIndex((line) => line.includes('"seat":0,"move":"token')) - 1;
  const text = `${lines.slice(0, moves + 1).join('\n')}\n`;
  const answer = /"move":"token ([^"]+)"/.exec(lines[moves + 1] ?? '')?.[1] ?? '';
  return { table: { ...table, id: `${table.id}-before`, text, moves, seen: moves }, answer };
}

/** A turn of Kemet that begins with a space: a fight where there is one, whatever can be bought, then its end. */
function kemetTurn(page: Page, space: string): Next {
  let [placed, looked] = [false, false];
  return async () => {
    const spaces = page.locator('.kemet-space[aria-disabled="false"]');
    if (!placed) {
      placed = true;
      return page.locator(`[data-part="space-${space}"]`);
    }
    const fights = await page
      .locator('.kemet-glow[data-kind="fight"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-glows')));
    const ending = page.getByRole('button', { name: 'End turn', exact: true });
    if ((await spaces.count()) > 0 && (await ending.count()) === 0) return null;
    // Not the tile that is shown first.
    const offers = page.locator('.kemet-offer[aria-pressed="false"]');
    if (!looked && (await offers.count()) > 0) {
      looked = true;
      return offers.last();
    }
    return first(
      ...fights.map((area) => page.locator(`.kemet-area[data-area="${area}"][aria-disabled="false"]`)),
      ending,
      go(page),
      page.locator('.kemet-tile-card .btn.go, .kemet-ways .btn.go'),
      page.locator('.kemet-battle-card[aria-pressed="false"][aria-disabled="false"]').last(),
      page.locator('.kemet-area[aria-disabled="false"]'),
    );
  };
}

/** The cards of a typical round, by cartouche: nobody is removed, two priests are placed. */
const LAID = /^commit (\d)(3)(\d)(2)$/;

/** Lays such cards: each is lifted and laid, unless it is lifted already. */
function layCards(page: Page, answer: string): Next {
  const wanted = LAID.exec(answer)?.slice(1) ?? [];
  let slot = 0;
  return async () => {
    if (slot === wanted.length) return first(go(page));
    const card = page
      .locator('.aton-hand-card[data-laid="false"]')
      .filter({ hasText: wanted[slot] ?? '' })
      .first();
    if ((await card.getAttribute('aria-pressed')) !== 'true') return card;
    return page.locator('.aton-slot').nth(slot++);
  };
}

const asks = (match: Match<Vocabulary>, choice: string): boolean =>
  match.asked.includes(0) && match.situation(0).asked?.choice === choice;

const TURNS: readonly Turn[] = [
  {
    name: 'Aton: a round, two priests',
    before: [13, 205],
    begin: async () => {
      let answer: string | undefined;
      const table = await shelved('aton', (match) => {
        if (match.standing.length < 20 || !asks(match, 'allocate')) return false;
        answer = match
          .situation(0)
          .moves.map(match.game.write)
          .find((text) => LAID.test(text));
        return answer !== undefined;
      });
      return { table, answer: answer ?? '' };
    },
    turn: (page, answer) => {
      const lay = layCards(page, answer);
      let committed = false;
      return async () => {
        const laying = (await page.locator('.aton-hand').count()) > 0;
        if (committed && laying) return null;
        committed ||= !laying;
        return laying ? lay() : first(go(page), page.locator('.aton-touch[aria-disabled="false"]'));
      };
    },
  },
  {
    name: 'Temple of Fate: three tiles',
    before: [7, 0],
    begin: async () => {
      const table = await shelved('temple-of-fate', (match) => match.standing.length > 20 && asks(match, 'build'));
      return { table, answer: '' };
    },
    turn: (page) => async () => {
      if ((await page.locator('.tof[data-choice="build"]').count()) === 0) return null;
      return first(go(page), page.locator('[data-spot="area"][data-open="true"]'));
    },
  },
  {
    name: 'Kemet: a move and a battle',
    before: [10, 1000],
    begin: () =>
      beforeToken({ choice: 'war council', when: (moves, { stage }) => stage === 0 && moves.length > MANY_CARDS }),
    turn: kemetTurn,
  },
  { name: USUAL, before: [5, 4300], begin: () => beforeToken({ choice: 'buy' }), turn: kemetTurn },
  {
    name: 'Tekhenu: a turn',
    before: [6, 0],
    begin: async () => {
      const table = await shelved('tekhenu', (match) => match.standing.length > 30 && asks(match, 'draft'));
      return { table, answer: '' };
    },
    turn: (page) => {
      let taken = false;
      return async () => {
        const asked = await page.locator('.tekhenu').getAttribute('data-asked');
        if (taken && !/^(turn.(?!draft)|ra|pay)/.test(asked ?? '')) return null;
        taken ||= asked !== 'turn/draft';
        const die = page.locator('.tekhenu-wheel [role="button"][data-open="true"]');
        const place = page.locator('.tekhenu [role="button"][data-open="true"]');
        return first(go(page), die.nth(DIE), page.locator('.tekhenu-use[data-open="true"]'), place);
      };
    },
  },
];

async function taken(page: Page, { begin, turn }: Turn): Promise<Thumb> {
  const { table, answer } = await begin();
  await shelve(page, table);
  await page.goto(`/play/${table.id}`);
  const mine = page.locator('.prompt[data-mine="true"]');
  const next = turn(page, answer);
  const thumb = new Thumb(page);
  await thumb.pressOn(async () => {
    await mine.waitFor();
    return next();
  });
  return thumb;
}

/** A line of the table: what was, and what is. */
const row = ({ name, before }: Turn, { presses, scrolled }: Thumb): string =>
  `| ${name} | ${before[0]} | ${before[1].toLocaleString('en')} | ${presses} | ${Math.round(scrolled)} |`;

test('presses: a whole turn at 360 px needs less than one screen of scrolling', async ({ browser }) => {
  test.setTimeout(300_000);
  const rows = [
    '| a turn at 360 x 740 | presses, first | pixels, first | presses | pixels |',
    '| --- | --: | --: | --: | --: |',
  ];
  const far: string[] = [];
  for (const turn of TURNS.filter(({ name }) => WANTED !== undefined || name === USUAL)) {
    // As a phone comes: it asks before what can't be taken back.
    const context = await person(browser, 'phone', { textMode: false, confirm: 'auto' });
    const thumb = await taken(await context.newPage(), turn);
    rows.push(row(turn, thumb));
    if (thumb.scrolled > SIZES.phone.height) far.push(`${turn.name}: ${thumb.scrolled} px`);
    await context.close();
  }
  if (WANTED !== undefined) console.log(rows.join('\n'));
  if (WANTED === 'write') await write(rows);
  expect(far).toEqual([]);
});

/** Puts the table between its marks. */
async function write(rows: readonly string[]): Promise<void> {
  const text = await readFile(DOCS, 'utf8');
  const [begin, end] = MARKS.map((mark) => text.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin)
    throw new Error('docs/site.md has no marks for the table.');
  await writeFile(DOCS, `${text.slice(0, begin + MARKS[0].length)}\n${rows.join('\n')}\n${text.slice(end)}`);
}
