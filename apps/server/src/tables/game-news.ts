import type { Match, Viewer, Vocabulary } from '@naos/engine';
import { clockFace } from '../clock/ladder.ts';
import type { House } from '../house.ts';
import { beatsFor } from './beats.ts';
import type { LiveTable } from './live-table.ts';
import { plainAsked, undoReach } from './picture.ts';
import { placeOf, type Sights } from './sight.ts';

/**
 * What changed in a game since `after`, as fields of a News message in JSON: written for each viewer, but what everybody
 * may know is written once. Every move is told this way, and text is what most of its time goes into.
 */
export class GameNews {
  private readonly live: LiveTable;
  private readonly match: Match<Vocabulary>;
  private readonly after: number;
  private readonly sights: Sights;
  private readonly isOpen: boolean;
  private readonly face: string;
  private beats: string | null = null;
  private asked: string | null = null;

  constructor(house: House, live: LiveTable, match: Match<Vocabulary>, after: number, sights: Sights) {
    this.live = live;
    this.match = match;
    this.after = after;
    this.sights = sights;
    this.isOpen = allHear(match, after);
    const face = clockFace(live.doc, house.now(), house.outages);
    this.face = face === null ? '' : `,"face":${JSON.stringify(face)}`;
  }

  for(viewer: Viewer): string {
    const sight = this.sights[placeOf(viewer)];
    if (sight === undefined) return '';
    this.asked ??= JSON.stringify(plainAsked(sight.asked));
    const undo = viewer === null ? '' : `,"undo":${JSON.stringify(undoReach(this.live, viewer))}`;
    return `,"beats":${this.beatsFor(viewer)},"view":${JSON.stringify(sight.view)},"asked":${this.asked}${undo}${this.face}`;
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
