import type { Viewer } from '@naos/engine';
import { encodeFields } from '@naos/protocol';
import { beatsOf, type HeardLine } from './beats.ts';
import { plainAsked } from './picture.ts';
import { placeOf, type Sights } from './sight.ts';

/** What happened in some lines of a game, as fields of News: written for each viewer, but what all may know once. */
export class GameNews {
  /** The number of the line before them. */
  readonly after: number;
  private readonly lines: readonly HeardLine[];
  private readonly begun: number;
  private readonly sights: Sights;
  private readonly isOpen: boolean;
  /** By viewer, as far as they have been written. */
  private readonly scenes: (string | undefined)[] = [];
  private beats: string | null = null;
  private asked: string | null = null;

  constructor(after: number, lines: readonly HeardLine[], sights: Sights, begun: number) {
    this.after = after;
    this.lines = lines;
    this.sights = sights;
    this.begun = begun;
    this.isOpen = lines.every(({ told }) => told.every(({ to, not }) => to === null && not === null));
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
    const scene = encodeFields({ beats, view: JSON.stringify(sight.view), asked: this.asked });
    this.scenes[place] = scene;
    return scene;
  }

  private beatsFor(viewer: Viewer): string {
    if (this.beats !== null) return this.beats;
    const beats = JSON.stringify(beatsOf(this.lines, viewer, this.begun));
    if (this.isOpen) this.beats = beats;
    return beats;
  }
}
