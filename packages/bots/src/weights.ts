import { GameError, sha256 } from '@naos/engine';
import { layerLength, type Net } from './net.ts';

/**
 * A net as a file, little-endian: `NAOSNET1`, 32 bytes of SHA-256 over everything after them, the number of sizes and
 * the sizes as 32-bit whole numbers, then all weights as 32-bit floats.
 */
const MAGIC = 'NAOSNET1';
const HASH_BYTES = 32;
const HEAD_BYTES = MAGIC.length + HASH_BYTES;
const LARGEST_LAYER = 1 << 16;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hash of a file's content, which also names it. */
function hashOf(content: Uint8Array): string {
  return sha256(hexOf(content));
}

/** Writes a net as a file. */
export function writeNet({ sizes, layers }: Net): Uint8Array {
  const floats = layers.reduce((sum, layer) => sum + layer.length, 0);
  const content = new DataView(new ArrayBuffer(4 * (1 + sizes.length + floats)));
  let at = 0;
  for (const whole of [sizes.length, ...sizes]) {
    content.setUint32(at, whole, true);
    at += 4;
  }
  for (const layer of layers) {
    for (const weight of layer) {
      content.setFloat32(at, weight, true);
      at += 4;
    }
  }
  const body = new Uint8Array(content.buffer);
  const file = new Uint8Array(HEAD_BYTES + body.length);
  file.set(new TextEncoder().encode(MAGIC), 0);
  file.set(
    Uint8Array.from(hashOf(body).match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
    MAGIC.length,
  );
  file.set(body, HEAD_BYTES);
  return file;
}

/** Reads a file that `writeNet` wrote. Throws a GameError when it is something else, cut off or altered. */
export function readNet(file: Uint8Array): Net {
  if (new TextDecoder().decode(file.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new GameError('These are no weights: the file does not begin with NAOSNET1.');
  }
  const body = file.subarray(HEAD_BYTES);
  if (hexOf(file.subarray(MAGIC.length, HEAD_BYTES)) !== hashOf(body)) {
    throw new GameError('The weights do not fit their hash: the file was cut off or altered. Fetch it again.');
  }
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const count = view.getUint32(0, true);
  const sizes = Array.from({ length: count }, (_, i) => view.getUint32(4 * (i + 1), true));
  if (count < 2 || sizes.some((size) => size === 0 || size > LARGEST_LAYER)) {
    throw new GameError(`Weights with layers of ${sizes.join(', ')} can't be used.`);
  }
  let at = 4 * (1 + count);
  const layers = sizes.slice(1).map((outputs, l) => {
    const layer = new Float32Array(layerLength(sizes[l] as number, outputs));
    for (let i = 0; i < layer.length; i++, at += 4) layer[i] = view.getFloat32(at, true);
    return layer;
  });
  return { sizes, layers };
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
 * Loads a net in the browser and in Node alike. Pass `new URL('./weights/two.bin', import.meta.url)`, written just so:
 * the page's build finds the file by it.
 */
export async function loadNet(url: URL): Promise<Net> {
  return readNet(await bytesAt(url));
}

/** Loads weights that stay for ever: others than those whose content's hash begins so are refused with a GameError. */
export async function loadFrozenNet(url: URL, hash: string): Promise<Net> {
  const file = await bytesAt(url);
  const net = readNet(file);
  const found = hexOf(file.subarray(MAGIC.length, HEAD_BYTES));
  if (found.startsWith(hash)) return net;
  throw new GameError(
    `${url.pathname} holds weights ${found.slice(0, hash.length)}, not ${hash}. Frozen weights are never replaced: put new ones into a file of their own.`,
  );
}
