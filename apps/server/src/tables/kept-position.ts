import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import { type Audience, type KeptPosition, type Vocabulary, WHOLE_AUDIENCE } from '@naos/engine';
import type { PositionRow } from '../store/position-rows.ts';
import type { Replayed } from './transcript-lines.ts';

/** Shorter games are played through as fast as a position is read. */
export const FEWEST_LINES = 150;
const SEAL_BYTES = 16;
const MOST_BYTES = 64_000_000;
const deflated = promisify(deflateRaw);

/** Where a game's lines lead, as it is kept: what everybody may see there, and everything that nobody may. */
export interface Kept {
  /** How many lines lead there, the head included. */
  readonly lines: number;
  readonly position: KeptPosition<Vocabulary>;
  /** Of the lines that somebody does not notice, by number. */
  readonly audiences: readonly (readonly [line: number, audience: Audience])[];
}

/** What a position is sealed with: it fits the rules that it comes of, the lines that lead to it, and is whole. */
function sealOf(rules: string, last: string, packed: Uint8Array): Uint8Array {
  return hash('sha256', Buffer.concat([Buffer.from(`${rules} ${last}\n`), packed]), 'buffer').subarray(0, SEAL_BYTES);
}

type Played = Pick<Replayed, 'match' | 'audiences'>;

/** What is to be kept of a game as it stands. */
export function keptIn({ match, audiences }: Played): Kept {
  const { entries, hashes, position } = match;
  const partial = entries.map(({ n }) => [n, audiences.at(n)] as const).filter(([, who]) => who !== WHOLE_AUDIENCE);
  return { lines: hashes.length, position: position.kept, audiences: partial };
}

/** The same, packed for the store. All work but the writing down is done in another thread. */
export async function keptRow(played: Played, rules: string): Promise<PositionRow> {
  const kept = keptIn(played);
  const last = played.match.hashes.at(-1) ?? '';
  const packed = await deflated(JSON.stringify(kept), { level: 9 });
  const sealed = Buffer.concat([sealOf(rules, last, packed), packed]);
  return { lines: kept.lines, rules, packed: new Uint8Array(sealed) };
}

/** A kept position, where it fits the rules and the hashes of the lines; null for any other. */
export function fitting(row: PositionRow | null, rules: string | null, hashes: readonly string[]): Kept | null {
  if (row === null || row.rules !== rules) return null;
  const last = hashes[row.lines - 1];
  const packed = row.packed.subarray(SEAL_BYTES);
  if (last === undefined || !sealOf(rules, last, packed).every((byte, i) => byte === row.packed[i])) return null;
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString());
}
