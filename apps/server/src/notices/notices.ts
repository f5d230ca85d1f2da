import type { Seat } from '@naos/engine';
import type { Language } from '@naos/words';
import type { Services } from '../services.ts';
import type { Channel } from '../store/record-rows.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Carriers } from './carriers.ts';
import { Confirmations } from './confirmation.ts';
import { writeNotice } from './text.ts';

/** People who look at the page see their turn there; others hear of it after this long, all tables in one message. */
const DIGEST_MS = 20_000;
/** How many people are told at once: somebody's webhook that does not answer holds up few others. */
const MESSENGERS = 24;

/** Tells people that tables wait for them, by every way they have asked for. Nothing of a game's content is in it. */
export class Notices {
  private readonly services: Services;
  private readonly carriers: Carriers;
  private readonly isHere: (player: string) => boolean;
  private readonly confirmations: Confirmations;
  /** Tables that wait for a player, to be told in one message. */
  private readonly waiting = new Map<string, Map<string, string>>();
  /** Turns that have been told already, as `table seat version`. */
  private readonly told = new Map<string, string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(services: Services, carriers: Carriers, isHere: (player: string) => boolean) {
    this.services = services;
    this.carriers = carriers;
    this.isHere = isHere;
    this.confirmations = new Confirmations(services.secret, services.now);
  }

  /** Notes whom the table waits for; `again`: seats that are reminded although they have been told. */
  look(live: LiveTable, again: readonly Seat[] = []): void {
    const { doc } = live;
    this.forgetAnswered(doc);
    if (doc.status !== 'running') return;
    for (const seat of doc.waiting) {
      const player = personOn(doc, seat);
      if (player === null || this.isHere(player) || live.elsewhere.has(player)) continue;
      const turn = `${live.askedSince(seat)}${again.includes(seat) ? ' again' : ''}`;
      const key = `${live.id} ${seat}`;
      if (this.told.get(key) === turn) continue;
      this.told.set(key, turn);
      const tables = this.waiting.get(player) ?? new Map<string, string>();
      tables.set(live.id, doc.game);
      this.waiting.set(player, tables);
      this.timer ??= setTimeout(() => this.flush(), DIGEST_MS).unref();
    }
    if (this.told.size > 50_000) this.told.clear();
  }

  /** Who has answered in the meantime, or had it answered by an order, is not called any more. */
  private forgetAnswered(doc: TableDoc): void {
    if (this.waiting.size === 0) return;
    for (const [seat, { player }] of doc.seats.entries()) {
      if (player === null || (doc.status === 'running' && doc.waiting.includes(seat))) continue;
      const tables = this.waiting.get(player);
      if (tables?.delete(doc.id) === true && tables.size === 0) this.waiting.delete(player);
    }
  }

  /** Sends one message to everybody for whom tables wait. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const waiting = [...this.waiting];
    this.waiting.clear();
    const messengers = Array.from({ length: MESSENGERS }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await this.tell(...next);
    });
    await Promise.all(messengers);
  }

  private async tell(player: string, tables: ReadonlyMap<string, string>): Promise<void> {
    try {
      if (this.isHere(player) || (await this.services.presence.isElsewhere(player))) return;
      await this.sendTo(player, tables);
    } catch (problem) {
      this.services.log.warn({ problem: String(problem) }, 'a notice could not be sent');
    }
  }

  private async sendTo(player: string, tables: ReadonlyMap<string, string>): Promise<void> {
    const channels = await this.services.store.records.channels(player);
    if (channels.length === 0) return;
    const language = (await this.services.store.players.read(player))?.body.language ?? 'en';
    const titles = new Map(
      [...tables].map(([id, game]) => [id, this.services.games.get(game).gameModule.title[language]]),
    );
    const notice = writeNotice(titles, language, this.services.settings.publicUrl);
    await Promise.all(
      channels.map((channel) =>
        channel.state === 'confirmed' ? this.carriers.carry(channel, notice) : this.askFirst(channel, language),
      ),
    );
  }

  /** An address that was never asked is asked; one that has not agreed yet hears nothing. */
  private async askFirst(channel: Channel, language: Language): Promise<void> {
    if (channel.state === 'unasked') await this.ask(channel, language);
  }

  /** Asks an address whether it wants to hear from us. */
  async ask(channel: Channel, language: Language): Promise<void> {
    const { publicUrl } = this.services.settings;
    const question = publicUrl === null ? null : this.confirmations.write(channel, language, publicUrl);
    if (question === null) return;
    await this.services.store.records.channelAsked(channel.id);
    await this.carriers.carry(channel, question);
  }

  /** Takes the answer of a link; false when the link does not fit. */
  async confirm(token: string): Promise<boolean> {
    const [id = '', signature = ''] = token.split('.');
    const { records } = this.services.store;
    const channel = await records.channel(id);
    if (channel === null || !this.confirmations.fits(channel, signature)) return false;
    await records.confirmChannel(id, this.services.now());
    return true;
  }
}

function personOn(doc: TableDoc, seat: Seat): string | null {
  const seatInfo = doc.seats[seat];
  return seatInfo?.kind === 'person' ? seatInfo.player : null;
}
