import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Vocabulary } from '@naos/engine';
import type { Piscina } from 'piscina';
import { RequestRefusal } from '../request-refusal.ts';
import { threads } from '../threads.ts';
import type { PictureFace } from './face.ts';
import type { PictureOrder } from './picture-worker.ts';

/** Bytes of pictures that are kept; one has some 200 kB. */
const KEPT_BYTES = 24_000_000;
/** Pictures that may wait until another one is drawn. */
const MOST_WAITING = 64;

const installed = createRequire(import.meta.url);
const FONTS = [
  'forum/400Regular/Forum_400Regular',
  'inter/400Regular/Inter_400Regular',
  'inter/600SemiBold/Inter_600SemiBold',
];

/** The files of the fonts; null where pictures can't be drawn: the library has no build for every machine. */
function fontsToDrawWith(): readonly string[] | null {
  try {
    installed('@resvg/resvg-js');
    return FONTS.map((font) => installed.resolve(`@expo-google-fonts/${font}.ttf`));
  } catch {
    return null;
  }
}

const noView = async (): Promise<null> => null;

/** Draws the pictures of links: each once, one at a time, in a thread of its own; the newest are kept. */
export class Pictures {
  private readonly kept = new Map<string, { readonly picture: Promise<Buffer>; bytes: number }>();
  private bytes = 0;
  private readonly thread: Piscina;
  private readonly fontFiles = fontsToDrawWith();
  private readonly games: readonly string[];
  private readonly registry: string;

  constructor(games: readonly string[], registry: string) {
    this.games = games;
    this.registry = registry;
    this.thread = threads(new URL('./picture-worker.ts', import.meta.url));
  }

  get canDraw(): boolean {
    return this.fontFiles !== null;
  }

  /** A name for a picture, which another picture has not: what a messenger keeps is never stale. */
  nameOf(face: PictureFace): string {
    return createHash('sha256').update(JSON.stringify(face)).digest('base64url').slice(0, 12);
  }

  /** `view`: what a spectator sees of the position that the picture shows, asked for when it is drawn. */
  async draw(face: PictureFace, view: () => Promise<Vocabulary['view'] | null> = noView): Promise<Buffer> {
    const name = this.nameOf(face);
    const known = this.kept.get(name);
    if (known !== undefined) return known.picture;
    if (this.thread.queueSize >= MOST_WAITING)
      throw new RequestRefusal('slow down', 'Too many pictures are being drawn: ask again in a moment.');
    const drawn = { picture: this.render(face, view), bytes: 0 };
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

  async close(): Promise<void> {
    await this.thread.destroy();
  }

  private async render(face: PictureFace, view: () => Promise<Vocabulary['view'] | null>): Promise<Buffer> {
    const { fontFiles, registry } = this;
    if (fontFiles === null) throw new RequestRefusal('not now', 'This server draws no pictures.');
    const games = face.game === null ? this.games : [face.game];
    const order: PictureOrder = { face, games, view: await view(), registry, fontFiles };
    const { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer> = await this.thread.run(order);
    return Buffer.from(buffer, byteOffset, byteLength);
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
