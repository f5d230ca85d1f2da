import { CREST_FIELDS, CREST_GOLD, CREST_OUTLINES, CREST_SIGNS_DRAWN, type Crest } from '@naos/protocol';
import { seatSign } from '@naos/table-ui/seat-shape';
import type { PictureFace, SeatFace } from './face.ts';
import { escaped } from './html.ts';
import { sayFace } from './words.ts';

const LOGO = `<path d="M2,4h30c-2,2 -3,4 -3,7H5c0,-3 -1,-5 -3,-7z" fill="#8f6412"/><path d="M5.5,13h23L30,32H21.5L20.8,19h-7.6L12.5,32H4z" fill="#271d13"/><circle cx="17" cy="25" r="3.2" fill="#a5341f"/>`;

/** What the two fonts can't write would be drawn as boxes. */
const UNWRITTEN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}+=<>|~^$№°±×−]/gu;
/** Where the words stand: beside a cover or a crest, or beside a board, which needs more room. */
interface Column {
  readonly left: number;
  readonly width: number;
}
const RIGHT = 1152;
const BESIDE_COVER: Column = { left: 540, width: RIGHT - 540 };
const BESIDE_BOARD: Column = { left: 660, width: RIGHT - 660 };
/** Pixels a letter of the text takes. */
const LETTER = 16.5;

/**
 * The picture of a link, 1200 x 630: cover, what it is about, seats and a button. `covers`: the games' own drawings;
 * `sketch`: a position, which stands in their place.
 */
export function drawFace(face: PictureFace, covers: readonly string[], sketch: string | null = null): string {
  const isTable = face.seats.length > 0;
  const column = sketch === null ? BESIDE_COVER : BESIDE_BOARD;
  const { left, width } = column;
  const letters = Math.floor(width / LETTER);
  const title = fitted(face.title, width);
  const lines = isTable ? [face.below] : wrapped(face.below, letters, 4);
  const top = isTable ? 210 : 230 - (title.lines.length - 1) * 30;
  const below = isTable ? 466 : top + title.lines.length * title.size * 1.1 + 10;
  const parts = [
    `<rect width="1200" height="630" fill="#f5ecd9"/><rect width="${left - 20}" height="630" fill="#ead9b3"/>`,
    sketch === null ? '' : placed(sketch, 24, 24, left - 68, 582),
    face.crest === undefined ? covered(covers) : crested(face.crest),
    text(clipped(face.kept, letters), left, 96, 34, '#5b4935'),
    ...title.lines.map((one, i) => text(one, left, top + i * title.size * 1.1, title.size, '#271d13', 'Forum')),
    seatRow(face, column),
    ...lines.map((one, i) => text(clipped(one, letters + 1), left, below + i * 44, 32, '#271d13')),
    `<g transform="translate(${left} 538) scale(1.25)">${LOGO}</g>`,
    text('Naos', left + 58, 574, 36, '#271d13', 'Forum'),
    button(face.button),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${parts.join('')}</svg>`;
}

function crested({ shape, colour, sign }: Crest): string {
  const outline = `d="${CREST_OUTLINES[shape]}" fill="${CREST_FIELDS[colour]}" stroke="${CREST_GOLD}" stroke-width="5"`;
  const drawn = `d="${CREST_SIGNS_DRAWN[sign]}" fill="${CREST_GOLD}" fill-rule="evenodd"`;
  return `<g transform="translate(60 95) scale(4)"><path ${outline}/><path ${drawn}/></g>`;
}

function covered(covers: readonly string[]): string {
  const [only] = covers;
  if (only !== undefined && covers.length === 1) return placed(only, 44, 34, 436, 562);
  return covers.map((cover, i) => placed(cover, 32 + (i % 2) * 236, 18 + Math.floor(i / 2) * 300, 220, 292)).join('');
}

/** A cover is a page of its own, whose colours may be changed by the site's theme; here they are as by day. */
function placed(cover: string, x: number, y: number, width: number, height: number): string {
  const byDay = cover
    .replace(/<\?xml[^>]*>/, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1');
  const sized = byDay.replace(/<svg\b/, `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
  return byDay.startsWith('<svg') ? sized : '';
}

function seatRow({ seats, language }: PictureFace, { left, width }: Column): string {
  const step = Math.min(200, width / Math.max(1, seats.length));
  const size = seats.length > 3 ? 20 : 26;
  const letters = Math.floor(step / (size * 0.62));
  return seats
    .map((seat, i) => {
      const middle = left + step * i + Math.min(step, 130) / 2;
      return (
        seatSign(i, middle, 298, 60, seat.name === '') +
        label(seat, middle, { size, letters }, sayFace(language, 'free'))
      );
    })
    .join('');
}

interface Lettering {
  readonly size: number;
  readonly letters: number;
}

function label({ name, points }: SeatFace, middle: number, { size, letters }: Lettering, free: string): string {
  const shown = name === '' ? free : clipped(writable(name) || '?', letters);
  const colour = name === '' ? '#8f6412' : '#271d13';
  const below = text(shown, middle, 368, size, colour, 'Inter', 'middle', 600);
  return points === null ? below : below + text(String(points), middle, 412, 34, '#271d13', 'Forum', 'middle');
}

function button(words: string): string {
  const width = 64 + words.length * 17;
  return (
    `<rect x="${RIGHT - width}" y="528" width="${width}" height="66" rx="14" fill="#a5341f"/>` +
    text(words, RIGHT - width / 2, 572, 30, '#fff8ea', 'Inter', 'middle', 600)
  );
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  family: 'Inter' | 'Forum' = 'Inter',
  anchor: 'start' | 'middle' = 'start',
  weight: 400 | 600 = 400,
): string {
  const attributes = `x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}"`;
  return `<text ${attributes} text-anchor="${anchor}" fill="${fill}">${escaped(writable(words))}</text>`;
}

const writable = (words: string): string => words.replace(UNWRITTEN, '').trim();

function clipped(words: string, most: number): string {
  const letters = [...words];
  return letters.length <= most ? words : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`;
}

/** As large as fits into the width; what is long stands in two lines. */
function fitted(words: string, width: number): { readonly lines: readonly string[]; readonly size: number } {
  const size = Math.min(100, Math.floor(width / (Math.max(1, [...words].length) * 0.5)));
  return size >= 54 ? { lines: [words], size } : { lines: wrapped(words, Math.floor(width / 28), 2), size: 58 };
}

function wrapped(words: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    if (line !== '' && line.length + word.length >= letters) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
}
