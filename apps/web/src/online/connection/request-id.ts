/**
 * A fresh id for a move or an act. Made by hand: `crypto.randomUUID` is missing on pages that come over plain HTTP, as in
 * a home network.
 */
export function freshRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
