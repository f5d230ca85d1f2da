/** Seats have a colour and a shape: triangle, disc, square, rhombus; drawn on the priests. */
export const SEAT_SHAPES = [
  'M0-6.6 6.6 5.4H-6.6Z',
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
  'M-5.3-5.3H5.3V5.3H-5.3Z',
  'M0-7 6.4 0 0 7-6.4 0Z',
] as const;

/** Outline of a priest around the origin, 32 wide and 46 high. */
export const PRIEST_OUTLINE =
  'M-12 17C-12 9-9.5 3-6.5-1.5L-9-4.5-5.6-7.2A7.4 7.4 0 1 1 5.6-7.2L9-4.5 6.5-1.5C9.5 3 12 9 12 17Z';
