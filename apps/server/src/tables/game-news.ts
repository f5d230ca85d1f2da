import { placeOf, type Viewer, viewerAt, WHOLE_AUDIENCE } from '@naos/engine';
import { encodeScene } from '@naos/protocol';
import { beatsOf, countNoticed, type HeardLine } from './beats.ts';
import type { LiveTable } from './live-table.ts';
import { plainAsked } from './picture.ts';
import type { Sights } from './sight.ts';

/** What happened in some lines of a game, as fields of News: written for each viewer, but what all may know once. */
export class GameNews {
  private readonly live: LiveTable;
  private readonly lines: readonly HeardLine[];
  private readonly sights: Sights;
  /** Whether there is the same in it for everybody who has noticed as many lines before. */
  private readonly isOpen: boolean;
  /** By viewer, as far as they have been written. */
  private readonly scenes: (string | undefined)[] = [];
  private beats: { readonly version: number; readonly text: string } | null = null;
  private asked: string | null = null;

  constructor(live: LiveTable, lines: readonly HeardLine[], sights: Sights) {
    this.live = live;
    this.lines = lines;
    this.sights = sights;
    this.isOpen = lines.every(isOpenLine);
  }

  /** How many of the lines a viewer notices. */
  countFor(viewer: Viewer): number {
    return countNoticed(this.lines, viewer);
  }

  /** Writes it for everybody for whom there is something to see. */
  write(): void {
    for (const place of this.sights.keys()) this.for(viewerAt(place));
  }

  /** What happened, what is to be seen now and who is asked what. */
  for(viewer: Viewer): string {
    const place = placeOf(viewer);
    const sight = this.sights[place];
    if (sight === undefined) return '';
    const known = this.scenes[place];
    if (known !== undefined) return known;
    this.asked ??= JSON.stringify(plainAsked(sight.asked));
    const beats = this.beatsFor(viewer);
    const scene = encodeScene(beats, JSON.stringify(sight.view), this.asked);
    this.scenes[place] = scene;
    return scene;
  }

  private beatsFor(viewer: Viewer): string {
    const { live, lines } = this;
    if (!this.isOpen) return JSON.stringify(beatsOf(lines, viewer, live));
    const version = live.audiences.countAt(viewer, (lines[0]?.entry?.n ?? 0) - 1);
    if (this.beats?.version !== version) this.beats = { version, text: JSON.stringify(beatsOf(lines, viewer, live)) };
    return this.beats.text;
  }
}

/** A line that takes back names the first that is gone by each viewer's own count. */
function isOpenLine({ entry, told, audience }: HeardLine): boolean {
  if (audience !== WHOLE_AUDIENCE || (entry !== null && 'back' in entry)) return false;
  return told.every(({ to, not }) => to === null && not === null);
}
