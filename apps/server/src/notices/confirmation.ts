import { type Catalogs, type Language, line, speaker } from '@naos/words';
import type { Secret } from '../secret.ts';
import type { Channel } from '../store/record-rows.ts';
import type { Notice } from './text.ts';

const WORDS: Catalogs = {
  en: {
    title: 'Naos: is this your address?',
    body: 'Somebody entered this address on Naos to be told here when it is their turn. If that was you, open the link and confirm it. If not, do nothing: nothing else will be sent.',
  },
  ru: {
    title: 'Naos: это ваш адрес?',
    body: 'Кто-то указал этот адрес на сайте Naos, чтобы получать сюда письма, когда наступает ход. Если это вы, откройте ссылку и подтвердите адрес. Если нет, ничего не делайте: больше писем не будет.',
  },
};

const speakers = { en: speaker('en', WORDS), ru: speaker('ru', WORDS) };

const DAY_MS = 24 * 3_600_000;
/** How often one address is asked in a day, whoever enters it. */
const MOST_A_DAY = 3;
const MOST_REMEMBERED = 10_000;

type Address = Pick<Channel, 'id' | 'body'>;

/** Asks whoever reads an address whether they want to be told there; without an answer nothing else is sent to it. */
export class Confirmations {
  private readonly secret: Secret;
  private readonly now: () => number;
  private readonly asked = new Map<string, readonly number[]>();

  constructor(secret: Secret, now: () => number) {
    this.secret = secret;
    this.now = now;
  }

  /** The message with the link; null when the address was asked often enough. None of the words is the person's. */
  write(channel: Address, language: Language, publicUrl: URL): Notice | null {
    const now = this.now();
    const address = channel.body.toLowerCase();
    const before = (this.asked.get(address) ?? []).filter((at) => at > now - DAY_MS);
    if (before.length >= MOST_A_DAY) return null;
    this.asked.delete(address);
    this.asked.set(address, [...before, now]);
    const [oldest] = this.asked.keys();
    if (this.asked.size > MOST_REMEMBERED && oldest !== undefined) this.asked.delete(oldest);
    const path = `/settings?confirm=${channel.id}.${this.sign(channel)}`;
    const say = speakers[language];
    return {
      title: say(line('title')),
      body: say(line('body')),
      path,
      link: new URL(path, publicUrl).href,
      tables: [],
    };
  }

  fits(channel: Address, signature: string): boolean {
    return this.secret.fits('channel', `${channel.id} ${channel.body}`, signature);
  }

  private sign({ id, body }: Address): string {
    return this.secret.sign('channel', `${id} ${body}`);
  }
}
