import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/** A pair of keys on the curve P-256, as raw bytes in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys that a browser gives to those who may send it messages. */
interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
}

const CURVE = 'prime256v1';
/** How long a push service keeps a message for a browser that is away, in seconds. */
const KEPT = 24 * 3600;
/** How long a signature holds, in seconds; RFC 8292 allows a day. */
const SIGNED = 12 * 3600;
/** Every message fits into one record of this size. */
const RECORD = 4096;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

export function freshPushKeys(): PushKeys {
  const {
    d = '',
    x = '',
    y = '',
  } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  return { publicKey: Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]).toString('base64url'), privateKey: d };
}

/** Whether something can be sealed for these keys. */
export function areBrowserKeys(browser: BrowserKeys): boolean {
  try {
    sealMessage('', browser);
    return bytes(browser.p256dh).length === 65 && bytes(browser.auth).length >= 16;
  } catch {
    return false;
  }
}

/** What is posted to a push service (RFC 8030): the message sealed for the browser, signed for the service. */
export function pushRequest(
  { endpoint, keys: browser }: Subscription,
  message: string,
  keys: PushKeys,
  contact: string,
  now: number,
): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SIGNED, sub: contact };
  return {
    headers: {
      TTL: String(KEPT),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      Authorization: `vapid t=${signedClaims(claims, keys)}, k=${keys.publicKey}`,
    },
    body: sealMessage(message, browser),
  };
}

/** Seals a message that only the browser can open (RFC 8291, in the form of RFC 8188 with a single record). */
export function sealMessage(
  message: string,
  { p256dh, auth }: BrowserKeys,
  salt: Buffer = randomBytes(16),
  sender: PushKeys = freshPushKeys(),
): Buffer {
  const [theirs, ours] = [bytes(p256dh), bytes(sender.publicKey)];
  const exchange = createECDH(CURVE);
  exchange.setPrivateKey(bytes(sender.privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = Buffer.from(hkdfSync('sha256', exchange.computeSecret(theirs), bytes(auth), info, 32));
  const derived = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(ours.length),
    ours,
    // 2 says that this record is the last.
    cipher.update(Buffer.concat([Buffer.from(message), Buffer.of(2)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Who sends this, for the eyes of one push service (RFC 8292). */
function signedClaims(claims: object, { publicKey, privateKey }: PushKeys): string {
  const point = bytes(publicKey);
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
