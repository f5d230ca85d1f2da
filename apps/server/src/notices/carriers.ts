import { createTransport, type Transporter } from 'nodemailer';
import webpush from 'web-push';
import type { House } from '../house.ts';
import type { Channel } from '../store/record-rows.ts';
import type { Notice } from './text.ts';
import { postWebhook } from './webhook.ts';

/** Keys with which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's own push keys, made once and kept. */
export async function pushKeys(store: House['store']): Promise<PushKeys> {
  return JSON.parse(await store.house.keep('push keys', JSON.stringify(webpush.generateVAPIDKeys()))) as PushKeys;
}

/** Carries a notice over one of a person's channels. */
export class Carriers {
  private readonly store: House['store'];
  private readonly keys: PushKeys;
  private readonly contact: string;
  private readonly mail: { readonly transport: Transporter; readonly from: string } | null;

  constructor(store: House['store'], settings: House['settings'], keys: PushKeys) {
    this.store = store;
    this.keys = keys;
    this.contact = settings.mail === null ? 'mailto:naos@localhost' : `mailto:${settings.mail.from}`;
    this.mail =
      settings.mail === null ? null : { transport: createTransport(settings.mail.smtp), from: settings.mail.from };
  }

  async carry(channel: Channel, notice: Notice): Promise<void> {
    if (channel.kind === 'push') await this.push(channel, notice);
    else if (channel.kind === 'webhook') await postWebhook(channel.body, notice);
    else if (this.mail !== null) {
      const text = notice.link === null ? notice.body : `${notice.body}\n\n${notice.link}`;
      await this.mail.transport.sendMail({ from: this.mail.from, to: channel.body, subject: notice.title, text });
    }
  }

  private async push(channel: Channel, { title, body, path }: Notice): Promise<void> {
    const subscription = JSON.parse(channel.body) as webpush.PushSubscription;
    const vapidDetails = { subject: this.contact, publicKey: this.keys.publicKey, privateKey: this.keys.privateKey };
    try {
      await webpush.sendNotification(subscription, JSON.stringify({ title, body, path }), {
        vapidDetails,
        TTL: 24 * 3600,
      });
    } catch (problem) {
      const status = (problem as { readonly statusCode?: number }).statusCode;
      // The browser gave the subscription up: so do we.
      if (status === 404 || status === 410) await this.store.records.removeChannel(channel.id, channel.player);
      else throw problem;
    }
  }
}
