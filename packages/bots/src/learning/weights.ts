import { GameError, sha256 } from '@naos/engine';

/**
 * Weights as a file, little-endian: `NAOSNET1`, 32 bytes of SHA-256 over everything after them, the number of sizes and
 * the sizes as 32-bit whole numbers (two: so many weights, one sum), then the weights and one 0 as 32-bit floats.
 */
const MAGIC = 'NAOSNET1';
const HASH_BYTES = 32;
const HEAD_BYTES = MAGIC.length + HASH_BYTES;
const SUMS = 1;
const WORD = 4;
/** Before the weights: the number of sizes and two sizes. */
const SIZE_BYTES = 3 * WORD;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hash of a file's content, which also names it. */
function hashOf(content: Uint8Array): string {
  return sha256(hexOf(content));
}

/** Writes weights as a file. */
export function writeWeights(weights: Float32Array): Uint8Array {
  const body = new Uint8Array(SIZE_BYTES + WORD * (weights.length + 1));
  const content = new DataView(body.buffer);
  for (const [i, whole] of [2, weights.length, SUMS].entries()) content.setUint32(WORD * i, whole, true);
  for (const [i, weight] of weights.entries()) content.setFloat32(SIZE_BYTES + WORD * i, weight, true);
  const file = new Uint8Array(HEAD_BYTES + body.length);
  file.set(new TextEncoder().encode(MAGIC), 0);
  file.set(
    Uint8Array.from(hashOf(body).match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
    MAGIC.length,
  );
  file.set(body, HEAD_BYTES);
  return file;
}

/** Reads a file that `writeWeights` wrote. Throws a GameError when it is something else, cut off or altered. */
export function readWeights(file: Uint8Array): Float32Array {
  if (new TextDecoder().decode(file.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new GameError('These are no weights: the file does not begin with NAOSNET1.');
  }
  const body = file.subarray(HEAD_BYTES);
  if (hexOf(file.subarray(MAGIC.length, HEAD_BYTES)) !== hashOf(body)) {
    throw new GameError('The weights do not fit their hash: the file was cut off or altered. Fetch it again.');
  }
  const content = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [count, width, sums] = [0, 1, 2].map((i) => content.getUint32(WORD * i, true));
  if (count !== 2 || width === undefined || sums !== SUMS || body.length !== SIZE_BYTES + WORD * (width + 1)) {
    throw new GameError('These weights are no plain list of numbers, so they can not be used.');
  }
  return Float32Array.from({ length: width }, (_, i) => content.getFloat32(SIZE_BYTES + WORD * i, true));
}

/** The part of Node that reads files; absent in the browser. */
interface NodeLike {
  readonly getBuiltinModule?: (name: string) => { readonly readFileSync: (url: URL) => Uint8Array };
}

async function bytesAt(url: URL): Promise<Uint8Array> {
  if (url.protocol === 'file:') {
    const { process: node } = globalThis as { readonly process?: NodeLike };
    const fs = node?.getBuiltinModule?.('node:fs');
    if (fs === undefined) throw new GameError(`Weights at ${url.href} can't be read here.`);
    return fs.readFileSync(url);
  }
  const answer = await fetch(url);
  if (!answer.ok)
    throw new GameError(`The weights did not come (${answer.status}). Check the connection and try again.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Loads weights in the browser and in Node alike. Pass `new URL('./weights/two.bin', import.meta.url)`, written just so:
 * the page's build finds the file by it.
 */
export async function loadWeights(url: URL): Promise<Float32Array> {
  return readWeights(await bytesAt(url));
}

/** Loads weights that stay for ever: others than those whose content's hash begins so are refused with a GameError. */
export async function loadFrozenWeights(url: URL, hash: string): Promise<Float32Array> {
  const file = await bytesAt(url);
  const weights = readWeights(file);
  const found = hexOf(file.subarray(MAGIC.length, HEAD_BYTES));
  if (found.startsWith(hash)) return weights;
  throw new GameError(
    `${url.pathname} holds weights ${found.slice(0, hash.length)}, not ${hash}. Frozen weights are never replaced: put new ones into a file of their own.`,
  );
}
