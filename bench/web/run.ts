import { existsSync } from 'node:fs';
import { gameModules } from '@naos/registry';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { firstPageScript } from './first-page.ts';
import { longestTask, momentFrames, moveToPaint, PRESSABLE } from './play.ts';
import { serveFolder } from './serve.ts';
import { slowPhone } from './slow-phone.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const quiet = process.argv.includes('--json');
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
/** A browser skips a frame now and then whatever the page does. */
const FRAMES_SLACK = 2;

/** A game's own figures, on its board. */
type OfGame = Readonly<Record<Exclude<Figure, 'firstPageScriptGzipBytes'>, number>>;

/** The figures of the site; those of a game are the worst of all games. */
interface Metrics extends Record<Figure, number> {
  readonly byGame: Readonly<Record<string, OfGame>>;
}

async function measured(browser: Browser, base: string): Promise<Metrics> {
  const byGame: Record<string, OfGame> = {};
  for (const [game, { id }] of gameModules.entries()) {
    byGame[id] = {
      moveToPaintMs: await moveToPaint(browser, base, game),
      longestTaskMs: await longestTask(browser, base, game),
      framesOfMoments: await momentFrames(browser, base, game),
      ...(await slowPhone(browser, base, game, PRESSABLE)),
    };
  }
  const all = Object.values(byGame);
  const worst = (figure: keyof OfGame) => Math.max(...all.map((one) => one[figure]));
  return {
    firstPageScriptGzipBytes: await firstPageScript(browser, base),
    moveToPaintMs: worst('moveToPaintMs'),
    longestTaskMs: worst('longestTaskMs'),
    framesOfMoments: Math.min(...all.map(({ framesOfMoments }) => framesOfMoments)),
    firstPaintMs: worst('firstPaintMs'),
    firstVisitMs: worst('firstVisitMs'),
    secondVisitMs: worst('secondVisitMs'),
    loadingTaskMs: worst('loadingTaskMs'),
    byGame,
  };
}

const FIGURES = Object.keys(LIMITS).filter((key): key is Figure => key in LIMITS);

const kept = (figure: Figure, value: number): boolean =>
  figure === 'framesOfMoments' ? value >= LIMITS[figure] - FRAMES_SLACK : value <= LIMITS[figure];

function tell({ byGame, ...all }: Metrics): void {
  for (const figure of FIGURES) {
    const bound = `${figure === 'framesOfMoments' ? 'at least' : 'at most'} ${LIMITS[figure]}`;
    const verdict = kept(figure, all[figure]) ? '' : '   NOT KEPT';
    console.log(`${figure.padEnd(26)} ${String(Math.round(all[figure])).padStart(8)}   ${bound}${verdict}`);
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
await build({ root: web, configFile: `${web}vite.config.ts`, logLevel: 'error' });
const site = await serveFolder(`${web}dist`);
const browser = await chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: false, args: ['--disable-gpu'] });
try {
  const figures = await measured(browser, site.base);
  if (quiet) console.log(JSON.stringify(figures));
  else tell(figures);
} finally {
  await browser.close();
  site.close();
}
