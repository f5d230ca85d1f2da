import type { Browser } from '@playwright/test';
import { slowLine } from '../web/serve.ts';
import { figure, painted, slowVisitor, visit } from '../web/slow-phone.ts';
import { traced } from '../web/trace.ts';

/** What is measured of the front page, and how it is called. */
export const HOME_FIGURES: Readonly<Record<string, string>> = {
  requests: 'requests',
  bytes: 'bytes on the wire',
  document: '  page',
  script: '  script',
  stylesheet: '  styles',
  font: '  fonts',
  image: '  pictures',
  data: '  data of the server',
  paintMs: 'first paint, ms',
  doorsMs: 'all four doors, ms',
  workMs: 'work of the page’s thread, ms',
};
export type HomeFigures = Readonly<Record<string, number>>;

/** Everything that belongs to the first page has come and been drawn by then, without any brake. */
const SETTLED = 3000;

/** A public game that is being played: the front page shows it on a small board. */
export async function somethingToWatch(base: string): Promise<void> {
  const answer = await fetch(`${base}/api/me`);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }];
  const made = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'aton', visibility: 'public', seats }),
  });
  if (!made.ok) throw new Error(`No table to watch: ${made.status} ${await made.text()}`);
}

const KINDS: Readonly<Record<string, string>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'stylesheet',
  font: 'font',
  image: 'image',
};

/** What somebody’s first visit loads: without the rest of the site, which comes later and behind their back. */
async function weight(browser: Browser, base: string): Promise<HomeFigures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sums: Record<string, number> = { requests: 0, bytes: 0, data: 0 };
  for (const kind of Object.values(KINDS)) sums[kind] = 0;
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = KINDS[request.resourceType()] ?? 'data';
    const add = async (): Promise<void> => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const bytes = responseHeadersSize + responseBodySize;
      for (const sum of ['bytes', kind]) sums[sum] = (sums[sum] ?? 0) + bytes;
      sums.requests = (sums.requests ?? 0) + 1;
    };
    counted.push(add());
  });
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED);
  await Promise.all(counted);
  await context.close();
  return sums;
}

/** When the last of the pictures on the doors had come. */
const doors = (): number | undefined => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img.cover')];
  if (pictures.length === 0 || !pictures.every(({ complete }) => complete)) return undefined;
  const addresses = new Set(pictures.map(({ currentSrc }) => currentSrc.split('#')[0]));
  const ends = performance
    .getEntriesByType('resource')
    .flatMap((one) => (one instanceof PerformanceResourceTiming && addresses.has(one.name) ? [one.responseEnd] : []));
  return Math.max(...ends);
};

/** Weight and time of the front page for somebody who has never been here, the time on a slow phone with slow 4G. */
export async function homeOf(browser: Browser, base: string): Promise<HomeFigures> {
  const line = await slowLine(base);
  const times: Record<string, number> = {};
  for (const [name, read] of [
    ['paintMs', painted],
    ['doorsMs', doors],
  ] as const) {
    const context = await slowVisitor(browser);
    times[name] = await visit(browser, context, line.base, read);
    await context.close();
  }
  await line.close();
  const context = await slowVisitor(browser);
  const page = await context.newPage();
  const { tasks } = await traced(browser, page, async () => {
    await page.goto(base, { waitUntil: 'commit' });
    await page.waitForTimeout(SETTLED);
    await figure(page, painted);
  });
  await context.close();
  return { ...(await weight(browser, base)), ...times, workMs: tasks.reduce((sum, { cost }) => sum + cost, 0) };
}
