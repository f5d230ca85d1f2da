import type { Browser, Page } from '@playwright/test';
import { type Traced, traced } from './trace.ts';

/** Clicks before anything is measured, and the most that are measured. */
const FIRST_CLICKS = 2;
const MOST_CLICKS = 90;
/** Clicks and moves of anybody that are a game to measure, and staged moments, which are rarer. */
const ENOUGH = { clicks: 24, position: 12, moment: 3 } as const;
/** Each game's staged moment, while it runs. */
const MOMENT = '.aton-skip, .kemet-clash, .tekhenu-moment, .tof-moment';
const FRAME_MS = 1000 / 60;

/** What of a board and its prompt can be pressed now: the things that glow, and the buttons that belong to them. */
const PRESSABLE = [
  '.stage [role="button"]:not([aria-disabled="true"]):visible',
  '.stage button:enabled:not([aria-disabled="true"]):visible',
  '.prompt-extras button:enabled:not([aria-disabled="true"]):visible',
  '.prompt-buttons button:enabled:visible',
].join(', ');
/** What ends a choice that was made in several steps. */
const DONE = '.stage .btn.go:enabled:visible, .prompt .btn.go:enabled:visible';

/** A game against its bots, on its board. */
async function openTable(browser: Browser, base: string, game: number): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    const state = {
      language: 'en',
      theme: 'papyrus',
      textMode: false,
      confirm: 'off',
      sound: false,
      motion: 'full',
      coach: 'off',
    };
    localStorage.setItem('naos.settings', JSON.stringify({ state, version: 0 }));
    // A table keeps every move before it shows it: a position begins there, whoever has moved.
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('naos.table.')) performance.mark('position');
      keep.call(this, key, value);
    };
  });
  const page = await context.newPage();
  await page.goto(base);
  await page.locator('.door .btn.strong').nth(game).click();
  await page.locator(PRESSABLE).first().waitFor();
  return page;
}

/** Where something can be pressed; null: something else lies over it. */
function inTheOpen(target: Element): [number, number] | null {
  target.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const place: [number, number] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(...place);
  return target.contains(hit) || hit?.contains(target) === true ? place : null;
}

/** Presses one thing after the other, here and there on the board, so that moves are made as by hand. */
async function play(page: Page, most: number, enough: (clicks: number) => Promise<boolean>): Promise<void> {
  for (let i = 0; i < most && !(await enough(i)); i++) {
    const targets = page.locator(PRESSABLE);
    // Cards that are laid one by one lie nowhere by chance: keys lay them.
    if (i % 6 === 5) for (const key of '1234') await page.keyboard.press(key);
    const done = page.locator(DONE).and(page.locator(':not([aria-disabled="true"])'));
    const target =
      (await done.count()) > 0 ? done.first() : targets.nth((i * i * 31 + i * 7) % Math.max(1, await targets.count()));
    const place = await target.evaluate(inTheOpen, null, { timeout: 1500 }).catch(() => null);
    // The bot moves, or has moved meanwhile, and what could be pressed is gone or covered.
    if (place !== null) await page.mouse.click(...place);
    await page.keyboard.press('Escape');
  }
}

/** How often the page has set a mark. */
const marked = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => performance.getEntriesByName(name).length, mark);

/** Milliseconds on a phone. */
export interface Playing {
  /** From a move to its picture, for nine positions of ten: whatever the page's thread has to do until it is painted. */
  readonly moveToPaintMs: number;
  /** The longest task of the page's thread, while bots think and moves are shown. */
  readonly longestTaskMs: number;
}

/** Plays a game against its bots for some moves. */
export async function playing(browser: Browser, base: string, game: number): Promise<Playing> {
  const page = await openTable(browser, base, game);
  await play(page, FIRST_CLICKS, async () => false);
  const enough = async (clicks: number) =>
    clicks >= ENOUGH.clicks && (await marked(page, 'position')) >= ENOUGH.position;
  const trace = await traced(browser, page, () => play(page, MOST_CLICKS, enough));
  await page.context().close();
  const pictures = picturesIn(trace).toSorted((a, b) => a - b);
  const moveToPaintMs = pictures[Math.floor(pictures.length * 0.9)];
  if (moveToPaintMs === undefined) throw new Error('Nobody has moved: no picture of a new position was seen.');
  return { moveToPaintMs, longestTaskMs: Math.max(...trace.tasks.map(({ cost }) => cost)) };
}

/** What every new position has cost until its picture was handed over. */
function picturesIn({ tasks, events }: Traced): number[] {
  const moves = events.filter(({ name }) => name === 'position');
  const paints = events.filter(({ name }) => name === 'Commit');
  return moves.flatMap((move) => {
    const begun = tasks.find(({ from, to }) => from <= move.from && move.from <= to);
    const painted = begun === undefined ? undefined : paints.find(({ from }) => from > begun.to);
    if (begun === undefined || painted === undefined) return [];
    const until = tasks.filter(({ from }) => from >= begun.from && from <= painted.from);
    return [until.reduce((sum, { cost }) => sum + cost, 0)];
  });
}

/**
 * Frames a second while moments are staged, on a phone: a frame whose work takes longer than its time delays the next
 * ones. Of all staged moments that a row of moves brings.
 */
export async function momentFrames(browser: Browser, base: string, game: number): Promise<number> {
  const page = await openTable(browser, base, game);
  await page.evaluate((moment) => {
    let runs = false;
    const tick = () => {
      if ((document.querySelector(moment) !== null) !== runs) {
        runs = !runs;
        performance.mark(runs ? 'moment' : 'moment over');
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }, MOMENT);
  const enough = async () => (await marked(page, 'moment over')) >= ENOUGH.moment;
  const { tasks, events } = await traced(browser, page, () => play(page, MOST_CLICKS, enough));
  await page.context().close();
  const marks = events.filter(({ name }) => name.startsWith('moment'));
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
  let [shown, lasted] = [0, 0];
  for (const [i, { name, from: begun }] of marks.entries()) {
    const over = marks[i + 1]?.from;
    if (name !== 'moment' || over === undefined) continue;
    const own = frames.filter(({ from }) => from > begun && from < over);
    for (const [j, frame] of own.entries()) {
      const next = own[j + 1]?.from ?? over;
      const work = tasks.filter(({ from, to }) => to > frame.from && from < next && to <= next + FRAME_MS);
      const cost = work.reduce((sum, one) => sum + one.cost, 0);
      shown += 1;
      lasted += Math.max(1, Math.ceil(cost / FRAME_MS));
    }
  }
  if (shown === 0) throw new Error('No staged moment was seen.');
  return (60 * shown) / lasted;
}
