import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { requireBrowser } from '../../scripts/system.mjs';
import { type Site, serveSite } from '../web/serve.ts';
import { HOME_FIGURES, type HomeFigures, homeOf, somethingToWatch } from './visits.ts';

const OURS = new URL('../../', import.meta.url);
const ROUNDS = 3;

const { values: given } = parseArgs({
  options: { json: { type: 'boolean' }, against: { type: 'string' }, rounds: { type: 'string', default: `${ROUNDS}` } },
});

interface Measured {
  readonly name: string;
  readonly site: Site;
  figures: HomeFigures | null;
}

async function serve(name: string, root: URL): Promise<Measured> {
  const web = new URL('apps/web/', root).pathname;
  await build({ root: web, configFile: `${web}vite.config.ts`, logLevel: 'error' });
  const site = await serveSite(root);
  await somethingToWatch(site.base);
  return { name, site, figures: null };
}

const line = (words: readonly string[]): string =>
  words.map((word, i) => (i === 0 ? word.padEnd(34) : word.padStart(10))).join('');

/** Two houses take turns, so that whatever else the machine does is done to both. */
const houses = [await serve('here', OURS)];
if (given.against !== undefined) {
  houses.push(await serve('against', pathToFileURL(`${resolve(given.against)}/`)));
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? requireBrowser(),
  chromiumSandbox: false,
  args: ['--disable-gpu'],
});
try {
  for (let round = 0; round < Number(given.rounds); round++) {
    for (const house of houses) house.figures = best(house.figures, await homeOf(browser, house.site.base));
  }
} finally {
  await browser.close();
  for (const { site } of houses) await site.close();
}
if (given.json === true) console.log(JSON.stringify(Object.fromEntries(houses.map((one) => [one.name, one.figures]))));
else {
  console.log(line(['', ...houses.map(({ name }) => name), ...(houses.length > 1 ? ['ratio'] : [])]));
  for (const [figure, words] of Object.entries(HOME_FIGURES)) {
    const values = houses.map(({ figures }) => figures?.[figure] ?? 0);
    const [now = 0, before = 0] = values;
    const ratio = before > 0 ? (now / before).toFixed(2) : '';
    console.log(line([words, ...values.map((value) => String(Math.round(value))), ratio]));
  }
}

/** Of two rounds the better figures: whatever else a machine does only makes them worse. */
function best(one: HomeFigures | null, other: HomeFigures): HomeFigures {
  if (one === null) return other;
  return Object.fromEntries(Object.entries(other).map(([name, value]) => [name, Math.min(value, one[name] ?? value)]));
}
