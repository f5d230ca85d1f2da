import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs what leaves the house and must come back unchanged: cookies, invite links, watch links. */
export class Secret {
  private readonly key: Buffer;

  constructor(hex: string) {
    this.key = Buffer.from(hex, 'hex');
  }

  /** 128 bits, readable in a link. The purpose keeps a signature for one thing from serving for another. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('base64url').slice(0, 22);
  }

  /** A seed that this house alone can work out, and always the same: nobody has to keep it. */
  seed(purpose: string, text: string): string {
    return createHmac('sha256', this.key).update(`${purpose}\n${text}`).digest('hex');
  }

  fits(purpose: string, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A table's id: ten letters that are easy to read out, 50 bits. */
export function freshTableId(): string {
  return Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

const CLUB_ID_LETTERS = 12;

/** A club's id: longer than a table's, so that neither is taken for the other. */
export function freshClubId(): string {
  return Array.from(randomBytes(CLUB_ID_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

export function isClubId(id: string): boolean {
  return id.length === CLUB_ID_LETTERS;
}

/** An event's id: longer than a club's. */
export function freshEventId(): string {
  return Array.from(randomBytes(14), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A player's public id. */
export function freshPlayerId(): string {
  return randomBytes(12).toString('base64url');
}

/** A seed or a secret: 256 bits from the operating system. */
export function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is kept of a token instead of the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
