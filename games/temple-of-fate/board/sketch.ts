import { seatSign } from '@naos/table-ui/seat-shape';
import { BLOCKED, CONTENT, colourOf, hasPriest, levelOf } from '../rules/content/cells.ts';
import { SIZE } from '../rules/content/geometry.ts';
import type { TempleView } from '../rules/view.ts';

/** Ground, then the three levels. */
const STONES = ['#c7b187', '#e6d8b7', '#f6ecd3', '#fffaf0'] as const;
const ORNAMENTS = ['#b03a22', '#c08a12', '#2062a6', '#397a35'] as const;
const CELL = 40;
/** How far a level stands above the one below. */
const LIFT = 9;
const SIDE = SIZE * CELL;
const GAP = 36;
const HEAD = 48;

/** Everybody's temple from above: its levels, ornaments and priests. */
export function sketch({ players }: TempleView): string {
  const columns = players.length > 2 ? 2 : 1;
  const rows = Math.ceil(players.length / columns);
  const [width, height] = [columns * (SIDE + GAP) + GAP, rows * (SIDE + GAP + HEAD) + GAP];
  const temples = players.map(({ temple, won }, seat) => {
    const x = GAP + (seat % columns) * (SIDE + GAP);
    const y = GAP + HEAD + Math.floor(seat / columns) * (SIDE + GAP + HEAD);
    const head = `${seatSign(seat, 18, -32, 36)}${cardsWon(won.length)}`;
    return `<g transform="translate(${x} ${y})">${head}${pyramid(temple.cells, seat)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${temples.join('')}</svg>`;
}

function cardsWon(n: number): string {
  const cards = Array.from(
    { length: n },
    (_, i) => `<rect x="${52 + i * 26}" y="-46" width="20" height="28" rx="4" fill="#a87a1c"/>`,
  );
  return cards.join('');
}

/** Lower levels first, so that what stands higher covers them. */
function pyramid(cells: readonly number[], seat: number): string {
  const base = `<rect x="-8" y="-8" width="${SIDE + 16}" height="${SIDE + 16}" rx="10" fill="#94794b"/>`;
  const order = cells.map((_, cell) => cell).toSorted((a, b) => levelAt(cells, a) - levelAt(cells, b));
  return base + order.map((cell) => stone(cells, cell, seat)).join('');
}

const levelAt = (cells: readonly number[], cell: number): number => Math.max(0, levelOf(cells[cell] ?? 0));

function stone(cells: readonly number[], cell: number, seat: number): string {
  const [content, level] = [cells[cell] ?? 0, levelAt(cells, cell)];
  const x = (cell % SIZE) * CELL;
  const y = Math.floor(cell / SIZE) * CELL - level * LIFT;
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const wall = level === 0 ? '' : `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL + LIFT}" fill="#a88d5c"/>`;
  const colour = ORNAMENTS[colourOf(content)];
  const isBlocked = (content & CONTENT) === BLOCKED;
  const top = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${isBlocked ? '#4a3f33' : STONES[level]}" stroke="#8c7346" stroke-width="1"/>`;
  const ornament = colour === undefined ? '' : `<circle cx="${cx}" cy="${cy}" r="13" fill="${colour}"/>`;
  const priest = hasPriest(content)
    ? `<circle cx="${cx}" cy="${cy}" r="18" fill="#fffaf0" stroke="#271d13"/>${seatSign(seat, cx, cy, 24)}`
    : '';
  return `${wall}${top}${ornament}${priest}`;
}
