import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { stepBack } from '../step-back.ts';
import { drawFace } from './drawing.ts';
import type { PictureFace } from './face.ts';

stepBack();

/** What is used of @resvg/resvg-js. */
interface Renderer {
  readonly Resvg: new (svg: string, options: object) => { readonly render: () => { readonly asPng: () => Buffer } };
}

export interface PictureOrder {
  readonly face: PictureFace;
  /** The games whose covers it shows. */
  readonly games: readonly string[];
  readonly fontFiles: readonly string[];
}

const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as Renderer;
const covers = new Map<string, Promise<string>>();

/** A game's own drawing; a game from elsewhere may have none. */
function coverOf(game: string): Promise<string> {
  const known = covers.get(game);
  if (known !== undefined) return known;
  const read = readFile(new URL(`../../../../games/${game}/cover.svg`, import.meta.url), 'utf8').catch(() => '');
  covers.set(game, read);
  return read;
}

/** Draws a picture in a thread of its own, as a PNG. */
export default async function draw({ face, games, fontFiles }: PictureOrder): Promise<Uint8Array> {
  const svg = drawFace(face, await Promise.all(games.map(coverOf)));
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' };
  return new Resvg(svg, { font }).render().asPng();
}
