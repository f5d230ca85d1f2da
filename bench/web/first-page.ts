import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Bytes of script, gzipped, that the first visit to the home page loads before anything is pressed. */
export async function firstPageScript(browser: Browser, base: string): Promise<number> {
  // The service worker fetches everything else later and in the background; it is no part of the first page.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}
