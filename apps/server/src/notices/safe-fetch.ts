import { request } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { RequestRefusal } from '../request-refusal.ts';
import { CallSlots } from './call-slots.ts';
import { LOOKUP_MS, nameResolver, type ResolveName } from './resolve-name.ts';

const CALL_MS = 5_000;

/** Addresses of no machine that everybody can reach: private ones, this machine, this link, many at once, reserved ones. */
const INSIDE_4 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE_4.addSubnet(net, prefix, 'ipv4');
}
/** Everything but 2000::/3, and there what wraps an IPv4 address (6to4, Teredo): it may be any of the above. */
const INSIDE_6 = new BlockList();
for (const [net, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 32],
  ['2002::', 16],
] as const) {
  INSIDE_6.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address belongs to somebody's inner network: what people enter must not be a way to knock on doors there. */
export function isInside(address: string): boolean {
  return isIPv4(address) ? INSIDE_4.check(address, 'ipv4') : INSIDE_6.check(address, 'ipv6');
}

/** The one way in which the server calls addresses that people have given it: https, and public machines only. */
export class SafeFetch {
  private readonly slots = new CallSlots();
  private readonly resolve: ResolveName;
  private readonly isInside: (address: string) => boolean;
  private readonly limitMs: number;
  private readonly lookupMs: number;

  constructor(
    resolve: ResolveName = nameResolver(),
    inside: typeof isInside = isInside,
    limitMs: number = CALL_MS,
    lookupMs: number = LOOKUP_MS,
  ) {
    this.resolve = resolve;
    this.isInside = inside;
    this.limitMs = limitMs;
    this.lookupMs = lookupMs;
  }

  /**
   * Throws a RequestRefusal for an address that may not be called. A name is refused in one way and after one time,
   * whether it is a machine's inside or nobody's: else an inner network could be listed by asking for its names. It keeps
   * its slot as long, or whoever waits for the slot would tell the two apart.
   */
  async allow(person: string, text: string): Promise<void> {
    const url = readAddress(text);
    await this.slots.run(person, url.hostname, async () => {
      const answered = isIP(hostOf(url)) === 0 ? passed(this.lookupMs, undefined, { ref: false }) : undefined;
      try {
        await this.addresses(url);
      } catch (problem) {
        await answered;
        throw problem;
      }
    });
  }

  /** Posts something for a person and returns the answer's status. Redirects are not followed: they could lead inside. */
  async post(
    person: string,
    text: string,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
  ): Promise<number> {
    const url = readAddress(text);
    return this.slots.run(person, url.hostname, async () => this.call(url, await this.addresses(url), headers, body));
  }

  private call(
    url: URL,
    addresses: readonly string[],
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
  ): Promise<number> {
    const signal = AbortSignal.timeout(this.limitMs);
    return new Promise((done, failed) => {
      const options = { method: 'POST', headers, signal, lookup: pinned(addresses), agent: false };
      request(url, options, (answer) => {
        done(answer.statusCode ?? 0);
        answer.destroy();
      })
        .on('error', failed)
        .end(body);
    });
  }

  /** The only addresses at which a machine is called. */
  private async addresses(url: URL): Promise<readonly string[]> {
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await this.resolve(host).catch(() => []) : [host];
    if (addresses.length === 0 || addresses.some(this.isInside))
      throw new RequestRefusal('malformed', `${host} is not a public address.`);
    return addresses;
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && url.protocol === 'https:' && url.username === '' && url.password === '') return url;
  throw new RequestRefusal('malformed', 'This must be an address that begins with https:// and holds no password.');
}

/** Answers with the addresses that were looked at: asked again, a name server could say something else. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    const [first] = found;
    if (all === true || first === undefined) answer(null, found);
    else answer(null, first.address, first.family);
  };
}
