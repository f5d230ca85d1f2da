import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { DamageError } from './database.ts';

/** What most lines are made of: what is written here costs next to nothing. Never changed: packed games need it as it is. */
const COMMON = Buffer.from(
  [
    '{"naos":1,"game":"temple-of-fate","rules":"1.0.0","seats":2,"options":{},"commitment":"',
    '{"naos":1,"game":"tekhenu","rules":"1.0.0","seats":4,"options":{},"commitment":"',
    '{"naos":1,"game":"kemet","rules":"1.0.0","seats":3,"options":{},"commitment":"',
    '{"naos":1,"game":"aton","rules":"1.0.0","seats":2,"options":{},"commitment":"',
    '","outcome":{"places":[2,1],"points":[,"seeds":["","all":true,"back":',
    '","at":18\n{"n":1,"seat":1,"move":"","at":17\n{"n":1,"seat":0,"move":"',
  ].join(''),
);
const MOST_BYTES = 64_000_000;
/** More lines take the thread that plays too long whenever they are read: such a game, one of thousands, lies as it is. */
export const MOST_PACKED = 3_000;
const HASHED = /^(.*),"hash":"([0-9a-f]+)"\}$/s;

/**
 * The lines of a game that is over, packed. Of their hashes the last is kept: it is worked out of all lines before it,
 * as each of the others is. Null for too many, and for lines that would not come out again letter by letter.
 */
export function packLines(lines: readonly string[]): Uint8Array | null {
  if (lines.length > MOST_PACKED) return null;
  const parts = lines.map((line) => HASHED.exec(line));
  const last = parts.at(-1)?.[2];
  if (last === undefined || parts.includes(null)) return null;
  const text = [last, ...parts.map((part) => part?.[1] ?? '')].join('\n');
  const packed = new Uint8Array(deflateRawSync(text, { dictionary: COMMON, level: 9 }));
  const isExact = unpackLines(packed)?.every((line, n) => line === lines[n]) ?? false;
  return isExact ? packed : null;
}

/** The same lines; null when what is packed is damaged: its hashes do not come out. */
function unpackLines(packed: Uint8Array): readonly string[] | null {
  let text: string;
  try {
    text = inflateRawSync(packed, { dictionary: COMMON, maxOutputLength: MOST_BYTES }).toString();
  } catch {
    return null;
  }
  const [last = '', ...contents] = text.split('\n');
  let before = '';
  const lines = contents.map((content) => {
    before = hash('sha256', `${before}\n${content}}`).slice(0, last.length);
    return `${content},"hash":"${before}"}`;
  });
  return before === last ? lines : null;
}

/** The lines of a packed game. */
export function linesOf(table: string, packed: unknown): readonly string[] {
  const lines = packed instanceof Uint8Array ? unpackLines(packed) : null;
  if (lines === null) throw new DamageError(`The packed game of table ${table} can not be read.`);
  return lines;
}
