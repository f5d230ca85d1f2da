import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areBrowserKeys, freshPushKeys, pushRequest, sealMessage } from '../src/notices/web-push.ts';

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  sender: {
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  },
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a message is sealed as in the example of RFC 8291', () => {
  const salt = Buffer.from(RFC.salt, 'base64url');
  expect(sealMessage(RFC.text, RFC.browser, salt, RFC.sender).toString('base64url')).toBe(RFC.sealed);
});

test('a message has a salt and a key of its own each time', () => {
  expect(sealMessage('x', RFC.browser).equals(sealMessage('x', RFC.browser))).toBe(false);
});

describe('a push request', () => {
  const keys = freshPushKeys();
  const subscription = { endpoint: 'https://push.example:8443/a/b?c', keys: RFC.browser };
  const { headers, body } = pushRequest(subscription, 'hello', keys, 'mailto:naos@example.org', 1_800_000_000_000);

  test('says for how long the message is worth keeping, and how it is sealed', () => {
    expect(headers).toMatchObject({ TTL: '86400', 'Content-Encoding': 'aes128gcm' });
    expect(body.toString('latin1')).not.toContain('hello');
  });

  test('is signed for the push service alone, for less than a day (RFC 8292)', () => {
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.Authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: 'https://push.example:8443',
      exp: 1_800_000_000 + 12 * 3600,
      sub: 'mailto:naos@example.org',
    });
    const point = Buffer.from(key, 'base64url');
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isGenuine = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isGenuine).toBe(true);
  });
});

test('keys that can seal nothing are known as such', () => {
  expect(areBrowserKeys(RFC.browser)).toBe(true);
  const offCurve = `${RFC.browser.p256dh.slice(0, -4)}AAAA`;
  for (const p256dh of ['', 'AAAA', offCurve, 'not base64!']) {
    expect(areBrowserKeys({ ...RFC.browser, p256dh })).toBe(false);
  }
  expect(areBrowserKeys({ ...RFC.browser, auth: 'AAAA' })).toBe(false);
});
