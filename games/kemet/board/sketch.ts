import { SEAT_COLOURS, seatSign } from '@naos/table-ui/seat-shape';
import { AREAS, areaAt, boardOf } from '../rules/content/areas.ts';
import { NONE } from '../rules/state.ts';
import type { KemetView } from '../rules/view.ts';
import {
  cityMiddle,
  type Ground,
  ground,
  HEIGHT,
  heart,
  OUTLINES,
  pyramidSpot,
  STORM_EAST,
  spotsOf,
  WALLS,
  WEST_WIDTH,
  WIDTH,
} from './scene/land.ts';

const GROUNDS: Readonly<Record<Ground, string>> = {
  dunes: '#ecd9ae',
  out: '#f1e2bd',
  far: '#e3c793',
  oasis: '#d3d5a0',
  pave: '#f3ead2',
  storm: '#dccfae',
};
/** Lit and shaded sides of a pyramid, by colour. */
const GEMS = [
  ['#b3243b', '#7c1527'],
  ['#1f5fae', '#123f7c'],
  ['#fdfbf4', '#cfd6d8'],
  ['#3b3840', '#232128'],
] as const;

/** The map with cities, pyramids and troops. Nothing that lies on it is secret. */
export function sketch(view: KemetView): string {
  const { seats } = view;
  const { open, areas, cities } = boardOf(seats);
  const width = seats > 3 ? WIDTH : WEST_WIDTH;
  const land = AREAS.filter(({ type }) => type !== 'district').map(
    ({ index }) =>
      `<path d="${OUTLINES[index]}" fill="${GROUNDS[ground(index, open[index] === true)]}" stroke="#a98a4f" stroke-width="3"/>`,
  );
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#7fb4bd"/>`,
    ...land,
    `<path d="${STORM_EAST}" fill="${GROUNDS.storm}" stroke="#a98a4f" stroke-width="3"/>`,
    ...cities.map((city) => cityOf(city, view.lord[city] ?? NONE)),
    ...areas.map(landmark),
    ...view.height.map((height, district) => pyramid(district, height, view.colour[district] ?? 0)),
    ...areas.map((area) => troops(view, area)),
  ];
  // Land goes on beyond the frame; what is shown ends with the map.
  const frame = `<clipPath id="kemet-frame"><rect width="${width}" height="${HEIGHT}" rx="24"/></clipPath>`;
  const map = `<g clip-path="url(#kemet-frame)">${parts.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">${frame}${map}</svg>`;
}

function cityOf(city: number, lord: number): string {
  const wall = (WALLS[city] ?? []).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const outline = `M${wall.join('L')}Z`;
  const middle = cityMiddle(city);
  const floor = `<path d="${outline}" fill="#f6ecd2" stroke="#8a6f42" stroke-width="12"/>`;
  if (lord === NONE) return floor;
  const tint = `<path d="${outline}" fill="${SEAT_COLOURS[lord]}" fill-opacity="0.22"/>`;
  return `${floor}${tint}${seatSign(lord, middle.x, middle.y, 34)}`;
}

function landmark(area: number): string {
  const { type, obelisk } = areaAt(area);
  const { x, y } = heart(area);
  const spot = spotsOf(area).obelisk;
  const needle = obelisk
    ? `<path d="M${spot.x} ${spot.y - 34}l7 14l3 44h-20l3 -44z" fill="#c3a468" stroke="#8a6f42" stroke-width="2"/>`
    : '';
  if (type !== 'temple' && type !== 'sanctuary') return needle;
  return `${needle}<path d="M${x - 36} ${y + 20}l4 -38h24v12h16v-12h24l4 38z" fill="#e9d6a8" stroke="#8a6f42" stroke-width="2"/>`;
}

function pyramid(district: number, height: number, colour: number): string {
  if (height === 0) return '';
  const { x, y } = pyramidSpot(district);
  const [lit, dim] = GEMS[colour] ?? GEMS[0];
  const top = 8 + 11 * height;
  const sides = `<path d="M-28 16L0 ${16 - top}V20z" fill="${lit}"/><path d="M28 16L0 ${16 - top}V20z" fill="${dim}"/>`;
  const plate = `<circle cx="26" cy="14" r="14" fill="#fffaf0"/>${figure(height, 26, 21, 20, '#271d13')}`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${sides}${plate}</g>`;
}

/** Who stands in an area, and who attacks it. */
function troops(view: KemetView, area: number): string {
  const [holder, raiders] = [view.holder[area] ?? NONE, view.raiders[area] ?? 0];
  const attacker = view.agenda.find((one) => one.do === 'turn')?.seat ?? NONE;
  const { x, y } = spotsOf(area).troop;
  const lift = raiders > 0 ? 30 : 0;
  const standing = holder === NONE ? '' : troop(holder, view.units[area] ?? 0, x - lift, y);
  return raiders > 0 && attacker !== NONE ? standing + troop(attacker, raiders, x + lift, y) : standing;
}

function troop(seat: number, units: number, x: number, y: number): string {
  if (units === 0) return '';
  const rim = `<circle cx="${x}" cy="${y}" r="34" fill="#fffaf0"/>`;
  return `${rim}${seatSign(seat, x, y, 56)}${figure(units, x, y + (seat === 0 ? 17 : 10), 28, '#fffaf0')}`;
}

function figure(n: number, x: number, y: number, size: number, colour: string): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="Inter" font-weight="600" font-size="${size}" text-anchor="middle" fill="${colour}">${n}</text>`;
}
