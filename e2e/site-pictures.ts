import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';

const FOLDER = 'e2e/pictures';
/** What differs, and what was recorded at its full size, lies here for a person to look at. */
const TO_LOOK_AT = '.cache/pictures';
/** PICTURES=record keeps every screen's picture anew, PICTURES=check compares them and looks at nothing else. */
const RECORDING = process.env.PICTURES === 'record';
export const ONLY_PICTURES = process.env.PICTURES !== undefined;
/** Kept pictures are this wide: enough to see what stands where, small enough for a repository. */
const WIDE = 640;
/** A pixel counts as other when a colour of it is this far off (of 255): small drawing differences of machines do not count. */
const FAR = 56;
/** So large a part of a picture may be other. */
const MOST = 0.03;

/** A screen may still be loading its parts; so long is waited for it to look right, or to stand still. */
const PATIENCE_MS = 12_000;
const BETWEEN_MS = 400;

/**
 * Compares a screen with the picture of it that a person has looked at; with PICTURES=record it is kept as the new one.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  if (RECORDING) {
    keep(file, await still(page));
    return keep(`${TO_LOOK_AT}/${name}.png`, await shot(page));
  }
  const kept = readFileSync(file);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const small = await reduced(page);
    const other = await difference(page, kept, small);
    if (other <= MOST) return;
    if (Date.now() > deadline) {
      keep(`${TO_LOOK_AT}/${name}.webp`, small);
      expect(other, `${name} differs from ${file}: see ${TO_LOOK_AT}, or record it anew`).toBeLessThanOrEqual(MOST);
    }
    await page.waitForTimeout(BETWEEN_MS);
  }
}

/** The screen once it has not changed for a while. */
async function still(page: Page): Promise<Buffer> {
  const deadline = Date.now() + PATIENCE_MS;
  let before = await reduced(page);
  for (;;) {
    await page.waitForTimeout(2 * BETWEEN_MS);
    const now = await reduced(page);
    if (now.equals(before) || Date.now() > deadline) return now;
    before = now;
  }
}

function keep(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Pictures are decoded by the browser, in a page of its own that no site's policy binds. */
async function bench(page: Page): Promise<Page> {
  const [known] = page
    .context()
    .pages()
    .filter((one) => one.url() === 'about:blank');
  return known ?? page.context().newPage();
}

function shot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

async function reduced(page: Page): Promise<Buffer> {
  const large = await shot(page);
  const picture = await (await bench(page)).evaluate(
    async ({ data, wide }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const scale = Math.min(1, wide / image.width);
      const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('This browser can’t draw.');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })).arrayBuffer(),
      );
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    },
    { data: large.toString('base64'), wide: WIDE },
  );
  return Buffer.from(picture, 'latin1');
}

/** The part of a picture that is other than in a second one, from 0 to 1; all of it when their sizes differ. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return (await bench(page)).evaluate(
    async ({ pictures, far }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (data) => {
          const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
          const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (brush === null) throw new Error('This browser can’t draw.');
          brush.drawImage(image, 0, 0);
          return brush.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 1;
      let count = 0;
      for (let i = 0; i < a.data.length; i += 4) {
        const off = [0, 1, 2].some((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)) > far);
        if (off) count++;
      }
      return count / (a.width * a.height);
    },
    { pictures: [one.toString('base64'), other.toString('base64')], far: FAR },
  );
}
