import type { Secret } from '../secret.ts';
import { CallSlots } from './call-slots.ts';
import type { Notice } from './text.ts';

const CALL_MS = 5_000;
/** A link into the messenger is good for as long as people take to find their phone. */
const CODE_MS = 3_600_000;
/** Telegram that could not be reached is left alone for so long. */
const AGAIN_MS = 60_000;
const PLAYER_LETTERS = 16;
/** Characters of a caption below a picture. */
const CAPTION = 1_024;

/** The operator's bot, and where its interface is. */
export interface TelegramSettings {
  readonly token: string;
  readonly api: URL;
}

/** What Telegram answered that it would not do. */
export class TelegramRefusal extends Error {
  override readonly name = 'TelegramRefusal';
  readonly status: number;

  constructor(status: number) {
    super(`Telegram answered with ${status}.`);
    this.status = status;
  }
}

/** Telegram's interface for bots, as far as we use it. The operator gave the address, so that it may lie inside. */
export class Telegram {
  private readonly settings: TelegramSettings;
  private readonly publicUrl: URL;
  private readonly secret: Secret;
  private readonly now: () => number;
  private readonly slots = new CallSlots();
  private name: string | null = null;
  /** The try that runs or was the last, and until when there is no other: who asks must not wait for each other. */
  private again: { readonly try: Promise<void>; readonly until: number } | null = null;

  constructor(settings: TelegramSettings, publicUrl: URL, secret: Secret, now: () => number) {
    this.settings = settings;
    this.publicUrl = publicUrl;
    this.secret = secret;
    this.now = now;
  }

  /** What Telegram sends along with everything it tells us; nobody else knows it. */
  get key(): string {
    return this.secret.sign('telegram updates', this.settings.token);
  }

  /** Learns the bot's name and tells Telegram where to reach us; again later where that fails. */
  async start(): Promise<void> {
    const me = await this.call('server', 'getMe', {});
    await this.call('server', 'setWebhook', {
      url: new URL('/api/telegram/updates', this.publicUrl).href,
      secret_token: this.key,
      allowed_updates: ['message'],
    });
    this.name = isNamed(me) ? me.username : null;
  }

  /** The link with which a person makes the bot's acquaintance; null while Telegram can't be reached. */
  async linkFor(player: string): Promise<string | null> {
    if (this.name === null) await this.startAgain();
    if (this.name === null) return null;
    return `https://t.me/${this.name}?start=${player}${this.sign(player, this.now())}`;
  }

  /** Who came by such a link; null: it is too old, or nobody's. */
  playerOf(code: string): string | null {
    const player = code.slice(0, PLAYER_LETTERS);
    const signature = code.slice(PLAYER_LETTERS);
    const isFresh = [this.now(), this.now() - CODE_MS].some((at) =>
      this.secret.fits('telegram', signed(player, at), signature),
    );
    return isFresh ? player : null;
  }

  /** Sends a notice to a chat: with its picture, and without it where Telegram can't fetch that. */
  async send(player: string, chat: string, notice: Notice): Promise<void> {
    const { title, body, link, picture = null, button = '' } = notice;
    const text = `${title}\n${body}`;
    const below =
      link === null || button === '' ? {} : { reply_markup: { inline_keyboard: [[{ text: button, url: link }]] } };
    if (picture !== null) {
      const photo = { chat_id: chat, photo: picture, caption: text.slice(0, CAPTION), ...below };
      const answer = await this.call(player, 'sendPhoto', photo).catch((problem: unknown) => problem);
      if (!(answer instanceof Error)) return;
      if (!(answer instanceof TelegramRefusal) || answer.status !== 400) throw answer;
    }
    await this.call(player, 'sendMessage', { chat_id: chat, text, ...below });
  }

  private startAgain(): Promise<void> {
    const known = this.again;
    if (known !== null && known.until > this.now()) return known.try;
    this.again = { try: this.start().catch(() => {}), until: this.now() + AGAIN_MS };
    return this.again.try;
  }

  private sign(player: string, at: number): string {
    return this.secret.sign('telegram', signed(player, at));
  }

  private call(person: string, method: string, body: object): Promise<unknown> {
    const { api, token } = this.settings;
    return this.slots.run(person, api.hostname, async () => {
      const answer = await fetch(new URL(`/bot${token}/${method}`, api), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_MS),
        redirect: 'error',
      }).catch(() => {
        // The problem's own text would name the address, and the address holds the token.
        throw new Error('Telegram can not be reached.');
      });
      if (!answer.ok) throw new TelegramRefusal(answer.status);
      const { result }: { readonly result?: unknown } = await answer.json();
      return result;
    });
  }
}

/** A link's code holds for the hour in which it was made, and the next. */
const signed = (player: string, at: number): string => `${player} ${Math.floor(at / CODE_MS)}`;

function isNamed(me: unknown): me is { readonly username: string } {
  return typeof me === 'object' && me !== null && 'username' in me && typeof me.username === 'string';
}
