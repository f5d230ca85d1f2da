import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '../refusal.ts';
import type { Notice } from './text.ts';

const PATIENCE = 5_000;

/** Addresses inside somebody's network: a webhook must not become a way to knock on their doors. */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv6');
}

function isInside(address: string): boolean {
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped === undefined ? INSIDE.check(address, family) : INSIDE.check(mapped, 'ipv4');
}

/** The address of a webhook, if it may be called: https, and a machine that everybody can reach. */
export async function allowedWebhook(text: string): Promise<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '') {
    throw new Refusal('malformed', 'A webhook is an address that begins with https:// and holds no password.');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }];
  if (found.length === 0) throw new Refusal('malformed', `There is no machine called ${host}.`);
  if (found.some(({ address }) => isInside(address)))
    throw new Refusal('malformed', `${host} is not a public address.`);
  return url;
}

/** Posts a notice as JSON. Redirects are not followed: they could lead inside. */
export async function postWebhook(address: string, { title, body, link, tables }: Notice): Promise<void> {
  const url = await allowedWebhook(address);
  await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, body, link, tables }),
  });
}
