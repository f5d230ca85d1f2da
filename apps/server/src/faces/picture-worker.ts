import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Vocabulary } from '@naos/engine';
import { puzzlePlay } from '@naos/game-module';
import { gameModulesOf } from '../games.ts';
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
  /** What a spectator sees of the table that it shows. */
  readonly view: Vocabulary['view'] | null;
  /** The module that lists the games. */
  readonly registry: string;
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

/** The position that a picture shows, drawn by its game; null: none, and the cover stands there. */
async function sketched({ face: { game, shown }, view, registry }: PictureOrder): Promise<string | null> {
  if (game === null || shown === undefined) return null;
  const gameModule = (await gameModulesOf(registry)).find(({ id }) => id === game);
  const sketch = await gameModule?.sketch?.();
  if (gameModule === undefined || sketch === undefined) return null;
  if (view !== null) return sketch(view);
  const puzzle = 'puzzle' in shown ? await (await gameModule.puzzles?.())?.open(shown.puzzle) : undefined;
  if (puzzle === undefined) return null;
  const rules = await gameModule.rules();
  return sketch(rules.view(puzzlePlay(rules, puzzle).state, null));
}

/** Draws a picture in a thread of its own, as a PNG. */
export default async function draw(order: PictureOrder): Promise<Uint8Array> {
  const { face, games, fontFiles } = order;
  const sketch = await sketched(order);
  const svg = drawFace(face, sketch === null ? await Promise.all(games.map(coverOf)) : [], sketch);
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' };
  return new Resvg(svg, { font }).render().asPng();
}
