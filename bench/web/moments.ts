import { gameModules } from '@naos/registry';
import type { Browser } from '@playwright/test';
import { marked, openTable } from './board.ts';
import { rightBefore } from './tables.ts';
import { type Traced, traced } from './trace.ts';

/** A game's staged moment while it runs, and the event that it is about. */
const MOMENTS: Readonly<Record<string, { readonly shown: string; readonly event: string }>> = {
  aton: { shown: '.aton-skip', event: 'revealed' },
  'temple-of-fate': { shown: '.tof-moment', event: 'card won' },
  kemet: { shown: '.kemet-clash', event: 'outcome' },
  tekhenu: { shown: '.tekhenu-moment', event: 'maat' },
};
/** So many moments are measured, and so long they are waited for. */
const ENOUGH = 2;
const PATIENCE_MS = 15_000;
const LOOK_MS = 500;
const FRAME_MS = 1000 / 60;

/**
 * Frames a second while moments are staged, on a phone: what the page's thread does for a frame longer than the frame's
 * own time is time of the next ones. Motion that the thread does nothing for goes on beside it.
 */
export async function momentFrames(browser: Browser, base: string, game: number): Promise<number> {
  const id = gameModules[game]?.id ?? '';
  const { shown, event } = MOMENTS[id] ?? { shown: '', event: '' };
  const page = await openTable(browser, base, await rightBefore(id, event), '.stage');
  const trace = await traced(browser, page, async () => {
    await page.evaluate((moment) => {
      let runs = false;
      const look = () => {
        if ((document.querySelector(moment) !== null) === runs) return;
        runs = !runs;
        performance.mark(runs ? 'moment' : 'moment over');
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, shown);
    for (let waited = 0; waited < PATIENCE_MS && (await marked(page, 'moment over')) < ENOUGH; waited += LOOK_MS)
      await page.waitForTimeout(LOOK_MS);
  });
  await page.context().close();
  return framesIn(trace, id);
}

function framesIn({ tasks, events }: Traced, game: string): number {
  const marks = events.filter(({ name }) => name.startsWith('moment'));
  const paints = events.filter(({ name }) => name === 'Commit');
  let [due, late] = [0, 0];
  for (const [i, { name, from }] of marks.entries()) {
    const over = marks[i + 1]?.from;
    const [first, ...frames] = paints.filter((paint) => paint.from > from && paint.from < (over ?? 0));
    if (name !== 'moment' || over === undefined || first === undefined) continue;
    due += (over - first.from) / FRAME_MS;
    let before = first.from;
    for (const frame of frames) {
      const work = tasks.filter((task) => task.from > before && task.from <= frame.from);
      const cost = work.reduce((sum, one) => sum + one.cost, 0);
      late += Math.max(0, Math.ceil(cost / FRAME_MS) - 1);
      before = frame.from;
    }
  }
  if (due === 0) throw new Error(`No staged moment of ${game} was seen.`);
  return (60 * due) / (due + late);
}
