import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { firstPageScript } from './first-page.ts';
import { longestTask, moveToPaint } from './play.ts';
import { serveFolder } from './serve.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const quiet = process.argv.includes('--json');
const web = new URL('../../apps/web/', import.meta.url).pathname;

/** What the site promises: see the site's issue and docs. */
const LIMITS = { firstPageScriptGzipBytes: 150_000, moveToPaintMs: 50, longestTaskMs: 100 } as const;
type Figure = keyof typeof LIMITS;

async function measured(browser: Browser, base: string): Promise<Record<Figure, number>> {
  return {
    firstPageScriptGzipBytes: await firstPageScript(browser, base),
    moveToPaintMs: await moveToPaint(browser, base),
    longestTaskMs: await longestTask(browser, base),
  };
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
  else {
    for (const [name, value] of Object.entries(figures)) {
      console.log(`${name.padEnd(26)} ${String(Math.round(value)).padStart(8)}   at most ${LIMITS[name as Figure]}`);
    }
  }
} finally {
  await browser.close();
  site.close();
}
