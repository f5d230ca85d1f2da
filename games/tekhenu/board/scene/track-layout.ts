/** Measures of the track's picture. Lines of it: points, happiness, spaces, population, market. */
export interface TrackLayout {
  /** Spaces in one line: all of them, or half of them on a phone. */
  readonly perLine: 22 | 11;
  readonly left: number;
  readonly step: number;
  /** Height of a line of spaces with everything that belongs to it. */
  readonly line: number;
  readonly happy: number;
  readonly cells: number;
  readonly cellHeight: number;
  readonly people: number;
  readonly market: number;
  readonly marketHeight: number;
}

const WIDE: TrackLayout = {
  perLine: 22,
  left: 26,
  step: 26,
  line: 122,
  happy: 32,
  cells: 45,
  cellHeight: 23,
  people: 83,
  market: 98,
  marketHeight: 20,
};

export const LAYOUTS: Readonly<Record<'wide' | 'compact' | 'tall', TrackLayout>> = {
  wide: WIDE,
  compact: {
    perLine: 22,
    left: 22,
    step: 18,
    line: 102,
    happy: 27,
    cells: 37,
    cellHeight: 19,
    people: 68,
    market: 80,
    marketHeight: 19,
  },
  tall: { ...WIDE, perLine: 11, left: 28, step: 27, line: 126 },
};

/** Middle of a space and the top of its line. */
export function placeOf(space: number, { perLine, left, step, line }: TrackLayout): { x: number; y: number } {
  return { x: left + (space % perLine) * step + step / 2, y: Math.floor(space / perLine) * line };
}
