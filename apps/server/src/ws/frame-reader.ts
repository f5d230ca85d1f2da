import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';

/** RFC 6455, 5.2: a whole text message, the frames that only ask for a sign of life, and what marks a client's frame. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const LENGTH = 0x7f;
const SHORT = 126;
const LONG = 127;
const MASK = 4;
/** Letters below it are written alike in every form. */
const PLAIN = 0x80;

type Listener = (this: Socket, piece: Buffer) => void;

/**
 * The way in of one socket, put before the one of ws. Nearly everything that people send is a short text in one whole
 * frame, which is read here for a fraction of what the general way costs. Pings and pongs are passed on to ws, and at the
 * first sight of anything else, be it long, cut up or wrong, all the rest is left to it.
 */
export function readShortTexts(line: Socket, longest: number, hear: (text: string) => void): void {
  // Node forgets what its listeners take.
  const general = line.listeners('data')[0] as Listener | undefined;
  if (general === undefined) throw new Error('ws does not listen to its socket.');
  const listen = (piece: Buffer): void => {
    let at = 0;
    while (at < piece.length) {
      const start = contentOf(piece, at, longest);
      const end = start + lengthOf(piece, at);
      const known = start !== -1 && end <= piece.length;
      const text = known && piece[at] === TEXT ? textOf(piece, start, end) : null;
      if (text !== null) hear(text);
      else if (known && piece[at] !== TEXT) general.call(line, piece.subarray(at, end));
      else {
        // ws removes its own listener when the conversation ends, so it has to be the one that is there.
        line.removeListener('data', listen);
        line.on('data', general);
        general.call(line, piece.subarray(at));
        return;
      }
      at = end;
    }
  };
  line.on('data', listen);
  line.removeListener('data', general);
}

/** Where the content of a short and masked frame begins that stands by itself; -1 for any other. */
function contentOf(piece: Buffer, at: number, longest: number): number {
  const kind = piece[at];
  const second = piece[at + 1] ?? 0;
  const length = second & LENGTH;
  if ((second & MASKED) === 0 || length === LONG) return -1;
  if (kind !== TEXT && ((kind !== PING && kind !== PONG) || length === SHORT)) return -1;
  const start = at + 2 + (length === SHORT ? 2 : 0) + MASK;
  return start > piece.length || lengthOf(piece, at) > longest ? -1 : start;
}

/** As much of it as has come by now says. */
function lengthOf(piece: Buffer, at: number): number {
  const length = (piece[at + 1] ?? 0) & LENGTH;
  return length === SHORT ? ((piece[at + 2] ?? 0) << 8) | (piece[at + 3] ?? 0) : length;
}

/** The text without its mask; null, with everything as it was, when it is none. */
function textOf(piece: Buffer, start: number, end: number): string | null {
  if (unmask(piece, start, end) < PLAIN) return piece.toString('latin1', start, end);
  if (isUtf8(piece.subarray(start, end))) return piece.toString('utf8', start, end);
  unmask(piece, start, end);
  return null;
}

/** Takes the mask off, or puts it on again; returns the bits that are set in any letter. */
function unmask(piece: Buffer, start: number, end: number): number {
  let bits = 0;
  for (let i = start; i < end; i++) {
    const letter = (piece[i] ?? 0) ^ (piece[start - MASK + ((i - start) & (MASK - 1))] ?? 0);
    piece[i] = letter;
    bits |= letter;
  }
  return bits;
}
