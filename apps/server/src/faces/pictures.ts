import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { RequestRefusal } from '../request-refusal.ts';
import { drawFace } from './drawing.ts';
import type { PictureFace } from './face.ts';

/** Bytes of pictures that are kept; one has some 200 kB. */
const KEPT_BYTES = 24_000_000;
/** Pictures that may wait until another one is drawn. */
const MOST_WAITING = 64;

/** What is used of @resvg/resvg-js. */
interface Renderer {
  readonly renderAsync: (svg: string, options: object) => Promise<{ readonly asPng: () => Buffer }>;
}

const installed = createRequire(import.meta.url);
const FONTS = [
  'forum/400Regular/Forum_400Regular',
  'inter/400Regular/Inter_400Regular',
  'inter/600SemiBold/Inter_600SemiBold',
];

/** Draws the pictures of links: each once, one at a time a core, off the thread that plays; the newest are kept. */
export class Pictures {
  private readonly covers = new Map<string, Promise<string>>();
  private readonly kept = new Map<string, { readonly picture: Promise<Buffer>; bytes: number }>();
  private bytes = 0;
  private free = availableParallelism();
  private readonly waiting: (() => void)[] = [];
  private readonly renderer: Renderer | null;
  private readonly fontFiles: readonly string[];
  private readonly games: readonly string[];

  constructor(games: readonly string[]) {
    this.games = games;
    try {
      this.renderer = installed('@resvg/resvg-js') as Renderer;
      this.fontFiles = FONTS.map((font) => installed.resolve(`@expo-google-fonts/${font}.ttf`));
    } catch {
      // The library has no build for every machine: there links have their words alone.
      this.renderer = null;
      this.fontFiles = [];
    }
  }

  get canDraw(): boolean {
    return this.renderer !== null;
  }

  /** A name for a picture, which another picture has not: what a messenger keeps is never stale. */
  nameOf(face: PictureFace): string {
    return createHash('sha256').update(JSON.stringify(face)).digest('base64url').slice(0, 12);
  }

  async draw(face: PictureFace): Promise<Buffer> {
    const name = this.nameOf(face);
    const known = this.kept.get(name);
    if (known !== undefined) return known.picture;
    if (this.waiting.length >= MOST_WAITING)
      throw new RequestRefusal('slow down', 'Too many pictures are being drawn: ask again in a moment.');
    const drawn = { picture: this.inTurn(() => this.render(face)), bytes: 0 };
    this.kept.set(name, drawn);
    drawn.picture.then(
      ({ length }) => {
        drawn.bytes = length;
        this.makeRoom(length);
      },
      () => this.kept.delete(name),
    );
    return drawn.picture;
  }

  private async render({ game, ...rest }: PictureFace): Promise<Buffer> {
    if (this.renderer === null) throw new RequestRefusal('not now', 'This server draws no pictures.');
    const covers = await Promise.all((game === null ? this.games : [game]).map((one) => this.cover(one)));
    const svg = drawFace({ game, ...rest }, covers);
    const font = { loadSystemFonts: false, fontFiles: this.fontFiles, defaultFontFamily: 'Inter' };
    return (await this.renderer.renderAsync(svg, { font })).asPng();
  }

  /** A game's own drawing; a game from elsewhere may have none. */
  private cover(game: string): Promise<string> {
    const known = this.covers.get(game);
    if (known !== undefined) return known;
    const read = readFile(new URL(`../../../../games/${game}/cover.svg`, import.meta.url), 'utf8').catch(() => '');
    this.covers.set(game, read);
    return read;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }

  private makeRoom(bytes: number): void {
    this.bytes += bytes;
    for (const [name, drawn] of this.kept) {
      if (this.bytes <= KEPT_BYTES) return;
      this.kept.delete(name);
      this.bytes -= drawn.bytes;
    }
  }
}
