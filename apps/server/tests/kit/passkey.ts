import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey in software: what a phone or a security key does, for tests. */
export class TestPasskey {
  private readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;
  private counter = 0;
  private readonly counts: boolean;

  /** `counts`: as a security key; one that follows its owner from device to device does not. */
  constructor(counts = true) {
    this.counts = counts;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string): Buffer =>
      Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
    // COSE: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
    this.cose = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
  }

  register(challenge: string, origin: string, rpId: string): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.cose]);
    const data = Buffer.concat([this.authenticatorData(rpId, 0x45), attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  login(challenge: string, origin: string, rpId: string): object {
    const data = this.authenticatorData(rpId, 0x05);
    const client = this.clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counts ? ++this.counter : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
