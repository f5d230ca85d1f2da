import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameModules } from '@naos/registry';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { requireBrowser } from '../../scripts/system.mjs';
import { firstPageScript } from './first-page.ts';
import { emptyPicture } from './floor.ts';
import { momentFrames } from './moments.ts';
import { playing } from './play.ts';
import { serveSite } from './serve.ts';
import { slowPhone } from './slow-phone.ts';

/** A whole browser, as people have it, where there is one. */
const WHOLE = '/usr/bin/chromium';
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(WHOLE) ? WHOLE : requireBrowser());
const web = new URL('../../apps/web/', import.meta.url).pathname;

/** What the site promises, at most; frames at least. All but the first script on a phone four times slower than this machine. */
const LIMITS = {
  firstPageScriptGzipBytes: 140_000,
  moveToPaintMs: 50,
  longestTaskMs: 100,
  framesOfMoments: 60,
  firstPaintMs: 1500,
  firstVisitMs: 4000,
  secondVisitMs: 1500,
  loadingTaskMs: 100,
} as const;
type Figure = keyof typeof LIMITS;
const FIGURES = Object.keys(LIMITS).filter((key): key is Figure => key in LIMITS);
/** A browser skips a frame now and then whatever the page does. */
const FRAMES_SLACK = 2;

/** A game's own figures, on its board: those of the parts that were measured. */
type OfGame = Readonly<Partial<Record<Exclude<Figure, 'firstPageScriptGzipBytes'>, number>>>;

/** The figures of the site; those of a game are the worst of all games. */
interface Metrics extends Partial<Record<Figure, number>> {
  /** What a picture costs where there is nothing to draw: no table can be below it. */
  readonly emptyPictureMs?: number;
  readonly byGame: Readonly<Record<string, OfGame>>;
}

type Measure = (browser: Browser, base: string, game: number) => Promise<OfGame>;

/** What can be measured of a game by itself: `--parts play,phone`; `--only kemet` leaves the other games out. */
const PARTS: Readonly<Record<string, Measure>> = {
  play: playing,
  frames: async (...where) => ({ framesOfMoments: await momentFrames(...where) }),
  phone: slowPhone,
};
const OF_THE_SITE = ['script', 'floor'];
const { values: given } = parseArgs({
  options: {
    json: { type: 'boolean' },
    only: { type: 'string' },
    parts: { type: 'string' },
    rounds: { type: 'string', default: '1' },
  },
});
const wanted = given.parts?.split(',') ?? [...OF_THE_SITE, ...Object.keys(PARTS)];

/** Of two measurements of one thing the better figures: whatever else a machine does only makes them worse. */
function quieter(one: OfGame, other: OfGame): OfGame {
  const better = FIGURES.flatMap((figure) => {
    if (figure === 'firstPageScriptGzipBytes') return [];
    const [a, b] = [one[figure], other[figure]];
    const pick = figure === 'framesOfMoments' ? Math.max : Math.min;
    return a === undefined || b === undefined ? [] : [[figure, pick(a, b)]];
  });
  return { ...one, ...other, ...Object.fromEntries(better) };
}

async function measured(browser: Browser, base: string): Promise<Metrics> {
  const byGame: Record<string, OfGame> = {};
  for (const [game, { id }] of gameModules.entries()) {
    if (given.only !== undefined && given.only !== id) continue;
    for (const [part, measure] of Object.entries(PARTS)) {
      if (!wanted.includes(part)) continue;
      for (let round = 0; round < Number(given.rounds); round++) {
        byGame[id] = quieter(byGame[id] ?? {}, await measure(browser, base, game));
      }
    }
  }
  const worst: Partial<Record<Figure, number>> = {};
  for (const figures of Object.values(byGame)) {
    for (const figure of FIGURES) {
      const value = figure === 'firstPageScriptGzipBytes' ? undefined : figures[figure];
      if (value === undefined) continue;
      const pick = figure === 'framesOfMoments' ? Math.min : Math.max;
      worst[figure] = pick(value, worst[figure] ?? value);
    }
  }
  const script = wanted.includes('script') ? { firstPageScriptGzipBytes: await firstPageScript(browser, base) } : {};
  const floor = wanted.includes('floor') ? { emptyPictureMs: await emptyPicture(browser, base) } : {};
  return { ...script, ...floor, ...worst, byGame };
}

const kept = (figure: Figure, value: number): boolean =>
  figure === 'framesOfMoments' ? value >= LIMITS[figure] - FRAMES_SLACK : value <= LIMITS[figure];

function tell({ byGame, emptyPictureMs, ...all }: Metrics): void {
  if (emptyPictureMs !== undefined)
    console.log(
      `${'emptyPictureMs'.padEnd(26)} ${String(Math.round(emptyPictureMs)).padStart(8)}   no table is below it`,
    );
  for (const figure of FIGURES) {
    const value = all[figure];
    if (value === undefined) continue;
    const bound = `${figure === 'framesOfMoments' ? 'at least' : 'at most'} ${LIMITS[figure]}`;
    const verdict = kept(figure, value) ? '' : '   NOT KEPT';
    console.log(`${figure.padEnd(26)} ${String(Math.round(value)).padStart(8)}   ${bound}${verdict}`);
  }
  for (const [id, figures] of Object.entries(byGame)) {
    const parts = Object.entries(figures).map(([figure, value]) => `${figure} ${Math.round(value)}`);
    console.log(`  ${id.padEnd(16)} ${parts.join(', ')}`);
  }
}

if (!existsSync(CHROMIUM)) {
  console.error(`There is no browser at ${CHROMIUM}: install Chromium, or say in CHROMIUM where it is.`);
  process.exit(1);
}
const unknown = wanted.filter((part) => !OF_THE_SITE.includes(part) && !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${OF_THE_SITE.join(', ')}, ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
await build({ root: web, configFile: `${web}vite.config.ts`, logLevel: 'error' });
const site = await serveSite();
const browser = await chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: false, args: ['--disable-gpu'] });
try {
  const figures = await measured(browser, site.base);
  if (given.json === true) console.log(JSON.stringify(figures));
  else tell(figures);
} finally {
  await browser.close();
  await site.close();
}
