import { createTransport, type Transporter } from 'nodemailer';
import type { Services } from '../services.ts';
import type { Channel } from '../store/record-rows.ts';
import type { SafeFetch } from './safe-fetch.ts';
import type { Notice } from './text.ts';
import { freshPushKeys, type PushKeys, pushRequest, type Subscription } from './web-push.ts';

const CARRIER_MS = 10_000;

/** The server's own push keys, made once and kept. */
export async function pushKeys(store: Services['store']): Promise<PushKeys> {
  const keys: PushKeys = JSON.parse(await store.server.keep('push keys', JSON.stringify(freshPushKeys())));
  return keys;
}

/** Carries a notice over one of a person's channels. */
export class Carriers {
  private readonly store: Services['store'];
  private readonly safeFetch: SafeFetch;
  private readonly now: () => number;
  private readonly keys: PushKeys;
  private readonly contact: string;
  private readonly mail: { readonly transport: Transporter; readonly from: string } | null;

  constructor(
    { store, settings, safeFetch, now }: Pick<Services, 'store' | 'settings' | 'safeFetch' | 'now'>,
    keys: PushKeys,
  ) {
    this.store = store;
    this.safeFetch = safeFetch;
    this.now = now;
    this.keys = keys;
    this.contact = settings.mail === null ? 'mailto:naos@localhost' : `mailto:${settings.mail.from}`;
    this.mail =
      settings.mail === null ? null : { transport: transportTo(settings.mail.smtp), from: settings.mail.from };
  }

  async carry(channel: Channel, notice: Notice): Promise<void> {
    if (channel.kind === 'push') await this.push(channel, notice);
    else if (channel.kind === 'webhook') await this.webhook(channel, notice);
    else if (this.mail !== null) {
      const text = notice.link === null ? notice.body : `${notice.body}\n\n${notice.link}\n`;
      await this.mail.transport.sendMail({ from: this.mail.from, to: channel.body, subject: notice.title, text });
    }
  }

  private async webhook({ player, body: address }: Channel, { title, body, link, tables }: Notice): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    taken(await this.safeFetch.post(player, address, headers, JSON.stringify({ title, body, link, tables })));
  }

  private async push(channel: Channel, { title, body, path }: Notice): Promise<void> {
    const subscription: Subscription = JSON.parse(channel.body);
    const message = JSON.stringify({ title, body, path });
    const { headers, body: sealed } = pushRequest(subscription, message, this.keys, this.contact, this.now());
    const status = await this.safeFetch.post(channel.player, subscription.endpoint, headers, sealed);
    // The browser gave the subscription up: so do we.
    if (status === 404 || status === 410) await this.store.records.removeChannel(channel.id, channel.player);
    else taken(status);
  }
}

/** A mail server that is away is given up after some seconds, not after minutes. */
function transportTo(url: string): Transporter {
  return createTransport({
    url,
    dnsTimeout: CARRIER_MS,
    connectionTimeout: CARRIER_MS,
    greetingTimeout: CARRIER_MS,
    socketTimeout: 2 * CARRIER_MS,
  });
}

function taken(status: number): void {
  if (status < 200 || status > 299) throw new Error(`It was answered with ${status}.`);
}
