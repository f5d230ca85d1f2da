// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), by hand: the engine runs in every browser and on the server without
// dependencies, and the platform's own hash is asynchronous in the browser, which replaying rules can't be.

const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const FIRST = new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const BLOCK = 64;
const schedule = new Int32Array(BLOCK);
const encoder = new TextEncoder();
const HEX = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
/** The digits of a hash, made into a text all at once: one after the other they would leave 63 texts behind. */
const digits = new Array<number>(BLOCK).fill(0);
/** Texts up to this length, which nearly all are, are hashed in a place that is kept. */
const SHORT = 4 * 1024;
const kept = new Uint8Array(SHORT + 2 * BLOCK);
const keptHash = new Uint32Array(FIRST);

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function mixBlock(hash: Uint32Array, bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let i = 0, b = from; i < 16; i++, b += 4) {
    w[i] = ((bytes[b] ?? 0) << 24) | ((bytes[b + 1] ?? 0) << 16) | ((bytes[b + 2] ?? 0) << 8) | (bytes[b + 3] ?? 0);
  }
  for (let i = 16; i < BLOCK; i++) {
    const a = w[i - 15] ?? 0;
    const b = w[i - 2] ?? 0;
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = ((w[i - 16] ?? 0) + small + (w[i - 7] ?? 0) + large) | 0;
  }
  let a = (hash[0] ?? 0) | 0;
  let b = (hash[1] ?? 0) | 0;
  let c = (hash[2] ?? 0) | 0;
  let d = (hash[3] ?? 0) | 0;
  let e = (hash[4] ?? 0) | 0;
  let f = (hash[5] ?? 0) | 0;
  let g = (hash[6] ?? 0) | 0;
  let h = (hash[7] ?? 0) | 0;
  for (let i = 0; i < BLOCK; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}

/** How many bytes a message of `length` takes with its padding. */
const paddedLength = (length: number): number => (Math.floor((length + 8) / BLOCK) + 1) * BLOCK;

/** Hashes the first `length` bytes; there is room for the padding after them, whatever stands there now. */
function digestIn(bytes: Uint8Array, length: number, hash = new Uint32Array(FIRST)): Uint32Array {
  const end = paddedLength(length);
  bytes.fill(0, length, end);
  bytes[length] = 0x80;
  // The length in bits, in the last eight bytes.
  for (let b = end - 1, rest = length * 8; rest > 0; b--, rest = Math.floor(rest / 256)) bytes[b] = rest % 256;
  for (let from = 0; from < end; from += BLOCK) mixBlock(hash, bytes, from);
  return hash;
}

function digest(bytes: Uint8Array): Uint32Array {
  const padded = new Uint8Array(paddedLength(bytes.length));
  padded.set(bytes);
  return digestIn(padded, bytes.length);
}

/** To be read before the next text is hashed. */
function digestText(text: string): Uint32Array {
  // A character takes at most three bytes.
  if (text.length * 3 > SHORT) return digest(encoder.encode(text));
  keptHash.set(FIRST);
  return digestIn(kept, encoder.encodeInto(text, kept).written, keptHash);
}

function toBytes(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    view.setUint32(i * 4, word);
  });
  return bytes;
}

/** The SHA-256 of a text (as UTF-8), or the first `count` of its 64 lower-case hex digits. */
export function sha256(text: string, count = 64): string {
  const hash = digestText(text);
  for (let i = 0; i < count; i++) {
    const word = hash[i >> 3] ?? 0;
    digits[i] = HEX[(word >>> (28 - 4 * (i & 7))) & 15] ?? 0;
  }
  return String.fromCharCode(...(count === digits.length ? digits : digits.slice(0, count)));
}

/** The HMAC-SHA-256 of a text under a key, as eight 32-bit words. The key is text, at most 64 bytes long. */
export function hmac(key: string, text: string): Uint32Array {
  const keyBytes = encoder.encode(key);
  const message = encoder.encode(text);
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  for (const [i, byte] of keyBytes.entries()) {
    inner[i] = 0x36 ^ byte;
    outer[i] = 0x5c ^ byte;
  }
  inner.set(message, BLOCK);
  outer.set(toBytes(digest(inner)), BLOCK);
  return digest(outer);
}
