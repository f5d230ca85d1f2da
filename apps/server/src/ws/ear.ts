import type { Socket } from 'node:net';

/** RFC 6455, 5.2: a whole text message; the first of the control frames; a frame that the client has masked. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const LENGTH = 0x7f;
const SHORT = 126;
const LONG = 127;
const MASK = 4;
const PLAIN = 0x80;

type Listener = (this: Socket, piece: Buffer) => void;

/**
 * The way in of one socket, put before the one of ws. Nearly all that people send is one whole frame with a short text of
 * plain letters, which is read here for a fraction of what the general way costs. Everything else is left to ws: pings and
 * pongs and other letters frame by frame, and at the first sight of anything longer, cut up or wrong, all the rest.
 */
export function hearPlainTexts(line: Socket, longest: number, hear: (text: string) => void): void {
  const general = line.listeners('data')[0] as Listener | undefined;
  if (general === undefined) throw new Error('ws does not listen to its socket.');
  const listen = (piece: Buffer): void => {
    let at = 0;
    while (at < piece.length) {
      const start = contentOf(piece, at, longest);
      const end = start === -1 ? -1 : start + lengthOf(piece, at);
      if (end === -1 || end > piece.length) {
        // ws removes its own listener when the conversation ends, so it has to be the one that is there.
        line.removeListener('data', listen);
        line.on('data', general);
        general.call(line, at === 0 ? piece : piece.subarray(at));
        return;
      }
      const text = piece[at] === TEXT ? plainText(piece, start, end) : null;
      if (text === null) general.call(line, piece.subarray(at, end));
      else hear(text);
      at = end;
    }
  };
  line.on('data', listen);
  line.removeListener('data', general);
}

/** Where the content of a short and masked frame begins that stands by itself; -1 for any other. */
function contentOf(piece: Buffer, at: number, longest: number): number {
  const kind = piece[at];
  if (kind !== TEXT && kind !== PING && kind !== PONG) return -1;
  const second = piece[at + 1] ?? 0;
  if ((second & MASKED) === 0 || (second & LENGTH) === LONG) return -1;
  const long = (second & LENGTH) === SHORT;
  const start = at + 2 + (long ? 2 : 0) + MASK;
  return start > piece.length || lengthOf(piece, at) > longest ? -1 : start;
}

function lengthOf(piece: Buffer, at: number): number {
  const length = (piece[at + 1] as number) & LENGTH;
  return length === SHORT ? piece.readUInt16BE(at + 2) : length;
}

/** The text without its mask; null, with everything as it was, when it has other letters than plain ones. */
function plainText(piece: Buffer, start: number, end: number): string | null {
  if (unmask(piece, start, end) < PLAIN) return piece.toString('latin1', start, end);
  unmask(piece, start, end);
  return null;
}

/** Takes the mask off, or puts it on again; returns the bits that are set in any letter. */
function unmask(piece: Buffer, start: number, end: number): number {
  let bits = 0;
  for (let i = start; i < end; i++) {
    const letter = (piece[i] as number) ^ (piece[start - MASK + ((i - start) & (MASK - 1))] as number);
    piece[i] = letter;
    bits |= letter;
  }
  return bits;
}
