import { existsSync } from 'node:fs';
import { gameModules } from '@naos/registry';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { firstPageScript } from './first-page.ts';
import { longestTask, moveToPaint } from './play.ts';
import { serveFolder } from './serve.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const quiet = process.argv.includes('--json');
const web = new URL('../../apps/web/', import.meta.url).pathname;

/** What the site promises: see the site's issue and docs. */
const FIGURES = ['firstPageScriptGzipBytes', 'moveToPaintMs', 'longestTaskMs'] as const;
type Figure = (typeof FIGURES)[number];
const LIMITS: Readonly<Record<Figure, number>> = {
  firstPageScriptGzipBytes: 150_000,
  moveToPaintMs: 50,
  longestTaskMs: 100,
};

/** A game's own figures, on its board. */
interface OfGame {
  readonly moveToPaintMs: number;
  readonly longestTaskMs: number;
}

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
    };
  }
  const worst = (figure: keyof OfGame) => Math.max(...Object.values(byGame).map((one) => one[figure]));
  return {
    firstPageScriptGzipBytes: await firstPageScript(browser, base),
    moveToPaintMs: worst('moveToPaintMs'),
    longestTaskMs: worst('longestTaskMs'),
    byGame,
  };
}

function tell({ byGame, ...all }: Metrics): void {
  for (const figure of FIGURES) {
    console.log(`${figure.padEnd(26)} ${String(Math.round(all[figure])).padStart(8)}   at most ${LIMITS[figure]}`);
  }
  for (const [id, { moveToPaintMs, longestTaskMs }] of Object.entries(byGame)) {
    console.log(
      `  ${id.padEnd(24)} ${Math.round(moveToPaintMs)} ms to paint, longest task ${Math.round(longestTaskMs)} ms`,
    );
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
