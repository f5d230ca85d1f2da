import { SEAT_COLOURS, seatSign } from '@naos/table-ui/seat-shape';
import { SPACES, type SpaceKind, TEMPLES } from '../rules/content/board.ts';
import { EMPTY } from '../rules/state.ts';
import type { AtonView } from '../rules/view.ts';
import { cellBox, templeBox, WIDE } from './scene/layout.ts';

const GROUNDS: Readonly<Record<SpaceKind, string>> = {
  yellow: '#f4d98c',
  green: '#b9d9a8',
  black: '#4b4453',
  blue: '#b3cdee',
  'bonus-1': '#f0bd97',
  'bonus-2': '#f0bd97',
};
const MARGIN = 14;

/** The temples with their priests, the Kingdom of the Dead and both scores. */
export function sketch({ board, sides }: AtonView): string {
  const { temple, kingdom } = WIDE;
  const left = (temple.left[0] ?? 0) - MARGIN;
  const top = (temple.top[0] ?? 0) - MARGIN;
  const [width, height] = [kingdom.width + 2 * MARGIN, kingdom.y + kingdom.height - top + MARGIN];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="16" fill="#ddc99b"/>`,
    ...Array.from({ length: TEMPLES }, (_, n) => walls(n + 1)),
    ...SPACES.map((_, space) => spaceWith(space, board[space] ?? EMPTY)),
    dead(sides),
    '</svg>',
  ].join('');
}

function walls(temple: number): string {
  const { x, y, width, height } = templeBox(WIDE, temple);
  const cornice = `<rect x="${x}" y="${y}" width="${width}" height="16" rx="4" fill="#a5341f"/><circle cx="${x + width / 2}" cy="${y + 8}" r="8" fill="#f3cd6c"/>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#f8efda"/>${cornice}`;
}

function spaceWith(space: number, owner: number): string {
  const { x, y, width, height } = cellBox(WIDE, space);
  const kind = SPACES[space]?.kind ?? 'yellow';
  const bonus = SPACES[space]?.bonus ?? 0;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${GROUNDS[kind]}"/>`;
  if (owner !== EMPTY)
    return `${ground}<circle cx="${cx}" cy="${cy}" r="30" fill="#fffaf0"/>${seatSign(owner, cx, cy, 46)}`;
  return bonus === 0 ? ground : `${ground}${figure(`+${bonus}`, cx, cy + 10, 28, '#7d3b12')}`;
}

/** A priest of the Kingdom for each that is there, and the scores at its sides. */
function dead(sides: AtonView['sides']): string {
  const { x, y, width, height } = WIDE.kingdom;
  const middle = y + height / 2;
  const lying = sides.flatMap((side, seat) => new Array<number>(side.dead).fill(seat));
  const step = Math.min(52, (width - 300) / Math.max(1, lying.length));
  const signs = lying.map((seat, i) => {
    const at = x + width / 2 + (i - (lying.length - 1) / 2) * step;
    return `<circle cx="${at}" cy="${middle}" r="24" fill="#fffaf0"/>${seatSign(seat, at, middle, 34)}`;
  });
  const scores = sides.map((side, seat) => {
    const at = seat === 0 ? x + 66 : x + width - 66;
    const plate = `<rect x="${at - 56}" y="${y + 10}" width="112" height="${height - 20}" rx="10" fill="${SEAT_COLOURS[seat]}"/>`;
    return plate + figure(String(side.score), at, middle + 17, 48, '#fffaf0');
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#38323f"/>${signs.join('')}${scores.join('')}`;
}

function figure(text: string, x: number, y: number, size: number, colour: string): string {
  return `<text x="${x}" y="${y}" font-family="Inter" font-weight="600" font-size="${size}" text-anchor="middle" fill="${colour}">${text}</text>`;
}
