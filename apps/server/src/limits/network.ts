import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network, of eight: whoever has one address has all of its network. */
const NETWORK_GROUPS = 4;

/** What an address is counted as: itself, or its network of 64 bits; an IPv4 address in IPv6's clothes as what it is. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after)];
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const all = [...head, ...new Array<string>(gap).fill('0'), ...tail];
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
