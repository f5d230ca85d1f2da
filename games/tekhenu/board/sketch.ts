import { seatSign } from '@naos/table-ui/seat-shape';
import { byCount } from '../rules/content/board.ts';
import { CONDITIONS, colourOf, conditionOf, dieAt, FORBIDDEN, faceOf, GODS } from '../rules/content/wheel.ts';
import type { TekhenuView } from '../rules/view.ts';
import { CENTRE, placedDice, polar } from './scene/dice-places.ts';

const LIGHTS = { sunny: '#f4d98c', shaded: '#dcc7a0', dark: '#4a4660' } as const;
/** White, black, yellow, brown, gray: the face, its edge and its figure. */
const DICE = [
  ['#f8f3e6', '#a4977c', '#1f160c'],
  ['#25232b', '#6d6a78', '#fff3e0'],
  ['#eabf4c', '#8a6010', '#1f160c'],
  ['#8a5630', '#4f2e14', '#fff3e0'],
  ['#a9a8ab', '#6b6a6e', '#1f160c'],
] as const;
const INNER = 54;
const OUTER = 176;
const RIM = 206;
const STATUES = 191;

/** The obelisk with its light, the dice around it and the statues of the gods. */
export function sketch(view: TekhenuView): string {
  const parts = [
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RIM}" fill="#e9dcc0" stroke="#b59c69" stroke-width="3"/>`,
    ...GODS.map((_, sector) => sectorOf(view, sector)),
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${INNER}" fill="#efe3ca"/>`,
    shadow(view.wheel),
    `<path d="M${CENTRE - 26} ${CENTRE + 34}h52l-8 -12h-8l-6 -52l-4 -16l-4 16l-6 52h-8z" fill="#cdb98d" stroke="#8a6f42"/>`,
    `<path d="M${CENTRE - 4} ${CENTRE - 30}l4 -16l4 16z" fill="#e0a92e"/>`,
    ...placedDice(view).map(die),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 420">${parts.join('')}</svg>`;
}

function sectorOf({ wheel, players, godStatues }: TekhenuView, sector: number): string {
  const [from, to] = [sector * 60, sector * 60 + 60];
  const light = LIGHTS[CONDITIONS[conditionOf(wheel, sector)] ?? 'sunny'];
  const [a, b, c, d] = [polar(from, OUTER), polar(to, OUTER), polar(to, INNER), polar(from, INNER)];
  const form = `M${a.join(' ')}A${OUTER} ${OUTER} 0 0 1 ${b.join(' ')}L${c.join(' ')}A${INNER} ${INNER} 0 0 0 ${d.join(' ')}z`;
  const { slotsPerGod } = byCount(players.length);
  const statues = Array.from({ length: slotsPerGod }, (_, i) => {
    const [x, y] = polar(from + 30 + (i - (slotsPerGod - 1) / 2) * 9, STATUES);
    const owner = godStatues[sector * 3 + i] ?? -1;
    return owner === -1
      ? `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="#b59c69" stroke-dasharray="3 3"/>`
      : seatSign(owner, x, y, 20);
  });
  return `<path d="${form}" fill="${light}" stroke="#fff4dc" stroke-width="2"/>${statues.join('')}`;
}

function shadow(wheel: number): string {
  return `<path transform="rotate(${(wheel + 4) * 60} ${CENTRE} ${CENTRE})" d="M${CENTRE - 11} ${CENTRE}l4 -150l7 -15l7 15l4 150z" fill="#1e182c" fill-opacity="0.42"/>`;
}

function die({ spot, purity, at: [x, y], sign: [dx, dy] }: ReturnType<typeof placedDice>[number]): string {
  const [face, edge, ink] = DICE[colourOf(dieAt(spot))] ?? DICE[0];
  const cube = `<rect x="${x - 16}" y="${y - 16}" width="32" height="32" rx="7" fill="${face}" stroke="${edge}" stroke-width="2"/>`;
  const figure = `<text x="${x}" y="${y + 8}" font-family="Inter" font-weight="600" font-size="22" text-anchor="middle" fill="${ink}">${faceOf(dieAt(spot))}</text>`;
  const barred =
    purity === FORBIDDEN
      ? `<circle cx="${x + dx}" cy="${y + dy}" r="7" fill="#fffaf0" stroke="#a5341f" stroke-width="3"/><path d="M${x + dx - 4} ${y + dy + 4}l8 -8" stroke="#a5341f" stroke-width="3"/>`
      : '';
  return cube + figure + barred;
}
