import type { Match, Viewer, Vocabulary } from '@naos/engine';
import { beatsFor } from './beats.ts';
import type { LiveTable } from './live-table.ts';
import { plainAsked, undoReach } from './picture.ts';
import { placeOf, type Sights, viewersOf } from './sight.ts';

/**
 * What changed in a game since `after`, as fields of a News message in JSON: written for each viewer, but what everybody
 * may know is written once. Every move is told this way, and text is what most of its time goes into.
 */
export class GameNews {
  readonly after: number;
  private readonly live: LiveTable;
  private readonly match: Match<Vocabulary>;
  private readonly sights: Sights;
  private readonly isOpen: boolean;
  /** By viewer, as far as they have been written. */
  private readonly scenes: (string | undefined)[] = [];
  private beats: string | null = null;
  private asked: string | null = null;

  constructor(live: LiveTable, match: Match<Vocabulary>, after: number, sights: Sights) {
    this.live = live;
    this.match = match;
    this.after = after;
    this.sights = sights;
    this.isOpen = allHear(match, after);
  }

  /** Writes what those who look on are going to be told. */
  write(): void {
    for (const viewer of viewersOf(this.live)) this.sceneFor(viewer);
  }

  for(viewer: Viewer): string {
    if (viewer === null) return this.sceneFor(viewer);
    const reach = undoReach(this.live, viewer);
    const undo = reach === null ? 'null' : `{"step":${reach.step},"turn":${reach.turn}}`;
    return `${this.sceneFor(viewer)},"undo":${undo}`;
  }

  /** What happened, what is to be seen now and who is asked what: nothing that only storing it decides. */
  private sceneFor(viewer: Viewer): string {
    const place = placeOf(viewer);
    const sight = this.sights[place];
    if (sight === undefined) return '';
    const known = this.scenes[place];
    if (known !== undefined) return known;
    this.asked ??= JSON.stringify(plainAsked(sight.asked));
    const scene = `,"beats":${this.beatsFor(viewer)},"view":${JSON.stringify(sight.view)},"asked":${this.asked}`;
    this.scenes[place] = scene;
    return scene;
  }

  private beatsFor(viewer: Viewer): string {
    if (this.beats !== null) return this.beats;
    const beats = JSON.stringify(beatsFor(this.match, viewer, this.after, this.live.doc.created));
    if (this.isOpen) this.beats = beats;
    return beats;
  }
}

/** Whether everything told since a line was told to everybody. */
function allHear({ standing, opening }: Match<Vocabulary>, after: number): boolean {
  const open = ({ to, not }: { readonly to: unknown; readonly not: unknown }): boolean => to === null && not === null;
  if (after < 0 && !opening.every(open)) return false;
  for (let i = standing.length - 1; i >= 0; i--) {
    const move = standing[i] as Match<Vocabulary>['standing'][number];
    if (move.n <= after) break;
    if (!move.told.every(open)) return false;
  }
  return true;
}
