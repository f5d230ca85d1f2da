import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { desk, HELD_MS } from './board.ts';
import { nineOfTen } from './play.ts';
import { traced } from './trace.ts';

const PRESSES = 20;
const PAUSE_MS = 150;
/** As long as the text of a table of Kemet, half over. */
const KEPT = 20_000;

/** React as the site has it: what each name asks for, and its file. */
const PARTS = [
  ['react', 'react', 'react.production.js'],
  ['scheduler', 'scheduler', 'scheduler.production.js'],
  ['react-dom', 'react-dom', 'react-dom.production.js'],
  ['react-dom/client', 'react-dom', 'react-dom-client.production.js'],
] as const;

function script(): string {
  const { resolve } = createRequire(import.meta.url);
  const texts = PARTS.map(([name, room, file]) => {
    const text = readFileSync(join(dirname(resolve(`${room}/package.json`)), 'cjs', file), 'utf8');
    return `${JSON.stringify(name)}: (module, exports, require) => {${text}\n}`;
  });
  return `
    const texts = {${texts.join()}};
    const made = {};
    const require = (name) => {
      if (!(name in made)) texts[name](made[name] = { exports: {} }, made[name].exports, require);
      return made[name].exports;
    };
    const { createElement, useState } = require('react');
    const { flushSync } = require('react-dom');
    function Table() {
      const [version, show] = useState(0);
      const press = () => {
        localStorage.setItem('naos.table.empty', 'x'.repeat(${KEPT}) + version);
        requestAnimationFrame(() => flushSync(() => show(version + 1)));
      };
      return createElement('button', { 'data-version': version, onClick: press }, 'Position ' + version);
    }
    require('react-dom/client').createRoot(document.body).render(createElement(Table));
  `;
}

/**
 * What a picture costs at a table that has nothing on it, as a bound for all others: a press is kept on the device, React
 * changes one figure with the next frame, as at a table, and the browser paints it.
 */
export async function emptyPicture(browser: Browser, base: string): Promise<number> {
  const context = await desk(browser);
  const page = await context.newPage();
  const html = { contentType: 'text/html', body: `<!doctype html><body><script>${script()}</script>` };
  await page.route(`${base}/empty`, (route) => route.fulfill(html));
  await page.goto(`${base}/empty`);
  const { x = 0, y = 0 } = (await page.locator('button').boundingBox()) ?? {};
  const trace = await traced(browser, page, async () => {
    for (let i = 0; i < PRESSES; i++) {
      await page.mouse.click(x + 5, y + 5, { delay: HELD_MS });
      await page.waitForTimeout(PAUSE_MS);
    }
  });
  await context.close();
  return nineOfTen(trace, 'an empty table');
}
