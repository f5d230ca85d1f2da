import { createTransport, type Transporter } from 'nodemailer';
import type { Services } from '../services.ts';
import type { Channel } from '../store/record-rows.ts';
import { discordAddress, discordMessage } from './discord.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { type Telegram, TelegramRefusal } from './telegram.ts';
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
  private readonly telegram: Telegram | null;
  private readonly mail: { readonly transport: Transporter; readonly from: string } | null;

  constructor(
    { store, settings, safeFetch, now }: Pick<Services, 'store' | 'settings' | 'safeFetch' | 'now'>,
    keys: PushKeys,
    telegram: Telegram | null = null,
  ) {
    this.telegram = telegram;
    this.store = store;
    this.safeFetch = safeFetch;
    this.now = now;
    this.keys = keys;
    this.contact = settings.mail === null ? 'mailto:naos@localhost' : `mailto:${settings.mail.from}`;
    this.mail =
      settings.mail === null ? null : { transport: transportTo(settings.mail.smtp), from: settings.mail.from };
  }

  async carry(channel: Channel, notice: Notice): Promise<void> {
    switch (channel.kind) {
      case 'push':
        return this.push(channel, notice);
      case 'webhook':
        return this.webhook(channel, notice);
      case 'discord':
        return this.discord(channel, notice);
      case 'telegram':
        return this.sendTelegram(channel, notice);
      case 'email':
        return this.sendMail(channel, notice);
    }
  }

  private async sendMail({ body: to }: Channel, { title, body, link }: Notice): Promise<void> {
    if (this.mail === null) return;
    const text = link === null ? body : `${body}\n\n${link}\n`;
    await this.mail.transport.sendMail({ from: this.mail.from, to, subject: title, text });
  }

  private async discord(channel: Channel, notice: Notice): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const message = JSON.stringify(discordMessage(notice));
    const status = await this.safeFetch.post(channel.player, discordAddress(channel.body), headers, message);
    // Somebody removed the webhook from its channel.
    if (status === 404) await this.store.records.removeChannel(channel.id, channel.player);
    else taken(status);
  }

  private async sendTelegram(channel: Channel, notice: Notice): Promise<void> {
    try {
      await this.telegram?.send(channel.player, channel.body, notice);
    } catch (problem) {
      // Whoever blocks the bot wants to hear nothing more.
      if (!(problem instanceof TelegramRefusal) || problem.status !== 403) throw problem;
      await this.store.records.removeChannel(channel.id, channel.player);
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
