/** Measures of Osiris' picture. */
export interface Layout {
  readonly width: number;
  readonly top: number;
  readonly lane: number;
  /** Whether a district is named; its glyph always stands there. */
  readonly named: boolean;
  /** Middle of the first slot, and the way to the next one. */
  readonly first: number;
  readonly step: number;
  readonly statue: number;
  readonly statueScale: number;
  /** How far below the middle of a lane its slots lie, and how far above it its words. */
  readonly down: number;
  readonly up: number;
  readonly slotWidth: number;
  readonly slotHeight: number;
}

/** Everything in one line per lane. */
export const WIDE: Layout = {
  width: 420,
  top: 20,
  lane: 25,
  named: true,
  first: 150,
  step: 34,
  statue: 114,
  statueScale: 0.82,
  down: 0,
  up: 0,
  slotWidth: 31,
  slotHeight: 21,
};

/** At a small desk the glyph alone names a district. */
export const COMPACT: Layout = {
  width: 296,
  top: 18,
  lane: 21,
  named: false,
  first: 68,
  step: 27,
  statue: 40,
  statueScale: 0.66,
  down: 0,
  up: 0,
  slotWidth: 24,
  slotHeight: 18,
};

/** On a phone a lane has its words above its slots, and a slot is as large as a finger. */
export const TALL: Layout = {
  width: 336,
  top: 18,
  lane: 70,
  named: true,
  first: 74,
  step: 47,
  statue: 24,
  statueScale: 1,
  down: 10,
  up: 22,
  slotWidth: 44,
  slotHeight: 44,
};
