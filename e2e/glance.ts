import type { Page } from '@playwright/test';

/** Whether everything is looked at, by `npm run test:glance`, or a share of it. */
export const WHOLE = process.env.GLANCE !== undefined;

/** Every size that a table must be taken in at one glance at. */
export const GLANCES = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 412, height: 915 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;

/** After so many frames in which nothing moved bars and boards have measured themselves. */
const FRAMES = 4;
/** So many are waited for at most: what never comes to rest is a fault that the tests find. */
const MOST_FRAMES = 120;

/** Letters are there, and everything has measured itself. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    async ([frames, most]) => {
      await document.fonts.ready;
      const places = () =>
        [...document.querySelectorAll('.stage, .prompt, [data-lists]')]
          .map((one) => one.getBoundingClientRect())
          .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
          .join();
      let [last, still] = ['', 0];
      for (let n = 0; n < most && still < frames; n++) {
        await new Promise(requestAnimationFrame);
        const now = places();
        still = now === last ? still + 1 : 0;
        last = now;
      }
    },
    [FRAMES, MOST_FRAMES] as const,
  );
}

/**
 * What is wrong at one glance, by geometry: the question, everything that answers it, everybody's points and clocks and
 * what one has oneself (`data-means`) lie in the window, inside whatever clips them, nothing lies over the question, names
 * are more than a letter, and the drawing can't be marked as text. A list that scrolls by itself and says so with `data-lists` counts for what it lists.
 */
export function faultsAtAGlance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    /** Two letters and the sign that a name goes on; where not even they fit, a seat is told by its mark alone. */
    const NAME = 32;
    const name = (one: Element) =>
      one.getAttribute('aria-label')?.slice(0, 60) ||
      one.textContent?.trim().slice(0, 40) ||
      one.outerHTML.slice(0, 60);
    const drawn = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      const { visibility, display } = getComputedStyle(one);
      return width > 0 && height > 0 && visibility !== 'hidden' && display !== 'none';
    };
    /** The part of the window through which an element can be seen. */
    const hole = (one: Element) => {
      let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
      for (let up = one.parentElement; up !== null; up = up.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(up);
        if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        if (up === document.body || up === document.documentElement) continue;
        const box = up.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const whole = (one: Element) => {
      const box = one.getBoundingClientRect();
      const seen = hole(one);
      return (
        box.left >= seen.left - SLACK &&
        box.right <= seen.right + SLACK &&
        box.top >= seen.top - SLACK &&
        box.bottom <= seen.bottom + SLACK
      );
    };
    /** Its middle and its four inner corners are in sight; rings and shadows may go beyond. */
    const inSight = (one: Element) => {
      const box = one.getBoundingClientRect();
      const seen = hole(one);
      const [dx, dy] = [box.width * 0.2, box.height * 0.2];
      return (
        box.left + dx >= seen.left - SLACK &&
        box.right - dx <= seen.right + SLACK &&
        box.top + dy >= seen.top - SLACK &&
        box.bottom - dy <= seen.bottom + SLACK
      );
    };
    const faults: string[] = [];
    const stage = document.querySelector('.stage');
    if (stage !== null && getComputedStyle(stage).userSelect !== 'none')
      faults.push('the drawing can be marked as text');
    const sentence = document.querySelector('.prompt-sentence');
    if (sentence === null || !drawn(sentence) || !whole(sentence)) faults.push('the question is not in sight');
    const prompt = document.querySelector('.prompt');
    if (prompt !== null && sentence !== null && drawn(sentence)) {
      const box = sentence.getBoundingClientRect();
      for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
        const top = document.elementFromPoint(x, (box.top + box.bottom) / 2);
        if (top !== null && !prompt.contains(top)) faults.push(`over the question lies ${name(top)}`);
      }
    }
    const targets = [
      ...document.querySelectorAll(
        '.stage [data-open="true"], .stage [aria-disabled="false"], .prompt button:not(:disabled, [aria-disabled="true"])',
      ),
    ].filter(drawn);
    // A question that is answered with plain controls has no targets that glow; undoing is no answer.
    if (targets.every((one) => one.closest('.prompt-undo') !== null)) {
      targets.push(...[...document.querySelectorAll('.stage :is(button, select, input):not(:disabled)')].filter(drawn));
    }
    if (targets.length === 0) faults.push('nothing can be pressed');
    for (const target of targets) {
      const list = target.closest('[data-lists]');
      if (!inSight(target) && (list === null || !whole(list))) faults.push(`out of sight: ${name(target)}`);
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (over !== null && over.closest('.stage, .prompt, .table-scroll') === null && list === null)
        faults.push(`${name(target)} lies under ${name(over)}`);
    }
    const cards = [...document.querySelectorAll('.seat-card')];
    for (const card of cards) {
      const score = card.querySelector('.seat-score');
      if (score !== null && (!drawn(score) || !whole(score))) faults.push(`points out of sight: ${name(card)}`);
      const clock = card.querySelector('.clock');
      if (clock !== null && (!drawn(clock) || !whole(clock))) faults.push(`clock out of sight: ${name(card)}`);
      const called = card.querySelector('header > b');
      if (called !== null && drawn(called) && called.clientWidth < NAME) faults.push(`a name is cut: ${name(card)}`);
    }
    const means = [...document.querySelectorAll('.stage [data-means="true"], [data-you="true"] [data-means="true"]')];
    if (!means.some((one) => drawn(one) && whole(one))) faults.push('one’s own means are not in sight');
    if (cards.length === 0) faults.push('nobody’s points are shown');
    if (document.documentElement.scrollHeight > window.innerHeight + SLACK) faults.push('the page scrolls');
    if (document.documentElement.scrollWidth > window.innerWidth + SLACK) faults.push('the page scrolls sideways');
    return [...new Set(faults)];
  });
}

/** Where something stands, and what lies over its middle if that is no part of board or prompt. */
interface Standing {
  readonly name: string;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly covered: string | null;
}

/** Where board, prompt and everything that answers stand now. */
export function standings(page: Page): Promise<Standing[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll(
      '.stage, .prompt, .prompt-sentence, .stage [data-open="true"], .stage [aria-disabled="false"]',
    );
    return [...all].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (right === left || bottom === top) return [];
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const own = over === null || over.closest('.stage, .prompt, .table-scroll') !== null;
      return {
        name: one.matches('.prompt, .prompt-sentence')
          ? 'prompt'
          : (one.getAttribute('aria-label') ?? 'board').slice(0, 40),
        box: [left, top, right, bottom] as const,
        covered: own ? null : over.outerHTML.slice(0, 60),
      };
    });
  });
}

/** What was moved, taken away or covered between two pictures of the same position. */
export function disturbed(before: readonly Standing[], after: readonly Standing[], mayCoverBoard: boolean): string[] {
  if (before.length !== after.length) return [`${before.length} things to press became ${after.length}`];
  return before.flatMap(({ name, box, covered }, i) => {
    const now = after[i];
    if (now === undefined) return [];
    const moved = Math.max(...box.map((edge, side) => Math.abs(edge - (now.box[side] ?? 0))));
    const prompt = name.startsWith('prompt');
    return [
      ...(moved > 2 ? [`moved by ${Math.round(moved)} px: ${name}`] : []),
      ...(covered === null && now.covered !== null && (prompt || !mayCoverBoard)
        ? [`${name} is covered by ${now.covered}`]
        : []),
    ];
  });
}
