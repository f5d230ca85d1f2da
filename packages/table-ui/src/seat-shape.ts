/** Triangle, disc, square, rhombus, pentagon, in a box of 16. */
const SHAPES = [
  'M8 1.6 15 14.2H1z',
  'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.200z',
  'M2 2h12v12H2z',
  'M8 .6 15.400 8 8 15.400 .6 8z',
  'M8 .8 15.200 6.100 12.500 14.600H3.500L.8 6.100z',
] as const;

/** Seats have a colour and a shape, always both: the path of a seat's shape. No React here: the server draws with it. */
export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

/** The seats' colours by day, as `tokens.css` has them: a picture is drawn without style sheets. */
export const SEAT_COLOURS = ['#a5341f', '#1c4c8a', '#17664b', '#5f4289', '#8a5a00'] as const;

const BOX = 16;

/** A seat's sign around a point, as SVG text; `hollow` is a free seat's. */
export function seatSign(seat: number, x: number, y: number, size: number, hollow = false): string {
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
  const paint = hollow ? `fill="none" stroke="${colour}" stroke-width="1.6"` : `fill="${colour}"`;
  const scale = size / BOX;
  const place = `translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}"><path d="${seatShape(seat)}" ${paint}/></g>`;
}
